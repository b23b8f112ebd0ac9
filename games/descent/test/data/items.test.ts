import { describe, expect, test } from 'vitest';
import { POTIONS, TRAITS } from '../../src/data/actions.ts';
import { HERO_IDS } from '../../src/data/heroes.ts';
import { ITEM_SETS, type ItemCard } from '../../src/data/item-card.ts';
import { cardsOfSet, type ItemId, ITEMS, itemIdOf } from '../../src/data/items.ts';
import { PRICES, TRAINING_TOKENS } from '../../src/data/limits.ts';
import { overlordCard, OVERLORD_DECK } from '../../src/data/overlord-cards.ts';
import { MONSTERS } from '../../src/data/monsters.ts';
import { SKILL_IDS } from '../../src/data/skills.ts';
import { ITEM_EFFECTS } from '../../src/effects/items.ts';
import { words } from '../../src/words/index.ts';

const ids = Object.keys(ITEMS) as ItemId[];
const all = ids.map((id): readonly [ItemId, ItemCard] => [id, ITEMS[id]]);

test.each([
  ['shop', 24],
  ['copper', 22],
  ['silver', 18],
  ['gold', 16],
  ['relic', 4],
] as const)('DJ-SET-28 the %s cards are %i', (set, count) => {
  expect(cardsOfSet(set)).toHaveLength(count);
});

test('copies have ids of their own, and each knows which item it is', () => {
  const cards = ITEM_SETS.flatMap(cardsOfSet);
  expect(new Set(cards).size).toBe(cards.length);
  expect([itemIdOf('sword-3'), itemIdOf('elven-bow')]).toEqual(['sword', 'elven-bow']);
});

describe('what a card prints', () => {
  test('DJ-CRD-04, DJ-CRD-06 a weapon has a type, hands and the die of that type, none of them black', () => {
    const colours = { melee: 'red', ranged: 'blue', magic: 'white' } as const;
    for (const [, item] of all) {
      if (item.kind !== 'weapon') continue;
      expect(item.dice[0]).toBe(colours[item.type]);
      expect(item.dice).not.toContain('black');
      expect([1, 2]).toContain(item.hands);
    }
  });

  test('DJ-EQP-03, DJ-EQP-04 shields need one hand; armor, other items and caches none', () => {
    for (const [, item] of all) {
      if (item.kind === 'shield') expect(item.hands).toBe(1);
      if (item.kind === 'armor' || item.kind === 'other' || item.kind === 'cache') expect(item.hands).toBe(0);
    }
  });

  test('DJ-CRD-05 a surge effect costs one to three surges', () => {
    for (const [, item] of all) {
      for (const { surges } of item.kind === 'weapon' ? item.surges : []) expect([1, 2, 3]).toContain(surges);
    }
  });

  test('DJ-TRS-15, DJ-TWN-06 a treasure is worth the price of a draw of its colour; caches and relics nothing', () => {
    for (const [, item] of all) {
      if (item.set === 'shop') continue;
      const isWorthless = item.set === 'relic' || item.kind === 'cache';
      expect(item.cost).toBe(isWorthless ? 0 : PRICES[item.set as 'copper' | 'silver' | 'gold']);
    }
  });

  test.each([
    ['sword', 75],
    ['axe', 100],
    ['dagger', 25],
    ['bow', 75],
    ['crossbow', 150],
    ['mage-staff', 150],
    ['immolation', 200],
    ['leather-armor', 50],
    ['chain-mail', 100],
    ['iron-shield', 25],
    ['ghost-armor', 150],
  ] as const)('DJ-CRD-06, DJ-TWN-04 the %s costs %i coins', (id, cost) => {
    expect(ITEMS[id].cost).toBe(cost);
  });

  test('DJ-ARM-02, DJ-ARM-04 heavy armor limits speed and forbids Runes', () => {
    const heavy = all.flatMap(([id, item]) =>
      item.kind === 'armor' && item.speedLimit !== null ? [[id, item.speedLimit, item.runesAllowed]] : [],
    );
    expect(heavy).toEqual([
      ['chain-mail', 4, false],
      ['plate-mail', 3, false],
      ['golden-armor', 3, false],
      ['dragon-scale-mail', 3, false],
    ]);
  });

  test('DJ-TWN-06, DJ-TWN-08 prices of the town, and four training tokens of each trait', () => {
    expect(PRICES).toEqual({
      healing: 50,
      vitality: 50,
      copper: 250,
      silver: 500,
      gold: 750,
      skill: 1000,
      training: 500,
    });
    expect(TRAINING_TOKENS).toBe(4);
  });

  test('DJ-CRD-10 the 10 items that are code do something', () => {
    const coded = ids.filter(id => ITEMS[id].code);
    expect(Object.keys(ITEM_EFFECTS).sort()).toEqual([...coded].sort());
    expect(coded).toHaveLength(10);
    for (const effect of Object.values(ITEM_EFFECTS)) expect(Object.keys(effect)).not.toEqual([]);
  });

  test('DJ-CRD-07, DJ-CRD-08 a reference card has speed, armor, attack and wounds for 2 to 5 players', () => {
    for (const { normal, master, attack } of Object.values(MONSTERS)) {
      expect(['melee', 'ranged', 'magic']).toContain(attack);
      expect([normal.wounds.length, master.wounds.length]).toEqual([4, 4]);
      expect(normal.speed).toBeGreaterThan(0);
    }
  });

  test('DJ-CRD-09 an overlord card has a type, a cost and a value', () => {
    for (const card of OVERLORD_DECK) {
      const { type, cost, value } = overlordCard(card);
      expect(['event', 'trap', 'spawn', 'power']).toContain(type);
      expect([cost > 0, value > 0]).toEqual([true, true]);
    }
  });
});

test('every sheet, skill, item and potion has a name and says what it does, in every language', () => {
  for (const said of Object.values(words)) {
    for (const id of [...HERO_IDS, ...SKILL_IDS, ...ids, ...POTIONS]) {
      expect(said[id], id).toBeDefined();
      expect(said[`${id}.text`], `${id}.text`).toBeDefined();
    }
    for (const id of [...TRAITS, ...ITEM_SETS.slice(1, 4)]) expect(said[id], id).toBeDefined();
  }
});

test('what the words say of a weapon are the dice that it has', () => {
  const french = {
    red: 'rouge',
    blue: 'bleu',
    white: 'blanc',
    green: 'vert',
    yellow: 'jaune',
    black: 'noir',
  };
  for (const [id, item] of all) {
    if (item.kind !== 'weapon') continue;
    expect(words.en[`${id}.text`]).toContain(`: ${item.dice.join(', ')}.`);
    expect(words.fr[`${id}.text`]).toContain(`: ${item.dice.map(die => french[die]).join(', ')}.`);
    expect(words.en[`${id}.text`]).toContain(item.hands === 1 ? 'one hand' : 'two hands');
    expect(words.en[`${id}.text`]?.includes('Rune')).toBe(item.rune);
  }
});
