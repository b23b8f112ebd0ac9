import { expect, test } from 'vitest';
import { CONSUMABLES } from '../src/data/consumables.ts';
import { PLANE } from '../src/data/limits.ts';
import { CONSUMABLE_DEED } from '../src/rules/consumables.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { newAttack } from '../src/rules/attack.ts';
import { aBlow, act, aGame, offered, offersIn, perform, turnOf } from '../testing/index.ts';

const uses = (game: ReturnType<typeof aGame>): string[] => offersIn(game).filter(id => id.startsWith('use:'));

test('DL-CON-01 a consumable is gone when it is used, a card to the discards', () => {
  const game = aGame({
    board: 'K...',
    accursed: {
      'black-knight': { wounds: 12, consumables: ['bandages', 'serum'], pack: ['healing-draught'] },
    },
  });
  const knight = game.accursed('black-knight');
  act(game, 'use:bandages', 4);
  expect(knight).toMatchObject({ wounds: 8, consumables: ['serum'] });
  act(game, `use:${knight.items[3]?.copy}`, [1, 2]);
  expect(knight.wounds).toBe(5);
  expect(knight.items).toHaveLength(3);
  expect(game.state.treasures.discard).toEqual(['healing-draught']);
});

test('DL-CON-02 any number, before or after a phase, never in one nor at Turn Start', () => {
  const game = aGame({
    board: 'K...',
    accursed: { 'black-knight': { wounds: 12, consumables: ['bandages', 'bandages'] } },
  });
  act(game, 'use:bandages', 1);
  act(game, 'use:bandages', 1);
  expect(game.accursed('black-knight').wounds).toBe(10);
  const again = aGame({
    board: 'K...',
    accursed: { 'black-knight': { wounds: 12, consumables: ['bandages', 'bandages'] } },
  });
  const open = (
    ['start', 'before-move', 'moving', 'before-attack', 'attacking', 'extra-moving', 'after-attack'] as const
  ).filter(part => {
    turnOf(again).part = part;
    return uses(again).length > 0;
  });
  expect(open).toEqual(['before-move', 'before-attack', 'after-attack']);
  // Two of a kind are one option.
  turnOf(again).part = 'before-move';
  expect(uses(again)).toEqual(['use:bandages']);
});

test('DL-CON-02 DL-CON-07 a Lockpick is used in a Search only', () => {
  const game = aGame({
    board: 'K...',
    accursed: { 'black-knight': { wounds: 2, consumables: ['lockpick'] } },
  });
  expect(uses(game)).toEqual([]);
});

test('DL-CON-03 Bandages for the user or an adjacent ally, alive or dead', () => {
  const game = aGame({
    board: `
      KW.
      E.O`,
    turn: ['black-knight', 'before-move'],
    accursed: {
      'black-knight': { consumables: ['bandages'] },
      'blood-witch': { status: { kind: 'dead', injury: 'palsy', health: 14 }, wounds: 14 },
      'exorcist': { wounds: 3 },
      'outcast': { wounds: 9 },
    },
  });
  const performed = act(game, 'use:bandages', 'heal:blood-witch', 5);
  // The Outcast is too far away, and the Knight is well.
  expect(offered(performed, 'heal-whom')).toEqual(['heal:blood-witch', 'heal:exorcist']);
  expect(game.accursed('blood-witch').wounds).toBe(9);
});

test('DL-CON-03 the dead under the user’s own feet', () => {
  const game = aGame({
    board: 'K...',
    accursed: {
      'black-knight': { consumables: ['bandages'] },
      'blood-witch': { at: [0, 0, 0], status: { kind: 'dead', injury: 'palsy', health: 14 }, wounds: 14 },
    },
    leader: 'black-knight',
  });
  act(game, 'use:bandages', 6);
  expect(game.accursed('blood-witch').wounds).toBe(8);
});

test('DL-CON-04 Blessed Water: Wounds for each Demon in a 2x2 area, one roll each, and for nobody else', () => {
  const game = aGame({
    board: `
      K......
      ...aW..
      ...b.c.
      .......`,
    marks: { a: 'cinder-imp', b: 'skorn-savage', c: 'cinder-imp' },
    turn: ['black-knight', 'before-move'],
    accursed: { 'black-knight': { consumables: ['blessed-water'] } },
  });
  const imp = game.monster('a');
  const performed = act(game, 'use:blessed-water', `square:${imp.square}`, 1);
  expect(offered(performed, 'throw-water')).toContain(`square:${imp.square}`);
  expect(imp.wounds).toBe(3);
  expect([game.monster('b').wounds, game.monster('c').wounds]).toEqual([0, 0]);
  expect(game.accursed('blood-witch').wounds).toBe(0);
});

test('DL-CON-04 within 6 squares and in sight; not offered without a Demon to splash', () => {
  const far = aGame({
    board: 'K........a',
    marks: { a: 'cinder-imp' },
    accursed: { 'black-knight': { consumables: ['blessed-water'] } },
  });
  expect(uses(far)).toEqual([]);
  // Seven squares away, but the square before it is within reach.
  const near = aGame({
    board: 'K......a',
    marks: { a: 'cinder-imp' },
    accursed: { 'black-knight': { consumables: ['blessed-water'] } },
  });
  act(near, 'use:blessed-water', 1);
  expect(near.monster('a').wounds).toBe(3);
  const savage = aGame({
    board: 'K..a',
    marks: { a: 'skorn-savage' },
    accursed: { 'black-knight': { consumables: ['blessed-water'] } },
  });
  expect(uses(savage)).toEqual([]);
});

