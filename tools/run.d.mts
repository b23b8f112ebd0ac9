export function bundle(entry: string, how?: { readonly whole?: boolean }): Promise<string>;
