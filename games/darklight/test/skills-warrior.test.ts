import { expect, test } from 'vitest';
import type { SkillId } from '../src/data/skills.ts';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import { newAttack } from '../src/rules/attack.ts';
import { blowsOf } from '../src/rules/attacking.ts';
import { makeProne } from '../src/rules/conditions.ts';
import { hasEffect } from '../src/rules/in-force.ts';
import { armourOf, attributeOf, meleeOf } from '../src/rules/profile.ts';
import { armourAgainst, toHitModifier } from '../src/rules/resolve-attack.ts';
import { hasTalent, sumOf } from '../src/rules/sources.ts';
import { passesTest } from '../src/rules/tests.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
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

/** The Black Knight with one skill, who acts. */
const knightWith = (skill: SkillId, board: string, more: GameSet = {}, set: AccursedSet = {}): TestGame =>
  aGame({
    board,
    marks: board.includes('a') ? SAVAGE : {},
    ...more,
    accursed: { 'black-knight': { skills: [skill], ...set }, ...more.accursed },
  });

const knightOf = (game: TestGame) => game.accursed('black-knight');
const strike = (game: TestGame, more = {}) => newAttack(knightOf(game), game.monster('a'), aBlow(more));
const tired = () => ({ stamina: { unspent: 0, spent: 4 } });

test('war-determination re-rolls one To Hit die a turn, the second score stands', () => {
  const game = knightWith('war-determination', 'Ka.');
  expect(attacked(game, strike(game), 2, 'reroll', 5, 1)).toMatchObject({ die: 5, hits: true });
  expect(attacked(game, strike(game), 2)).toMatchObject({ die: 2, hits: false });
});

test('war-determination re-rolls all dice of one failed Test instead', () => {
  const game = knightWith('war-determination', 'K..');
  const passed = perform(
    passesTest(game.table, knightOf(game), 'agility', 5, 'DL-ATR-04'),
    [1, 2, 3],
    'reroll',
    [4, 4, 5],
  );
  expect(passed.value).toBe(true);
  expect(passed.asked).toMatchObject([{ ask: 'reroll-dice', about: { faces: ['1', '2', '3'], needs: 5 } }]);
  expect(perform(passesTest(game.table, knightOf(game), 'agility', 5, 'DL-ATR-04'), [1, 2, 3]).value).toBe(
    false,
  );
});

test('war-charge helps the first melee attack after 3 squares', () => {
  const game = knightWith('war-charge', 'Ka.', { turn: ['black-knight', 'before-attack', { squares: 3 }] });
  expect(toHitModifier(game.state, strike(game))).toBe(1);
  expect(attacked(game, strike(game), 4, 2).damage).toBe(2 + 4 + 2);
  turnOf(game).made.push({ kind: 'melee', weapons: [], dual: false });
  expect(toHitModifier(game.state, strike(game))).toBe(0);
  const near = knightWith('war-charge', 'Ka.', { turn: ['black-knight', 'before-attack', { squares: 2 }] });
  expect(toHitModifier(near.state, strike(near))).toBe(0);
});

test.each([
  ['stance-of-attack', 1, -1],
  ['stance-of-defence', -1, 1],
] as const)('war-combat-stance at Turn Start: %s', (stance, damage, armour) => {
  const game = knightWith('war-combat-stance', 'K..', {
    turn: ['black-knight', 'start', { begun: false }],
  });
  const before = armourOf(game.state, knightOf(game));
  perform(playAccursedTurn(game.table, turnOf(game)), stance);
  expect(sumOf(game.state, knightOf(game), 'meleeDamage')).toBe(damage);
  expect(armourOf(game.state, knightOf(game))).toBe(before + armour);
});

test('war-brawler makes an adjacent Monster target him, once a turn', () => {
  const game = knightWith('war-brawler', 'KaW', { marks: { a: { kind: 'seeker', target: 'blood-witch' } } });
  const taunt = `taunt:${game.monster('a').id}`;
  act(game, taunt);
  expect(game.monster('a').target).toBe('black-knight');
  game.monster('a').target = 'blood-witch';
  expect(offersIn(game)).not.toContain(taunt);
});

test('war-brawler with a Shield gives adjacent Accursed +1 Armour against Monsters beside him', () => {
  const board = `
    Ka.
    W.b`;
  const marks = { a: 'seeker', b: 'seeker' } as const;
  const game = knightWith('war-brawler', board, { marks });
  const witch = game.accursed('blood-witch');
  const armour = armourOf(game.state, witch);
  expect(armourAgainst(game.state, newAttack(game.monster('a'), witch, aBlow()))).toBe(armour + 1);
  expect(armourAgainst(game.state, newAttack(game.monster('b'), witch, aBlow()))).toBe(armour);
  const bare = knightWith('war-brawler', board, { marks }, { items: ['broken-sword'] });
  expect(armourAgainst(bare.state, newAttack(bare.monster('a'), bare.accursed('blood-witch'), aBlow()))).toBe(
    armour,
  );
});

