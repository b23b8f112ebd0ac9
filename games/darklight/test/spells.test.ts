import { expect, test } from 'vitest';
import type { SpellId } from '../src/data/spells.ts';
import { spellTargets } from '../src/rules/casting.ts';
import { hasEffect } from '../src/rules/in-force.ts';
import { armourOf, attributeOf } from '../src/rules/profile.ts';
import { threatsTo } from '../src/rules/threat.ts';
import { newAttack } from '../src/rules/attack.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { cardOfMonster, ground } from '../src/rules/figures.ts';
import { tilesAt } from '../src/rules/ground.ts';
import { changeArchway } from '../src/rules/plan.ts';
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
  type TestGame,
  turnOf,
} from '../testing/index.ts';

/** A witch with one spell and 3 Source, who acts. */
function witchWith(spell: SpellId, board: string, more: GameSet = {}, set: AccursedSet = {}): TestGame {
  return aGame({
    board,
    turn: ['blood-witch', 'before-move'],
    ...more,
    accursed: {
      'blood-witch': { source: 3, spells: [{ id: spell, bySkill: false }], ...set },
      ...more.accursed,
    },
  });
}

/** A Cast Roll that is always enough and never burns. */
const ENOUGH = [6, 5, 4] as const;
const SAVAGE = { a: 'skorn-savage' } as const;

test('sphere-of-hate deals 1d6 + Mind to one enemy and 1d3 to each other enemy beside it', () => {
  const game = witchWith(
    'sphere-of-hate',
    `
    W..ab.
    ....c.
    .....d`,
    { marks: { a: 'skorn-savage', b: 'seeker', c: 'seeker', d: 'seeker' } },
  );
  act(game, 'cast:sphere-of-hate', `monster:${game.monster('a').id}`, 'source:3', ENOUGH, 2, d3(3), d3(1));
  // 2 + 4 - 4; 3 - 2; 1 - 2.
  expect(['a', 'b', 'c', 'd'].map(sign => game.monster(sign).wounds)).toEqual([2, 1, 0, 0]);
});

test('sanguine-mend removes 1d6+1 Wounds from the caster or an adjacent ally, dead or alive', () => {
  const game = witchWith('sanguine-mend', 'KWE.', {
    accursed: {
      'black-knight': { wounds: 18, status: { kind: 'dead', injury: 'palsy', health: 18 } },
      'exorcist': {},
    },
    leader: 'exorcist',
  });
  const performed = act(game, 'cast:sanguine-mend', 'source:3', ENOUGH, 4);
  expect(offered(performed, 'spell-target')).toEqual([]);
  expect(game.accursed('black-knight').wounds).toBe(13);
});

test('vein-lash deals 2d6+2, and knocks Prone when the dice total 9', () => {
  const game = witchWith('vein-lash', 'W..a', { marks: SAVAGE });
  act(game, 'cast:vein-lash', 'source:3', ENOUGH, [2, 3]);
  expect(game.monster('a')).toMatchObject({ wounds: 3, prone: false });
  const felled = witchWith('vein-lash', 'W..a', { marks: { a: { kind: 'gallows-knight', wounds: 1 } } });
  act(felled, 'cast:vein-lash', 'source:3', ENOUGH, [4, 5]);
  expect(felled.monster('a').prone).toBe(false);
  const savage = witchWith('vein-lash', 'W..a', { marks: { a: { kind: 'skorn-savage', health: 20 } } });
  act(savage, 'cast:vein-lash', 'source:3', ENOUGH, [4, 5]);
  expect(savage.monster('a')).toMatchObject({ wounds: 7, prone: true });
});

test('vein-lash leaves large bases standing', () => {
  const game = witchWith('vein-lash', 'W..a.\n.....', { marks: { a: 'dreadworm' } });
  act(game, 'cast:vein-lash', 'source:3', ENOUGH, [6, 6]);
  expect(game.monster('a')).toMatchObject({ wounds: 9, prone: false });
});

test('leech removes as many Wounds from the caster as the enemy suffered, at most 4', () => {
  const game = witchWith(
    'leech',
    'Wa..',
    { marks: { a: { kind: 'skorn-savage', health: 20 } } },
    { wounds: 9 },
  );
  act(game, 'cast:leech', 'source:3', ENOUGH, 2);
  expect(game.accursed('blood-witch').wounds).toBe(7);
  game.accursed('blood-witch').source = 3;
  act(game, 'cast:leech', 'source:3', ENOUGH, 6);
  expect(game.accursed('blood-witch').wounds).toBe(3);
});

test('leech reaches 1 square only', () => {
  const game = witchWith('leech', 'W.a.', { marks: SAVAGE });
  expect(offersIn(game)).not.toContain('cast:leech');
});

test('crimson-shield gives one Accursed +3 Armour until the caster’s next turn', () => {
  const game = witchWith('crimson-shield', 'W...K');
  const before = armourOf(game.state, game.accursed('black-knight'));
  act(game, 'cast:crimson-shield', 'accursed:black-knight', 'source:3', ENOUGH);
  expect(armourOf(game.state, game.accursed('black-knight'))).toBe(before + 3);
  expect(game.accursed('black-knight').effects).toEqual([
    { id: 'crimson-shield', by: 'blood-witch', tile: null },
  ]);
});

