import type { Condition, PlainCondition, WoundingCondition } from './conditions.ts';
import type { ProvisionId } from './provisions.ts';

/** A number that may grow with the Level of the Hero concerned or of the Dungeon. */
export type Amount = number | { readonly perHeroLevel: number } | { readonly perDungeonLevel: number };

/**
 * What a card does to one character, in the words of the cards. `src/effects/index.ts` holds the code of each word in a
 * `Record` over `EffectWord`, so that none can be missing.
 */
export type PlainEffect =
  /** Wounds, not Damage (DD-CON-16). */
  | readonly ['wounds', Amount]
  /** Damage without a roll. */
  | readonly ['damage', Amount]
  | readonly ['heal', Amount | 'all']
  /** Suffered when positive, recovered when negative. */
  | readonly ['stress', number]
  | readonly ['light', number]
  /** Dice: so many d10, rolled by the Hero. */
  | readonly ['gold', number | 'd10' | '2d10']
  /** One of the Campaign Level (DD-TRI-07). */
  | readonly ['trinket']
  /** So many unused dice rolled into the pool. */
  | readonly ['roll-provisions', number]
  /** An unused die with this face. */
  | readonly ['provision', ProvisionId]
  /** One random die of the pool goes back to the supply. */
  | readonly ['lose-provision']
  /** One Food of the pool goes back to the supply, if there is any. */
  | readonly ['lose-food']
  | readonly ['gain-quirk', 'positive' | 'negative']
  /** One own Negative Quirk of choice. */
  | readonly ['cure-quirk']
  | readonly ['disease']
  | readonly ['cure-disease']
  /** One stack: Wounds a token, tokens. */
  | readonly [WoundingCondition, number, number]
  /** One stack: tokens. */
  | readonly [PlainCondition, number]
  | readonly ['remove', ...Condition[]]
  | readonly ['push' | 'pull', number]
  /** DD-CON-33: which of them, the acting side says for each target. */
  | readonly ['push-or-pull', number]
  /** On the tracker only: forward when positive. */
  | readonly ['slot', number]
  /** So many face-down Room tokens of the group's choice. */
  | readonly ['reveal', number]
  | readonly ['reveal-adjacent']
  /** In the next Exploration one Exploration die fewer each. */
  | readonly ['fewer-dice']
  | readonly ['take-chest']
  /** This turn: one action fewer, or more. */
  | readonly ['actions', number]
  /** This turn. */
  | readonly ['acc-this-turn', number]
  | readonly ['damage-this-turn', Amount]
  /** DD-ABO-02: the Abomination changes its form. */
  | readonly ['become', 'human' | 'beast']
  /** What only code can say, by its id (`src/effects/specials.ts`). */
  | readonly ['special', SpecialId];

/** Whom a word concerns, when not the character itself: every other Hero, every Hero, every Hero in the Area. */
export type Scope = 'others' | 'all' | 'area';

export type Effect =
  | PlainEffect
  | readonly [Scope, PlainEffect]
  /** One d10: each branch with the highest number it holds for. */
  | readonly ['d10', ...(readonly [number, readonly PlainEffect[]])[]]
  /** One d10: the first when it is odd, the second when it is even. */
  | readonly ['odd-even', PlainEffect, PlainEffect]
  /** The first, or the second when the first could not do anything (Penitent's Frame). */
  | readonly ['or-else', PlainEffect, PlainEffect];

export type EffectWord = Effect[0];
/** The effect of one word, also where several words share a shape. */
export type EffectOf<Word extends EffectWord> = Of<Effect, Word>;
type Of<Any, Word> = Any extends readonly [infer First, ...infer Rest]
  ? Word extends First
    ? readonly [Word, ...Rest]
    : never
  : never;

/** Skills with an effect of their own, which happens once a use unless its rule says otherwise. */
// biome-ignore format: a list
export const SPECIALS = [
  'raise-bones', 'life-steal', 'pit-toss', 'teleport', 'disassemble', 'undulate',
  'replicate-perfect', 'replicate-imperfect', 'disperse',
] as const;
export type SpecialId = (typeof SPECIALS)[number];
