import type { Abilities } from './abilities.ts';
import type { DieColour } from './dice.ts';
import type { TreasureColour } from './item-card.ts';
import type { LaidPiece } from './map-pieces.ts';
import type { MonsterKind, MonsterProfile, Rank } from './monsters.ts';

/** A space of the map: column and row, both from 0, the north-west corner first. */
export type Spot = readonly [column: number, row: number];

/** DJ-BRD-07: red is printed; blue and yellow are ours. Green is a colour of staircases only. */
export const RUNE_COLOURS = ['red', 'blue', 'yellow'] as const;
export type RuneColour = (typeof RUNE_COLOURS)[number];
export const STAIR_COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type StairColour = (typeof STAIR_COLOURS)[number];

/** With how many heroes something is placed. */
export const HERO_COUNTS = {
  '2+': [2, 3, 4],
  '3+': [3, 4],
  '4': [4],
  '2-3': [2, 3],
  '2': [2],
  '3': [3],
} as const;
export type HeroCount = keyof typeof HERO_COUNTS;

/**
 * A quest as data (DJ-SET-01, DJ-VAR-02). Texts are in the words, under `<quest>.title`, `<quest>.introduction`,
 * `<quest>.goal`, `<quest>.area-<n>` (its name), `<quest>.area-<n>.text`, `<quest>.rule-<n>`, `<quest>.<encounter>`
 * and the ids of named monsters and allies. What its special rules do is in effects/quests/<quest>.ts.
 */
export interface Quest {
  readonly number: number;
  /** The heroes' first conquest tokens (DJ-SET-17). Fewer heroes may need more of them: then one number for 2, 3 and 4 heroes each. */
  readonly conquest: number | readonly [number, number, number];
  /** A digit is a space of that area, anything else is none; area 0 is where the heroes start. */
  readonly map: readonly string[];
  /** Walls between two spaces that share a side and belong to one area. */
  readonly walls: readonly (readonly [Spot, Spot])[];
  /** The map pieces of which the map is laid. */
  readonly pieces: readonly LaidPiece[];
  readonly doors: Readonly<Record<string, QuestDoor>>;
  /** By their numbers. */
  readonly areas: readonly QuestArea[];
  /** DJ-TRS-11: by the numbers of the chest markers, 1 to 3 copper, 4 to 6 silver, 7 and 8 gold. */
  readonly chests: readonly [
    QuestChest,
    QuestChest,
    QuestChest,
    QuestChest,
    QuestChest,
    QuestChest,
    QuestChest,
    QuestChest,
  ];
  readonly encounters: Readonly<Record<string, QuestEncounter>>;
  readonly named: Readonly<Record<string, NamedMonster>>;
  readonly allies: Readonly<Record<string, QuestAlly>>;
  /** Its special rules, in order: `open` ones are told at set-up, the others when their moment comes. */
  readonly rules: readonly ('open' | 'secret')[];
  /** DJ-CNQ-07: the named monsters whose death wins, or a task that is code. */
  readonly goal: { readonly kill: readonly string[] } | 'code';
}

export interface QuestDoor {
  readonly rune: RuneColour | null;
  /** A barred door opens only when the quest says so. */
  readonly barred: boolean;
  /** DJ-DOR-01: two spaces on one side, then those opposite, in the same order. */
  readonly between: readonly [Spot, Spot, Spot, Spot];
}

export interface QuestArea {
  readonly monsters: readonly QuestMonster[];
  readonly markers: readonly QuestMarker[];
  readonly obstacles: readonly QuestObstacle[];
}

/** The spot is its top left space. A long monster that is `turned` lies from west to east. */
export interface QuestMonster {
  readonly kind: MonsterKind;
  readonly rank: Rank;
  readonly named: string | null;
  readonly at: Spot;
  readonly turned: boolean;
  readonly heroes: HeroCount;
}

