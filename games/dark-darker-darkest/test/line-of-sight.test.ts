import { describe, expect, test } from 'vitest';
import {
  accessible,
  changeDoor,
  isLocked,
  seenByCamera,
  seenFrom,
  sees,
  sightDistance,
} from '../src/rules/rooms.ts';
import { turnSeenTokens } from '../src/rules/spawning.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

describe('line of sight', () => {
  test('DDD-LOS-01 it runs along rows and columns, never diagonally', () => {
    const { state } = aGame();
    expect(sees(state, at(3, 3), at(3, 5))).toBe(true);
    expect(sees(state, at(3, 3), at(1, 3))).toBe(true);
    expect(sees(state, at(3, 3), at(2, 2))).toBe(false);
    expect(sees(state, at(3, 3), at(2, 5))).toBe(false);
  });

  test('DDD-LOS-02 walls and locked doors block it', () => {
    const { state } = aGame({ walls: [[at(3, 3), at(3, 4)]], locks: [[at(3, 2), at(3, 3), 2]] });
    expect(seenFrom(state, at(3, 3)).toSorted()).toEqual([at(3, 3), at(2, 3), at(1, 3), at(4, 3)].toSorted());
  });

  test('DDD-LOS-03 nobody sees into, out of or through a destroyed room', () => {
    const { state } = aGame({ destroyed: [at(3, 3)] });
    expect(sees(state, at(3, 2), at(3, 3))).toBe(false);
    expect(sees(state, at(3, 2), at(3, 4))).toBe(false);
    expect(seenFrom(state, at(3, 3))).toEqual([at(3, 3)]);
  });

  test('DDD-LOS-04 it has no greatest length, and figures, tokens and burning rooms do not block it', () => {
    const { state } = aGame({
      burn: [[at(3, 2), 2]],
      zombies: [[at(3, 3), 4]],
      tokens: [at(3, 4)],
    });
    expect(sightDistance(state, at(3, 1), at(3, 5))).toBe(4);
  });

  test('DDD-LOS-05 on a tile with two rooms the line passes only through the room that it enters', () => {
    const { state } = aGame();
    splitTile(state, at(2, 3), 'corridor-and-cell');
    expect(seenFrom(state, at(3, 3))).toContain('corridor');
    expect(seenFrom(state, at(3, 3))).toContain(at(1, 3));
    expect(seenFrom(state, at(3, 3))).not.toContain('cell');
    expect(sees(state, 'corridor', 'cell')).toBe(false);
  });

  test('DDD-LOS-05 two rooms of a tile see each other through an open way inside, and no further that way', () => {
    const { state } = aGame();
    splitTile(state, at(2, 3), 'hallway-and-storage');
    expect(sightDistance(state, 'hallway', 'storage')).toBe(1);
    expect(sees(state, 'hallway', at(1, 3))).toBe(false);
  });

  test('DDD-LOS-06 what is in the same room is always seen', () => {
    const { state } = aGame({ destroyed: [at(3, 3)] });
    expect(sightDistance(state, at(3, 3), at(3, 3))).toBe(0);
  });

  test('DDD-LOS-07 a face-down token that a survivor sees is turned into zombies, others stay', () => {
    const { table, state } = aGame({ tokens: [at(2, 4), at(1, 3)] });
    perform(turnSeenTokens(table), 'spawn-16');
    expect(state.tokens).toEqual([at(2, 4)]);
    expect(state.zombies.map(one => one.room)).toEqual([at(1, 3), at(1, 3)]);
  });
});

describe('rooms and tiles', () => {
  test('DDD-GEN-04, DDD-GEN-05 two rooms of a tile are apart unless a way inside joins them', () => {
    const { state } = aGame();
    splitTile(state, at(2, 3), 'corridor-and-cell');
    expect(accessible(state, 'corridor').toSorted()).toEqual([at(1, 3), at(3, 3)].toSorted());
    splitTile(state, at(3, 4), 'hallway-and-storage');
    expect(accessible(state, 'hallway')).toContain('storage');
  });

  test('DDD-GEN-05 walls and doors with a code chip make rooms inaccessible to each other', () => {
    const { state } = aGame({ walls: [[at(3, 3), at(3, 4)]], locks: [[at(3, 2), at(3, 3), 3]] });
    expect(accessible(state, at(3, 3)).toSorted()).toEqual([at(2, 3), at(4, 3)].toSorted());
  });

  test('DDD-RAD-31 until it is opened nobody sees or walks into the reactor, which counts as locked', () => {
    const { state } = aGame();
    for (const [a, b] of [
      [at(2, 3), at(1, 3)],
      [at(2, 3), at(2, 4)],
      [at(2, 3), at(2, 2)],
      [at(2, 3), at(3, 3)],
    ] as const)
      changeDoor(state, [a, b].toSorted().join('|'), { kind: 'reactor' });
    expect(isLocked(state, at(2, 3))).toBe(true);
    expect(sees(state, at(4, 3), at(2, 3))).toBe(false);
    state.doors = {};
    expect(isLocked(state, at(2, 3))).toBe(false);
  });

  test('DDD-HOU-15, DDD-LOS-03 a camera sees its room and a straight line up to a wall, a locked door or a ruin', () => {
    const { state } = aGame({ destroyed: [at(3, 4)] });
    expect(seenByCamera(state, at(3, 2), 'east')).toEqual([at(3, 2), at(3, 3)]);
  });
});
