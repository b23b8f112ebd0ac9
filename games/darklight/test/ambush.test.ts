import { expect, test } from 'vitest';
import { drawEncounter, placeMonsters } from '../src/rules/encounters.ts';
import { areAdjacent, distanceApart, sees } from '../src/rules/figures.ts';
import { placeAmbush, placeNextTo } from '../src/rules/ambush.ts';
import { aGame, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';

const hall = (more: GameSet = {}): TestGame =>
  aGame({
    board: `
      ............
      .K...W...O..
      ............
      ............
      .....E......
      ............`,
    quest: 'q-chapel-1',
    ...more,
  });

const targetsOf = (game: TestGame, kind: string): (string | null)[] =>
  game.dungeon.monsters.filter(one => one.kind === kind).map(({ target }) => target);

test('WE-23 DL-AMB-01 DL-AMB-02 DL-AMB-03 four Seekers and two Skorn against four: one Seeker each, two drawn at random get a Skorn', () => {
  const game = hall();
  perform(drawEncounter(game.table, { kind: 'ambush' }), 'enc-mixed-raid', 'exorcist', 'black-knight');
  // Served in Initiative order.
  expect(targetsOf(game, 'seeker')).toEqual(['outcast', 'blood-witch', 'black-knight', 'exorcist']);
  expect(targetsOf(game, 'skorn-savage')).toEqual(['exorcist', 'black-knight']);
  for (const monster of game.dungeon.monsters) {
    const victim = game.state.accursed.find(one => one.id === monster.target);
    expect(victim !== undefined && areAdjacent(game.state, monster, victim)).toBe(true);
  }
});

test('DL-AMB-02 nobody is drawn twice for the odd ones of a type', () => {
  const game = hall();
  const { asked } = perform(
    placeAmbush(game.table, new Array(7).fill('seeker')),
    'outcast',
    'exorcist',
    'blood-witch',
  );
  expect(asked).toEqual([]);
  expect(targetsOf(game, 'seeker').slice(4)).toEqual(['outcast', 'exorcist', 'blood-witch']);
  expect(() => perform(placeAmbush(hall().table, ['seeker', 'seeker']), 'outcast', 'outcast')).toThrow(
    /line 2/,
  );
});

test('DL-AMB-01 no Free square adjacent: the nearest Free one on foot; not through a wall or a closed door', () => {
  const game = aGame({ board: 'Ka#..\n.b#..\n.....', marks: { a: 'seeker', b: 'seeker' } });
  game.monster('a').target = 'black-knight';
  game.monster('b').target = 'black-knight';
  perform(placeAmbush(game.table, ['skorn-savage', 'skorn-savage']));
  const savages = game.dungeon.monsters.filter(one => one.kind === 'skorn-savage');
  expect(savages.map(({ square, target }) => [square, target])).toEqual([
    [game.on(0, 0, 1), 'black-knight'],
    [game.on(0, 0, 2), null],
  ]);
});

test('DL-AMB-01 DL-BEH-02 the leader picks the square among the Free adjacent ones, if the table plays so', () => {
  const game = aGame({ board: 'K..\n...', options: { 'monster-choices': 'leader' } });
  const placed = perform(placeAmbush(game.table, ['seeker']), `square:${game.on(0, 1, 1)}`);
  expect(offered(placed, 'place-monster')).toEqual(
    [game.on(0, 1, 0), game.on(0, 0, 1), game.on(0, 1, 1)].map(square => `square:${square}`),
  );
  expect(game.monster('seeker').square).toBe(game.on(0, 1, 1));
});

test('DL-AMB-04 ranged ambushers stand as far off as they can and still see somebody', () => {
  const game = aGame({ board: '.....#...\nK........\n.....#...', quest: 'q-chapel-1' });
  perform(placeAmbush(game.table, ['bone-archer', 'bone-archer']));
  const [first, second] = game.dungeon.monsters;
  // The corners (8,0) and (8,2) are as far, but the pillars hide them.
  expect(first?.square).toBe(game.on(0, 8, 1));
  expect(second?.square).toBe(game.on(0, 7, 1));
  for (const one of game.dungeon.monsters)
    expect(sees(game.state, one, game.accursed('black-knight'))).toBe(true);
});

test('DL-AMB-04 the nearest Accursed counts first, then the sum', () => {
  const game = aGame({ board: 'K...O.........', quest: 'q-chapel-1' });
  perform(placeAmbush(game.table, ['bone-archer', 'cinder-imp']));
  expect(game.monster('bone-archer').square).toBe(game.on(0, 13, 0));
  expect(distanceApart(game.state, game.monster('cinder-imp'), game.accursed('outcast'))).toBe(8);
  const between = aGame({ board: 'K....O..', quest: 'q-chapel-1' });
  perform(placeAmbush(between.table, ['bone-archer']));
  // Two steps from the Outcast at either side: (3,0) and (7,0); the sum decides.
  expect(between.monster('bone-archer').square).toBe(between.on(0, 7, 0));
});

test('DL-AMB-04 not more than two tiles away, closed doors counted; light does not matter', () => {
  const corridor = { card: 'narrow-passage', by: 'N0', exits: ['S0'] } as const;
  const game = aGame({
    lay: [corridor, corridor, corridor],
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  perform(placeAmbush(game.table, ['bone-archer']));
  expect(game.monster('bone-archer').square).toBe(game.dungeon.plan.archways[2]?.squares[0]);
});

test('DL-AMB-04 without a square in sight: the farthest Free ones within two tiles', () => {
  const game = aGame({
    lay: [{ card: 'left-bend', by: 'N0', exits: ['E2'] }],
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    monsters: [
      [0, 1, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 0, 2],
      [0, 1, 2],
      [0, 0, 3],
      [0, 1, 3],
      [1, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [1, 1, 1],
      [1, 0, 2],
      [1, 1, 2],
      [1, 0, 3],
      [1, 1, 3],
    ].map(([tile = 0, x = 0, y = 0], at) => ({
      kind: at < 12 ? ('seeker' as const) : ('ashen-thrall' as const),
      at: [tile, x, y] as const,
    })),
  });
  for (const square of game.dungeon.plan.archways[0]?.squares ?? [])
    perform(placeMonsters(game.table, 'ashen-thrall', 1, { kind: 'at', square }));
  perform(placeAmbush(game.table, ['bone-archer']));
  expect(game.monster('bone-archer').square).toBe(game.on(1, 3, 2));
});

test('DL-AMB-05 an ambusher next to several targets the one it was placed for', () => {
  const game = aGame({ board: 'KO.\n...', quest: 'q-chapel-1' });
  perform(placeAmbush(game.table, ['seeker', 'seeker']));
  expect(targetsOf(game, 'seeker')).toEqual(['outcast', 'black-knight']);
  expect(game.told('target-chosen')).toMatchObject([
    { rule: 'DL-AMB-05', target: 'outcast', why: 'why-ambush' },
    { rule: 'DL-AMB-05', target: 'black-knight', why: 'why-ambush' },
  ]);
});

test('DL-AMB-06 a large ambusher touches its Accursed with all squares Free; melee types come before ranged ones', () => {
  const game = hall();
  perform(placeAmbush(game.table, ['bone-archer', 'charnel-hulk', 'charnel-hulk']), 'exorcist', 'outcast');
  expect(game.dungeon.monsters.map(({ kind, target }) => [kind, target])).toEqual([
    ['charnel-hulk', 'exorcist'],
    ['charnel-hulk', 'outcast'],
    ['bone-archer', null],
  ]);
});

test('DL-AMB-06 where its base cannot touch, it stands at the nearest position that fits', () => {
  const game = aGame({ board: 'K.......\n.###....\n####....', quest: 'q-chapel-1' });
  perform(placeAmbush(game.table, ['charnel-hulk']));
  expect(game.monster('charnel-hulk')).toMatchObject({ square: game.on(0, 4, 0), target: null });
});

test('DL-AMB-07 next to one Accursed or one Monster: an Ambush of one', () => {
  const game = hall();
  perform(placeMonsters(game.table, 'devil-lord', 1, { kind: 'next-to', who: 'blood-witch' }));
  const lord = game.monster('devil-lord');
  expect(lord.target).toBe('blood-witch');
  perform(placeNextTo(game.table, 'seeker', 2, lord));
  expect(game.dungeon.monsters.slice(1).every(one => areAdjacent(game.state, one, lord))).toBe(true);
  expect(game.dungeon.combat).toEqual({ cards: [] });
});

test('DL-AMB-01 ally pieces of a quest count as Accursed to the Monsters', () => {
  const game = aGame({ board: 'K....\n.....\n....x', quest: 'q-chapel-1' });
  game.dungeon.allies.push({
    is: 'ally',
    id: 'ally-1',
    square: game.at('x'),
    wounds: 0,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    health: 5,
    armour: 3,
    status: 'in',
    freed: false,
  });
  perform(placeAmbush(game.table, ['seeker', 'seeker']));
  expect(targetsOf(game, 'seeker')).toEqual(['black-knight', 'ally-1']);
});
