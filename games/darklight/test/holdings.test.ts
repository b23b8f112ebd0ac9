import { expect, test } from 'vitest';
import { changeItem } from '../src/rules/equipping.ts';
import { holdingsOf, hooksTaking } from '../src/rules/holdings.ts';
import { endEffect, putInForce } from '../src/rules/in-force.ts';
import { addItem, packOf, removeItem } from '../src/rules/pack.ts';
import { itemCard } from '../src/rules/sources.ts';
import type { Item } from '../src/state.ts';
import { aGame } from '../testing/index.ts';

test('DL-EQP-12 what is taken off counts no more, and what is put on counts at once', () => {
  const game = aGame({ board: 'K', accursed: { 'black-knight': { items: ['ring-of-vigour'] } } });
  const knight = game.accursed('black-knight');
  const { slot } = knight.items[0] as Item;
  const worn = holdingsOf(knight);
  expect(worn.ids).toEqual(['black-knight', ...knight.skills, 'ring-of-vigour']);
  expect(holdingsOf(knight)).toBe(worn);
  const packed = changeItem(knight, knight.items[0] as Item, null, false);
  expect(holdingsOf(knight).ids).toEqual(['black-knight', ...knight.skills]);
  changeItem(knight, packed, slot, false);
  expect(holdingsOf(knight)).toEqual(worn);
});

test('DL-TRM-17 effects come into force and end, on Monsters too', () => {
  const game = aGame({ board: 'Ka', marks: { a: 'seeker' } });
  const seeker = game.monster('a');
  expect(holdingsOf(seeker).ids).toEqual([]);
  putInForce(seeker, 'crippled', 'black-knight');
  putInForce(seeker, 'hexed', 'black-knight');
  expect(holdingsOf(seeker).ids).toEqual(['crippled', 'hexed']);
  endEffect(seeker, 'crippled');
  expect(holdingsOf(seeker).ids).toEqual(['hexed']);
});

test('DL-DTH-07 nothing of a dead Accursed counts but its Dashboard', () => {
  const game = aGame({ board: 'K', accursed: { 'black-knight': { skills: ['war-brawler'] } } });
  const knight = game.accursed('black-knight');
  expect(holdingsOf(knight).ids).toContain('war-brawler');
  knight.status = { kind: 'dead', injury: 'concussion', health: 10 };
  expect(holdingsOf(knight).ids).toEqual(['black-knight']);
});

test('only what takes part in something is asked for it', () => {
  const game = aGame({ board: 'O', accursed: { outcast: { skills: ['out-steady-aim', 'out-venom'] } } });
  const outcast = game.accursed('outcast');
  expect(hooksTaking(outcast, 'toHit').map(([{ id }]) => id)).toEqual(['out-steady-aim']);
  expect(hooksTaking(outcast, 'afterAttack').map(([{ id }]) => id)).toEqual(['out-venom']);
  expect(hooksTaking(outcast, 'turnEnd')).toEqual([]);
});

test('DL-EQP-08, DL-EQP-04 what is carried weighs and takes its slots from the moment it comes to the moment it goes', () => {
  const knight = aGame({ board: 'K' }).accursed('black-knight');
  const orb: Item = { id: 'cracked-orb', copy: 1, slot: null, smithed: false };
  const twin: Item = { ...orb, copy: 2 };
  const before = [orb, twin];
  knight.items = before;
  expect(packOf(knight)).toMatchObject({ taken: [], kinds: [orb] });
  const worn = changeItem(knight, orb, 'right-hand', false);
  expect(packOf(knight)).toMatchObject({ taken: ['right-hand'], kinds: [worn, twin] });
  const { weight } = packOf(knight);
  expect(removeItem(knight, twin)).toBe(true);
  expect(removeItem(knight, twin)).toBe(false);
  expect(packOf(knight)).toMatchObject({ weight: weight - itemCard(twin).weight, kinds: [worn] });
  addItem(knight, twin);
  expect(packOf(knight)).toMatchObject({ weight, kinds: [worn, twin] });
  expect(before).toEqual([orb, twin]);
});