test('DL-CON-04 which of the areas with the chosen square is the user’s choice', () => {
  const game = aGame({
    board: `
      K.....
      ..axb.
      ......`,
    marks: { a: 'cinder-imp', b: 'cinder-imp' },
    turn: ['black-knight', 'before-move'],
    accursed: { 'black-knight': { consumables: ['blessed-water'] } },
  });
  const performed = act(
    game,
    'use:blessed-water',
    `square:${game.at('x')}`,
    `area:${game.at('x') - PLANE}`,
    1,
  );
  expect(offered(performed, 'splash-area')).toEqual([
    `area:${game.at('x') - PLANE - 1}`,
    `area:${game.at('x') - PLANE}`,
  ]);
  expect([game.monster('a').wounds, game.monster('b').wounds]).toEqual([0, 3]);
});

test('DL-CON-05 Serum removes all Poison from its user', () => {
  const game = aGame({ board: 'K...', accursed: { 'black-knight': { poison: 4, consumables: ['serum'] } } });
  act(game, 'use:serum');
  expect(game.accursed('black-knight')).toMatchObject({ poison: 0, consumables: [] });
});

test('DL-CON-06 Oil Flask: damage to everyone in 3x3, friends too; one roll each, Armour counts, nobody burns', () => {
  const game = aGame({
    board: `
      K.....
      ...a..
      ..W...
      .....b`,
    marks: { a: 'skorn-savage', b: 'seeker' },
    turn: ['black-knight', 'before-move'],
    accursed: { 'black-knight': { consumables: ['oil-flask'] } },
  });
  const savage = game.monster('a');
  act(game, 'use:oil-flask', `square:${savage.square}`, [3, 3], [4, 4]);
  // In the order in which they stand: the Witch has Armour 4, the Savage 4.
  expect(game.accursed('blood-witch').wounds).toBe(2);
  expect(savage).toMatchObject({ wounds: 4, fire: 'none' });
  expect(game.monster('b').wounds).toBe(0);
});

test('DL-CON-06 walls cut the area', () => {
  const game = aGame({
    board: `
      K.....
      ###.##
      a.....`,
    marks: { a: 'seeker' },
    accursed: { 'black-knight': { consumables: ['oil-flask'] } },
  });
  expect(uses(game)).toEqual([]);
});

test('q-sanctuary-3 allows one Oil Flask', () => {
  const game = aGame({
    board: 'K..a....',
    quest: 'q-sanctuary-3',
    marks: { a: 'gallows-knight' },
    accursed: { 'black-knight': { consumables: ['oil-flask', 'oil-flask'] } },
  });
  act(game, 'use:oil-flask', `square:${game.monster('a').square + 1}`, [1, 1]);
  expect(uses(game)).toEqual([]);
});

test('DL-CON-07 the Lockpick has no use of its own', () => {
  expect(CONSUMABLES.lockpick).toMatchObject({ dungeonOnly: true });
});

test('DL-CON-08 stamina-tonic restores all Stamina of its user', () => {
  const game = aGame({
    board: 'K...',
    accursed: { 'black-knight': { pack: ['stamina-tonic'], stamina: { unspent: 1, spent: 3 } } },
  });
  act(game, `use:${game.accursed('black-knight').items[3]?.copy}`);
  expect(game.accursed('black-knight').stamina).toEqual({ unspent: 4, spent: 0 });
});

test('DL-CON-08 smoke-pot: -2 To Hit against its user until its next turn', () => {
  const game = aGame({
    board: 'Ka..',
    marks: { a: { kind: 'seeker', target: 'black-knight' } },
    accursed: { 'black-knight': { pack: ['smoke-pot'] } },
  });
  const attack = newAttack(game.monster('a'), game.accursed('black-knight'), aBlow());
  const before = toHitModifier(game.state, attack);
  act(game, `use:${game.accursed('black-knight').items[3]?.copy}`);
  expect(toHitModifier(game.state, attack)).toBe(before - 2);
});

test('DL-CON-08 phoenix-ash heals a dead Accursed within 2 squares', () => {
  const dead = { status: { kind: 'dead', injury: 'palsy', health: 14 }, wounds: 14 } as const;
  const game = aGame({
    board: 'K.W.',
    leader: 'black-knight',
    turn: ['black-knight', 'before-move'],
    accursed: { 'black-knight': { pack: ['phoenix-ash'] }, 'blood-witch': dead },
  });
  act(game, `use:${game.accursed('black-knight').items[3]?.copy}`, [2, 3, 4]);
  expect(game.accursed('blood-witch').wounds).toBe(5);
  expect(game.state.rareTreasures.discard).toEqual(['phoenix-ash']);
  const far = aGame({
    board: 'K..W',
    leader: 'black-knight',
    turn: ['black-knight', 'before-move'],
    accursed: { 'black-knight': { pack: ['phoenix-ash'] }, 'blood-witch': dead },
  });
  expect(uses(far)).toEqual([]);
});

test('outside a dungeon Bandages reach anybody, and nothing is thrown', () => {
  const game = aGame({
    accursed: {
      'black-knight': { wounds: 4, consumables: ['bandages', 'oil-flask', 'blessed-water'] },
      'exorcist': { wounds: 6 },
    },
    outside: true,
    campaign: {},
  });
  const knight = game.accursed('black-knight');
  const options = CONSUMABLE_DEED.options(game.state, knight);
  expect(options.map(({ id }) => id)).toEqual(['use:bandages']);
  const [bandages] = options;
  if (bandages !== undefined)
    perform(CONSUMABLE_DEED.perform(game.table, knight, bandages), 'heal:exorcist', 6);
  expect(game.accursed('exorcist').wounds).toBe(0);
});