test('war-second-wind restores 2 Stamina for the Move Phase', () => {
  const game = knightWith('war-second-wind', 'K..', {}, tired());
  act(game, 'recover');
  expect(knightOf(game).stamina.unspent).toBe(2);
});

test('war-heavy-hand deals 1 more damage with two-handed weapons', () => {
  const game = knightWith('war-heavy-hand', 'Ka.', {}, { items: ['woodcutters-axe'] });
  const [axe, bare] = blowsOf(game.state, knightOf(game));
  expect(axe?.name).toBe('woodcutters-axe');
  if (axe === undefined || bare === undefined) return;
  expect(attacked(game, newAttack(knightOf(game), game.monster('a'), axe), 5, [2, 2]).damage).toBe(4 + 4 + 1);
  expect(attacked(game, newAttack(knightOf(game), game.monster('a'), bare), 5, 1).damage).toBe(1 + 4);
});

test('war-sunder lowers Endurance after a melee Critical Hit', () => {
  const game = knightWith('war-sunder', 'Ka.');
  expect(attacked(game, strike(game), 6).wounds).toBe(6 + 4 - 4);
  expect(attributeOf(game.state, game.monster('a'), 'endurance')).toBe(3);
  attacked(game, strike(game), 6);
  expect(attributeOf(game.state, game.monster('a'), 'endurance')).toBe(3);
});

test('war-rooted cannot be made Prone', () => {
  const game = knightWith('war-rooted', 'K..');
  makeProne(game.table, knightOf(game), 'DL-CND-10');
  expect(knightOf(game).prone).toBe(false);
});

test('war-wide-arc and war-champion change the Cleave', () => {
  expect(hasTalent(knightOf(knightWith('war-wide-arc', 'K..')), 'cleaves-past-an-ally')).toBe(true);
  const champion = knightWith('war-champion', 'K..');
  expect(hasTalent(knightOf(champion), 'cleaves-on-after-survivor')).toBe(true);
  expect(attributeOf(champion.state, knightOf(champion), 'strength')).toBe(5);
});

test('war-ironclad: +1 Armour in Heavy Armour', () => {
  const armour = (skill: SkillId, items: AccursedSet['items']) => {
    const game = knightWith(skill, 'K..', {}, items === undefined ? {} : { items });
    return armourOf(game.state, knightOf(game));
  };
  expect(armour('war-ironclad', undefined)).toBe(armour('war-rooted', undefined) + 1);
  expect(armour('war-ironclad', ['leather-coat'])).toBe(armour('war-rooted', ['leather-coat']));
});

