import type { Rule } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { MonsterId } from '../src/data/monsters.ts';
import { monsterBlow } from '../src/rules/monster-attacks.ts';
import { playMonstersTurn } from '../src/rules/monsters-turn.ts';
import type { MonstersTurn, Phase } from '../src/state.ts';
import { aGame, d3, type GameSet, offered, perform, type TestGame, TIRED } from '../testing/index.ts';

const turnOf = (kind: MonsterId, more: Partial<MonstersTurn> = {}): Phase => ({
  kind: 'monsters-turn',
  turn: { kind, part: 'start', waiting: [], threatened: [], shots: [], moving: null, ...more },
});

/** All beats of the type's turn. */
function* wholeTurn({ state, table }: TestGame): Rule {
  while (state.phase.kind === 'monsters-turn') yield* playMonstersTurn(table, state.phase.turn);
}

const ALL_TIRED = {
  'black-knight': TIRED,
  'blood-witch': TIRED,
  'exorcist': TIRED,
  'outcast': TIRED,
} as const satisfies GameSet['accursed'];

/** Nobody has Stamina to react with, nor a use of the Heart; those on the board take part. */
function scene(kind: MonsterId, board: string, more: GameSet = {}): TestGame {
  const tired = Object.fromEntries(
    Object.entries(ALL_TIRED).filter(([id]) => board.includes(SIGNS[id as keyof typeof SIGNS])),
  );
  const accursed = { ...tired, ...(more.accursed as object) } as NonNullable<GameSet['accursed']>;
  const dungeon = { heart: { uses: 0, most: 4, rested: null }, ...more.dungeon };
  return aGame({ board, phase: turnOf(kind), quest: 'q-chapel-1', ...more, accursed, dungeon });
}
const SIGNS = { 'black-knight': 'K', 'blood-witch': 'W', 'exorcist': 'E', 'outcast': 'O' } as const;

const order = (game: TestGame, ...types: string[]): string[] =>
  game.table.told.map(({ type }) => type).filter(type => types.includes(type));

test('WE-24 DL-BEH-08 DL-BEH-10 four Skorn, three in reach: one each, the fourth at random, and attacks only after the last has moved', () => {
  const game = scene(
    'skorn-savage',
    `
      K.....W...............
      ...ab.................
      ...cd................E
      O.....................`,
    { marks: { a: 'skorn-savage', b: 'skorn-savage', c: 'skorn-savage', d: 'skorn-savage' } },
  );
  const drawn = ['black-knight', 'outcast', 'blood-witch'];
  perform(wholeTurn(game), ...drawn, 3, 3, 3, 3);
  expect(['a', 'b', 'c', 'd'].map(sign => game.monster(sign).target)).toEqual([
    'black-knight',
    'outcast',
    'blood-witch',
    'blood-witch',
  ]);
  expect(order(game, 'moved', 'attack-declared')).toEqual([
    ...new Array(4).fill('moved'),
    ...new Array(4).fill('attack-declared'),
  ]);
  expect(game.told('attack-declared').every(({ why }) => why === 'why-target')).toBe(true);
  expect(game.state.phase.kind).toBe('turns');
});

test('DL-BEH-01 DL-BEH-18 Threat, Poison and fire of the whole type come before any of it moves', () => {
  const game = scene('seeker', 'a...........\nb..........K', {
    marks: { a: { kind: 'seeker', poison: 1 }, b: { kind: 'seeker', fire: 'full' } },
  });
  perform(wholeTurn(game), [1, 1], d3(2));
  expect(order(game, 'poison-fought', 'fire-sank', 'moved')).toEqual([
    'poison-fought',
    'fire-sank',
    'moved',
    'moved',
  ]);
  expect([game.monster('a').wounds, game.monster('b').wounds]).toEqual([1, 2]);
});

test('DL-BEH-01 DL-MON-08 one type at a time: others neither move nor attack', () => {
  const game = scene('seeker', 'K..a..b', { marks: { a: 'seeker', b: 'skorn-savage' } });
  const at = game.monster('b').square;
  perform(wholeTurn(game), 1);
  expect(game.monster('b')).toMatchObject({ square: at, target: null });
  expect(game.monster('a').target).toBe('black-knight');
});

test('DL-BEH-01 DL-CND-10 a Prone Monster stands up instead of moving, and attacks all the same', () => {
  const game = scene('seeker', 'Ka....b', {
    marks: { a: { kind: 'seeker', prone: true, target: 'black-knight' }, b: { kind: 'seeker', prone: true } },
  });
  const at = game.monster('b').square;
  perform(wholeTurn(game), 1);
  expect(game.monster('a').prone).toBe(false);
  expect(game.monster('b')).toMatchObject({ prone: false, square: at });
  expect(game.told('attack-declared')).toHaveLength(1);
});

