import { expect, test } from 'vitest';
import type { MiracleId } from '../src/data/miracles.ts';
import type { SkillId } from '../src/data/skills.ts';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import { newAttack } from '../src/rules/attack.ts';
import { armourOf, meleeOf } from '../src/rules/profile.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { hasTalent, refresh, sumOf } from '../src/rules/sources.ts';
import {
  aBlow,
  type AccursedSet,
  act,
  aGame,
  attacked,
  type GameSet,
  offersIn,
  perform,
  type TestGame,
  turnOf,
} from '../testing/index.ts';

const THRALL = { a: { kind: 'rotmonger', health: 30 } } as const;

/** The Exorcist with one skill, one Miracle and 6 FP, who acts. */
const exorcistWith = (
  skill: SkillId,
  board: string,
  more: GameSet = {},
  set: AccursedSet = {},
  miracle: MiracleId = 'mend-flesh',
): TestGame =>
  aGame({
    board,
    marks: board.includes('a') ? THRALL : {},
    turn: ['exorcist', 'before-move'],
    ...more,
    accursed: { exorcist: { skills: [skill], faith: 6, miracles: [miracle], ...set }, ...more.accursed },
  });

const exorcistOf = (game: TestGame) => game.accursed('exorcist');
const tired = () => ({ stamina: { unspent: 0, spent: 3 } });

test('exo-healing-hands: Healing Miracles remove 2 more Wounds', () => {
  const game = exorcistWith('exo-healing-hands', 'E..', {}, { wounds: 12 });
  act(game, 'invoke:mend-flesh', 3);
  expect(exorcistOf(game).wounds).toBe(12 - 3 - 2 - 2);
});

test('exo-smite: 1 FP for 1d6 damage more after a melee hit on a Demon or Undead, once a turn', () => {
  const game = exorcistWith('exo-smite', 'Ea.');
  const strike = () => newAttack(exorcistOf(game), game.monster('a'), aBlow());
  expect(attacked(game, strike(), 4, 'use:exo-smite', 5, 1).damage).toBe(5 + 1 + 3);
  expect(exorcistOf(game).faith).toBe(5);
  expect(attacked(game, strike(), 4, 1).damage).toBe(4);
  const skorn = exorcistWith('exo-smite', 'Ea.', { marks: { a: 'skorn-savage' } });
  expect(attacked(skorn, newAttack(exorcistOf(skorn), skorn.monster('a'), aBlow()), 4, 1).damage).toBe(4);
});

test('exo-hallowed-steel: +1 To Hit in melee against Demons and Undead', () => {
  const modifier = (kind: 'rotmonger' | 'bone-archer' | 'skorn-savage') => {
    const game = exorcistWith('exo-hallowed-steel', 'Ea.', { marks: { a: kind } });
    return toHitModifier(game.state, newAttack(exorcistOf(game), game.monster('a'), aBlow()));
  };
  expect([modifier('rotmonger'), modifier('bone-archer'), modifier('skorn-savage')]).toEqual([1, 1, 0]);
});

test('exo-clean-blood: Poison Resistance +3; exo-zeal: one melee attack more', () => {
  const clean = exorcistWith('exo-clean-blood', 'E..', {}, { items: [] });
  expect(sumOf(clean.state, exorcistOf(clean), 'poisonResistance')).toBe(3);
  const zeal = exorcistWith('exo-zeal', 'E..');
  expect(meleeOf(zeal.state, exorcistOf(zeal)).attacks).toBe(2);
});

test('exo-last-rites and exo-censer-cloud are talents that other rules ask for', () => {
  expect(hasTalent(exorcistOf(exorcistWith('exo-last-rites', 'E..')), 'eases-resurrection')).toBe(true);
  expect(hasTalent(exorcistOf(exorcistWith('exo-censer-cloud', 'E..')), 'censers-fill-the-tile')).toBe(true);
});

test('exo-aegis: +1 Armour after a Defensive Miracle', () => {
  const game = exorcistWith('exo-aegis', 'E..K', {}, {}, 'steadfast');
  const before = armourOf(game.state, exorcistOf(game));
  act(game, 'invoke:steadfast', 'accursed:black-knight');
  expect(armourOf(game.state, exorcistOf(game))).toBe(before + 1);
  const healing = exorcistWith('exo-aegis', 'E..', {}, { wounds: 4 });
  act(healing, 'invoke:mend-flesh', 1);
  expect(armourOf(healing.state, exorcistOf(healing))).toBe(before);
});

