import { describe, expect, test } from 'vitest';
import { makeCreatureAppear, resolveTerror } from '../src/rules/terror.ts';
import { allRooms, tileIndex } from '../src/rules/rooms.ts';
import { aGame, at, creatureFaces, perform, survivorFaces } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

const optionsOf = (asked: readonly { readonly options: readonly { readonly id: string }[] }[]) =>
  asked[0]?.options.map(option => option.id).toSorted();

describe('zombie horde', () => {
  test('DDD-TER-02 a token goes to a room around the triggering one, neither locked nor destroyed', () => {
    const { table, state } = aGame({ destroyed: [at(2, 3)], burn: [[at(2, 2), 1]] });
    const { asked } = perform(resolveTerror(table, 'zombie-horde', at(2, 2)), `room:${at(3, 1)}`);
    const around = [at(1, 2), at(1, 3), at(2, 1), at(3, 1), at(3, 2), at(3, 3)];
    expect(optionsOf(asked)).toEqual(around.map(room => `room:${room}`).toSorted());
    expect(state.tokens).toEqual([at(3, 1)]);
  });

  test('DDD-TER-02 with no token left nothing happens', () => {
    const { table, state } = aGame({ spawn: [] });
    perform(resolveTerror(table, 'zombie-horde', at(2, 2)));
    expect(state.tokens).toEqual([]);
  });

  test('DDD-TER-02, DDD-GEN-06 the other room of the same tile is adjacent', () => {
    const { table, state } = aGame();
    splitTile(state, at(2, 2), 'corridor-and-cell');
    perform(resolveTerror(table, 'zombie-horde', 'corridor'), 'room:cell');
    expect(state.tokens).toEqual(['cell']);
  });

  test('DDD-TER-03 in sight of a survivor it is turned at once', () => {
    const { table, state } = aGame();
    perform(resolveTerror(table, 'zombie-horde', at(4, 3)), `room:${at(3, 3)}`, 'spawn-16');
    expect(state.zombies.map(one => one.room)).toEqual([at(3, 3), at(3, 3)]);
    expect(state.tokens).toEqual([]);
  });
});

describe('creature reaction', () => {
  test('DDD-TER-04 a creature moves towards the triggering room, up to its movement', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(1, 3), { hits: [1, 0, 0, 0] }] });
    perform(resolveTerror(table, 'creature-reaction', at(4, 3)));
    expect(state.creature?.room).toBe(at(3, 3));
  });

  test('DDD-TER-04 a creature that shares a room with a survivor neither moves nor attacks', () => {
    const { table, state } = aGame({
      survivors: { nina: { room: at(2, 3) }, jack: {} },
      creature: ['zombie-dog', at(2, 3)],
    });
    perform(resolveTerror(table, 'creature-reaction', at(4, 3)));
    expect(state.creature?.room).toBe(at(2, 3));
  });

  test('DDD-TER-05 without a creature two different hordes move one room closer, as the players choose', () => {
    const { table, state } = aGame({
      zombies: [
        [at(1, 3), 1],
        [at(1, 4), 1],
        [at(2, 1), 1],
      ],
    });
    const { asked } = perform(
      resolveTerror(table, 'creature-reaction', at(4, 3)),
      `room:${at(1, 3)}`,
      `room:${at(1, 4)}`,
      `room:${at(1, 3)}`,
    );
    expect(optionsOf(asked)).toEqual([at(1, 3), at(1, 4), at(2, 1)].map(room => `room:${room}`).toSorted());
    expect(state.zombies.map(one => one.room)).toEqual([at(2, 3), at(1, 3), at(2, 1)]);
  });

  test('DDD-TER-05 zombies that have moved do not move again, even if they joined another horde', () => {
    const { table, state } = aGame({
      zombies: [
        [at(1, 3), 1],
        [at(2, 3), 2],
      ],
    });
    perform(resolveTerror(table, 'creature-reaction', at(4, 3)), `room:${at(1, 3)}`);
    expect(state.zombies.map(one => one.room)).toEqual([at(2, 3), at(3, 3), at(3, 3)]);
    expect(state.zombies.every(one => !one.spent)).toBe(true);
  });

  test('DDD-TER-05 hordes that share a room with a survivor, or have no unburnt route, stay', () => {
    const { table, state } = aGame({
      survivors: { nina: {}, jack: { room: at(1, 5) } },
      zombies: [
        [at(1, 5), 1],
        [at(4, 1), 1],
      ],
      burn: [
        [at(4, 2), 1],
        [at(3, 1), 1],
      ],
    });
    perform(resolveTerror(table, 'creature-reaction', at(4, 3)));
    expect(state.zombies.map(one => one.room)).toEqual([at(1, 5), at(4, 1)]);
  });

  test('DDD-TER-06 a horde that enters a room with survivors attacks, with a defence roll', () => {
    const { table, survivor } = aGame({ survivors: ['nina'], zombies: [[at(3, 3), 1]] });
    perform(
      resolveTerror(table, 'creature-reaction', at(4, 3)),
      creatureFaces('heavy-damage'),
      survivorFaces('aim'),
    );
    expect(survivor('nina').wounds).toBe(2);
  });

  test('DDD-TER-06 a creature that enters a room with survivors attacks', () => {
    const { table, state, survivor } = aGame({ survivors: ['nina'], creature: ['undead-bird', at(3, 3)] });
    perform(
      resolveTerror(table, 'creature-reaction', at(4, 3)),
      creatureFaces('damage', 'damage'),
      survivorFaces('aim'),
    );
    expect(state.creature?.room).toBe(at(4, 3));
    expect(survivor('nina').wounds).toBe(2);
  });
});