test('DL-BEH-07 DL-BEH-10 Queuing Monsters do nothing in the Attack Phase', () => {
  const game = scene('ashen-thrall', 'K.........a', { marks: { a: 'ashen-thrall' } });
  perform(wholeTurn(game));
  expect(game.told('attack-declared')).toEqual([]);
});

test('DL-BEH-08 DL-THR-04 a Monster with a target stays, though it could go to another', () => {
  const game = scene('seeker', 'Ka..O', { marks: { a: { kind: 'seeker', target: 'black-knight' } } });
  const at = game.monster('a').square;
  perform(wholeTurn(game), 1);
  expect(game.monster('a')).toMatchObject({ square: at, target: 'black-knight' });
});

test('DL-BEH-17 an Accursed on another level is kept as target and attacked', () => {
  const game = scene('seeker', 'Ka..', {
    under: { K: '^' },
    marks: { a: { kind: 'seeker', target: 'black-knight' } },
  });
  perform(wholeTurn(game), 4, 6);
  expect(game.accursed('black-knight').wounds).toBeGreaterThan(0);
});

test('DL-BEH-10 when the target dies, the attacks left go to the next one that is adjacent', () => {
  const game = scene('flayed-hound', 'OaK', {
    accursed: { 'outcast': { ...TIRED, wounds: 14 }, 'black-knight': TIRED },
    marks: { a: { kind: 'flayed-hound', target: 'outcast' } },
    leader: 'black-knight',
  });
  perform(wholeTurn(game), 6, [3, 4], 1);
  expect(game.accursed('outcast').status.kind).toBe('dead');
  expect(game.told('attack-declared').map(({ target }) => target)).toEqual(['outcast', 'black-knight']);
});

test('DL-BEH-10 DL-EVA-06 after a Tumble the Monster loses its other attacks; one that it comes next to attacks later', () => {
  const game = aGame({
    board: '.....\n.Ka..\n.....\nb....',
    accursed: { 'black-knight': { stamina: { unspent: 2, spent: 0 } } },
    marks: { a: { kind: 'flayed-hound', target: 'black-knight' }, b: { kind: 'flayed-hound', fire: 'none' } },
    phase: turnOf('flayed-hound', { part: 'before-attack' }),
  });
  perform(wholeTurn(game), `tumble:${game.on(0, 0, 2)}`, 1, 1);
  expect(game.told('attack-declared').map(({ figure }) => figure)).toEqual([
    'monster:1',
    'monster:2',
    'monster:2',
  ]);
});

test('DL-BEH-18 the leader orders the attackers of a type; the program goes by rows and columns', () => {
  const game = scene('seeker', 'aKb', {
    marks: {
      a: { kind: 'seeker', target: 'black-knight' },
      b: { kind: 'seeker', target: 'black-knight' },
    },
    options: { 'monster-choices': 'leader' },
    phase: turnOf('seeker', { part: 'before-attack' }),
  });
  const played = perform(wholeTurn(game), 'monster:2', 1, 1);
  expect(offered(played, 'next-monster')).toEqual(['monster:1', 'monster:2']);
  expect(game.told('attack-declared').map(({ figure }) => figure)).toEqual(['monster:2', 'monster:1']);
});

test('DL-BEH-12 a ranged Monster that sees an Accursed or has a target does not move', () => {
  const game = scene('bone-archer', 'K.......a\nO.......b', {
    marks: { a: 'bone-archer', b: 'bone-archer' },
  });
  perform(wholeTurn(game), 'black-knight', 1, 1);
  expect(game.told('moved')).toEqual([]);
  expect(game.told('attack-declared')).toHaveLength(2);
});

test('DL-BEH-13 DL-BEH-15 shooters spread evenly, those who see the fewest first, the odd ones at random', () => {
  const game = scene(
    'skorn-hurler',
    `
      K....a
      #####.
      O....b
      .....c`,
    { marks: { a: 'skorn-hurler', b: 'skorn-hurler', c: 'skorn-hurler' } },
  );
  perform(wholeTurn(game), 1, 1, 1);
  // a sees only the Knight, c only the Outcast; b, who sees only the Outcast too, has no other.
  expect(game.told('shot-aimed').map(({ target, why }) => [target, why])).toEqual([
    ['black-knight', 'why-only-one'],
    ['outcast', 'why-only-one'],
    ['outcast', 'why-only-one'],
  ]);
  const open = scene('skorn-hurler', 'K.....a\n......b\nO.....c', {
    marks: { a: 'skorn-hurler', b: 'skorn-hurler', c: 'skorn-hurler' },
  });
  perform(wholeTurn(open), 'outcast', 'black-knight', 1, 1, 1);
  expect(open.told('shot-aimed').map(({ target, why }) => [target, why])).toEqual([
    ['outcast', 'why-random'],
    ['black-knight', 'why-fewest'],
    ['black-knight', 'why-random'],
  ]);
});

