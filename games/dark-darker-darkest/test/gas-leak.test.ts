import { describe, expect, test } from 'vitest';
import { breakOutFire, spreadFire } from '../src/rules/fire.ts';
import { tileAt, tileIndex } from '../src/rules/rooms.ts';
import type { State } from '../src/state.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { layTile } from '../testing/lay-tile.ts';

const UP = 1;

const burnAt = (state: State, room: string): number => tileAt(state, tileIndex(state, room)).burn;

describe('gas leak', () => {
  const kitchen = (set: Parameters<typeof aGame>[0] = {}) => {
    const game = aGame({
      options: { 'advanced-rules': true },
      survivors: { leo: { room: at(1, 5) } },
      fire: at(4, 4),
      burn: [[at(4, 4), 1]],
      ...set,
    });
    layTile(game.state, at(3, 4), 'kitchen');
    return game;
  };

  test('DDD-ADV-02 where the token reaches a gas leak, two adjoining tiles of the players’ choice get a marker', () => {
    const { table, state } = kitchen();
    const { asked } = perform(spreadFire(table, 'DDD-UPK-04'), UP, 'tile:8', 'tile:12');
    expect(asked[0]?.options.map(option => option.id).toSorted()).toEqual([
      'tile:12',
      'tile:14',
      'tile:18',
      'tile:8',
    ]);
    expect([burnAt(state, 'kitchen'), burnAt(state, at(2, 4)), burnAt(state, at(3, 3))]).toEqual([1, 1, 1]);
  });

  test('DDD-ADV-02 an outbreak there counts as reaching it', () => {
    const { table, state } = kitchen();
    state.fire = null;
    perform(breakOutFire(table, 'DDD-DRK-01'), [3, 4], 'tile:8', 'tile:14');
    expect([burnAt(state, at(2, 4)), burnAt(state, at(3, 5))]).toEqual([1, 1]);
  });

  test('DDD-ADV-02 never a destroyed tile; with fewer than two, as many as there are', () => {
    const { table, state } = kitchen({ destroyed: [at(2, 4), at(3, 3), at(3, 5)] });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(burnAt(state, at(4, 4))).toBe(2);
  });

  test('DDD-ADV-02 the leak comes before the gas tile itself is destroyed, and its third markers destroy too', () => {
    const { table, state } = kitchen({
      burn: [
        [at(3, 4), 2],
        [at(3, 3), 2],
      ],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP, 'tile:8', 'tile:12');
    expect(tileAt(state, tileIndex(state, 'kitchen')).destroyed).toBe(true);
    expect(tileAt(state, tileIndex(state, at(3, 3))).destroyed).toBe(true);
    expect(burnAt(state, at(2, 4))).toBe(1);
    expect(state.darkness).toBe(3);
  });

  test('DDD-ADV-01, DDD-ADV-02 without the advanced rules nothing leaks', () => {
    const { table, state } = kitchen({ options: {} });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(burnAt(state, at(2, 4))).toBe(0);
  });
});