export type QuestMarker =
  | { readonly kind: 'active-glyph' | 'glyph' | 'money' | 'healing' | 'vitality'; readonly at: Spot }
  | { readonly kind: 'chest'; readonly colour: TreasureColour; readonly at: Spot }
  | { readonly kind: 'runekey'; readonly colour: RuneColour; readonly at: Spot }
  | { readonly kind: 'staircase'; readonly colour: StairColour; readonly at: Spot }
  | { readonly kind: 'encounter'; readonly id: string; readonly at: Spot }
  /** The number of the relic, 1 to 4, in the order of RELICS. */
  | { readonly kind: 'relic'; readonly number: 1 | 2 | 3 | 4; readonly at: Spot }
  | { readonly kind: 'ally'; readonly id: string; readonly at: Spot };

export const OBSTACLES = ['pit', 'rubble', 'water'] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];

export interface QuestObstacle {
  readonly kind: ObstacleKind;
  readonly at: readonly Spot[];
}

export interface QuestChest {
  readonly colour: TreasureColour;
  readonly conquest: number;
  /** Coins for each hero. */
  readonly coins: number;
  readonly curses: number;
  /** Treasures of the chest's colour for each hero. */
  readonly treasures: number;
}

/** What an encounter does, in order. `code` is done by the quest's own rules. */
export type EncounterEffect =
  | { readonly kind: 'conquest'; readonly count: number }
  | { readonly kind: 'threat'; readonly count: number }
  /** Wounds for the hero, ignoring armor. */
  | { readonly kind: 'wounds'; readonly count: number }
  | { readonly kind: 'open-door'; readonly door: string }
  | { readonly kind: 'code' };

export interface QuestEncounter {
  /** Who sets it off by ending his move there; `nobody` where the quest's rules speak of it otherwise. */
  readonly by: 'hero' | 'ally' | 'nobody';
  readonly stays: boolean;
  readonly effects: readonly EncounterEffect[];
}

/** DJ-NAM-01: its whole line, wounds for 2, 3, 4 and 5 players. */
export interface NamedMonster extends Omit<MonsterProfile, 'armor'> {
  readonly base: MonsterKind;
  /** Fewer heroes may strike less hard: then one number for 2, 3 and 4 heroes each. */
  readonly armor: number | readonly [number, number, number];
  readonly dice: readonly DieColour[];
  readonly abilities: Abilities;
  /** DJ-NAM-04: for killing it. */
  readonly conquest: number;
}

export interface QuestAlly {
  readonly speed: number;
  readonly armor: number;
  /** With 2, 3 and 4 heroes. */
  readonly wounds: readonly [number, number, number];
  readonly blocksSight: boolean;
}

/** The words of a quest's rows. */
export const monster = (
  kind: MonsterKind,
  rank: Rank,
  at: Spot,
  heroes: HeroCount = '2+',
  turned = false,
): QuestMonster => ({ kind, rank, named: null, at, turned, heroes });

export const namedMonster = (
  named: string,
  kind: MonsterKind,
  at: Spot,
  heroes: HeroCount = '2+',
  turned = false,
): QuestMonster => ({ kind, rank: 'master', named, at, turned, heroes });

export const door = (
  rune: RuneColour | null,
  a: Spot,
  b: Spot,
  oppositeA: Spot,
  oppositeB: Spot,
  barred = false,
): QuestDoor => ({ rune, barred, between: [a, b, oppositeA, oppositeB] });

export const obstacle = (kind: ObstacleKind, ...at: readonly Spot[]): QuestObstacle => ({ kind, at });

export const chest = (
  colour: TreasureColour,
  conquest: number,
  coins: number,
  curses: number,
  treasures: number,
): QuestChest => ({ colour, conquest, coins, curses, treasures });

const PROFILES = new WeakMap<NamedMonster, (MonsterProfile | undefined)[]>();

/** DJ-NAM-01: what is printed of a named monster, for so many heroes; the same object every time. */
export function profileOfNamed(named: NamedMonster, heroes: number): MonsterProfile {
  const known = PROFILES.get(named) ?? [];
  PROFILES.set(named, known);
  const armor = typeof named.armor === 'number' ? named.armor : (named.armor[heroes - 2] ?? 0);
  return (known[heroes] ??= { ...named, armor });
}

/** DJ-SET-17: what a quest starts with for so many heroes. */
export const firstConquest = ({ conquest }: Quest, heroes: number): number =>
  typeof conquest === 'number' ? conquest : (conquest[heroes - 2] ?? 0);