test('DL-BEH-13 if its Defender dies, the shots left go to the one shot at least', () => {
  const game = scene('hexmother', 'K......a\nO.......', {
    accursed: { 'black-knight': TIRED, 'outcast': { ...TIRED, wounds: 14 } },
    marks: { a: 'hexmother' },
    leader: 'black-knight',
    dungeon: { startedWith: 4 },
  });
  perform(wholeTurn(game), 'outcast', 6, [3, 4], 1);
  expect(game.told('attack-declared').map(({ target }) => target)).toEqual(['outcast', 'black-knight']);
});

test('DL-BEH-14 a ranged Monster with an adjacent target uses its melee attack and nothing else', () => {
  const game = scene('skorn-hurler', 'Ka...O', {
    marks: { a: { kind: 'skorn-hurler', target: 'black-knight' } },
  });
  perform(wholeTurn(game), 1);
  expect(game.told('attack-declared')).toMatchObject([{ weapon: 'knife', target: 'black-knight' }]);
  expect(game.told('shot-aimed')).toEqual([]);
});

test('DL-BEH-02 DL-MON-04 a Boss alone against one Accursed has one attack less', () => {
  const game = scene('gallows-knight', 'Ka', {
    marks: { a: { kind: 'gallows-knight', target: 'black-knight' } },
    dungeon: { startedWith: 1 },
  });
  perform(wholeTurn(game), 1);
  expect(game.told('attack-declared')).toHaveLength(1);
});

test('DL-MON-04 DL-MON-08 what a card prints is what the Monster strikes with, at its level row', () => {
  const game = aGame({
    board: 'Kab',
    marks: { a: 'veiled-acolyte', b: 'weeping-shade' },
    dungeon: { monsterLevel: 4 },
  });
  expect(monsterBlow(game.state, game.monster('a'), 'ranged')).toMatchObject({
    kind: 'magic',
    adds: 'mind',
    toHit: 4,
    range: Infinity,
  });
  expect(monsterBlow(game.state, game.monster('b'), 'melee')).toMatchObject({
    kind: 'magic',
    adds: null,
    wounds: [1, 3],
    damage: [],
    range: 1,
  });
  expect(monsterBlow(game.state, game.monster('b'), 'ranged')).toBeNull();
});

test('DL-BEH-09 chains hold a Monster; a crippled one has half its Movement, and only in this turn', () => {
  const game = scene('seeker', 'K...................a\n....................b', {
    marks: {
      a: { kind: 'seeker', effects: [{ id: 'chains-of-guilt', by: 'exorcist', tile: null }] },
      b: { kind: 'seeker', effects: [{ id: 'crippled', by: 'outcast', tile: null }] },
    },
  });
  const at = game.monster('a').square;
  perform(wholeTurn(game));
  expect(game.monster('a').square).toBe(at);
  expect(game.monster('b').square).toBe(game.on(0, 17, 0));
  expect(game.monster('b').effects).toEqual([]);
});

test('DL-BEH-13 DL-BEH-08 ally pieces are reached, shot at and counted like Accursed', () => {
  const game = scene('bone-archer', 'K......a\nx......b', { marks: { a: 'bone-archer', b: 'bone-archer' } });
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
  perform(wholeTurn(game), 'ally-1', 1, 1);
  expect(game.told('shot-aimed').map(({ target }) => target)).toEqual(['ally-1', 'black-knight']);
});

test('DL-BEH-01 DL-HRT-05 the Heart may be used before the turn, before its phases, between them and after', () => {
  const game = scene('seeker', 'Ka', {
    accursed: { 'black-knight': { ...TIRED, wounds: 9 } },
    marks: { a: { kind: 'seeker', target: 'black-knight' } },
    dungeon: { heart: { uses: 2, most: 4, rested: null } },
  });
  const { asked } = perform(wholeTurn(game), 'pass', 'use-heart', 'pass', 'pass', 1, 'pass');
  expect(asked.map(({ ask }) => ask)).toEqual(new Array(5).fill('heart-window'));
  expect(game.accursed('black-knight').wounds).toBe(6);
});

test('DL-BEH-01 DL-TRM-16 the turn of a type is a turn: what may be used once in each is there again', () => {
  const game = scene('seeker', 'K.......a', {
    accursed: { 'black-knight': { ...TIRED, skills: ['war-determination'], used: ['war-determination'] } },
    marks: { a: 'seeker' },
  });
  perform(wholeTurn(game));
  expect(game.accursed('black-knight').used).toEqual([]);
});

test('DL-BEH-01 DL-BEH-10 the last of a type dies of Poison at the start: nothing is left to move or attack', () => {
  const game = scene('seeker', 'Ka', {
    marks: { a: { kind: 'seeker', target: 'black-knight', poison: 9, poisonedBy: 'black-knight' } },
    quest: 'q-necrostream-3',
  });
  perform(wholeTurn(game), [1, 2]);
  expect(game.dungeon.monsters).toEqual([]);
  expect(game.accursed('black-knight').souls).toBe(1);
  expect(game.state.phase.kind).toBe('turns');
});
