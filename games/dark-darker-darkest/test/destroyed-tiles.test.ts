import { doorBetween } from '@tenebrae/board';
import { describe, expect, test } from 'vitest';
import { destroyTile, spreadFire } from '../src/rules/fire.ts';
import {
  accessible,
  changeDoor,
  hasIcon,
  isDestroyed,
  roomNow,
  roomsOn,
  seenFrom,
  tileAt,
  tileIndex,
} from '../src/rules/rooms.ts';
import { hasTokenLeft } from '../src/rules/spawning.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { layTile } from '../testing/lay-tile.ts';
import { splitTile } from '../testing/split-tile.ts';

describe('a destroyed tile', () => {
  test('DDD-FIR-09, DDD-HOU-16 cameras, its locks, spawn tokens and the search cube leave the game', () => {
    const { table, state } = aGame({
      cameras: [
        [at(3, 3), 'west'],
        [at(3, 4), 'west'],
      ],
      locks: [
        [at(3, 3), at(3, 4), 'c2-01'],
        [at(2, 3), at(3, 3), 3],
      ],
      tokens: [at(3, 3), at(2, 2)],
      searched: [at(3, 3), at(2, 3)],
      spawn: ['spawn-01', 'spawn-02', 'spawn-03'],
    });
    perform(destroyTile(table, tileIndex(state, at(3, 3)), 'DDD-FIR-09'));
    expect(state.cameras).toEqual([{ room: at(3, 4), side: 'west' }]);
    // The lock between (2,3) and (3,3) is printed on (2,3).
    expect(state.doors[doorBetween(at(3, 3), at(3, 4))]).toBeUndefined();
    expect(state.doors[doorBetween(at(2, 3), at(3, 3))]).toBeDefined();
    expect(state.tokens).toEqual([at(2, 2)]);
    expect(state.spawn).toMatchObject({ lost: 1 });
    expect(hasTokenLeft(state)).toBe(true);
    expect(state.searched).toEqual([at(2, 3)]);
  });

  test('DDD-HOU-09 it stays so, with the same openings and walls', () => {
    const { table, state } = aGame({ walls: [[at(3, 3), at(3, 4)]] });
    perform(destroyTile(table, tileIndex(state, at(3, 3)), 'DDD-FIR-09'));
    expect(isDestroyed(state, at(3, 3))).toBe(true);
    expect(accessible(state, at(3, 3)).toSorted()).toEqual([at(2, 3), at(3, 2), at(4, 3)].toSorted());
  });

  test('DDD-HOU-16 it shows none of its icons', () => {
    const { table, state } = aGame();
    layTile(state, at(3, 3), 'kitchen');
    expect(hasIcon(state, 'kitchen', 'gas-leak')).toBe(true);
    perform(destroyTile(table, tileIndex(state, 'kitchen'), 'DDD-FIR-09'));
    expect(hasIcon(state, 'kitchen', 'gas-leak')).toBe(false);
  });

  test('DDD-HOU-09 two rooms become one, and everybody in them is in that one room', () => {
    const { table, state, survivor } = aGame({
      locks: [[at(1, 3), at(2, 3), 2]],
      creature: ['zombie-dog', at(2, 3)],
    });
    state.doors = {};
    splitTile(state, at(2, 3), 'corridor-and-cell');
    survivor('leo').room = 'cell';
    survivor('nina').room = 'corridor';
    if (state.creature !== null) state.creature.room = 'cell';
    perform(destroyTile(table, tileIndex(state, 'cell'), 'DDD-FIR-09'));
    expect(roomsOn(state, tileIndex(state, 'corridor'))).toEqual(['corridor']);
    expect(state.house['cell']).toBeUndefined();
    expect([survivor('leo').room, survivor('nina').room, state.creature?.room]).toEqual([
      'corridor',
      'corridor',
      'corridor',
    ]);
    expect(roomNow(state, 'cell')).toBe('corridor');
    expect(accessible(state, 'corridor').toSorted()).toEqual(
      [at(1, 3), at(3, 3), at(2, 2), at(2, 4)].toSorted(),
    );
    expect(accessible(state, at(2, 2))).toContain('corridor');
    expect(Object.values(state.house).some(room => room.openings.some(way => way.to === 'cell'))).toBe(false);
  });

  test('DDD-HOU-09 a lock of the neighbouring tile stays on the door of the joined room', () => {
    const { table, state } = aGame();
    splitTile(state, at(2, 3), 'corridor-and-cell');
    changeDoor(state, doorBetween(at(2, 4), 'cell'), {
      kind: 'lock',
      size: 2,
      chip: null,
      tile: tileIndex(state, at(2, 4)),
    });
    perform(destroyTile(table, tileIndex(state, 'cell'), 'DDD-FIR-09'));
    expect(accessible(state, 'corridor')).not.toContain(at(2, 4));
    expect(state.doors[doorBetween('corridor', at(2, 4))]).toBeDefined();
  });

  test('DDD-RAD-18, DDD-HOU-09 infected and healthy zombies that come to share the room are all infected', () => {
    const { table, state } = aGame({
      options: { radioactive: true },
      zombies: [
        [at(2, 3), 1],
        [at(2, 3), 1, { infected: true }],
      ],
    });
    splitTile(state, at(2, 3), 'corridor-and-cell');
    const [first] = state.zombies;
    if (first !== undefined) first.room = 'cell';
    perform(destroyTile(table, tileIndex(state, 'cell'), 'DDD-FIR-09'));
    expect(state.zombies.map(one => one.infected)).toEqual([true, true]);
  });

  test('DDD-FIR-19 a radiation marker stays on it', () => {
    const { table, state } = aGame({ radiation: [at(3, 3)] });
    perform(destroyTile(table, tileIndex(state, at(3, 3)), 'DDD-FIR-09'));
    expect(tileAt(state, tileIndex(state, at(3, 3))).radiation).toBe(true);
  });

  test('DDD-RAD-31 a destroyed reactor is open', () => {
    const { table, state } = aGame();
    layTile(state, at(2, 3), 'reactor');
    const door = doorBetween('reactor', at(1, 3));
    changeDoor(state, door, { kind: 'reactor' });
    perform(destroyTile(table, tileIndex(state, 'reactor'), 'DDD-FIR-09'));
    expect(state.doors[door]).toBeUndefined();
  });

  test('DDD-HOU-16 the fire direction key goes on being used when the entrance hall is destroyed', () => {
    const { table, state } = aGame({
      survivors: { leo: { room: at(1, 5) } },
      destroyed: [at(4, 3)],
      fire: at(4, 3),
    });
    perform(spreadFire(table, 'DDD-UPK-04'), 1);
    expect(state.fire).toBe(tileIndex(state, at(3, 3)));
    expect(seenFrom(state, at(4, 3))).toEqual([at(4, 3)]);
  });

  test('DDD-FIN-12 in the showdown the last corner room to be destroyed loses the game', () => {
    const { table, state } = aGame({
      keeper: 'leo',
      nemesis: ['lisa-mortimer', at(1, 1)],
      destroyed: [at(1, 5), at(4, 1)],
    });
    const { result } = perform(destroyTile(table, tileIndex(state, at(4, 5)), 'DDD-FIR-09'));
    expect(result).toMatchObject({ outcome: 'corners-destroyed' });
  });
});
