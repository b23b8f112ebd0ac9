import { expect, test } from 'vitest';
import { IN_FORCE } from '../src/data/in-force.ts';
import { ITEMS } from '../src/data/items.ts';
import { SKILLS } from '../src/data/skills.ts';
import { endEffect, endUntil, endUntilTurnOf, hasEffect, putInForce } from '../src/rules/in-force.ts';
import { armourOf, attributeOf } from '../src/rules/profile.ts';
import { isUnused, refresh, useUp } from '../src/rules/sources.ts';
import { aGame } from '../testing/index.ts';

test('DL-TRM-17 the same effect twice counts once, effects of different names add up', () => {
  const game = aGame();
  const knight = game.accursed('black-knight');
  const bare = armourOf(game.state, knight);
  putInForce(knight, 'aegis-of-dawn', 'exorcist');
  putInForce(knight, 'aegis-of-dawn', 'exorcist');
  expect(armourOf(game.state, knight)).toBe(bare + 2);
  putInForce(knight, 'crimson-shield', 'blood-witch');
  expect(armourOf(game.state, knight)).toBe(bare + 5);
  endEffect(knight, 'crimson-shield');
  expect(armourOf(game.state, knight)).toBe(bare + 2);
});

test('DL-TRM-16 until your next turn: until the turn of whoever used it, dead or not', () => {
  const game = aGame({ board: 'KE..' });
  const [knight, exorcist] = [game.accursed('black-knight'), game.accursed('exorcist')];
  putInForce(knight, 'aegis-of-dawn', 'exorcist');
  putInForce(exorcist, 'smoke', 'black-knight');
  endUntilTurnOf(game.state, 'exorcist');
  expect(hasEffect(knight, 'aegis-of-dawn')).toBe(false);
  expect(hasEffect(exorcist, 'smoke')).toBe(true);
});

test('DL-TRM-16 what lasts for the combat ends with it, on Monsters too', () => {
  const game = aGame({ board: 'Ka..', marks: { a: 'skorn-savage' } });
  const savage = game.monster('a');
  putInForce(savage, 'unmake-armour', 'black-knight');
  putInForce(savage, 'sundered', 'black-knight');
  expect(attributeOf(game.state, savage, 'endurance')).toBe(1);
  endUntil(game.state, 'turn');
  expect(savage.effects).toHaveLength(2);
  endUntil(game.state, 'combat');
  expect(attributeOf(game.state, savage, 'endurance')).toBe(4);
});

test('DL-TRM-16 once per turn, round, combat or dungeon: refreshed when the next one starts', () => {
  const game = aGame();
  const knight = game.accursed('black-knight');
  for (const id of ['war-determination', 'war-parry', 'war-whirlwind', 'war-rally']) useUp(knight, id);
  refresh(game.state, 'turn');
  expect(isUnused(knight, 'war-determination')).toBe(true);
  expect(['war-parry', 'war-whirlwind', 'war-rally'].some(id => isUnused(knight, id))).toBe(false);
  refresh(game.state, 'round');
  refresh(game.state, 'combat');
  expect(knight.used).toEqual(['war-rally']);
  refresh(game.state, 'dungeon');
  expect(knight.used).toEqual([]);
});

test('no effect in force is named like a skill or an item that can be equipped', () => {
  const names = Object.keys(IN_FORCE);
  const equippable = Object.entries(ITEMS).filter(([, { slot }]) => slot !== 'belt');
  const others = [...Object.keys(SKILLS), ...equippable.map(([id]) => id)];
  expect(names.filter(name => others.includes(name))).toEqual([]);
});
