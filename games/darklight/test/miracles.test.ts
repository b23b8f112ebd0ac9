import { expect, test } from 'vitest';
import { MIRACLES, type MiracleId } from '../src/data/miracles.ts';
import { newAttack } from '../src/rules/attack.ts';
import { endUntilTurnOf } from '../src/rules/in-force.ts';
import { sufferInsanity } from '../src/rules/insanity.ts';
import { makeProne } from '../src/rules/conditions.ts';
import { miracleTargets } from '../src/rules/miracles.ts';
import { walkOf } from '../src/rules/movement.ts';
import { armourOf } from '../src/rules/profile.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { sumOf } from '../src/rules/sources.ts';
import {
  aBlow,
  type AccursedSet,
  act,
  aGame,
  attacked,
  d3,
  type GameSet,
  offered,
  offersIn,
  perform,
  type TestGame,
  TIRED,
} from '../testing/index.ts';

/** An Exorcist with one Miracle and 6 FP, who acts. */
function praying(miracle: MiracleId, board: string, more: GameSet = {}, set: AccursedSet = {}): TestGame {
  return aGame({
    board,
    turn: ['exorcist', 'before-move'],
    ...more,
    accursed: { exorcist: { faith: 6, miracles: [miracle], ...set }, ...more.accursed },
  });
}

const DEAD = { wounds: 18, status: { kind: 'dead', injury: 'palsy', health: 18 } } as const;
const SAVAGE = { a: { kind: 'skorn-savage', health: 20 } } as const;

test('DL-MIR-01 a Miracle costs its FP and needs no roll; without enough FP it is not offered', () => {
  const game = praying('aegis-of-dawn', 'E.');
  act(game, 'invoke:aegis-of-dawn');
  expect(game.accursed('exorcist').faith).toBe(4);
  expect(offersIn(praying('aegis-of-dawn', 'E.', {}, { faith: 1 }))).not.toContain('invoke:aegis-of-dawn');
});

test('DL-MIR-01 before and after a phase, not in one', () => {
  for (const [part, isOffered] of [
    ['before-move', true],
    ['moving', false],
    ['before-attack', true],
    ['attacking', false],
    ['after-attack', true],
  ] as const) {
    const game = praying('aegis-of-dawn', 'E.', { turn: ['exorcist', part] });
    expect(offersIn(game).includes('invoke:aegis-of-dawn')).toBe(isOffered);
  }
});

test('DL-MIR-02 DL-MIR-03 the same Miracle may be invoked again while FP last, and stays in hand', () => {
  const game = praying('mend-flesh', 'E.', {}, { wounds: 12, faith: 4 });
  act(game, 'invoke:mend-flesh', 1);
  act(game, 'invoke:mend-flesh', 1);
  expect(game.accursed('exorcist')).toMatchObject({ wounds: 6, faith: 0, miracles: ['mend-flesh'] });
  expect(offersIn(game)).not.toContain('invoke:mend-flesh');
});

test('DL-MIR-04 the range is counted in squares and needs line of sight', () => {
  const reaches = (board: string) =>
    offersIn(praying('searing-light', board, { marks: SAVAGE })).includes('invoke:searing-light');
  expect(reaches('E.....a')).toBe(true);
  expect(reaches('E......a')).toBe(false);
  expect(reaches('E#a\n...')).toBe(false);
});

test('DL-MIR-04 on a tile it needs no line of sight, and in an archway he chooses which tile', () => {
  const hidden = praying('judgement', 'E#a\n...', { marks: SAVAGE });
  act(hidden, 'invoke:judgement', 5);
  expect(hidden.monster('a').wounds).toBe(4);
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N0', exits: [] }],
    accursed: { exorcist: { at: [0, 0, 0], faith: 6, miracles: ['hallowed-ring'] } },
  });
  const [archway] = game.dungeon.plan.archways;
  game.accursed('exorcist').square = archway?.squares[0] ?? -1;
  expect(miracleTargets(game.state, game.accursed('exorcist'), 'hallowed-ring').map(one => one.tile)).toEqual(
    [0, 1],
  );
});

test('mend-flesh removes 1d6+2 Wounds, of the dead too', () => {
  const game = praying('mend-flesh', 'E..K', { accursed: { 'black-knight': DEAD }, leader: 'exorcist' });
  act(game, 'invoke:mend-flesh', 3);
  expect(game.accursed('black-knight').wounds).toBe(13);
});

