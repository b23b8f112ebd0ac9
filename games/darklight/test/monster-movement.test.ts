import { expect, test } from 'vitest';
import { invariants } from '../src/invariants.ts';
import { moveMelee, moveRanged, victimsInReach } from '../src/rules/monster-movement.ts';
import type { MonsterId } from '../src/data/monsters.ts';
import { isOpen } from '../src/rules/plan.ts';
import type { Phase } from '../src/state.ts';
import { aGame, offered, perform, type TestGame } from '../testing/index.ts';

const turnOf = (kind: MonsterId): Phase => ({
  kind: 'monsters-turn',
  turn: { kind, part: 'move', waiting: [], threatened: [], shots: [], moving: null },
});

const whys = (game: TestGame): unknown[] => game.told('moved').map(({ why }) => why);

test('WE-26 DL-BEH-15 DL-BEH-16 who can reach the fewest goes first; then the lowest load, at random among equals', () => {
  const game = aGame({
    board: `
      ..................
      C.....K....ab....W
      ..................`,
    marks: { C: 'seeker', a: 'seeker', b: 'seeker' },
    phase: turnOf('seeker'),
  });
  const [C, a, b] = [game.monster('C'), game.monster('a'), game.monster('b')];
  expect(victimsInReach(game.state, C).map(({ victim }) => victim)).toEqual(['black-knight']);
  expect(victimsInReach(game.state, a).map(({ victim }) => victim)).toEqual(['black-knight', 'blood-witch']);
  expect(perform(moveMelee(game.table, [a, b, C])).value).toBe(C);
  expect(perform(moveMelee(game.table, [a, b])).value).toBe(a);
  expect(perform(moveMelee(game.table, [b]), 'black-knight').value).toBe(b);
  expect([C, a, b].map(({ target }) => target)).toEqual(['black-knight', 'blood-witch', 'black-knight']);
  expect(whys(game)).toEqual(['why-only-one', 'why-fewest', 'why-random']);
});

test('DL-BEH-08 Monsters of the type already engaged count in the spread, those of other types do not', () => {
  const game = aGame({
    board: `
      K......W
      c..ab..d
      ........`,
    marks: {
      a: 'seeker',
      b: 'seeker',
      c: { kind: 'skorn-savage', target: 'black-knight' },
      d: { kind: 'seeker', target: 'blood-witch' },
    },
    phase: turnOf('seeker'),
  });
  perform(moveMelee(game.table, [game.monster('a')]));
  expect(game.monster('a').target).toBe('black-knight');
  perform(moveMelee(game.table, [game.monster('b')]), 'blood-witch');
  expect(game.monster('b').target).toBe('blood-witch');
});

test('DL-BEH-08 flayed hounds go for the one with the most Wounds instead', () => {
  const game = aGame({
    board: 'K.....W\n...a...\n..b....\n...c...',
    accursed: { 'blood-witch': { wounds: 3 }, 'black-knight': { wounds: 2 } },
    marks: { a: 'flayed-hound', b: 'flayed-hound', c: 'flayed-hound' },
    phase: turnOf('flayed-hound'),
  });
  for (const sign of ['a', 'b']) perform(moveMelee(game.table, [game.monster(sign)]));
  game.accursed('black-knight').wounds = 3;
  perform(moveMelee(game.table, [game.monster('c')]), 'black-knight');
  expect(['a', 'b', 'c'].map(sign => game.monster(sign).target)).toEqual([
    'blood-witch',
    'blood-witch',
    'black-knight',
  ]);
  expect(whys(game)).toEqual(['why-most-wounds', 'why-most-wounds', 'why-random']);
});

test('DL-BEH-03 it looks for its target where it ends, not at those it passes', () => {
  const game = aGame({
    board: `
      ......
      a.O.K.
      ......`,
    marks: { a: 'seeker' },
    phase: turnOf('seeker'),
  });
  perform(moveMelee(game.table, [game.monster('a')]), 'black-knight');
  expect(game.monster('a').target).toBe('black-knight');
  expect(game.told('target-chosen')).toMatchObject([{ target: 'black-knight', why: 'why-random' }]);
});

