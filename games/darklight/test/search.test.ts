import { expect, test } from 'vitest';
import type { ChestId } from '../src/data/chests.ts';
import { placeChest } from '../src/rules/chests.ts';
import { act, aGame, type GameSet, offered, offersIn, type TestGame, turnOf } from '../testing/index.ts';

/** The Outcast before its Attack Phase on a drawn tile with a Closed Chest. */
function atChest(set: GameSet = {}): TestGame {
  const game = aGame({ board: 'O..K..', turn: ['outcast', 'before-attack'], ...set });
  placeChest(game.table, 0);
  return game;
}

const searches = (game: TestGame): string[] => offersIn(game).filter(id => id.startsWith('search:'));
const copiesOf = (game: TestGame, who: 'outcast' | 'black-knight') =>
  game.accursed(who).items.map(({ id }) => id);

test('DL-SRC-01 outside combat only, and in place of the whole Attack Phase', () => {
  const game = atChest();
  expect(searches(game)).toEqual(['search:chest:1']);
  act(game, 'search:chest:1', 'chest-rare-1', 'serpent-ring', 'give:outcast');
  expect(turnOf(game).part).toBe('after-attack');
  const fighting = atChest({ board: 'O..K.a', marks: { a: 'seeker' } });
  expect(searches(fighting)).toEqual([]);
});

test('DL-SRC-02 from anywhere on the tile, archways included; not from another', () => {
  const laid = (at: readonly [number, number, number]) => {
    const game = aGame({
      lay: [{ card: 'storage-room', by: 'S2', exits: [] }],
      accursed: { outcast: { at } },
      turn: ['outcast', 'before-attack'],
    });
    placeChest(game.table, 1);
    return game;
  };
  expect(searches(laid([1, 0, 0]))).toEqual(['search:chest:1']);
  expect(searches(laid([0, 1, 1]))).toEqual([]);
});

test('DL-SRC-02 DL-SRC-07 an Event may be searched instead, and one Search is for one thing', () => {
  const game = atChest();
  game.dungeon.events.push({ id: 7, tile: 0, card: 'evt-clear-spring', searched: 0, archway: null });
  game.accursed('outcast').wounds = 5;
  expect(searches(game)).toEqual(['search:chest:1', 'search:event:7']);
  act(game, 'search:event:7', 3);
  expect(game.accursed('outcast').wounds).toBe(2);
  expect(game.dungeon.chests).toMatchObject([{ open: false, token: null }]);
});

test('DL-SRC-03 an Open Chest: one Standard Treasure by the Loot Round', () => {
  const game = atChest();
  act(game, 'search:chest:1', 'chest-open-1', 'iron-mace', 'give:black-knight');
  expect(copiesOf(game, 'black-knight')).toContain('iron-mace');
  expect(game.dungeon.chests).toMatchObject([{ open: true, front: 'open', token: 'chest-open-1' }]);
  expect(game.told('chest-turned')).toMatchObject([{ chest: 'chest-open-1', reveals: true }]);
});

test('DL-SRC-04 a Locked Chest without a Lockpick wastes the Search and stays Locked', () => {
  const game = atChest();
  act(game, 'search:chest:1', 'chest-locked-1');
  expect(turnOf(game).part).toBe('after-attack');
  expect(game.dungeon.chests).toMatchObject([{ open: false, front: 'locked' }]);
  // Known to be Locked, it is offered again to whoever has a Lockpick.
  turnOf(game).part = 'before-attack';
  expect(searches(game)).toEqual([]);
  game.accursed('outcast').consumables = ['lockpick'];
  expect(searches(game)).toEqual(['search:chest:1']);
});

test('DL-SRC-04 the Lockpick may be kept', () => {
  const game = atChest({ accursed: { outcast: { consumables: ['lockpick'] } } });
  act(game, 'search:chest:1', 'chest-locked-1', 'pass');
  expect(game.accursed('outcast').consumables).toEqual(['lockpick']);
  expect(game.dungeon.chests).toMatchObject([{ open: false }]);
});

