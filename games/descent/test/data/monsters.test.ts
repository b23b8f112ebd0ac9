import { expect, test } from 'vitest';
import { content } from '../../src/content.ts';
import { MONSTER_KINDS, MONSTERS, type MonsterCard, RANKS } from '../../src/data/monsters.ts';

const cards: readonly MonsterCard[] = MONSTER_KINDS.map(kind => MONSTERS[kind]);
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

test('DJ-MST-01 DJ-BRD-06 twelve kinds, 39 tan and 21 red figures, 96 profiles', () => {
  expect(MONSTER_KINDS).toHaveLength(12);
  expect(sum(cards.map(({ figures }) => figures.normal))).toBe(39);
  expect(sum(cards.map(({ figures }) => figures.master))).toBe(21);
  expect(content['monsterProfiles']).toHaveLength(96);
});

test('DJ-MST-01 a master is never weaker than a normal monster of its kind', () => {
  for (const { normal, master } of cards) {
    expect(master.speed).toBeGreaterThanOrEqual(normal.speed);
    expect(master.armor).toBeGreaterThan(normal.armor);
    expect(master.dice.length).toBeGreaterThan(normal.dice.length - 1);
    master.wounds.forEach((wounds, at) => expect(wounds).toBe((normal.wounds[at] ?? 0) + 1));
  }
});

test('DJ-CRD-07 more players never make a monster weaker', () => {
  for (const card of cards)
    for (const rank of RANKS) expect([...card[rank].wounds].sort((a, b) => a - b)).toEqual(card[rank].wounds);
});

test('DJ-OVT-09 the die of its attack type comes first on each card', () => {
  const first = { melee: 'red', ranged: 'blue', magic: 'white' } as const;
  for (const card of cards) for (const rank of RANKS) expect(card[rank].dice[0]).toBe(first[card.attack]);
});