test('blood-boil causes 1d6+1 Wounds', () => {
  const game = witchWith('blood-boil', 'W.....a', {
    marks: { a: { kind: 'dreadworm', health: 18 } },
    board: 'W.....a.\n........',
  });
  act(game, 'cast:blood-boil', 'source:3', ENOUGH, 6);
  expect(game.monster('a').wounds).toBe(7);
});

test('puppet makes an enemy strike another beside it; its kills are the caster’s Trophies', () => {
  const game = witchWith('puppet', 'W..ab.c', {
    marks: { a: 'skorn-berserker', b: { kind: 'seeker', wounds: 1 }, c: 'seeker' },
  });
  act(game, 'cast:puppet', `monster:${game.monster('a').id}`, 'source:3', ENOUGH, 3, 5, 3);
  expect(game.dungeon.monsters.map(({ kind }) => kind)).toEqual(['skorn-berserker', 'seeker']);
  expect(game.accursed('blood-witch').trophies).toMatchObject([{ kind: 'seeker' }]);
});

test('puppet is not for large bases, nor for an enemy that stands alone', () => {
  const alone = witchWith('puppet', 'W..a.b', { marks: { a: 'seeker', b: 'seeker' } });
  expect(spellTargets(alone.state, alone.accursed('blood-witch'), 'puppet')).toEqual([]);
  const large = witchWith('puppet', 'W..a.b\n......', { marks: { a: 'dreadworm', b: 'seeker' } });
  const [only, ...rest] = spellTargets(large.state, large.accursed('blood-witch'), 'puppet');
  expect([only?.figure, rest]).toEqual([undefined, []]);
});

test('red-rain strikes each enemy in a 3x3 area, and no Accursed', () => {
  const game = witchWith(
    'red-rain',
    `
    W..ab
    ...K.
    ....c`,
    { marks: { a: 'skorn-savage', b: 'skorn-savage', c: 'skorn-savage' } },
  );
  const centre = game.at('K') + 1;
  act(game, 'cast:red-rain', `square:${centre}`, 'source:3', ENOUGH, 1, 2, 3);
  expect(['a', 'b', 'c'].map(sign => game.monster(sign).wounds)).toEqual([1, 2, 3]);
  expect(game.accursed('black-knight').wounds).toBe(0);
});

test('ember-lance deals 1d6 + Mind and ignites on a 6', () => {
  const game = witchWith('ember-lance', 'W.....a', { marks: { a: { kind: 'skorn-savage', health: 20 } } });
  act(game, 'cast:ember-lance', 'source:3', ENOUGH, 5);
  expect(game.monster('a')).toMatchObject({ wounds: 5, fire: 'none' });
  game.accursed('blood-witch').source = 3;
  act(game, 'cast:ember-lance', 'source:3', ENOUGH, 6);
  expect(game.monster('a')).toMatchObject({ wounds: 11, fire: 'full', ignitedBy: 'blood-witch' });
});

test('ash-veil hinders attacks against Accursed on the tile where it was cast', () => {
  const game = witchWith('ash-veil', 'WKa.', { marks: { a: 'seeker' } });
  const attack = newAttack(game.monster('a'), game.accursed('black-knight'), aBlow());
  expect(toHitModifier(game.state, attack)).toBe(0);
  act(game, 'cast:ash-veil', 'source:3', ENOUGH);
  expect(toHitModifier(game.state, attack)).toBe(-1);
  const back = newAttack(game.accursed('black-knight'), game.monster('a'), aBlow());
  expect(toHitModifier(game.state, back)).toBe(0);
});

test('flame-brand adds 1d3 damage in melee, at its most on a Critical Hit, which ignites', () => {
  const game = witchWith('flame-brand', 'WKa.', { marks: { a: { kind: 'skorn-savage', health: 30 } } });
  act(game, 'cast:flame-brand', 'accursed:black-knight', 'source:3', ENOUGH);
  const knight = game.accursed('black-knight');
  expect(attacked(game, newAttack(knight, game.monster('a'), aBlow()), 4, d3(2), 1)).toMatchObject({
    damage: 1 + 4 + 2,
  });
  expect(game.monster('a').fire).toBe('none');
  const critical = attacked(game, newAttack(knight, game.monster('a'), aBlow()), 6);
  expect(critical.damage).toBe(6 + 4 + 3);
  expect(game.monster('a').fire).toBe('full');
});

test('unmake-armour takes 2 Endurance until the end of combat, at least 1 stays', () => {
  const game = witchWith('unmake-armour', 'W..a', { marks: SAVAGE });
  act(game, 'cast:unmake-armour', 'source:3', ENOUGH);
  expect(attributeOf(game.state, game.monster('a'), 'endurance')).toBe(2);
  const weak = witchWith('unmake-armour', 'W..a', { marks: { a: 'seeker' } });
  act(weak, 'cast:unmake-armour', 'source:3', ENOUGH);
  expect(armourOf(weak.state, weak.monster('a'))).toBe(1);
});

