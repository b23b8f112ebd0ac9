import { describe, expect, test } from 'vitest';
import { spreadFire } from '../src/rules/fire.ts';
import { tileIndex } from '../src/rules/rooms.ts';
import { spawnZombies } from '../src/rules/spawning.ts';
import { aGame, at, perform } from '../testing/index.ts';

describe('fire alarm', () => {
  const alarmed = () =>
    aGame({
      survivors: { nina: { cards: ['fire-alarm-1'], room: at(1, 5) }, jack: {} },
      fire: at(2, 3),
      burn: [[at(2, 3), 1]],
    });

  test('DDD-ITM-15 it rolls the direction again, from anywhere in the house, and leaves the game', () => {
    const { table, state, survivor } = alarmed();
    const { asked } = perform(spreadFire(table, 'DDD-UPK-04'), 3, 'reroll:fire-alarm-1', 1);
    expect(asked[0]).toMatchObject({ seat: survivor('nina').seat, window: true });
    expect(state.fire).toBe(tileIndex(state, at(1, 3)));
    expect(survivor('nina').cards.map(card => card.id)).toEqual(['combat-knife']);
  });

  test('DDD-ITM-15, DDD-ITM-22 its owner may keep it', () => {
    const { table, state, survivor } = alarmed();
    perform(spreadFire(table, 'DDD-UPK-04'), 3, 'pass');
    expect(state.fire).toBe(tileIndex(state, at(3, 3)));
    expect(survivor('nina').cards).toHaveLength(2);
  });
});

describe('flare gun', () => {
  const armed = () => aGame({ survivors: { nina: { cards: ['flare-gun-1'] }, jack: {} } });

  test.each([
    ['row', [2], at(2, 5)],
    ['column', [2], at(1, 2)],
    ['both', [2, 4], at(2, 4)],
  ] as const)('DDD-ITM-17 it rolls the %s again', (dice, faces, room) => {
    const { table, state, survivor } = armed();
    perform(spawnZombies(table, 'DDD-UPK-03'), [1, 5], `reroll-${dice}:flare-gun-1`, ...faces);
    expect(state.tokens).toEqual([room]);
    expect(survivor('nina').cards).toHaveLength(1);
  });

  test('DDD-ITM-17, DDD-ITM-22 the second result stands, even a 6', () => {
    const { table, state } = armed();
    perform(
      spawnZombies(table, 'DDD-UPK-03'),
      [1, 5],
      'reroll-column:flare-gun-1',
      6,
      'spawn-01',
      `room:${at(3, 3)}`,
    );
    expect(state.zombies).toHaveLength(1);
  });

  test('DDD-ITM-17 several may be used on one roll, one after the other', () => {
    const { table, state } = aGame({
      survivors: { nina: { cards: ['flare-gun-1'] }, jack: { cards: ['flare-gun-2'] } },
    });
    perform(
      spawnZombies(table, 'DDD-UPK-03'),
      [1, 5],
      'reroll-row:flare-gun-1',
      2,
      'reroll-column:flare-gun-2',
      1,
    );
    expect(state.tokens).toEqual([at(2, 1)]);
  });

  test('DDD-ITM-17 who has none is not asked', () => {
    const { table } = aGame();
    expect(perform(spawnZombies(table, 'DDD-UPK-03'), [1, 5]).asked).toEqual([]);
  });
});
