import { expect, test } from 'vitest';
import { ACCURSED } from '../src/data/accursed.ts';
import { CONSUMABLES } from '../src/data/consumables.ts';
import { INJURIES } from '../src/data/injuries.ts';
import type { ItemCard } from '../src/data/item-card.ts';
import { ITEMS, STARTING_ITEMS } from '../src/data/items.ts';
import { newAttack } from '../src/rules/attack.ts';
import { blowsOf } from '../src/rules/attacking.ts';
import { passesTest } from '../src/rules/tests.ts';
import { movementOf } from '../src/rules/profile.ts';
import { sumOf } from '../src/rules/sources.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';
import { aBlow, aGame, attacked, perform, turnOf } from '../testing/index.ts';

const CARDS: readonly (readonly [string, ItemCard])[] = Object.entries(ITEMS);

test('every item, consumable and Injury has a name and says what it does, in both languages', () => {
  for (const id of [...Object.keys(ITEMS), ...Object.keys(CONSUMABLES), ...Object.keys(INJURIES)])
    for (const words of [EN, FR] as readonly Readonly<Record<string, string>>[]) {
      expect(words[id], id).toBeTruthy();
      expect(words[`${id}.help`], `${id}.help`).toBeTruthy();
    }
});

test('DL-ACC-06 the starting equipment fits the Accursed that has it', () => {
  const listed = Object.values(ACCURSED).flatMap(({ equipment }) => equipment);
  expect(new Set(listed)).toEqual(new Set(Object.keys(STARTING_ITEMS)));
  for (const { equipment, attributes } of Object.values(ACCURSED)) {
    const cards = equipment.map((id): ItemCard => ITEMS[id]);
    expect(cards.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(attributes.strength + 10);
    for (const { strength = 0 } of cards) expect(strength).toBeLessThanOrEqual(attributes.strength);
  }
});

test('weapons are held, and say by a keyword how they strike', () => {
  for (const [id, { slot, weapon, keywords }] of CARDS) {
    if (weapon === undefined) continue;
    expect(['hand', 'two-hands'], id).toContain(slot);
    expect(keywords, id).toContain(weapon.kind);
    expect(weapon.kind === 'ranged', id).toBe(weapon.range !== undefined);
  }
});

test('the cards hold what the rules speak of', () => {
  const some = (is: (card: ItemCard) => boolean) => expect(CARDS.some(([, card]) => is(card))).toBe(true);
  some(({ weapon }) => weapon?.cleave === true);
  some(({ weapon }) => (weapon?.toHit ?? 0) < 0);
  some(({ weapon }) => (weapon?.attacks ?? 0) > 0);
  some(({ weapon }) => (weapon?.criticalDamage ?? 0) > 0);
  some(({ keywords }) => keywords.includes('medium-armour'));
  some(({ keywords }) => keywords.includes('heavy-armour'));
  some(({ gives }) => (gives?.evasion ?? 0) > 0);
  some(({ gives }) => (gives?.poisonResistance ?? 0) > 0);
  some(({ gives }) => (gives?.fireResistance ?? 0) > 0);
  some(({ immune }) => immune?.includes('poison') === true);
  some(({ strength }) => strength !== undefined);
});

test('every total of 2d6 brings one Injury', () => {
  const totals = Object.values(INJURIES).map(({ total }) => total);
  expect(totals.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('iron-censers: +2 Poison Resistance for their owner and every other Accursed within 2 squares', () => {
  const game = aGame({ board: 'E.K.W.' });
  const resistance = (who: 'exorcist' | 'black-knight' | 'blood-witch') =>
    sumOf(game.state, game.accursed(who), 'poisonResistance');
  expect([resistance('exorcist'), resistance('black-knight'), resistance('blood-witch')]).toEqual([2, 2, 0]);
  game.accursed('exorcist').status = { kind: 'dead', injury: 'palsy', health: 16 };
  expect(resistance('black-knight')).toBe(0);
});

test('sacrificial-dagger: once a turn after a hit, a Wound for a Source within the limit', () => {
  const game = aGame({
    board: 'Wa..',
    marks: { a: { kind: 'gallows-knight', target: 'blood-witch' } },
    accursed: { 'blood-witch': { source: 3 } },
  });
  const witch = game.accursed('blood-witch');
  const dagger = blowsOf(game.state, witch).find(({ name }) => name === 'sacrificial-dagger');
  if (dagger === undefined) throw new Error('no dagger');
  const strike = (...script: (string | number)[]) =>
    attacked(game, newAttack(witch, game.monster('a'), dagger), ...script);
  strike(2);
  expect(witch.source).toBe(3);
  strike(5, 1, 'bleed');
  expect(witch).toMatchObject({ source: 4, wounds: 1 });
  // Once a turn.
  strike(5, 1);
  expect(witch.source).toBe(4);
});

test('sacrificial-dagger: neither without a Catalyst nor for who would die of it', () => {
  const game = aGame({
    board: 'Wa..',
    marks: { a: { kind: 'gallows-knight', target: 'blood-witch' } },
    accursed: { 'blood-witch': { items: ['sacrificial-dagger'] } },
  });
  const witch = game.accursed('blood-witch');
  const [dagger] = blowsOf(game.state, witch);
  attacked(game, newAttack(witch, game.monster('a'), dagger ?? aBlow()), 5, 1);
  expect(witch.wounds).toBe(0);
});

test('saints-hammer: 2 more damage against Demons and Undead', () => {
  const struck = (kind: 'ashen-thrall' | 'cinder-imp' | 'skorn-savage') => {
    const game = aGame({
      board: 'Ea..',
      marks: { a: { kind, health: 60 } },
      accursed: { exorcist: { items: ['saints-hammer'] } },
    });
    const exorcist = game.accursed('exorcist');
    const [hammer] = blowsOf(game.state, exorcist);
    return attacked(game, newAttack(exorcist, game.monster('a'), hammer ?? aBlow()), 5, 1).damage;
  };
  expect(struck('skorn-savage')).toBe(1 + 2 + 3);
  expect(struck('ashen-thrall')).toBe(1 + 2 + 3 + 2);
  expect(struck('cinder-imp')).toBe(1 + 2 + 3 + 2);
});

test('reliquary: others than an Exorcist re-roll all dice of a failed Test, once a dungeon', () => {
  const wearing = (who: 'black-knight' | 'exorcist') => {
    const game = aGame({ board: 'KE..', accursed: { [who]: { items: ['reliquary'] } } });
    return (...script: (string | number[])[]) =>
      perform(passesTest(game.table, game.accursed(who), 'mind', 5, 'DL-EVT-09'), ...script).value;
  };
  const knightTests = wearing('black-knight');
  expect(knightTests([1, 2], 'reroll', [5, 1])).toBe(true);
  expect(knightTests([1, 2])).toBe(false);
  expect(wearing('exorcist')([1, 2, 3])).toBe(false);
});

test('boots change Movement', () => {
  const movement = (item: 'soft-boots' | 'pilgrim-boots' | 'iron-boots') => {
    const game = aGame({ board: 'K...', accursed: { 'black-knight': { items: [item] } } });
    expect(turnOf(game).movement).toBe(movementOf(game.state, game.accursed('black-knight')));
    return turnOf(game).movement;
  };
  expect([movement('soft-boots'), movement('pilgrim-boots'), movement('iron-boots')]).toEqual([5, 6, 3]);
});