test('ruin-gate takes the caster to a Free square of a lit tile, through walls; nothing Threatens her this turn', () => {
  const game = witchWith(
    'ruin-gate',
    `
    Wa#x..y
    .b#....`,
    { marks: { a: 'seeker', b: 'seeker' }, turn: ['blood-witch', 'before-move', { threats: [1, 2] }] },
  );
  const performed = act(game, 'cast:ruin-gate', `square:${game.at('x')}`, 'source:3', ENOUGH);
  expect(offered(performed, 'spell-target')).not.toContain(`square:${game.at('a')}`);
  expect(offered(performed, 'spell-target')).toContain(`square:${game.at('y')}`);
  const witch = game.accursed('blood-witch');
  expect(witch.square).toBe(game.at('x'));
  expect(turnOf(game).threats).toEqual([]);
  expect(hasEffect(witch, 'ruin-gate')).toBe(true);
  expect(threatsTo(game.state, witch)).toEqual([]);
});

test('ruin-gate reaches 6 columns and rows', () => {
  const game = witchWith('ruin-gate', 'W.......');
  const squares = spellTargets(game.state, game.accursed('blood-witch'), 'ruin-gate').map(one => one.square);
  expect(squares).toEqual([1, 2, 3, 4, 5, 6].map(step => game.at('W') + step));
});

test('ruin-gate reaches the next tile, but none that is laid apart', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N0', exits: [] }],
    accursed: { 'blood-witch': { at: [0, 0, 3], spells: [{ id: 'ruin-gate', bySkill: false }] } },
  });
  const tiles = () =>
    new Set(
      spellTargets(game.state, game.accursed('blood-witch'), 'ruin-gate').flatMap(({ square }) =>
        square === null ? [] : tilesAt(ground(game.state), square),
      ),
    );
  expect([...tiles()].sort()).toEqual([0, 1]);
  changeArchway(game.dungeon, 0, { bent: true });
  const beyond = spellTargets(game.state, game.accursed('blood-witch'), 'ruin-gate').filter(
    ({ square }) => square !== null && tilesAt(ground(game.state), square).join() === '1',
  );
  expect(beyond).toEqual([]);
});

test('devils-bargain restores 2 Stamina to every Accursed and costs the caster 1 Insanity', () => {
  const tired = () => ({ stamina: { unspent: 0, spent: 3 } });
  const game = witchWith('devils-bargain', 'W.K', { accursed: { 'black-knight': tired() } }, tired());
  act(game, 'cast:devils-bargain', 'source:3', ENOUGH);
  expect(game.accursed('black-knight').stamina).toEqual({ unspent: 2, spent: 1 });
  expect(game.accursed('blood-witch')).toMatchObject({ stamina: { unspent: 2, spent: 1 }, insanity: 1 });
  const rested = witchWith('devils-bargain', 'W.K');
  expect(offersIn(rested)).not.toContain('cast:devils-bargain');
});

test('pyre-circle burns everyone in a 3x3 area, Accursed too', () => {
  const game = witchWith(
    'pyre-circle',
    `
    W..K..
    ...a..
    ......`,
    { marks: { a: { kind: 'skorn-savage', health: 20 } } },
  );
  act(game, 'cast:pyre-circle', `square:${game.at('a')}`, 'source:3', ENOUGH, 6, 3);
  // 6 + 4 - (4 + 2); 3 + 4 - 4.
  expect(game.accursed('black-knight')).toMatchObject({ wounds: 4, fire: 'full' });
  expect(game.monster('a')).toMatchObject({ wounds: 3, fire: 'full' });
  expect(game.accursed('blood-witch')).toMatchObject({ wounds: 0, fire: 'none' });
});

test('storm-of-cinders strikes each enemy on a lit tile of which the caster sees a square', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N0', exits: [] }],
    accursed: {
      'blood-witch': { at: [0, 0, 0], source: 3, spells: [{ id: 'storm-of-cinders', bySkill: false }] },
    },
    monsters: [
      { kind: 'skorn-savage', at: [0, 1, 3] },
      { kind: 'dreadworm', at: [1, 1, 1] },
    ],
    turn: ['blood-witch', 'before-move'],
  });
  act(game, 'cast:storm-of-cinders', 'tile:1', 'source:3', ENOUGH, [2, 3]);
  expect(game.monster('skorn-savage').wounds).toBe(0);
  expect(game.monster('dreadworm').wounds).toBe(2 + 3 + 4 - cardOfMonster('dreadworm').attributes.endurance);
});

test('DL-SPL-09 spells of the same name do not add up', () => {
  const game = witchWith('crimson-shield', 'W...K', {}, { source: 6 });
  const before = armourOf(game.state, game.accursed('black-knight'));
  act(game, 'cast:crimson-shield', 'accursed:black-knight', 'source:3', ENOUGH);
  act(game, 'cast:crimson-shield', 'accursed:black-knight', 'source:3', ENOUGH);
  expect(armourOf(game.state, game.accursed('black-knight'))).toBe(before + 3);
});
