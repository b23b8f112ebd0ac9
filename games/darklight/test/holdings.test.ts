import { expect, test } from 'vitest';
import { changeItem } from '../src/rules/equipping.ts';
import { holdingsOf, hooksTaking } from '../src/rules/holdings.ts';
import { endEffect, putInForce } from '../src/rules/in-force.ts';
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