test('exo-banish: 3 FP, 2d6 Wounds to an adjacent Demon or Undead, once a combat', () => {
  const game = exorcistWith('exo-banish', 'Ea.');
  const banish = `banish:${game.monster('a').id}`;
  act(game, banish, [4, 5]);
  expect(game.monster('a').wounds).toBe(9);
  expect(exorcistOf(game).faith).toBe(3);
  expect(offersIn(game)).not.toContain(banish);
  refresh(game.state, 'combat');
  expect(offersIn(game)).toContain(banish);
  expect(offersIn(exorcistWith('exo-banish', 'E.a')).some(one => one.startsWith('banish'))).toBe(false);
});

test('exo-shared-burden: at Turn End 1 Insanity of an adjacent Accursed becomes his', () => {
  const game = exorcistWith('exo-shared-burden', 'EK.', {
    accursed: { 'black-knight': { insanity: 3 } },
    turn: ['exorcist', 'end'],
  });
  perform(playAccursedTurn(game.table, turnOf(game)), 'accursed:black-knight');
  expect([exorcistOf(game).insanity, game.accursed('black-knight').insanity]).toEqual([1, 2]);
});

test('exo-ward: 2 FP, and a hit on an Accursed in sight does nothing, once a combat', () => {
  const game = exorcistWith(
    'exo-ward',
    'E.Ka',
    { accursed: { 'black-knight': { stamina: { unspent: 0, spent: 4 } } } },
    { items: [] },
  );
  const knight = game.accursed('black-knight');
  const attack = () => newAttack(game.monster('a'), knight, aBlow({ damage: [[1, 6, 9]] }));
  attacked(game, attack(), 4, 'use:exo-ward');
  expect(knight).toMatchObject({ wounds: 0, poison: 0 });
  expect(exorcistOf(game).faith).toBe(4);
  // 1 + 9 + 4 - 6.
  expect(attacked(game, attack(), 4, 1).wounds).toBe(8);
  expect(knight.poison).toBe(1);
});

test('exo-second-breath: 1 FP for 1 Stamina of his own or of an adjacent Accursed, once a turn', () => {
  const game = exorcistWith('exo-second-breath', 'EK.W', {
    accursed: { 'black-knight': tired(), 'blood-witch': tired() },
  });
  expect(offersIn(game).filter(one => one.startsWith('breath'))).toEqual(['breath:black-knight']);
  act(game, 'breath:black-knight');
  expect(game.accursed('black-knight').stamina).toEqual({ unspent: 1, spent: 2 });
  expect(exorcistOf(game).faith).toBe(5);
  expect(offersIn(game).filter(one => one.startsWith('breath'))).toEqual([]);
});

test('exo-wrath: Offensive Miracles cause 2 more, damage or Wounds', () => {
  const demon = exorcistWith('exo-wrath', 'E.a', {}, {}, 'searing-light');
  act(demon, 'invoke:searing-light', 3);
  expect(demon.monster('a').wounds).toBe(5);
  const all = exorcistWith('exo-wrath', 'E.a', {}, {}, 'judgement');
  act(all, 'invoke:judgement', 3);
  expect(all.monster('a').wounds).toBe(3 + 3 + 2 - 4);
});

test('exo-martyr suffers the Wounds of an attack, and what comes of them, for another on his tile', () => {
  const game = exorcistWith(
    'exo-martyr',
    'E.Ka',
    {
      marks: { a: 'rotmonger' },
      accursed: { 'black-knight': { stamina: { unspent: 0, spent: 4 } } },
    },
    { items: [] },
  );
  const attack = newAttack(game.monster('a'), game.accursed('black-knight'), aBlow({ damage: [[1, 6, 5]] }));
  // 1 + 5 + 4 - 6 = 4.
  attacked(game, attack, 4, 1, 'use:exo-martyr');
  expect(game.accursed('black-knight')).toMatchObject({ wounds: 0, poison: 0 });
  expect(exorcistOf(game)).toMatchObject({ wounds: 4, poison: 1 });
});

test('exo-thrift: the first Miracle each turn costs 1 FP less, at least 1', () => {
  const game = exorcistWith('exo-thrift', 'E..', {}, { wounds: 15 });
  act(game, 'invoke:mend-flesh', 1);
  expect(exorcistOf(game).faith).toBe(5);
  act(game, 'invoke:mend-flesh', 1);
  expect(exorcistOf(game).faith).toBe(3);
  const cheap = exorcistWith('exo-thrift', 'E..', {}, {}, 'steadfast');
  act(cheap, 'invoke:steadfast');
  expect(exorcistOf(cheap).faith).toBe(5);
});
