export function builtWeb(root: string): string;
export function buildWeb(root: string): boolean;