test('circle-of-grace removes 1d6 Wounds from every Accursed on the tile', () => {
  const game = praying(
    'circle-of-grace',
    'E..KW',
    { accursed: { 'black-knight': DEAD, 'blood-witch': { wounds: 4 } }, leader: 'exorcist' },
    { wounds: 5 },
  );
  act(game, 'invoke:circle-of-grace', 1, 2, 3);
  expect(game.state.accursed.map(({ wounds }) => wounds).sort((a, b) => a - b)).toEqual(
    [1, 4, 16].sort((a, b) => a - b),
  );
});

test('purge takes away all Poison and the fire', () => {
  const game = praying('purge', 'E..K', { accursed: { 'black-knight': { poison: 3, fire: 'half' } } });
  act(game, 'invoke:purge');
  expect(game.accursed('black-knight')).toMatchObject({ poison: 0, fire: 'none' });
});

test('calm-the-mind removes 1d3 Insanity', () => {
  const game = praying('calm-the-mind', 'E..K', { accursed: { 'black-knight': { insanity: 5 } } });
  act(game, 'invoke:calm-the-mind', d3(2));
  expect(game.accursed('black-knight').insanity).toBe(3);
});

test('second-breath restores 2 Stamina', () => {
  const game = praying('second-breath', 'E..K', {
    accursed: { 'black-knight': { stamina: { unspent: 0, spent: 4 } } },
  });
  act(game, 'invoke:second-breath');
  expect(game.accursed('black-knight').stamina).toEqual({ unspent: 2, spent: 2 });
});

test('call-back removes 2d6 Wounds from a dead Accursed only', () => {
  const game = praying(
    'call-back',
    'E..K',
    { accursed: { 'black-knight': DEAD }, leader: 'exorcist' },
    { wounds: 5 },
  );
  expect(miracleTargets(game.state, game.accursed('exorcist'), 'call-back')).toHaveLength(1);
  act(game, 'invoke:call-back', [4, 5]);
  expect(game.accursed('black-knight').wounds).toBe(9);
});

test('searing-light deals 1d6 + Charisma damage, and 1d6 Wounds to a Demon or Undead', () => {
  const skorn = praying('searing-light', 'E..a', { marks: SAVAGE });
  act(skorn, 'invoke:searing-light', 6);
  expect(skorn.monster('a').wounds).toBe(6 + 3 - 4);
  const demon = praying('searing-light', 'E..a', { marks: { a: 'rotmonger' } });
  act(demon, 'invoke:searing-light', 4);
  expect(demon.monster('a').wounds).toBe(4);
});

test('chains-of-guilt takes all Movement points and 1 To Hit', () => {
  const game = praying('chains-of-guilt', 'E..a', { marks: SAVAGE });
  act(game, 'invoke:chains-of-guilt');
  expect(walkOf(game.state, game.monster('a'), 4).budget).toBe(0);
  const attack = newAttack(game.monster('a'), game.accursed('exorcist'), aBlow());
  expect(toHitModifier(game.state, attack)).toBe(-1);
  endUntilTurnOf(game.state, 'exorcist');
  expect(game.monster('a').effects).toEqual([]);
});

test('mark-of-the-damned gives attacks against one enemy +1 To Hit', () => {
  const game = praying('mark-of-the-damned', 'E..a', { marks: SAVAGE });
  act(game, 'invoke:mark-of-the-damned');
  const attack = newAttack(game.accursed('exorcist'), game.monster('a'), aBlow());
  expect(toHitModifier(game.state, attack)).toBe(1);
});

test('dread-name causes a Demon 1d6+2 Wounds, and is for Demons only', () => {
  const game = praying('dread-name', 'E..ab', { marks: { a: 'rotmonger', b: 'skorn-savage' } });
  expect(miracleTargets(game.state, game.accursed('exorcist'), 'dread-name')).toHaveLength(1);
  act(game, 'invoke:dread-name', 3);
  expect(game.monster('a').wounds).toBe(5);
});

test('pillar-of-salt deals 2d6 + Charisma damage and knocks Prone, but not large bases', () => {
  const game = praying('pillar-of-salt', 'E..a', { marks: SAVAGE });
  act(game, 'invoke:pillar-of-salt', [3, 4]);
  expect(game.monster('a')).toMatchObject({ wounds: 6, prone: true });
  const large = praying('pillar-of-salt', 'E..a.\n.....', { marks: { a: 'dreadworm' } });
  act(large, 'invoke:pillar-of-salt', [3, 4]);
  expect(large.monster('a')).toMatchObject({ wounds: 5, prone: false });
});