test('DL-BEH-09 who reaches nobody comes as close as it can, by the cheapest way, and never goes farther away', () => {
  const game = aGame({
    board: `
      K...........
      ............
      ..........ab`,
    marks: { a: 'skorn-savage', b: 'skorn-savage' },
    phase: turnOf('skorn-savage'),
  });
  const first = perform(moveMelee(game.table, [game.monster('a'), game.monster('b')])).value;
  expect(first).toBe(game.monster('a'));
  expect(game.monster('a').square).toBe(game.on(0, 6, 0));
  expect(whys(game)).toEqual(['why-closer']);
  perform(moveMelee(game.table, [game.monster('b')]));
  expect(game.monster('b').square).toBe(game.on(0, 7, 0));
});

test('DL-BEH-09 it stays where it is when every way leads away from them', () => {
  const game = aGame({
    board: 'Kb....\n######\n......',
    marks: { b: 'ashen-thrall' },
    phase: turnOf('ashen-thrall'),
    monsters: [],
  });
  game.accursed('black-knight').square = game.on(0, 0, 2);
  const at = game.monster('b').square;
  perform(moveMelee(game.table, [game.monster('b')]));
  expect(game.monster('b').square).toBe(at);
  expect(game.told('moved')).toEqual([]);
});

test('DL-BEH-09 DL-BEH-17 it opens doors between explored tiles for 1 point each, never one to the unknown', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', door: 'closed', exits: ['S2'] }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    monsters: [{ kind: 'skorn-savage', at: [1, 2, 1] }],
    phase: turnOf('skorn-savage'),
  });
  const savage = game.monster('skorn-savage');
  perform(moveMelee(game.table, [savage]));
  // Row 0, the door, the archway: 3 of its 4 points; the last one takes it to the Stairway Up.
  expect(savage.square).toBe(game.on(0, 0, 3));
  expect(game.dungeon.plan.archways.map(({ door }) => isOpen(door))).toEqual([true, false]);
  perform(moveMelee(game.table, [savage]));
  expect(savage.target).toBe('black-knight');
  expect(game.dungeon.plan.archways[0]?.door).toBe('none');
});

test('DL-BEH-17 DL-ELV-06 it uses the stairs, pays for streams, and a Monster on the Dungeon Exit stays in the dungeon', () => {
  const game = aGame({
    board: `
      a.~.K^
      .....=
      s....^`,
    under: { K: '^' },
    marks: { a: 'seeker' },
    phase: turnOf('seeker'),
  });
  perform(moveMelee(game.table, [game.monster('a')]));
  // Beside the Knight on the lower level: adjacent, if not threatening.
  expect(game.told('moved')[0]?.['path']).not.toContain(game.on(0, 2, 0));
  expect(game.monster('a').target).toBe('black-knight');
});

test('DL-BEH-16 the cheapest squares, and of those the ones that touch only the assigned Accursed', () => {
  const game = aGame({
    board: `
      .......
      ..K.O..
      .......
      .......
      ..a....`,
    marks: { a: 'seeker' },
    options: { 'monster-choices': 'leader' },
    phase: turnOf('seeker'),
  });
  const moved = perform(
    moveMelee(game.table, [game.monster('a')]),
    'black-knight',
    `square:${game.on(0, 2, 2)}`,
  );
  // (3,2) is as near, but touches the Outcast too.
  expect(offered(moved, 'monster-goes')).toEqual([1, 2].map(column => `square:${game.on(0, column, 2)}`));
  expect(game.monster('a').square).toBe(game.on(0, 2, 2));
});

test('DL-BEH-02 DL-BEH-16 the leader chooses between equally good squares; the program takes the first row and column', () => {
  const scene = (choices: 'leader' | 'program'): TestGame =>
    aGame({
      board: `
        .....
        a...K
        .....`,
      marks: { a: 'seeker' },
      options: { 'monster-choices': choices },
      phase: turnOf('seeker'),
    });
  const asked = scene('leader');
  const moved = perform(moveMelee(asked.table, [asked.monster('a')]), `square:${asked.on(0, 3, 2)}`);
  expect(offered(moved, 'monster-goes')).toEqual([0, 1, 2].map(row => `square:${asked.on(0, 3, row)}`));
  expect(asked.monster('a').square).toBe(asked.on(0, 3, 2));
  const program = scene('program');
  perform(moveMelee(program.table, [program.monster('a')]));
  expect(program.monster('a').square).toBe(program.on(0, 3, 0));
});

