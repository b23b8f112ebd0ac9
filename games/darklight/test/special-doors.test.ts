import { describe, expect, test } from 'vitest';
import type { EventId } from '../src/data/events.ts';
import { activateEvent } from '../src/rules/events.ts';
import { EVENT_EFFECTS } from '../src/effects/events.ts';
import { boulderSquares, groundOf, isWalkable } from '../src/rules/ground.ts';
import { changeArchway } from '../src/rules/plan.ts';
import { rollBoulder } from '../src/rules/boulder.ts';
import { LIFT_DEED, standDoor, tryWailingWall } from '../src/rules/special-doors.ts';
import { endTurnOnTiles, enterSquare } from '../src/rules/tile-rules.ts';
import type { PlacedEvent } from '../src/state.ts';
import { type AccursedSet, aGame, type At, type Lay, perform, type TestGame } from '../testing/index.ts';

type Script = Parameters<typeof perform>[1][];

/** The stairs, and a room with one door more; a card lies beside the room. */
const room: Lay[] = [{ card: 'storage-room', by: 'N2', exits: ['S2'] }];

function aRoom(knight: AccursedSet, lay: readonly Lay[] = room, seekers: readonly At[] = []): TestGame {
  const game = aGame({
    lay,
    accursed: { 'black-knight': { items: [], ...knight } },
    monsters: seekers.map(at => ({ kind: 'seeker', at })),
  });
  game.dungeon.events.push({ id: 90, tile: 1, card: null, searched: 0, archway: null });
  return game;
}

const event = (game: TestGame): PlacedEvent =>
  game.dungeon.events.find(({ id }) => id === 90) ?? {
    id: 0,
    tile: 0,
    card: null,
    searched: 0,
    archway: null,
  };
const activate = (game: TestGame, card: EventId, ...script: Script) =>
  perform(activateEvent(game.table, event(game)), card, ...script);
const door = (game: TestGame, archway: number) => game.dungeon.plan.archways[archway]?.door;

const IN_THE_MIDDLE = { at: [1, 2, 3] } as const;

describe('evt-guillotine', () => {
  test('DL-TRM-08 it hangs in a random open archway of the tile, or is discarded', () => {
    const game = aRoom(IN_THE_MIDDLE);
    activate(game, 'evt-guillotine');
    expect(door(game, 0)).toBe('guillotine');
    expect(event(game)).toMatchObject({ card: 'evt-guillotine', archway: 0 });
    const shut = aRoom(IN_THE_MIDDLE, [{ card: 'storage-room', by: 'N2', door: 'closed' }]);
    activate(shut, 'evt-guillotine');
    expect(shut.dungeon.events).toEqual([]);
  });

  test('it falls on who enters the archway from outside, not on a step within it', () => {
    const game = aRoom({ at: [1, 2, 0] });
    standDoor(game.table, event(game), 0, 'guillotine');
    event(game).card = 'evt-guillotine';
    const knight = game.accursed('black-knight');
    const [first, second] = game.dungeon.plan.archways[0]?.squares ?? [0, 0];
    const outside = knight.square;
    knight.square = first;
    perform(enterSquare(game.table, knight, outside), [3, 3, 3], 6);
    expect(knight.wounds).toBe(5);
    knight.square = second;
    perform(enterSquare(game.table, knight, first));
    knight.square = outside;
    perform(enterSquare(game.table, knight, second));
    knight.square = second;
    perform(enterSquare(game.table, knight, outside), [4, 1, 1]);
    expect(knight.wounds).toBe(5);
  });

  test('a Search with a passed Perception 5 Test removes it', () => {
    const game = aRoom(IN_THE_MIDDLE);
    activate(game, 'evt-guillotine');
    const searched = (faces: number[]) =>
      perform(
        EVENT_EFFECTS['evt-guillotine'].search?.(game.table, event(game), game.accursed('black-knight')) ??
          nothing(),
        faces,
      );
    searched([4, 4]);
    expect(door(game, 0)).toBe('guillotine');
    searched([5, 1]);
    expect(door(game, 0)).toBe('none');
    expect(game.dungeon.eventDeck.discard).toEqual(['evt-guillotine']);
  });
});

