import type { FormId, GuardianId } from './bosses.ts';
import type { RoomType } from './exploration.ts';
import type { RoomCardId } from './rooms.ts';
import type { Level } from './stances.ts';

/** DD-XPL-01: what 1 XP is given for; `each` of them are needed. Never more than 3 XP in all (DD-EXP-23). */
export type Objective =
  | { readonly kind: 'rooms-cleared'; readonly type: RoomType | 'any'; readonly each: number }
  /** Bones recovered, fountains purified, Dark Rooms lit, camps set up: what `Quest.tasks` counts. */
  | { readonly kind: 'tasks'; readonly each: number }
  /** Gold given up on return, in lots. */
  | { readonly kind: 'gold-given'; readonly each: number }
  /** All 3 XP for the Boss. */
  | { readonly kind: 'boss' };

/** Special rules, each with code of its own in `rules/quest-rules.ts`. */
export const QUEST_RULES = [
  'lair-gold',
  'dem-bones',
  'level-2-curio-guard',
  'rooms-4-and-8',
  'bone-bearer-guard',
  'fountains',
  'lit-halls',
  'camps',
  'captain-guard',
  'unholy-stress',
  'no-level-1-lairs',
  'the-old-road',
] as const;
export type QuestRule = (typeof QUEST_RULES)[number];

export interface QuestCard {
  /** `boss`: Face the Threat; `darkest`: the tenth Quest. */
  readonly deck: Level | 'boss' | 'darkest' | 'tutorial';
  /** Resting Points of the Firewood (DD-QST-02); 0: no Firewood. */
  readonly rest: number;
  /** DD-QST-06: Room tokens by type. */
  readonly tokens: Readonly<Partial<Record<RoomType, number>>>;
  /** DD-QST-14: so many more, drawn at random from the unused tokens of these types. */
  readonly random?: { readonly count: number; readonly types: readonly RoomType[] };
  readonly objective: Objective;
  readonly rules?: readonly QuestRule[];
  /** DD-QST-10: Room Cards set aside for its Objective Rooms. */
  readonly rooms?: readonly RoomCardId[];
  readonly guardian?: GuardianId;
  /** DD-DDG-03. */
  readonly cancels?: FormId;
}

