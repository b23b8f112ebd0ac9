import type { Rule } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { MonsterId } from '../src/data/monsters.ts';
import { newAttack } from '../src/rules/attack.ts';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import { areAdjacent } from '../src/rules/figures.ts';
import { monsterBlow } from '../src/rules/monster-attacks.ts';
import { playMonstersTurn } from '../src/rules/monsters-turn.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { type Cause, inflictWounds } from '../src/rules/wounds.ts';
import type { Phase } from '../src/state.ts';
import {
  aGame,
  d3,
  type GameSet,
  monsterAttack,
  perform,
  type TestGame,
  TIRED,
  turnOf,
} from '../testing/index.ts';

const NO_HEART = { heart: { uses: 0, most: 4, rested: null } } as const;

const against = (kind: MonsterId, more: GameSet = {}): TestGame =>
  aGame({
    board: 'K.......\n.a......\n........',
    accursed: { 'black-knight': TIRED },
    marks: { a: { kind, target: 'black-knight' } },
    quest: 'q-chapel-1',
    ...more,
  });

const started = (kind: MonsterId): Phase => ({
  kind: 'monsters-turn',
  turn: { kind, part: 'start', waiting: [], threatened: [], shots: [], moving: null },
});

/** The start of a type's turn, in the dark of a Darkness Roll. */
const starting = (
  kind: MonsterId,
  roll: number,
  board = 'K.......\n....a...\n........\n.O......',
): TestGame =>
  aGame({
    board,
    accursed: { 'black-knight': TIRED },
    marks: { a: kind },
    quest: 'q-chapel-1',
    phase: started(kind),
    roll,
    dungeon: NO_HEART,
  });

function* oneBeat({ table, state }: TestGame): Rule {
  if (state.phase.kind === 'monsters-turn') yield* playMonstersTurn(table, state.phase.turn);
}

const modifier = (game: TestGame, sign = 'a'): number => {
  const monster = game.monster(sign);
  const blow = monsterBlow(game.state, monster, 'melee');
  if (blow === null) throw new Error('it has no melee attack');
  return toHitModifier(game.state, newAttack(monster, game.accursed('black-knight'), blow));
};

test('skorn-savage DL-ATK-17 rages with +1 To Hit while it has Wounds', () => {
  const game = against('skorn-savage');
  expect(modifier(game)).toBe(0);
  game.monster('a').wounds = 1;
  expect(modifier(game)).toBe(1);
});

test('skorn-warchief DL-ATK-17 gives other Skorn +1 To Hit while he lives, himself and others nothing', () => {
  const game = against('skorn-warchief', {
    board: 'Kb......\n.a.....c\n........',
    marks: { a: 'skorn-warchief', b: 'skorn-berserker', c: 'seeker' },
  });
  expect(['a', 'b', 'c'].map(sign => modifier(game, sign))).toEqual([0, 1, 0]);
  game.dungeon.monsters.shift();
  expect(modifier(game, 'b')).toBe(0);
});

test('dreadworm DL-ATK-17 a Critical Hit makes the Defender Prone, an ordinary one does not', () => {
  const game = against('dreadworm');
  const knight = game.accursed('black-knight');
  monsterAttack(game, 'a', knight, 'melee', 4, 1);
  expect(knight.prone).toBe(false);
  monsterAttack(game, 'a', knight, 'melee', 6);
  expect(knight.prone).toBe(true);
});

const killing = (kind: Cause['kind'], critical = false): Cause => ({
  kind,
  by: 'black-knight',
  rule: 'DL-ATK-09',
  critical,
});

test('ashen-thrall DL-ATK-17 rises on a 6, without Wounds and Prone, and is no Trophy', () => {
  const game = against('ashen-thrall');
  const thrall = game.monster('a');
  perform(inflictWounds(game.table, thrall, 9, killing('attack')), 6);
  expect(thrall).toMatchObject({ wounds: 0, prone: true });
  expect(game.accursed('black-knight').trophies).toEqual([]);
  perform(inflictWounds(game.table, thrall, 9, killing('attack')), 5);
  expect(game.dungeon.monsters).toEqual([]);
  expect(game.accursed('black-knight').trophies).toEqual([{ kind: 'ashen-thrall', souls: 1 }]);
});

test.each([
  ['attack', true],
  ['fire', false],
  ['spell', false],
  ['miracle', false],
] as const)('ashen-thrall DL-ATK-17 does not rise from %s (critical: %s)', (kind, critical) => {
  const game = against('ashen-thrall');
  perform(inflictWounds(game.table, game.monster('a'), 9, killing(kind, critical)));
  expect(game.dungeon.monsters).toEqual([]);
});

test('rotmonger DL-ATK-17 poisons if it wounds', () => {
  const game = against('rotmonger');
  const knight = game.accursed('black-knight');
  monsterAttack(game, 'a', knight, 'melee', 4, 6);
  expect(knight).toMatchObject({ poison: 1 });
  const stopped = against('rotmonger', {
    accursed: {
      'black-knight': { ...TIRED, effects: [{ id: 'crimson-shield', by: 'blood-witch', tile: null }] },
    },
  });
  monsterAttack(stopped, 'a', stopped.accursed('black-knight'), 'melee', 4, 1);
  expect(stopped.accursed('black-knight')).toMatchObject({ poison: 0, wounds: 0 });
});