function* nothing() {}

describe('evt-portcullis', () => {
  test('it closes the Entrance; who stands there is set on the nearest Free square of either tile', () => {
    const around: At[] = [
      [0, 0, 3],
      [0, 1, 3],
      [1, 1, 0],
      [1, 3, 0],
    ];
    const game = aRoom({ at: [1, 5, 5] }, room, around);
    const knight = game.accursed('black-knight');
    knight.square = game.dungeon.plan.archways[0]?.squares[0] ?? 0;
    activate(game, 'evt-portcullis');
    expect(door(game, 0)).toBe('portcullis');
    expect(knight.square).toBe(game.on(1, 2, 0));
    expect(isWalkable(groundOf(game.dungeon.plan), game.dungeon.plan.archways[0]?.squares[0] ?? 0)).toBe(
      false,
    );
  });

  test('on the Stairway Up, which has no Entrance, it is discarded', () => {
    const game = aRoom({ at: [0, 0, 0] });
    event(game).tile = 0;
    activate(game, 'evt-portcullis');
    expect(game.dungeon.events).toEqual([]);
    expect(door(game, 0)).toBe('none');
  });

  test('an Accursed beside it gives up its Attack Phase for a Strength 5 Test to lift it', () => {
    const game = aRoom({ at: [1, 2, 0] });
    activate(game, 'evt-portcullis');
    const knight = game.accursed('black-knight');
    const [option] = LIFT_DEED.options(game.state, knight);
    expect(option?.id).toBe('lift:0');
    if (option === undefined) return;
    perform(LIFT_DEED.perform(game.table, knight, option), [1, 1, 1, 4]);
    expect(door(game, 0)).toBe('portcullis');
    expect(game.state.phase).toMatchObject({ turn: { part: 'after-attack' } });
    perform(LIFT_DEED.perform(game.table, knight, option), [1, 1, 1, 5]);
    expect(door(game, 0)).toBe('none');
    expect(game.dungeon.events).toEqual([]);
  });
});

describe('evt-wailing-wall', () => {
  test('a random closed door of the tile becomes the Wailing Wall; Mind 4 Test at the end of a turn there', () => {
    const game = aRoom(IN_THE_MIDDLE);
    activate(game, 'evt-wailing-wall');
    expect(door(game, 1)).toBe('wailing-wall');
    perform(endTurnOnTiles(game.table, game.accursed('black-knight')), [3, 3]);
    expect(game.accursed('black-knight').insanity).toBe(1);
    perform(endTurnOnTiles(game.table, game.accursed('black-knight')), [4, 1]);
    expect(game.accursed('black-knight').insanity).toBe(1);
  });

  test('DL-EXP-01 a passed Mind 5 Test opens it, and that counts as the first opening', () => {
    const game = aRoom(IN_THE_MIDDLE);
    activate(game, 'evt-wailing-wall');
    expect(perform(tryWailingWall(game.table, game.accursed('black-knight'), 1), [4, 4]).value).toBe(false);
    expect(perform(tryWailingWall(game.table, game.accursed('black-knight'), 1), [5, 1]).value).toBe(true);
    expect(game.dungeon.plan.archways[1]).toMatchObject({ door: 'none', opened: 2 });
    expect(game.dungeon.eventDeck.discard).toEqual(['evt-wailing-wall']);
  });

  test('without a closed door it is discarded', () => {
    const game = aRoom(IN_THE_MIDDLE, [{ card: 'storage-room', by: 'N2' }]);
    activate(game, 'evt-wailing-wall');
    expect(game.dungeon.events).toEqual([]);
  });
});

