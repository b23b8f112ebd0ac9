import { expect, test } from 'vitest';
import type { SkillId } from '../src/data/skills.ts';
import { newAttack } from '../src/rules/attack.ts';
import { blowsOf } from '../src/rules/attacking.ts';
import { walkOf } from '../src/rules/movement.ts';
import { attributeOf, evasionOf, rangedOf, tumbleCostOf } from '../src/rules/profile.ts';
import { resolveAttack, toHitModifier } from '../src/rules/resolve-attack.ts';
import { hasTalent, refresh } from '../src/rules/sources.ts';
import { passesTest } from '../src/rules/tests.ts';
import { threatsTo } from '../src/rules/threat.ts';
import {
  aBlow,
  type AccursedSet,
  act,
  aGame,
  attacked,
  type GameSet,
  offered,
  offersIn,
  perform,
  type TestGame,
  turnOf,
} from '../testing/index.ts';

const SAVAGE = { a: { kind: 'skorn-savage', health: 30 } } as const;

/** The Outcast with one skill, who acts. */
const outcastWith = (skill: SkillId, board: string, more: GameSet = {}, set: AccursedSet = {}): TestGame =>
  aGame({
    board,
    marks: board.includes('a') ? SAVAGE : {},
    turn: ['outcast', 'before-attack'],
    ...more,
    accursed: { outcast: { skills: [skill], ...set }, ...more.accursed },
  });

const outcastOf = (game: TestGame) => game.accursed('outcast');
const shot = aBlow({ kind: 'ranged', adds: 'perception', range: 8 });
const stab = (game: TestGame) => newAttack(outcastOf(game), game.monster('a'), aBlow());
const shoot = (game: TestGame) => newAttack(outcastOf(game), game.monster('a'), shot);

test('out-steady-aim: +1 To Hit at range in a turn without movement or Tumble', () => {
  const game = outcastWith('out-steady-aim', 'O..a');
  expect(toHitModifier(game.state, shoot(game))).toBe(1);
  turnOf(game).spent = 1;
  expect(toHitModifier(game.state, shoot(game))).toBe(0);
  Object.assign(turnOf(game), { spent: 0, tumbles: 1 });
  expect(toHitModifier(game.state, shoot(game))).toBe(0);
});

test('out-knife-dance: no penalty for both weapons at once', () => {
  const game = outcastWith('out-knife-dance', 'Oa.', {}, { items: ['hooked-knife', 'hooked-knife'] });
  expect(blowsOf(game.state, outcastOf(game)).find(({ dual }) => dual)?.modifier).toBe(0);
});

test('out-nimble, out-slippery, out-nameless and out-rapid-fire change her numbers', () => {
  const numbers = (skill: SkillId) => {
    const game = outcastWith(skill, 'O..');
    const outcast = outcastOf(game);
    return {
      tumble: tumbleCostOf(game.state, outcast),
      evasion: evasionOf(game.state, outcast),
      perception: attributeOf(game.state, outcast, 'perception'),
      shots: rangedOf(game.state, outcast).attacks,
    };
  };
  const plain = { tumble: 2, evasion: 4, perception: 4, shots: 2 };
  expect(numbers('out-nimble')).toEqual({ ...plain, tumble: 1 });
  expect(numbers('out-slippery')).toEqual({ ...plain, evasion: 6 });
  expect(numbers('out-nameless')).toEqual({ ...plain, evasion: 5, perception: 5 });
  expect(numbers('out-rapid-fire')).toEqual({ ...plain, shots: 3 });
});

test('out-scavenger, out-quick-hands and out-locksmith are talents that other rules ask for', () => {
  const has = (skill: SkillId, talent: Parameters<typeof hasTalent>[1]) =>
    hasTalent(outcastOf(outcastWith(skill, 'O..')), talent);
  expect(has('out-scavenger', 'draws-two-from-chests')).toBe(true);
  expect(has('out-quick-hands', 'changes-hands-late')).toBe(true);
  expect(has('out-locksmith', 'picks-locks')).toBe(true);
});

test('out-venom: the first hit of a turn that wounds adds 1 Poison token', () => {
  const game = outcastWith('out-venom', 'Oa.');
  attacked(game, stab(game), 4, 1);
  expect(game.monster('a').poison).toBe(0);
  attacked(game, stab(game), 4, 4);
  attacked(game, stab(game), 4, 4);
  expect(game.monster('a')).toMatchObject({ poison: 1, poisonedBy: 'outcast' });
  refresh(game.state, 'turn');
  attacked(game, stab(game), 4, 4);
  expect(game.monster('a').poison).toBe(2);
});

