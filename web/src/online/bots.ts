import type { Sitter } from '../engine/scene.ts';

/** The bots that one can give a seat to, by the names that the server knows them by. */
export const BOT_KINDS = ['greedy', 'random'] as const satisfies readonly Sitter[];
export type BotKind = (typeof BOT_KINDS)[number];

export const isBotKind = (name: string): name is BotKind => BOT_KINDS.some(kind => kind === name);
