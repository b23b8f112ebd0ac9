import { expect, test } from 'vitest';
import { CROWNS_A_SOUL } from '../src/data/limits.ts';
import { die } from '../src/rules/defeat.ts';
import { endCombat } from '../src/rules/end-of-combat.ts';
import { discardItem, enforceLimits, gainConsumable } from '../src/rules/limits.ts';
import { consumablesOf, weightLimitOf, weightOf } from '../src/rules/profile.ts';
import { changeArchway } from '../src/rules/plan.ts';
import { aGame, type GameSet, offered, perform } from '../testing/index.ts';

test('DL-ACC-16 DL-EQP-07 tokens and cards both count for the Belt', () => {
  const game = aGame({
    board: 'K...',
    accursed: { 'black-knight': { consumables: ['serum'], pack: ['smoke-pot', 'healing-draught'] } },
  });
  const knight = game.accursed('black-knight');
  expect(consumablesOf(knight)).toBe(3);
  const performed = perform(gainConsumable(game.table, knight, 'bandages'), 'discard:serum');
  expect(offered(performed, 'belt-full').filter(id => id.startsWith('discard:'))).toEqual([
    'discard:serum',
    'discard:bandages',
    `discard:${knight.items[3]?.copy}`,
    `discard:${knight.items[4]?.copy}`,
  ]);
  expect(knight.consumables).toEqual(['bandages']);
});

const full = (set: GameSet = {}) =>
  aGame({
    board: 'KW..',
    accursed: { 'black-knight': { consumables: ['serum', 'serum', 'lockpick'] }, 'blood-witch': {} },
    ...set,
  });

test('DL-ACC-17 what is too much is discarded, or given to somebody near who agrees', () => {
  const game = full();
  const [knight, witch] = [game.accursed('black-knight'), game.accursed('blood-witch')];
  const { asked } = perform(
    gainConsumable(game.table, knight, 'bandages'),
    'give:lockpick:blood-witch',
    'accept',
  );
  expect(asked.map(({ ask, seat }) => [ask, seat])).toEqual([
    ['belt-full', knight.seat],
    ['accept-gift', witch.seat],
  ]);
  expect(witch.consumables).toEqual(['lockpick']);
  expect(knight.consumables).toEqual(['serum', 'serum', 'bandages']);
});

test('DL-ACC-17 what is refused is discarded', () => {
  const game = full();
  perform(
    gainConsumable(game.table, game.accursed('black-knight'), 'bandages'),
    'give:lockpick:blood-witch',
    'refuse',
  );
  expect(game.accursed('blood-witch').consumables).toEqual([]);
  expect(game.accursed('black-knight').consumables).toEqual(['serum', 'serum', 'bandages']);
});

test('DL-ACC-17 no gift to a full belt, nor two tiles away; one player need not ask himself', () => {
  const crowded = full({
    accursed: {
      'black-knight': { consumables: ['serum', 'serum', 'lockpick'] },
      'blood-witch': { consumables: ['serum', 'serum', 'serum'] },
    },
  });
  const performed = perform(
    gainConsumable(crowded.table, crowded.accursed('black-knight'), 'bandages'),
    'discard:serum',
  );
  expect(offered(performed, 'belt-full')).toEqual(['discard:serum', 'discard:lockpick', 'discard:bandages']);
  const alone = full({ players: 1 });
  perform(gainConsumable(alone.table, alone.accursed('black-knight'), 'bandages'), 'give:serum:blood-witch');
  expect(alone.accursed('blood-witch').consumables).toEqual(['serum']);
});

test('DL-ACC-17 DL-TRM-14 a gift reaches the next tile, also through a closed door, and no farther', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'S2' }],
    accursed: {
      'black-knight': { at: [1, 1, 1], consumables: ['serum', 'serum', 'serum'] },
      'blood-witch': { at: [0, 1, 1] },
    },
  });
  changeArchway(game.dungeon, 0, { door: 'closed' });
  const performed = perform(
    gainConsumable(game.table, game.accursed('black-knight'), 'serum'),
    'give:serum:blood-witch',
    'accept',
  );
  expect(offered(performed, 'belt-full')).toEqual(['discard:serum', 'give:serum:blood-witch']);
});