test('out-long-shot: Range +2', () => {
  const game = outcastWith('out-long-shot', 'O..');
  expect(blowsOf(game.state, outcastOf(game)).find(({ kind }) => kind === 'ranged')?.range).toBe(10);
});

test('out-backstab: +2 melee damage against a Monster that does not target her', () => {
  const game = outcastWith('out-backstab', 'Oa.');
  expect(attacked(game, stab(game), 4, 1).damage).toBe(1 + 3 + 2);
  game.monster('a').target = 'outcast';
  expect(attacked(game, stab(game), 4, 1).damage).toBe(1 + 3);
});

test('out-point-blank: she may shoot beside enemies, at -1 To Hit', () => {
  const game = outcastWith('out-point-blank', 'Oa.');
  expect(toHitModifier(game.state, shoot(game))).toBe(-1);
  expect(offersIn(game).some(one => one.startsWith('attack'))).toBe(true);
  expect(offersIn(outcastWith('out-nimble', 'Oa.')).some(one => one.startsWith('attack'))).toBe(false);
});

test('out-trap-sense: once for each Event card she re-rolls a failed Test', () => {
  const game = outcastWith('out-trap-sense', 'O..');
  const tested = (event: string | undefined, ...script: (number[] | string)[]) =>
    perform(
      passesTest(
        game.table,
        outcastOf(game),
        'charisma',
        5,
        'DL-EVT-09',
        event === undefined ? {} : { event },
      ),
      ...script,
    ).value;
  expect(tested('evt-whispers', [1, 1], 'reroll', [1, 6])).toBe(true);
  expect(tested('evt-whispers', [1, 1])).toBe(false);
  expect(tested('evt-gas-vent', [1, 1], 'reroll', [1, 2])).toBe(false);
  expect(tested(undefined, [1, 1])).toBe(false);
  refresh(game.state, 'dungeon');
  expect(outcastOf(game).used).toEqual([]);
});

test('out-ghost-step: only Monsters that target her Threaten her', () => {
  const game = outcastWith('out-ghost-step', 'Oa.');
  expect(threatsTo(game.state, outcastOf(game))).toEqual([]);
  game.monster('a').target = 'outcast';
  expect(threatsTo(game.state, outcastOf(game))).toHaveLength(1);
});

test('out-cripple: a Monster wounded at range has half its Movement', () => {
  const game = outcastWith('out-cripple', 'O..a');
  attacked(game, shoot(game), 4, 1);
  expect(walkOf(game.state, game.monster('a'), 4).budget).toBe(2);
  const near = outcastWith('out-cripple', 'Oa.');
  attacked(near, stab(near), 4, 6);
  expect(near.monster('a').effects).toEqual([]);
});

test('out-opportunist: after a kill she moves 1 square for no point, once a turn', () => {
  const game = outcastWith('out-opportunist', 'xOa.\n....', { marks: { a: { kind: 'seeker', wounds: 3 } } });
  const performed = perform(resolveAttack(game.table, stab(game)), 4, 6, `square:${game.at('x')}`);
  expect(offered(performed, 'slip-away')).toHaveLength(6);
  expect(outcastOf(game)).toMatchObject({ square: game.at('x'), used: ['out-opportunist'] });
  expect(turnOf(game).spent).toBe(0);
});

test('out-assassin: a natural 5 is critical against a Monster without Wounds', () => {
  const game = outcastWith('out-assassin', 'Oa.');
  expect(attacked(game, stab(game), 5).critical).toBe(true);
  expect(attacked(game, stab(game), 5, 1).critical).toBe(false);
});

test('out-smoke: attacks against her have -2 To Hit, once a combat and only in one', () => {
  const game = outcastWith('out-smoke', 'O.a');
  act(game, 'smoke');
  expect(toHitModifier(game.state, newAttack(game.monster('a'), outcastOf(game), aBlow()))).toBe(-2);
  expect(offersIn(game)).not.toContain('smoke');
  expect(offersIn(outcastWith('out-smoke', 'O..'))).not.toContain('smoke');
});

test('out-killer: Critical Hits deal 3 more damage', () => {
  const game = outcastWith('out-killer', 'Oa.');
  expect(attacked(game, stab(game), 6).damage).toBe(6 + 3 + 3);
});
