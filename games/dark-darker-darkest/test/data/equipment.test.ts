import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../../src/data/cards.ts';
import { CODE_COLOURS } from '../../src/data/colours.ts';
import {
  EQUIPMENT_DECK,
  type EquipmentCard,
  FIREARMS,
  type Item,
  type ItemId,
  ITEMS,
  STARTING_CARDS,
} from '../../src/data/equipment.ts';
import { ITEM_FUNCTIONS, type ItemFunction } from '../../src/data/item-functions.ts';
import { AMMO_LIMIT, HAND_LIMIT, SURVIVOR_DICE_LIMIT } from '../../src/data/limits.ts';
import { RADIOACTIVE_CARDS } from '../../src/data/radioactive.ts';

const deck: readonly EquipmentCard[] = Object.values(EQUIPMENT_DECK);
const itemOf = (id: ItemId): Item => ITEMS[id];
const isWeapon = (id: ItemId) => ['melee', 'firearm'].includes(itemOf(id).kind);
const copies = (cards: readonly EquipmentCard[]) =>
  Object.fromEntries(
    [...new Set(cards.map(({ item }) => item))].map(id => [
      id,
      cards.filter(({ item }) => item === id).length,
    ]),
  );

describe('the equipment deck', () => {
  test('has 48 cards', () => {
    expect(deck).toHaveLength(48);
    expect(copies(deck)).toEqual({
      'handgun': 1,
      'shotgun': 2,
      'automatic': 2,
      'sniper-rifle': 1,
      'handgun-ammo': 3,
      'shotgun-ammo': 2,
      'automatic-ammo': 2,
      'sniper-ammo': 1,
      'handgun-scope': 1,
      'laser-sight': 1,
      'shotgun-scope': 1,
      'antidote': 3,
      'flashlight': 2,
      'armor': 2,
      'energy-drink': 3,
      'fire-extinguisher': 2,
      'helmet': 2,
      'grenade': 2,
      'dynamite': 1,
      'fire-alarm': 1,
      'first-aid-spray': 2,
      'first-aid-kit': 2,
      'flare-gun': 2,
      'flashbang': 2,
      'gas-mask': 2,
      'map': 2,
      'night-vision': 1,
    });
  });

  test('DDD-EQP-09 shows one icon on a weapon, two different ones on any other card', () => {
    for (const { item, icons } of deck) {
      expect(icons).toHaveLength(isWeapon(item) ? 1 : 2);
      expect(new Set(icons).size).toBe(icons.length);
    }
  });

  test('has each pair of colours on exactly two of the 42 cards that are no weapons', () => {
    const pairs = deck.filter(({ item }) => !isWeapon(item)).map(({ icons }) => [...icons].sort().join('+'));
    expect(pairs).toHaveLength(42);
    for (const pair of new Set(pairs))
      expect(
        pairs.filter(each => each === pair),
        pair,
      ).toHaveLength(2);
    expect(new Set(pairs).size).toBe(21);
  });

  test('names a card after its item', () => {
    for (const [id, { item }] of Object.entries(EQUIPMENT_DECK))
      expect(id).toMatch(new RegExp(`^${item}-\\d$`));
  });
});

describe('starting and Radioactive cards', () => {
  test('DDD-SET-02 seven starting cards, all weapons, each colour on one', () => {
    const cards: readonly EquipmentCard[] = Object.values(STARTING_CARDS);
    expect(cards).toHaveLength(7);
    expect(cards.every(({ item }) => isWeapon(item))).toBe(true);
    expect(cards.flatMap(({ icons }) => icons).sort()).toEqual([...CODE_COLOURS].sort());
  });

  test('DDD-RAD-01, DDD-RAD-02 ten Radioactive cards: the kit and nine for the deck', () => {
    expect(copies(Object.values(RADIOACTIVE_CARDS))).toEqual({
      'decontamination-kit': 1,
      'radiation-pills': 4,
      'radiation-suit': 5,
    });
  });

  test('no card id is used twice', () => {
    const tables = [STARTING_CARDS, EQUIPMENT_DECK, RADIOACTIVE_CARDS];
    expect(Object.keys(CARDS)).toHaveLength(
      tables.reduce((sum, table) => sum + Object.keys(table).length, 0),
    );
    expect(Object.keys(CARDS)).toHaveLength(65);
  });
});

describe('items', () => {
  const items = Object.entries(ITEMS) as [ItemId, Item][];
  const cards = Object.values(CARDS) as (typeof CARDS)[CardId][];

  test('every item is on some card, and every firearm has its ammunition', () => {
    expect(new Set(cards.map(({ item }) => item))).toEqual(new Set(Object.keys(ITEMS)));
    const firearms = items.flatMap(([id, { kind }]) => (kind === 'firearm' ? [id] : []));
    expect(firearms).toEqual([...FIREARMS]);
    const loaded = items.flatMap(([, item]) => (item.kind === 'ammunition' ? [item.weapon] : []));
    expect(loaded).toEqual([...FIREARMS]);
  });

  test('DDD-GEN-09, DDD-EQP-02, DDD-EQP-06 keep to the limits', () => {
    for (const [, item] of items) {
      expect(item.hands).toBeLessThanOrEqual(HAND_LIMIT);
      if ('attack' in item) expect(item.attack).toBeLessThanOrEqual(SURVIVOR_DICE_LIMIT);
      if ('ammo' in item) expect(item.ammo).toBeLessThanOrEqual(AMMO_LIMIT);
    }
  });

  test('DDD-ITM-07 a sight and its weapon fit into two hands', () => {
    for (const [, item] of items) {
      if (item.kind === 'attachment')
        expect(item.hands + itemOf(item.weapon).hands).toBeLessThanOrEqual(HAND_LIMIT);
    }
  });

  test('printed figures: range of the automatic, hands of axe and helmet, cubes of ammunition', () => {
    expect(ITEMS.automatic.range).toBe(2);
    expect(ITEMS['fire-axe'].hands).toBe(1);
    expect(ITEMS.helmet.hands).toBe(1);
    for (const [, item] of items) if (item.kind === 'ammunition') expect(item.ammo).toBe(4);
  });

  test('DDD-ITM-22 the single-use items, ammunition apart', () => {
    expect(items.filter(([, { kind }]) => kind === 'single-use').map(([id]) => id)).toEqual([
      'antidote',
      'energy-drink',
      'grenade',
      'dynamite',
      'fire-alarm',
      'first-aid-spray',
      'first-aid-kit',
      'flare-gun',
      'flashbang',
      'gas-mask',
      'map',
      'radiation-pills',
    ]);
  });

  test('DDD-ACT-10 what may be used at any moment, and what after a roll', () => {
    const functions = Object.entries(ITEM_FUNCTIONS) as [ItemId, ItemFunction][];
    const timed = (timing: ItemFunction['timing']) =>
      functions.filter(([, each]) => each.timing === timing).map(([id]) => id);
    expect(timed('after-roll')).toEqual(['armor', 'night-vision', 'fire-alarm', 'flare-gun', 'map']);
    expect(timed('any-moment')).toEqual([
      'handgun-ammo',
      'shotgun-ammo',
      'automatic-ammo',
      'sniper-ammo',
      'antidote',
      'first-aid-spray',
      'first-aid-kit',
      'radiation-pills',
    ]);
  });
});