test('DL-BEH-16 a large base comes to a position that touches; a dreadworm passes under others', () => {
  const game = aGame({
    board: `
      D..b...K
      ...c....`,
    marks: { D: 'dreadworm', b: 'seeker', c: 'seeker' },
    phase: turnOf('dreadworm'),
  });
  perform(moveMelee(game.table, [game.monster('D')]));
  expect(game.monster('D')).toMatchObject({ square: game.on(0, 5, 0), target: 'black-knight' });
  const hulk = aGame({
    board: `
      H..b...K
      ...c....`,
    marks: { H: 'charnel-hulk', b: 'seeker', c: 'seeker' },
    phase: turnOf('charnel-hulk'),
  });
  perform(moveMelee(hulk.table, [hulk.monster('H')]));
  expect(hulk.monster('H')).toMatchObject({ square: hulk.on(0, 1, 0), target: null });
});

test('DL-BEH-16 a weeping-shade drifts through others and up without stairs', () => {
  const game = aGame({
    board: 'ab.^K\n###^^',
    under: { K: '^' },
    marks: { a: 'weeping-shade', b: 'seeker' },
    phase: turnOf('weeping-shade'),
  });
  perform(moveMelee(game.table, [game.monster('a')]));
  expect(game.monster('a').target).toBe('black-knight');
});

test('DL-BEH-11 a ranged Monster that sees nobody goes by the fewest points to where it sees one and touches none', () => {
  const game = aGame({
    board: `
      K...#a
      ....#.
      ......
      ......`,
    marks: { a: 'bone-archer' },
    phase: turnOf('bone-archer'),
  });
  perform(moveRanged(game.table, [game.monster('a')]));
  expect(game.monster('a').square).toBe(game.on(0, 4, 2));
  expect(whys(game)).toEqual(['why-sees']);
});

test('DL-BEH-11 farther off if the nearer squares touch somebody; beside one only if there is no other', () => {
  const rows = ['a####', '.####', '.K...', '.....', '.....'];
  const game = aGame({ board: rows.join('\n'), marks: { a: 'bone-archer' }, phase: turnOf('bone-archer') });
  perform(moveRanged(game.table, [game.monster('a')]));
  expect(game.monster('a')).toMatchObject({ square: game.on(0, 0, 4), target: null });
  const close = aGame({
    board: rows.slice(0, 3).join('\n'),
    marks: { a: 'bone-archer' },
    phase: turnOf('bone-archer'),
  });
  perform(moveRanged(close.table, [close.monster('a')]));
  expect(close.monster('a')).toMatchObject({ square: close.on(0, 0, 1), target: 'black-knight' });
});

test('DL-BEH-11 failing that, it comes as close as it can to the nearest square that would see one', () => {
  const game = aGame({
    board: `
      a.......
      #######.
      K.......`,
    marks: { a: 'bone-archer' },
    phase: turnOf('bone-archer'),
  });
  perform(moveRanged(game.table, [game.monster('a')]));
  expect(game.monster('a').square).toBe(game.on(0, 4, 0));
  expect(whys(game)).toEqual(['why-closer']);
});

test('DL-BEH-11 DL-BEH-17 a door that it opens on its way lets it see', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', door: 'closed' }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    monsters: [{ kind: 'bone-archer', at: [1, 2, 0] }],
    phase: turnOf('bone-archer'),
  });
  perform(moveRanged(game.table, [game.monster('bone-archer')]));
  expect(game.monster('bone-archer').square).toBe(game.dungeon.plan.archways[0]?.squares[0]);
  expect(game.dungeon.plan.archways[0]?.door).toBe('none');
});

test.each([
  [
    [0, 0, 0],
    [1, 2, 1],
  ],
  [
    [1, 2, 5],
    [0, 0, 1],
  ],
] as const)('DL-BEH-17 DL-LRG-02 a large base opens the door it comes to stand in, to %j from %j', (knight, at) => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', door: 'closed' }],
    accursed: { 'black-knight': { at: knight } },
    monsters: [{ kind: 'charnel-hulk', at }],
    phase: turnOf('charnel-hulk'),
  });
  const hulk = game.monster('charnel-hulk');
  for (let turn = 0; turn < 4 && hulk.target === null; turn++) {
    perform(moveMelee(game.table, [hulk]));
    expect(invariants(game.state)).toEqual([]);
  }
  expect(game.dungeon.plan.archways[0]?.door).toBe('none');
  expect(hulk.target).toBe('black-knight');
});