test('judgement deals 1d6 + Charisma damage to each enemy on the tile', () => {
  const game = praying('judgement', 'E..a...b', { marks: { a: 'skorn-savage', b: 'skorn-savage' } });
  act(game, 'invoke:judgement', 2, 5);
  expect([game.monster('a').wounds, game.monster('b').wounds]).toEqual([1, 4]);
});

test('aegis-of-dawn gives +2 Armour, once however often it is invoked', () => {
  const game = praying('aegis-of-dawn', 'E..K');
  const before = armourOf(game.state, game.accursed('black-knight'));
  act(game, 'invoke:aegis-of-dawn', 'accursed:black-knight');
  act(game, 'invoke:aegis-of-dawn', 'accursed:black-knight');
  expect(armourOf(game.state, game.accursed('black-knight'))).toBe(before + 2);
});

test('steadfast makes an Accursed stand up, and keeps it from falling and from Insanity', () => {
  const game = praying('steadfast', 'E..K', { accursed: { 'black-knight': { prone: true } } });
  act(game, 'invoke:steadfast', 'accursed:black-knight');
  const knight = game.accursed('black-knight');
  expect(knight.prone).toBe(false);
  makeProne(game.table, knight, 'DL-CND-10');
  perform(sufferInsanity(game.table, knight, 2, 'DL-INS-01'));
  expect(knight).toMatchObject({ prone: false, insanity: 0 });
});

test('mirror-of-faith makes the next attack fail without a roll, and no other', () => {
  const game = praying('mirror-of-faith', 'E.Ka', { accursed: { 'black-knight': TIRED }, marks: SAVAGE });
  act(game, 'invoke:mirror-of-faith', 'accursed:black-knight');
  const attack = () => newAttack(game.monster('a'), game.accursed('black-knight'), aBlow());
  expect(attacked(game, attack())).toMatchObject({ fails: true, die: null });
  expect(attacked(game, attack(), 2)).toMatchObject({ fails: false, die: 2 });
});

test('veil-of-incense hinders attacks against the Exorcist and Accursed within 2 squares of him', () => {
  const game = praying('veil-of-incense', 'E.K.W', { marks: { a: 'seeker' }, board: 'E.KaW' });
  act(game, 'invoke:veil-of-incense');
  const modifier = (who: 'exorcist' | 'black-knight' | 'blood-witch') =>
    toHitModifier(game.state, newAttack(game.monster('a'), game.accursed(who), aBlow()));
  expect([modifier('exorcist'), modifier('black-knight'), modifier('blood-witch')]).toEqual([-1, -1, 0]);
});

test('lighten-burden halves the Wounds of each attack, rounded up', () => {
  const game = praying('lighten-burden', 'E.Ka', { accursed: { 'black-knight': TIRED }, marks: SAVAGE });
  act(game, 'invoke:lighten-burden', 'accursed:black-knight');
  const blow = aBlow({ damage: [[1, 6, 5]] });
  // 2 + 5 + 4 - 6 = 5.
  expect(attacked(game, newAttack(game.monster('a'), game.accursed('black-knight'), blow), 4, 2).wounds).toBe(
    3,
  );
});

test('hallowed-ring gives every Accursed on the tile Armour and Resistance', () => {
  const game = praying('hallowed-ring', 'E....K');
  const knight = game.accursed('black-knight');
  const before = armourOf(game.state, knight);
  act(game, 'invoke:hallowed-ring');
  expect(armourOf(game.state, knight)).toBe(before + 1);
  expect(sumOf(game.state, knight, 'fireResistance')).toBe(2);
  expect(game.accursed('exorcist').effects.map(({ id }) => id)).toEqual(['hallowed-ring']);
});

test('Miracles that would do nothing are not offered', () => {
  const all = Object.keys(MIRACLES) as MiracleId[];
  const game = praying('purge', 'E..K', {}, { miracles: all, faith: 6 });
  expect(offersIn(game).filter(one => one.startsWith('invoke:'))).toEqual([
    'invoke:aegis-of-dawn',
    'invoke:steadfast',
    'invoke:mirror-of-faith',
    'invoke:veil-of-incense',
    'invoke:lighten-burden',
    'invoke:hallowed-ring',
  ]);
  const performed = act(game, 'invoke:steadfast', 'accursed:exorcist');
  expect(offered(performed, 'miracle-target')).toEqual(['accursed:exorcist', 'accursed:black-knight']);
});