describe('creature appears', () => {
  test('DDD-TER-07 one in the house loses three hit cubes of the players’ choice', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(2, 2), { hits: [1, 2, 1, 0] }] });
    const { asked } = perform(
      resolveTerror(table, 'creature-appears', at(4, 3)),
      'hit-cube:1',
      'hit-cube:1',
      'hit-cube:0',
    );
    expect(optionsOf(asked)).toEqual(['hit-cube:0', 'hit-cube:1', 'hit-cube:2']);
    expect(state.creature?.hits).toEqual([0, 0, 1, 0]);
  });

  test('DDD-TER-07 or all of them, if it has fewer', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(2, 2), { hits: [1, 0, 1, 0] }] });
    expect(perform(resolveTerror(table, 'creature-appears', at(4, 3))).asked).toEqual([]);
    expect(state.creature?.hits).toEqual([0, 0, 0, 0]);
  });

  test('DDD-TER-08, DDD-ADV-05 otherwise the top one appears; a 6, the laboratory and a locked room are rolled again', () => {
    const walled = [at(1, 3), at(2, 2), at(2, 4), at(3, 3)] as const;
    const { table, state } = aGame({ locks: walled.map(room => [at(2, 3), room, 2] as const) });
    perform(
      resolveTerror(table, 'creature-appears', at(4, 3)),
      [1, 6],
      [1, 1],
      [2, 3],
      [2, 5],
      'undead-bird',
    );
    expect(state.creature).toMatchObject({ id: 'undead-bird', room: at(2, 5), hits: [0, 0, 0, 0] });
    expect(state.creatures.unseen).not.toContain('undead-bird');
  });

  test('DDD-TER-10 it does not attack at once', () => {
    const { table, state } = aGame();
    perform(resolveTerror(table, 'creature-appears', at(4, 3)), [4, 3], 'zombie-dog');
    expect(state.creature?.room).toBe(at(4, 3));
  });

  test('DDD-ADV-06 without fire resistance it is hurt where it appears in fire', () => {
    const { table, state } = aGame({ burn: [[at(2, 2), 1]] });
    perform(makeCreatureAppear(table, 'DDD-ADV-05'), [2, 2], 'zombie-dog', 'location:3');
    expect(state.creature?.hits).toEqual([0, 0, 0, 1]);
    const other = aGame({ destroyed: [at(2, 2)] });
    perform(makeCreatureAppear(other.table, 'DDD-ADV-05'), [2, 2], 'security-guard');
    expect(other.state.creature?.hits).toEqual([0, 0, 0, 0]);
  });

  test('DDD-CRE-01, DDD-ADV-05 with a creature in the house no other appears', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(2, 2)] });
    perform(makeCreatureAppear(table, 'DDD-ADV-05'));
    expect(state.creature?.id).toBe('zombie-dog');
  });

  test('DDD-GEN-08 on a tile with two rooms the players choose where it appears', () => {
    const { table, state } = aGame();
    splitTile(state, at(2, 2), 'corridor-and-cell');
    perform(makeCreatureAppear(table, 'DDD-TER-08'), [2, 2], 'room:cell', 'zombie-dog');
    expect(state.creature?.room).toBe('cell');
    expect(allRooms(state)).toContain('corridor');
  });
});

describe('fire spreads', () => {
  test('DDD-TER-09 with the fire token in the house the fire spreads once', () => {
    const { table, state } = aGame({ fire: at(2, 2), burn: [[at(2, 2), 1]] });
    perform(resolveTerror(table, 'fire-spreads', at(4, 3)), 2);
    expect(state.fire).toBe(tileIndex(state, at(2, 3)));
  });

  test('DDD-TER-09 otherwise a fire breaks out', () => {
    const { table, state } = aGame();
    perform(resolveTerror(table, 'fire-spreads', at(4, 3)), [1, 1], [2, 2]);
    expect(state.fire).toBe(tileIndex(state, at(2, 2)));
  });
});