test('DL-EQP-08 all cards weigh, worn or not; consumables, souls and crowns do not', () => {
  const game = aGame({
    board: 'K...',
    accursed: {
      'black-knight': {
        pack: ['leather-coat', 'healing-draught'],
        consumables: ['serum'],
        souls: 9,
        crowns: 90,
      },
    },
  });
  // Sword 3, shield 3, cuirass 5, coat 3.
  expect(weightOf(game.accursed('black-knight'))).toBe(14);
});

test('DL-EQP-09 the limit is Strength and 10', () => {
  const game = aGame({ board: 'KW..' });
  expect(weightLimitOf(game.state, game.accursed('black-knight'))).toBe(14);
  expect(weightLimitOf(game.state, game.accursed('blood-witch'))).toBe(12);
});

test('DL-EQP-10 above the limit the owner discards or gives until it is within, also in combat', () => {
  const game = aGame({
    board: 'KWa.',
    marks: { a: 'seeker' },
    accursed: { 'black-knight': { pack: ['leather-coat', 'iron-mace'] }, 'blood-witch': {} },
  });
  const knight = game.accursed('black-knight');
  const mace = knight.items[4];
  const { asked } = perform(enforceLimits(game.table, knight), `give:${mace?.copy}:blood-witch`, 'accept');
  expect(asked).toHaveLength(2);
  expect(weightOf(knight)).toBe(14);
  expect(game.accursed('blood-witch').items.at(-1)?.id).toBe('iron-mace');
});

test('DL-EQP-10 a receiver stays within its own limit, and what is worn is taken off first', () => {
  const game = aGame({
    board: 'KW..',
    accursed: {
      'black-knight': { pack: ['gothic-plate'] },
      'blood-witch': { pack: ['iron-mace', 'iron-mace'] },
    },
  });
  const knight = game.accursed('black-knight');
  const [sword, , cuirass] = knight.items;
  const performed = perform(
    enforceLimits(game.table, knight),
    `give:${sword?.copy}:blood-witch`,
    'accept',
    `discard:${cuirass?.copy}`,
  );
  // 12 already: nothing more fits.
  expect(offered(performed, 'too-heavy').some(id => id.startsWith('give:'))).toBe(false);
  const given = game.accursed('blood-witch').items.find(({ copy }) => copy === sword?.copy);
  expect(given).toMatchObject({ id: 'broken-sword', slot: null });
  expect(knight.items.map(({ id }) => id)).toEqual(['dented-shield', 'gothic-plate']);
});

test('DL-EQP-14 DL-EQP-15 souls come of killed foes and are worth 10 crowns', () => {
  const game = aGame({ board: 'Ka..', marks: { a: 'seeker' } });
  const knight = game.accursed('black-knight');
  expect(CROWNS_A_SOUL).toBe(10);
  perform(die(game.table, game.monster('a'), { kind: 'attack', by: 'black-knight', rule: 'DL-ATK-09' }));
  expect(knight.souls).toBe(0);
  perform(endCombat(game.table));
  expect(knight.souls).toBeGreaterThan(0);
  expect(knight.crowns).toBe(0);
});

test('DL-EQP-16 Treasure goes to the discards of its own deck, starting equipment out of the game', () => {
  const game = aGame({ board: 'K...', accursed: { 'black-knight': { pack: ['iron-mace', 'twinfang'] } } });
  const knight = game.accursed('black-knight');
  for (const item of [...knight.items]) discardItem(game.table, knight, item);
  expect(knight.items).toEqual([]);
  expect(game.state.treasures.discard).toEqual(['iron-mace']);
  expect(game.state.rareTreasures.discard).toEqual(['twinfang']);
});