describe('evt-broken-door', () => {
  test('DL-EXP-01 the closed door nearest to a random Accursed is open for good, as if opened now', () => {
    const game = aRoom(IN_THE_MIDDLE);
    activate(game, 'evt-broken-door', 3);
    expect(game.dungeon.plan.archways[1]).toMatchObject({ door: 'broken', opened: 2 });
    expect(event(game)).toMatchObject({ card: 'evt-broken-door', archway: 1 });
  });

  test('the nearest by walking distance, ties at random', () => {
    const rotunda: Lay[] = [{ card: 'pillared-rotunda', by: 'N2', exits: ['S2', 'E2'] }];
    const near = aRoom({ at: [1, 5, 3] }, rotunda);
    activate(near, 'evt-broken-door', 3);
    expect(event(near).archway).toBe(2);
    const between = aRoom({ at: [1, 3, 3] }, rotunda);
    activate(between, 'evt-broken-door', '1', 3);
    expect(event(between).archway).toBe(1);
  });

  test('without a closed door it is discarded after the roll', () => {
    const game = aRoom(IN_THE_MIDDLE, [{ card: 'storage-room', by: 'N2' }]);
    activate(game, 'evt-broken-door', 6);
    expect(game.dungeon.events).toEqual([]);
  });

  test('DL-TRM-15 a later special door takes the place of the earlier', () => {
    const game = aRoom(IN_THE_MIDDLE);
    activate(game, 'evt-guillotine');
    const later: PlacedEvent = { id: 91, tile: 1, card: 'evt-portcullis', searched: 0, archway: null };
    game.dungeon.events.push(later);
    standDoor(game.table, later, 0, 'portcullis');
    expect(door(game, 0)).toBe('portcullis');
    expect(game.dungeon.events).toEqual([later]);
  });
});

describe('evt-rolling-boulder', () => {
  const boulderAt = (game: TestGame) => game.dungeon.plan.boulder?.square;

  test('DL-TRM-12 from the far end of its lane it rolls six squares, through the open archway and on', () => {
    const game = aRoom({ at: [1, 0, 5] });
    activate(game, 'evt-rolling-boulder');
    // From rows 4 and 5 of the room over its Entrance: two rows short of the stairs' own end.
    expect(boulderSquares(game.dungeon.plan)).toContain(game.on(0, 0, 3));
    expect(game.told('boulder-rolled')).toHaveLength(7);
    expect(isWalkable(groundOf(game.dungeon.plan), boulderAt(game) ?? 0)).toBe(false);
    perform(rollBoulder(game.table, event(game)));
    expect(game.dungeon.plan.boulder).toBeNull();
    expect(game.dungeon.eventDeck.discard).toEqual(['evt-rolling-boulder']);
  });

  test('who is in its way: Agility 5 Test, 2d6 damage and Prone, and is set aside out of the lane', () => {
    const beside: At[] = [
      [1, 1, 1],
      [1, 1, 3],
    ];
    const game = aRoom({ at: [1, 2, 2] }, room, beside);
    const knight = game.accursed('black-knight');
    activate(game, 'evt-rolling-boulder', [4, 4, 4], [5, 3]);
    expect(knight).toMatchObject({ wounds: 4, prone: true });
    expect(knight.square).toBe(game.on(1, 1, 2));
    expect(game.told('boulder-struck')).toHaveLength(1);
  });

  test('a closed door stops and removes it', () => {
    const game = aRoom({ at: [1, 0, 5] });
    changeArchway(game.dungeon, 0, { door: 'closed' });
    activate(game, 'evt-rolling-boulder');
    expect(game.dungeon.plan.boulder).toBeNull();
    expect(game.dungeon.events).toEqual([]);
    expect(game.told('boulder-rolled')).toHaveLength(5);
  });

  test('with a lane under four squares, or without an Entrance, it is discarded', () => {
    const short = aRoom({ at: [1, 0, 0] }, [{ card: 'guard-post', by: 'N2' }]);
    activate(short, 'evt-rolling-boulder');
    expect(short.dungeon.events).toEqual([]);
    const stairs = aRoom({ at: [0, 0, 0] });
    event(stairs).tile = 0;
    activate(stairs, 'evt-rolling-boulder');
    expect(stairs.dungeon.plan.boulder).toBeNull();
  });
});