test('weeping-shade DL-ATK-17 causes 1d3 Wounds in spite of Armour, and a Mind 5 Test or 1 Insanity', () => {
  const game = against('weeping-shade');
  const knight = game.accursed('black-knight');
  monsterAttack(game, 'a', knight, 'melee', 4, d3(2), [1, 4]);
  expect(knight).toMatchObject({ wounds: 2, insanity: 1 });
  monsterAttack(game, 'a', knight, 'melee', 4, d3(1), [1, 5]);
  expect(knight).toMatchObject({ wounds: 3, insanity: 1 });
});

const shooting = (kind: MonsterId): TestGame =>
  against(kind, { board: 'K......a', marks: { a: kind }, accursed: { 'black-knight': TIRED } });

test('cinder-imp DL-ATK-17 ignites with its cinder if it wounds, not with its claws', () => {
  const game = shooting('cinder-imp');
  const knight = game.accursed('black-knight');
  monsterAttack(game, 'a', knight, 'ranged', 6);
  expect(knight.fire).toBe('full');
  const close = against('cinder-imp');
  monsterAttack(close, 'a', close.accursed('black-knight'), 'melee', 6);
  expect(close.accursed('black-knight').fire).toBe('none');
});

test('veiled-acolyte DL-ATK-17 adds Mind to its litany, and if it wounds asks for a Mind 4 Test or 1 Insanity', () => {
  const game = shooting('veiled-acolyte');
  const knight = game.accursed('black-knight');
  const attack = monsterAttack(game, 'a', knight, 'ranged', 6, [1, 3]);
  expect(attack.damage).toBe(9);
  expect(knight.insanity).toBe(1);
  const again = monsterAttack(game, 'a', knight, 'ranged', 6, [1, 4]);
  expect(again.wounds).toBeGreaterThan(0);
  expect(knight.insanity).toBe(1);
});

test('charnel-hulk DL-ATK-17 knocks Prone if it wounds, and cannot be Prone itself', () => {
  const game = against('charnel-hulk');
  monsterAttack(game, 'a', game.accursed('black-knight'), 'melee', 4, [1, 1]);
  expect(game.accursed('black-knight').prone).toBe(true);
});

test('gallows-knight DL-ATK-17 who starts its turn adjacent: Mind 4 Test or 1 Insanity', () => {
  const game = against('gallows-knight', {
    turn: ['black-knight', 'start', { begun: false }],
    dungeon: NO_HEART,
  });
  perform(playAccursedTurn(game.table, turnOf(game)), [3, 2]);
  expect(game.accursed('black-knight').insanity).toBe(1);
});

test('hexmother DL-ATK-17 her hex brings 1 Insanity if it wounds', () => {
  const game = shooting('hexmother');
  monsterAttack(game, 'a', game.accursed('black-knight'), 'ranged', 6);
  expect(game.accursed('black-knight').insanity).toBe(1);
});

test('hexmother DL-MON-08 DL-AMB-07 on a Darkness Roll of 1 1d3 seekers come next to her', () => {
  const game = starting('hexmother', 1);
  perform(oneBeat(game), d3(2));
  const seekers = game.dungeon.monsters.filter(({ kind }) => kind === 'seeker');
  expect(seekers).toHaveLength(2);
  expect(seekers.every(one => areAdjacent(game.state, one, game.monster('hexmother')))).toBe(true);
  const light = starting('hexmother', 2);
  perform(oneBeat(light));
  expect(light.dungeon.monsters).toHaveLength(1);
});

test('drowned-bishop DL-MON-08 the tide on 1 to 3: each Accursed on its tile, Strength 4 Test or Prone', () => {
  const game = starting('drowned-bishop', 3);
  perform(oneBeat(game), [3, 3, 3, 3], [1, 1, 4]);
  expect(game.accursed('black-knight').prone).toBe(true);
  expect(game.accursed('outcast').prone).toBe(false);
  perform(oneBeat(starting('drowned-bishop', 4)));
  const bitten = against('drowned-bishop');
  monsterAttack(bitten, 'a', bitten.accursed('black-knight'), 'melee', 6);
  expect(bitten.accursed('black-knight').poison).toBe(1);
});

test('devil-lord DL-MON-08 on 1 or 2 each Accursed in its sight suffers 1 Insanity', () => {
  const board = 'K...#O\n..a.#.\n......\n......';
  const game = starting('devil-lord', 2, board);
  perform(oneBeat(game));
  expect(game.accursed('black-knight').insanity).toBe(1);
  expect(game.accursed('outcast').insanity).toBe(0);
  const light = starting('devil-lord', 3, board);
  perform(oneBeat(light));
  expect(light.accursed('black-knight').insanity).toBe(0);
});

test('skorn-berserker DL-ATK-17 its Critical Hits deal 3 more damage', () => {
  const game = against('skorn-berserker');
  expect(monsterAttack(game, 'a', game.accursed('black-knight'), 'melee', 6).damage).toBe(13);
});