test('DL-SRC-05 DL-CON-07 with a Lockpick: a Rare Treasure for itself, a Standard one by the Loot Round', () => {
  const game = atChest({ accursed: { outcast: { consumables: ['lockpick', 'serum'] } } });
  const performed = act(
    game,
    'search:chest:1',
    'chest-locked-1',
    'use-lockpick',
    'pilgrim-boots',
    'iron-mace',
    'give:outcast',
  );
  expect(game.accursed('outcast').consumables).toEqual(['serum']);
  // The first does not count for the Loot Round: the searcher is still eligible.
  expect(offered(performed, 'loot-receiver')).toEqual(['give:outcast', 'give:black-knight']);
  expect(copiesOf(game, 'outcast')).toEqual(expect.arrayContaining(['pilgrim-boots', 'iron-mace']));
  expect(game.dungeon.served).toEqual(['outcast']);
});

test('DL-SRC-06 a Rare Chest: one Rare Treasure by the Loot Round', () => {
  const game = atChest();
  act(game, 'search:chest:1', 'chest-rare-1', 'twinfang', 'give:black-knight');
  expect(copiesOf(game, 'black-knight')).toContain('twinfang');
  expect(game.dungeon.served).toEqual(['black-knight']);
});

test('DL-SRC-07 an opened Chest cannot be searched again; several are told apart', () => {
  const game = atChest();
  placeChest(game.table, 0);
  expect(searches(game)).toEqual(['search:chest:1', 'search:chest:2']);
  act(game, 'search:chest:2', 'chest-rare-2', 'twinfang', 'give:black-knight');
  turnOf(game).part = 'before-attack';
  expect(searches(game)).toEqual(['search:chest:1']);
});

test('out-scavenger draws two from an Open Chest, keeps one and discards the other', () => {
  const game = atChest({ accursed: { outcast: { skills: ['out-scavenger'] } } });
  act(game, 'search:chest:1', 'chest-open-1', 'iron-mace', 'soft-boots', 'keep:soft-boots', 'give:outcast');
  expect(copiesOf(game, 'outcast')).toContain('soft-boots');
  expect(game.state.treasures.discard).toEqual(['iron-mace']);
  // Not from others.
  const rare = atChest({ accursed: { outcast: { skills: ['out-scavenger'] } } });
  act(rare, 'search:chest:1', 'chest-rare-1', 'twinfang', 'give:outcast');
  expect(copiesOf(rare, 'outcast')).toContain('twinfang');
});

test('out-locksmith opens a lock with an Agility 5 Test instead', () => {
  const locked = (...script: (string | number[])[]) => {
    const game = atChest({ accursed: { outcast: { skills: ['out-locksmith'] } } });
    act(game, 'search:chest:1', 'chest-locked-1' satisfies ChestId, 'pick-lock', ...script);
    return game;
  };
  expect(locked([1, 2, 3, 4, 4]).dungeon.chests).toMatchObject([{ open: false }]);
  const opened = locked([1, 2, 3, 4, 5], 'twinfang', 'iron-mace', 'give:black-knight');
  expect(opened.dungeon.chests).toMatchObject([{ open: true }]);
  expect(copiesOf(opened, 'outcast')).toContain('twinfang');
});

test('armoury: a Standard Treasure of its Chest may once be exchanged', () => {
  const inArmoury = (...script: string[]) => {
    const game = aGame({
      lay: [{ card: 'armoury', by: 'S2' }],
      accursed: { 'outcast': { at: [1, 1, 1] }, 'black-knight': { at: [0, 1, 1] } },
      turn: ['outcast', 'before-attack'],
    });
    placeChest(game.table, 1);
    act(game, 'search:chest:1', 'chest-open-1', 'iron-mace', ...script);
    return game;
  };
  expect(copiesOf(inArmoury('keep-it', 'give:outcast'), 'outcast')).toContain('iron-mace');
  const exchanged = inArmoury('draw-another', 'soft-boots', 'give:outcast');
  expect(copiesOf(exchanged, 'outcast')).toContain('soft-boots');
  expect(exchanged.state.treasures.discard).toEqual(['iron-mace']);
});
