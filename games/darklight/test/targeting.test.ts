import { expect, test } from 'vitest';
import { putAt } from '../src/rules/placing.ts';
import { assignTarget, provoke, retarget } from '../src/rules/targeting.ts';
import type { Cause } from '../src/rules/wounds.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const beside = (): TestGame =>
  aGame({
    board: `
      .......
      .O.aK..
      .......
      W......`,
    marks: { a: 'seeker' },
  });

test('DL-BEH-03 DL-BEH-07 the first Accursed that comes adjacent becomes the target, in its own turn as well; before, it is Queuing', () => {
  const game = beside();
  const seeker = game.monster('a');
  game.accursed('black-knight').square = game.on(0, 6, 1);
  perform(retarget(game.table));
  expect(seeker.target).toBeNull();
  perform(putAt(game.table, game.accursed('outcast'), game.on(0, 2, 1)));
  expect(seeker.target).toBe('outcast');
  expect(game.told('target-chosen')).toMatchObject([
    { rule: 'DL-BEH-03', who: 'seeker', target: 'outcast', why: 'why-only-one' },
  ]);
});

test('DL-BEH-03 several at once: one at random', () => {
  const game = beside();
  game.accursed('outcast').square = game.on(0, 2, 1);
  perform(retarget(game.table), 'black-knight');
  expect(game.monster('a').target).toBe('black-knight');
});

test('DL-BEH-03 an Accursed that comes back to life next to a Monster without a target becomes it', () => {
  const game = beside();
  const knight = game.accursed('black-knight');
  knight.status = { kind: 'dead', injury: 'broken-leg', health: 18 };
  perform(retarget(game.table));
  expect(game.monster('a').target).toBeNull();
  knight.status = { kind: 'in' };
  perform(retarget(game.table));
  expect(game.monster('a').target).toBe('black-knight');
});

test('DL-BEH-04 it keeps its target when others come adjacent', () => {
  const game = beside();
  perform(retarget(game.table));
  perform(putAt(game.table, game.accursed('outcast'), game.on(0, 2, 1)));
  perform(putAt(game.table, game.accursed('blood-witch'), game.on(0, 3, 2)));
  expect(game.monster('a').target).toBe('black-knight');
  expect(game.told('target-chosen')).toHaveLength(1);
});

test('DL-BEH-05 its target steps away: it turns to another that is adjacent, at random among several, or to nobody', () => {
  const game = beside();
  perform(retarget(game.table));
  perform(putAt(game.table, game.accursed('outcast'), game.on(0, 2, 1)));
  perform(putAt(game.table, game.accursed('blood-witch'), game.on(0, 3, 2)));
  perform(putAt(game.table, game.accursed('black-knight'), game.on(0, 6, 3)), 'blood-witch');
  expect(game.monster('a').target).toBe('blood-witch');
  perform(putAt(game.table, game.accursed('blood-witch'), game.on(0, 0, 3)));
  expect(game.monster('a').target).toBe('outcast');
  perform(putAt(game.table, game.accursed('outcast'), game.on(0, 0, 0)));
  expect(game.monster('a').target).toBeNull();
});

test.each([
  ['attack', 'black-knight'],
  ['spell', 'black-knight'],
  ['miracle', 'black-knight'],
  ['consumable', 'black-knight'],
  ['skill', 'black-knight'],
  ['poison', 'outcast'],
  ['fire', 'outcast'],
] as const)('DL-BEH-06 wounded by an adjacent Accursed through %s, it targets %s', (kind, target) => {
  const game = beside();
  const seeker = game.monster('a');
  game.accursed('outcast').square = game.on(0, 2, 1);
  seeker.target = 'outcast';
  const cause: Cause = { kind, by: 'black-knight', rule: 'DL-ATK-09' };
  perform(provoke(game.table, seeker, cause));
  expect(seeker.target).toBe(target);
});

test('DL-BEH-06 who wounds it from afar does not draw it away', () => {
  const game = beside();
  const seeker = game.monster('a');
  seeker.target = 'black-knight';
  perform(provoke(game.table, seeker, { kind: 'attack', by: 'blood-witch', rule: 'DL-ATK-09' }));
  perform(provoke(game.table, seeker, { kind: 'event', by: null, rule: 'DL-EVT-09' }));
  expect(seeker.target).toBe('black-knight');
  expect(game.told('target-chosen')).toEqual([]);
});

test('DL-BEH-03 DL-BEH-06 a sleeper has no target until a Wound wakes it', () => {
  const game = aGame({
    board: 'L..K\n....\n....',
    marks: { L: { kind: 'devil-lord', asleep: true } },
    quest: 'q-sanctuary-3',
    dungeon: { combat: null },
  });
  const lord = game.monster('L');
  perform(putAt(game.table, game.accursed('black-knight'), game.on(0, 2, 0)));
  expect(lord.target).toBeNull();
  perform(provoke(game.table, lord, { kind: 'event', by: null, rule: 'DL-EVT-09' }));
  expect(lord).toMatchObject({ asleep: false, target: 'black-knight' });
  expect(game.dungeon.combat).toEqual({ cards: [] });
});

test('DL-BEH-03 a target is told once, with the reason', () => {
  const game = beside();
  assignTarget(game.table, game.monster('a'), 'black-knight', 'why-provoked');
  assignTarget(game.table, game.monster('a'), 'black-knight', 'why-provoked');
  expect(game.told('target-chosen')).toHaveLength(1);
});