test('war-whirlwind strikes every adjacent enemy once, in place of all melee attacks, once a combat', () => {
  const game = knightWith(
    'war-whirlwind',
    `
    a..
    bK.
    c.d`,
    {
      marks: { a: 'seeker', b: 'skorn-savage', c: 'skorn-savage', d: 'seeker' },
      turn: ['black-knight', 'before-attack'],
    },
  );
  const sword = knightOf(game).items.find(({ id }) => id === 'broken-sword')?.copy;
  const ids = ['a', 'b', 'c', 'd'].map(sign => game.monster(sign).id);
  const performed = act(
    game,
    `whirlwind:${sword}`,
    ...[`monster:${ids[0]}`, 5, 6, `monster:${ids[2]}`, 1, `monster:${ids[3]}`, 2, 4, 1].map(line => line),
  );
  expect(offered(performed, 'whirlwind-next')).toEqual([`monster:${ids[1]}`, `monster:${ids[3]}`]);
  expect(game.dungeon.monsters.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(game.monster('b').wounds).toBe(1);
  expect(turnOf(game).part).toBe('attacking');
  expect(offersIn(game).filter(one => /^(attack|unarmed|whirlwind)/.test(one))).toEqual([]);
});

test('war-whirlwind is not offered once a melee attack was made, nor a second time in a combat', () => {
  const board = 'aK.\nb..';
  const marks = { a: 'seeker', b: 'seeker' } as const;
  const turn = ['black-knight', 'before-attack'] as const;
  const isOffered = (game: TestGame) => offersIn(game).some(one => one.startsWith('whirlwind'));
  expect(isOffered(knightWith('war-whirlwind', board, { marks, turn }))).toBe(true);
  const begun = knightWith('war-whirlwind', board, {
    marks,
    turn: ['black-knight', 'attacking', { made: [{ kind: 'melee', weapons: [], dual: false }] }],
  });
  expect(isOffered(begun)).toBe(false);
  expect(isOffered(knightWith('war-whirlwind', board, { marks, turn }, { used: ['war-whirlwind'] }))).toBe(
    false,
  );
});

test('war-grudge: +1 To Hit in melee against who wounded him since the start of his last turn', () => {
  const game = knightWith('war-grudge', 'Ka.');
  expect(toHitModifier(game.state, strike(game))).toBe(0);
  knightOf(game).woundedBy = [game.monster('a').id];
  expect(toHitModifier(game.state, strike(game))).toBe(1);
});

test('war-grudge remembers through the turn, and no longer than the next', () => {
  const game = knightWith('war-grudge', 'K..a', { turn: ['black-knight', 'start', { begun: false }] });
  const { id } = game.monster('a');
  knightOf(game).woundedBy = [id];
  perform(playAccursedTurn(game.table, turnOf(game)));
  expect(knightOf(game).woundedBy).toEqual([id]);
  knightOf(game).woundedBy.push(id);
  turnOf(game).part = 'end';
  perform(playAccursedTurn(game.table, turnOf(game)));
  expect(knightOf(game).woundedBy).toEqual([id]);
});

test('war-executioner: a natural 5 is critical against a target with half its Health in Wounds', () => {
  const half = knightWith('war-executioner', 'Ka.', {
    marks: { a: { kind: 'skorn-savage', health: 30, wounds: 15 } },
  });
  expect(attacked(half, strike(half), 5)).toMatchObject({ critical: true, damage: 10 });
  const fresh = knightWith('war-executioner', 'Ka.');
  expect(attacked(fresh, strike(fresh), 5, 1).critical).toBe(false);
});

test('war-rally heals and rests every living Accursed on the tile, once a dungeon, outside combat too', () => {
  const game = knightWith(
    'war-rally',
    'K..W',
    { accursed: { 'blood-witch': { wounds: 6, stamina: { unspent: 1, spent: 2 } } } },
    { wounds: 2, ...tired() },
  );
  act(game, 'rally:0', 6, 3);
  expect(knightOf(game)).toMatchObject({ wounds: 0, stamina: { unspent: 1, spent: 3 } });
  expect(game.accursed('blood-witch')).toMatchObject({ wounds: 3, stamina: { unspent: 2, spent: 1 } });
  expect(offersIn(game)).not.toContain('rally:0');
});

test('war-third-strike: one melee attack more', () => {
  const game = knightWith('war-third-strike', 'K..');
  expect(meleeOf(game.state, knightOf(game)).attacks).toBe(3);
});

test('war-parry evades after the To Hit roll of a melee attack, once a round', () => {
  const game = knightWith('war-parry', 'Ka.', { board: 'Ka' });
  const attack = () => newAttack(game.monster('a'), knightOf(game), aBlow({ damage: [[1, 6, 5]] }));
  // Evasion 3 and Shield Discipline ignore 2: 1 + 5 + 4 - 2 - 6 = 2.
  expect(attacked(game, attack(), 'pass', 4, 'use:war-parry', 1)).toMatchObject({ evades: true, wounds: 2 });
  expect(knightOf(game).stamina).toEqual({ unspent: 3, spent: 1 });
  expect(attacked(game, attack(), 'pass', 4, 1).evades).toBe(false);
});

test('war-interpose: for 1 Stamina he becomes the Defender, and may react himself', () => {
  const game = knightWith('war-interpose', 'KWa', { board: 'KWa' });
  const attack = newAttack(game.monster('a'), game.accursed('blood-witch'), aBlow());
  attacked(game, attack, 'use:war-interpose', 'evade', 2);
  expect(attack.defender).toBe(knightOf(game));
  expect(knightOf(game).stamina).toEqual({ unspent: 2, spent: 2 });
  expect(game.told('interposed')).toHaveLength(1);
});

test('war-vengeance: +2 melee damage while another Accursed is dead', () => {
  const dead = { wounds: 14, status: { kind: 'dead', injury: 'palsy', health: 14 } } as const;
  const game = knightWith('war-vengeance', 'Ka.W', { accursed: { 'blood-witch': dead } });
  expect(attacked(game, strike(game), 4, 1).damage).toBe(1 + 4 + 2);
});

test('war-deathless: once a dungeon he stays alive with 1 Health', () => {
  const game = knightWith('war-deathless', 'K..W', {}, { wounds: 15 });
  perform(inflictWounds(game.table, knightOf(game), 9, { kind: 'event', by: null, rule: 'DL-EVT-09' }));
  expect(knightOf(game)).toMatchObject({ wounds: 17, status: { kind: 'in' }, used: ['war-deathless'] });
  expect(hasEffect(knightOf(game), 'aegis')).toBe(false);
  perform(
    inflictWounds(game.table, knightOf(game), 9, { kind: 'event', by: null, rule: 'DL-EVT-09' }),
    [3, 4],
  );
  expect(knightOf(game).status.kind).toBe('dead');
});