export const QUESTS = {
  'scout-ahead': {
    deck: 1,
    rest: 8,
    tokens: { empty: 2, dark: 1, curio: 2, lair: 2, trap: 1 },
    objective: { kind: 'rooms-cleared', type: 'any', each: 2 },
  },
  'wipe-em-out': {
    deck: 1,
    rest: 12,
    tokens: { empty: 2, dark: 1, lair: 3, trap: 2 },
    objective: { kind: 'rooms-cleared', type: 'lair', each: 1 },
  },
  'fundraiser': {
    deck: 1,
    rest: 8,
    tokens: { empty: 1, curio: 2, treasure: 1, lair: 2, trap: 2 },
    objective: { kind: 'gold-given', each: 20 },
    rules: ['lair-gold'],
  },
  'dem-bones': {
    deck: 1,
    rest: 8,
    tokens: { objective: 3, empty: 1, curio: 1, treasure: 1, lair: 1, trap: 1 },
    objective: { kind: 'tasks', each: 1 },
    rules: ['dem-bones'],
    rooms: ['ruins-7'],
  },
  'rising-threat': {
    deck: 1,
    rest: 12,
    tokens: { empty: 2, dark: 1, curio: 3, treasure: 1, trap: 1 },
    objective: { kind: 'rooms-cleared', type: 'curio', each: 1 },
    rules: ['level-2-curio-guard'],
  },
  'disruption': {
    deck: 2,
    rest: 12,
    tokens: { objective: 3, dark: 2, curio: 2, lair: 1 },
    objective: { kind: 'rooms-cleared', type: 'objective', each: 1 },
    rules: ['rooms-4-and-8'],
    rooms: ['ruins-4', 'ruins-8'],
  },
  'clear-the-path': {
    deck: 2,
    rest: 8,
    tokens: { dark: 1, curio: 2, treasure: 2, lair: 2, trap: 1 },
    objective: { kind: 'rooms-cleared', type: 'any', each: 2 },
  },
  'reduce-to-rubble': {
    deck: 2,
    rest: 12,
    tokens: { dark: 1, curio: 2, lair: 3, trap: 2 },
    objective: { kind: 'rooms-cleared', type: 'lair', each: 1 },
  },
  'break-them': {
    deck: 2,
    rest: 8,
    tokens: { objective: 3, empty: 2, curio: 1, trap: 2 },
    objective: { kind: 'rooms-cleared', type: 'objective', each: 1 },
    rules: ['bone-bearer-guard'],
  },
  'purify-the-fountains': {
    deck: 2,
    rest: 12,
    tokens: { objective: 3, dark: 2, curio: 1, treasure: 1, trap: 1 },
    objective: { kind: 'tasks', each: 1 },
    rules: ['fountains'],
    rooms: ['ruins-3'],
  },
  'warm-up-the-halls': {
    deck: 3,
    rest: 4,
    tokens: { dark: 3, curio: 2, lair: 2, trap: 1 },
    objective: { kind: 'tasks', each: 1 },
    rules: ['lit-halls'],
  },
  'forward-camps': {
    deck: 3,
    rest: 8,
    tokens: { empty: 3 },
    random: { count: 5, types: ['dark', 'curio', 'treasure', 'lair', 'trap'] },
    objective: { kind: 'tasks', each: 1 },
    rules: ['camps'],
  },
  'they-are-back': {
    deck: 3,
    rest: 8,
    tokens: { objective: 3, empty: 1, dark: 1, curio: 1, trap: 2 },
    objective: { kind: 'rooms-cleared', type: 'objective', each: 1 },
    rules: ['captain-guard'],
  },
  'creeping-darkness': {
    deck: 3,
    rest: 8,
    tokens: { empty: 1, dark: 1, curio: 2, treasure: 1, lair: 2, trap: 1 },
    objective: { kind: 'rooms-cleared', type: 'any', each: 2 },
    rules: ['unholy-stress'],
  },
  'the-threat-is-real': {
    deck: 3,
    rest: 8,
    tokens: { dark: 2, treasure: 1, lair: 3, trap: 2 },
    objective: { kind: 'rooms-cleared', type: 'lair', each: 1 },
    rules: ['no-level-1-lairs'],
  },
  'face-the-threat': {
    deck: 'boss',
    rest: 12,
    tokens: { objective: 1, empty: 1, dark: 2, curio: 1, treasure: 1, lair: 1, trap: 1 },
    objective: { kind: 'boss' },
  },
  // ours: the split of the tokens and the Resting Points of these three.
  'we-are-the-flame': {
    deck: 'darkest',
    rest: 32,
    tokens: { objective: 1, empty: 3, dark: 3, curio: 3, treasure: 2, lair: 1, trap: 3 },
    objective: { kind: 'boss' },
    guardian: 'shuffling-horror',
    cancels: 'ancestor-2',
  },
  'light-the-way': {
    deck: 'darkest',
    rest: 32,
    tokens: { objective: 1, empty: 3, dark: 3, curio: 3, treasure: 2, lair: 1, trap: 3 },
    objective: { kind: 'boss' },
    guardian: 'templars',
    cancels: 'ancestor-1',
  },
  'belly-of-the-beast': {
    deck: 'darkest',
    rest: 32,
    tokens: { objective: 1, empty: 3, dark: 3, curio: 3, treasure: 2, lair: 1, trap: 3 },
    objective: { kind: 'boss' },
    guardian: 'mammoth-cyst',
    cancels: 'gestating-heart',
  },
  'the-old-road': {
    deck: 'tutorial',
    rest: 8,
    tokens: { empty: 1, lair: 1, curio: 1, dark: 1, objective: 1 },
    objective: { kind: 'tasks', each: 1 },
    rules: ['the-old-road'],
  },
} as const satisfies Record<string, QuestCard>;
export type QuestId = keyof typeof QUESTS;

/** Numbers of the special rules. */
export const LAIR_GOLD = 10;
export const START_POTIONS = 3;
export const UNHOLY_STRESS = 1;
export const STRONG_CAPTAIN = { life: 20, dodge: 2 } as const;

export const QUEST_IDS = Object.keys(QUESTS) as QuestId[];
export const questCard = (id: QuestId): QuestCard => QUESTS[id];
