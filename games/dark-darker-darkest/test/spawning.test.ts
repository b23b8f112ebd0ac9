import { describe, expect, test } from 'vitest';
import type { SpawnTokenId } from '../src/data/spawn-tokens.ts';
import { allRooms, changeDoor, isBurning, tileOf } from '../src/rules/rooms.ts';
import {
  drawHorde,
  hasTokenLeft,
  placeZombies,
  spawnZombies,
  turnAllTokens,
  turnToken,
} from '../src/rules/spawning.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

/** The tokens of each value. */
const TWO = 'spawn-16' satisfies SpawnTokenId;
const FOUR = 'spawn-21' satisfies SpawnTokenId;

const rooms = (asked: readonly { readonly options: readonly { readonly id: string }[] }[]) =>
  asked[0]?.options.map(option => option.id).toSorted();
const named = (...names: readonly string[]) => names.map(room => `room:${room}`).toSorted();

describe('a spawn', () => {
  test('DDD-SPN-01, DDD-SPN-02, DDD-GEN-08 row and column name the tile; out of sight the token lies there face down', () => {
    const { table, state } = aGame();
    const unseen = state.spawn.unseen.length;
    perform(spawnZombies(table, 'DDD-UPK-03'), [2, 4]);
    expect(state.tokens).toEqual([at(2, 4)]);
    expect(state.zombies).toEqual([]);
    expect(state.spawn.unseen).toHaveLength(unseen);
  });

  test('DDD-SPN-03 in sight of a survivor its zombies stand there, and the token leaves the game', () => {
    const { table, state } = aGame();
    perform(spawnZombies(table, 'DDD-UPK-03'), [1, 3], FOUR);
    expect(state.zombies.map(one => one.room)).toEqual(Array(4).fill(at(1, 3)));
    expect(state.tokens).toEqual([]);
    expect(state.spawn.unseen).not.toContain(FOUR);
  });

  test('DDD-SPN-04 for a destroyed room they go beside a survivor and in his sight, not into fire', () => {
    const { table, state } = aGame({
      walls: [[at(4, 3), at(4, 4)]],
      burn: [[at(4, 2), 1]],
      destroyed: [at(2, 2)],
      survivors: { leo: {}, nina: { room: at(3, 3) } },
    });
    const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [2, 2], TWO, `room:${at(3, 4)}`);
    // (3,3) holds a survivor but is seen from (4,3), and (4,3) from (3,3).
    expect(rooms(asked)).toEqual(named(at(4, 3), at(3, 3), at(3, 2), at(3, 4), at(2, 3)));
    expect(state.zombies.map(one => one.room)).toEqual([at(3, 4), at(3, 4)]);
  });

  test('DDD-SPN-04 the closed laboratory counts as a locked room', () => {
    const { table } = aGame();
    const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [1, 1], TWO, `room:${at(3, 3)}`);
    expect(rooms(asked)).toEqual(named(at(3, 3), at(4, 2), at(4, 4)));
  });

  test('DDD-SPN-05 without such a room any room that is not burning, locked or destroyed may be chosen', () => {
    const { table, state } = aGame({
      burn: [
        [at(3, 3), 1],
        [at(4, 2), 1],
        [at(4, 4), 1],
      ],
      destroyed: [at(2, 2)],
    });
    const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [1, 6], TWO, `room:${at(1, 5)}`);
    const open = allRooms(state).filter(
      room => !isBurning(state, room) && !tileOf(state, room).destroyed && room !== at(1, 1),
    );
    expect(rooms(asked)).toEqual(named(...open));
    expect(state.zombies).toHaveLength(2);
  });

  test('DDD-SPN-05 if every room is burning no zombies appear', () => {
    const { table, state } = aGame();
    state.tiles = state.tiles.map(tile => ({ ...tile, burn: 1 }));
    perform(spawnZombies(table, 'DDD-UPK-03'), [1, 6], TWO);
    expect(state.zombies).toEqual([]);
    expect(state.spawn.unseen).not.toContain(TWO);
  });

  test('DDD-SPN-06 a 6 on the column die is handled like a locked room', () => {
    const { table } = aGame();
    const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [3, 6], TWO, `room:${at(4, 2)}`);
    expect(rooms(asked)).toEqual(named(at(3, 3), at(4, 2), at(4, 4)));
  });

  test('DDD-SPN-07 spawned zombies do not attack when they appear', () => {
    const { table, survivor } = aGame();
    perform(spawnZombies(table, 'DDD-UPK-03'), [4, 3], FOUR);
    expect(survivor('leo').wounds).toBe(0);
  });

  test('DDD-SPN-08 a burning room receives its token or zombies as usual', () => {
    const { table, state } = aGame({
      burn: [
        [at(2, 4), 1],
        [at(1, 3), 2],
      ],
    });
    perform(spawnZombies(table, 'DDD-UPK-03'), [2, 4]);
    perform(spawnZombies(table, 'DDD-UPK-03'), [1, 3], TWO);
    expect(state.tokens).toEqual([at(2, 4)]);
    expect(state.zombies.map(one => one.room)).toEqual([at(1, 3), at(1, 3)]);
  });

  test('DDD-SPN-09 a room may hold several tokens, each turned separately', () => {
    const { table, state } = aGame({ tokens: [at(2, 4), at(2, 4)] });
    perform(turnToken(table, at(2, 4), 'DDD-REA-11'), TWO);
    expect(state.tokens).toEqual([at(2, 4)]);
    expect(state.zombies).toHaveLength(2);
  });

  test('DDD-GEN-08 on a tile with two rooms the players choose which is meant, but no locked one', () => {
    const { table, state } = aGame();
    splitTile(state, at(2, 2), 'corridor-and-cell');
    const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [2, 2], 'room:cell');
    expect(rooms(asked)).toEqual(named('corridor', 'cell'));
    expect(state.tokens).toEqual(['cell']);
    for (const next of [at(2, 1), at(2, 3)])
      changeDoor(state, ['cell', next].toSorted().join('|'), { kind: 'lock', size: 2, chip: null, tile: 6 });
    perform(spawnZombies(table, 'DDD-UPK-03'), [2, 2]);
    expect(state.tokens).toEqual(['cell', 'corridor']);
  });

  test('DDD-GEN-12 with no token left in the stack nothing spawns', () => {
    const { table, state } = aGame({ spawn: ['spawn-01', 'spawn-02'], tokens: [at(2, 2)] });
    expect(hasTokenLeft(state)).toBe(true);
    state.spawn.lost = 1;
    expect(hasTokenLeft(state)).toBe(false);
    perform(spawnZombies(table, 'DDD-UPK-03'));
    expect(state.tokens).toEqual([at(2, 2)]);
  });

  test('DDD-GEN-12 only as many zombies are placed as there are figures left', () => {
    const { table, state } = aGame({ zombies: [[at(1, 3), 30]] });
    perform(drawHorde(table, at(2, 2), 'DDD-SPN-03'), FOUR);
    expect(state.zombies).toHaveLength(32);
    const more = aGame({ zombies: [[at(1, 3), 30]], options: { 'guts-tokens': 10 } });
    perform(drawHorde(more.table, at(2, 2), 'DDD-SPN-03'), FOUR);
    expect(more.state.zombies).toHaveLength(34);
  });

  test('DDD-GEN-07 zombies that come to a horde are part of it, and all have numbers of their own', () => {
    const { table, state } = aGame({ zombies: [[at(1, 3), 2]] });
    placeZombies(table, at(1, 3), 2, 'ordinary', 'DDD-SPN-03');
    expect(new Set(state.zombies.map(one => one.id)).size).toBe(4);
    expect(new Set(state.zombies.map(one => one.room)).size).toBe(1);
  });

  test('DDD-SPZ-02 a special token brings its zombie and a die of ordinary ones', () => {
    const { table, state } = aGame({ options: { 'guts-tokens': 10 } });
    state.spawn.unseen = ['guts-01'];
    perform(drawHorde(table, at(2, 2), 'DDD-SPN-03'), 'guts-01', 3);
    expect(state.zombies.map(one => one.kind)).toEqual(['guts', 'ordinary', 'ordinary', 'ordinary']);
  });

  test('DDD-FIN-22 in the showdown zombies are placed face up at once', () => {
    const { table, state } = aGame({ keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1)] });
    perform(spawnZombies(table, 'DDD-UPK-03'), [2, 4], TWO);
    expect(state.zombies.map(one => one.room)).toEqual([at(2, 4), at(2, 4)]);
  });

  test('DDD-FIN-05 all tokens of the house can be turned', () => {
    const { table, state } = aGame({ tokens: [at(2, 4), at(1, 2)] });
    perform(turnAllTokens(table, 'DDD-FIN-05'), TWO, FOUR);
    expect(state.tokens).toEqual([]);
    expect(state.zombies).toHaveLength(6);
  });
});
