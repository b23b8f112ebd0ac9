import { expect, test } from 'vitest';
import type { RoomType } from '../../src/data/exploration.ts';
import {
  LAIR_GOLD,
  type Objective,
  QUEST_IDS,
  QUEST_RULES,
  questCard,
  type QuestId,
  START_POTIONS,
  STRONG_CAPTAIN,
  UNHOLY_STRESS,
} from '../../src/data/quests.ts';

const LETTERS: Readonly<Record<string, RoomType>> = {
  O: 'objective',
  E: 'empty',
  D: 'dark',
  C: 'curio',
  T: 'treasure',
  L: 'lair',
  X: 'trap',
};
const tokensOf = (short: string): Partial<Record<RoomType, number>> =>
  Object.fromEntries(short.split(' ').map(one => [LETTERS[one[0] ?? ''], Number(one[1])]));

const rooms = (type: RoomType | 'any', each = 1): Objective => ({ kind: 'rooms-cleared', type, each });
const TASKS: Objective = { kind: 'tasks', each: 1 };
const BOSS: Objective = { kind: 'boss' };
const DARKEST = 'O1 E3 D3 C3 T2 L1 X3';

test.each([
  ['scout-ahead', 1, 8, 'E2 D1 C2 L2 X1', rooms('any', 2), {}],
  ['wipe-em-out', 1, 12, 'E2 D1 L3 X2', rooms('lair'), {}],
  ['fundraiser', 1, 8, 'E1 C2 T1 L2 X2', { kind: 'gold-given', each: 20 }, { rules: ['lair-gold'] }],
  ['dem-bones', 1, 8, 'O3 E1 C1 T1 L1 X1', TASKS, { rules: ['dem-bones'], rooms: ['ruins-7'] }],
  ['rising-threat', 1, 12, 'E2 D1 C3 T1 X1', rooms('curio'), { rules: ['level-2-curio-guard'] }],
  [
    'disruption',
    2,
    12,
    'O3 D2 C2 L1',
    rooms('objective'),
    { rules: ['rooms-4-and-8'], rooms: ['ruins-4', 'ruins-8'] },
  ],
  ['clear-the-path', 2, 8, 'D1 C2 T2 L2 X1', rooms('any', 2), {}],
  ['reduce-to-rubble', 2, 12, 'D1 C2 L3 X2', rooms('lair'), {}],
  ['break-them', 2, 8, 'O3 E2 C1 X2', rooms('objective'), { rules: ['bone-bearer-guard'] }],
  ['purify-the-fountains', 2, 12, 'O3 D2 C1 T1 X1', TASKS, { rules: ['fountains'], rooms: ['ruins-3'] }],
  ['warm-up-the-halls', 3, 4, 'D3 C2 L2 X1', TASKS, { rules: ['lit-halls'] }],
  [
    'forward-camps',
    3,
    8,
    'E3',
    TASKS,
    { rules: ['camps'], random: { count: 5, types: ['dark', 'curio', 'treasure', 'lair', 'trap'] } },
  ],
  ['they-are-back', 3, 8, 'O3 E1 D1 C1 X2', rooms('objective'), { rules: ['captain-guard'] }],
  ['creeping-darkness', 3, 8, 'E1 D1 C2 T1 L2 X1', rooms('any', 2), { rules: ['unholy-stress'] }],
  ['the-threat-is-real', 3, 8, 'D2 T1 L3 X2', rooms('lair'), { rules: ['no-level-1-lairs'] }],
  ['face-the-threat', 'boss', 12, 'O1 E1 D2 C1 T1 L1 X1', BOSS, {}],
  ['we-are-the-flame', 'darkest', 32, DARKEST, BOSS, { guardian: 'shuffling-horror', cancels: 'ancestor-2' }],
  ['light-the-way', 'darkest', 32, DARKEST, BOSS, { guardian: 'templars', cancels: 'ancestor-1' }],
  [
    'belly-of-the-beast',
    'darkest',
    32,
    DARKEST,
    BOSS,
    { guardian: 'mammoth-cyst', cancels: 'gestating-heart' },
  ],
] as const)('DD-QST-02, DD-DDG-03 the Quest Card %s', (id, deck, rest, tokens, objective, more) => {
  expect(questCard(id)).toEqual({ deck, rest, tokens: tokensOf(tokens), objective, ...more });
});

test('DD-QST-01 there are five Quests of each Level, one of the Boss and three of the Darkest Dungeon', () => {
  const count = (deck: unknown): number => QUEST_IDS.filter(id => questCard(id).deck === deck).length;
  expect([1, 2, 3, 'boss', 'darkest', 'tutorial'].map(count)).toEqual([5, 5, 5, 1, 3, 1]);
});

test('DD-QST-02 every special rule belongs to exactly one card', () => {
  const used = QUEST_IDS.flatMap((id: QuestId) => [...(questCard(id).rules ?? [])]);
  expect([...used].sort()).toEqual([...QUEST_RULES].sort());
});

test('DD-QST-02 the numbers of the special rules', () => {
  expect({ LAIR_GOLD, START_POTIONS, UNHOLY_STRESS, STRONG_CAPTAIN }).toEqual({
    LAIR_GOLD: 10,
    START_POTIONS: 3,
    UNHOLY_STRESS: 1,
    STRONG_CAPTAIN: { life: 20, dodge: 2 },
  });
});
