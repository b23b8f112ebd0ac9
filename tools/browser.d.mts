type Environment = Readonly<Record<string, string | undefined>>;

export function findBrowser(env?: Environment, platform?: string): string | null;
export function needBrowser(env?: Environment, platform?: string): string;
export const BROWSER_WORDS: readonly string[];
