import { expect, test } from 'vitest';
import { channel, hasCatalyst, trimSource } from '../src/rules/channel.ts';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import type { Accursed } from '../src/state.ts';
import { type AccursedSet, aGame, perform, turnOf } from '../testing/index.ts';

const witch = (roll: number, set: AccursedSet = {}) =>
  aGame({ board: 'W..', accursed: { 'blood-witch': set }, roll, turn: ['blood-witch', 'start'] });

/** The Source of a witch with so much of it, after this Darkness Roll. */
function channelled(roll: number, set: AccursedSet = {}): number {
  const game = witch(roll, set);
  perform(channel(game.table, game.accursed('blood-witch')));
  return game.accursed('blood-witch').source;
}

test('DL-CHN-01 who has a Catalyst equipped channels, who has none does not', () => {
  expect(channelled(4)).toBe(2);
  expect(channelled(4, { items: ['sacrificial-dagger'], pack: ['cursed-skull'] })).toBe(0);
  const knight = aGame({ accursed: { 'black-knight': { items: ['cracked-orb'] } }, roll: 4 });
  perform(channel(knight.table, knight.accursed('black-knight')));
  expect(knight.accursed('black-knight').source).toBe(1);
});

test.each([
  [1, 0],
  [2, 2],
  [3, 2],
  [5, 2],
  [6, 4],
])('DL-CHN-02 a Darkness Roll of %i gives a Mind of 4 %i Source', (roll, source) => {
  expect(channelled(roll)).toBe(source);
});

test('DL-CHN-02 half of an odd Mind is rounded up', () => {
  expect(channelled(3, { gains: { attributes: { mind: 1 }, melee: 0, ranged: 0 } })).toBe(3);
});

test('WE-10 DL-CHN-02 DL-CHN-03 with Mind 4, the Cursed Skull and 2 Source a 5 gives 2, and then a 6 fills the pool to 5', () => {
  const game = witch(5, { source: 2 });
  const accursed = game.accursed('blood-witch');
  perform(channel(game.table, accursed));
  expect(accursed.source).toBe(4);
  game.dungeon.darkness.roll = 6;
  perform(channel(game.table, accursed));
  expect(accursed.source).toBe(5);
});

test('DL-CHN-03 what is held above a limit that has fallen is lost', () => {
  const game = witch(3, { source: 5, insanity: 7 });
  trimSource(game.table, game.accursed('blood-witch'));
  expect(game.accursed('blood-witch').source).toBe(4);
  expect(game.told('source-lost')).toMatchObject([{ amount: 1, rule: 'DL-CHN-03' }]);
});

test('DL-CHN-04 Source stays until spent, and without a Catalyst all of it is lost', () => {
  const game = witch(3, { source: 3 });
  const accursed = game.accursed('blood-witch');
  trimSource(game.table, accursed);
  expect(accursed.source).toBe(3);
  accursed.items = accursed.items.map(item => ({ ...item, slot: null }));
  trimSource(game.table, accursed);
  expect(accursed.source).toBe(0);
});

test('DL-CHN-05 Source is channelled right before the Move Phase, whether or not a move follows', () => {
  const game = witch(6);
  perform(playAccursedTurn(game.table, turnOf(game)), 'go-on');
  expect(turnOf(game).part).toBe('before-move');
  expect(game.accursed('blood-witch').source).toBe(4);
});

test('DL-CHN-06 two Catalysts channel once, and equipment is changed before', () => {
  expect(channelled(4, { items: ['cracked-orb', 'cursed-skull'] })).toBe(2);
  const game = witch(6, { pack: ['cursed-skull'], items: [] });
  const accursed: Accursed = game.accursed('blood-witch');
  expect(hasCatalyst(accursed)).toBe(false);
  const [skull] = accursed.items;
  perform(playAccursedTurn(game.table, turnOf(game)), `equip:${skull?.copy}:right-hand`);
  expect(accursed.source).toBe(0);
  perform(playAccursedTurn(game.table, turnOf(game)));
  expect(accursed.source).toBe(4);
});
