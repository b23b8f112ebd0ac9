import { describe, expect, test } from 'vitest';
import { canClose, isBesideDoor, openDoor } from '../src/rules/doors.ts';
import { changeArchway, joinTile } from '../src/rules/plan.ts';
import { cardShape, layingAt, outwardsOf } from '../src/rules/tiles.ts';
import { act, aGame, type GameSet, offersIn, perform, type TestGame, turnOf } from '../testing/index.ts';

const atTheDoor = (more: GameSet = {}): TestGame =>
  aGame({ lay: [], accursed: { 'black-knight': { at: [0, 0, 3] } }, ...more });
const doorsIn = (game: TestGame) => offersIn(game).filter(id => /^(open|close):/.test(id));
const door = (game: TestGame) => game.dungeon.plan.archways[0];

describe('opening', () => {
  test('DL-MOV-06 DL-TRM-07 DL-EXP-01 for 1 point from beside it; the first opening is noted', () => {
    const game = atTheDoor();
    expect(doorsIn(game)).toEqual(['open:0']);
    act(game, 'open:0');
    expect(turnOf(game)).toMatchObject({ part: 'moving', movement: 3, spent: 1, squares: 0 });
    expect(door(game)).toMatchObject({ door: 'none', opened: 2 });
    expect(offersIn(game)).toContain(`move:${door(game)?.squares[0]}`);
    expect(game.told('door-opened')).toMatchObject([{ who: 'black-knight', archway: 0, rule: 'DL-MOV-06' }]);
  });

  test('DL-EXP-01 the round of the first opening stays', () => {
    const game = atTheDoor({ dungeon: { round: 5 } });
    changeArchway(game.dungeon, 0, { opened: 3 });
    perform(openDoor(game.table, 0, game.accursed('black-knight')));
    expect(door(game)).toMatchObject({ door: 'none', opened: 3 });
  });

  test('DL-MOV-06 a corner shared is enough, a square between is not', () => {
    const game = atTheDoor({ accursed: { 'black-knight': { at: [0, 0, 2] } } });
    expect(doorsIn(game)).toEqual([]);
    const corner = aGame({
      lay: [{ card: 'storage-room', by: 'N2', door: 'closed' }],
      accursed: { 'black-knight': { at: [1, 1, 0] } },
    });
    expect(isBesideDoor(corner.state, corner.accursed('black-knight'), 0)).toBe(true);
    corner.accursed('black-knight').square = corner.on(1, 0, 0);
    expect(isBesideDoor(corner.state, corner.accursed('black-knight'), 0)).toBe(false);
  });

  test('DL-MOV-06 from a tile that it joins only', () => {
    const game = aGame({
      lay: [
        { card: 'crossroads', by: 'N2', exits: ['W2', 'E2'] },
        { card: 'storage-room', by: 'N2', archway: 1, door: 'closed' },
      ],
      accursed: { 'black-knight': { at: [1, 2, 1] } },
    });
    const knight = game.accursed('black-knight');
    for (const archway of [1, 2]) expect(isBesideDoor(game.state, knight, archway)).toBe(false);
    knight.square = game.on(1, 0, 2);
    expect(isBesideDoor(game.state, knight, 1)).toBe(true);
  });

  test('DL-MOV-06 DL-EXP-12 beyond a bent passage, beside the squares that it joins', () => {
    const game = aGame({ lay: [], accursed: { 'black-knight': { at: [0, 0, 0] } } });
    const archway = game.dungeon.plan.archways[0];
    if (archway === undefined) throw new Error('no archway');
    const laying = layingAt(
      cardShape('storage-room'),
      { side: 'north', first: 2 },
      archway.squares,
      outwardsOf(archway),
    );
    const outer = [5 * 128 + 7, 5 * 128 + 8] as const;
    game.dungeon.plan = joinTile(
      game.dungeon.plan,
      0,
      'storage-room',
      { x: 5, y: 5, turns: laying?.turns ?? 0 },
      outer,
      [],
      { bent: true },
    );
    const knight = game.accursed('black-knight');
    knight.square = outer[0];
    expect(isBesideDoor(game.state, knight, 0)).toBe(true);
    knight.square = outer[0] + 128;
    expect(isBesideDoor(game.state, knight, 0)).toBe(false);
  });

  test('DL-MOV-06 without points, or while Threatened, no door', () => {
    const game = atTheDoor({ turn: ['black-knight', 'moving', { movement: 0 }] });
    expect(doorsIn(game)).toEqual([]);
    expect(doorsIn(atTheDoor({ turn: ['black-knight', 'before-attack'] }))).toEqual([]);
  });

  test('evt-wailing-wall: each try costs 1 point and needs a Mind 5 Test', () => {
    const game = atTheDoor({
      dungeon: { events: [{ id: 1, tile: 0, card: 'evt-wailing-wall', searched: 0, archway: 0 }] },
    });
    changeArchway(game.dungeon, 0, { door: 'wailing-wall' });
    act(game, 'open:0', [4, 4]);
    expect(door(game)?.door).toBe('wailing-wall');
    expect(turnOf(game).movement).toBe(3);
    act(game, 'open:0', [1, 5]);
    expect(door(game)).toMatchObject({ door: 'none', opened: 2 });
    expect(turnOf(game).movement).toBe(2);
  });
});

describe('closing', () => {
  const open = (more: GameSet = {}): TestGame => {
    const game = atTheDoor(more);
    changeArchway(game.dungeon, 0, { door: 'none', opened: 1 });
    return game;
  };

  test('DL-MOV-07 from beside it for 1 point, while both its squares are empty', () => {
    const game = open();
    expect(doorsIn(game)).toEqual(['close:0']);
    act(game, 'close:0');
    expect(door(game)).toMatchObject({ door: 'closed', opened: 1 });
    expect(turnOf(game)).toMatchObject({ part: 'moving', movement: 3 });
    expect(game.told('door-closed')).toMatchObject([{ who: 'black-knight', archway: 0 }]);
  });

  test('DL-MOV-07 not over a character, a token of the dead or a Prop', () => {
    const game = open({ accursed: { 'black-knight': { at: [0, 0, 3] }, 'outcast': { at: [0, 0, 0] } } });
    const outcast = game.accursed('outcast');
    expect(canClose(game.state, 0)).toBe(true);
    outcast.square = door(game)?.squares[1] ?? 0;
    expect(canClose(game.state, 0)).toBe(false);
    outcast.status = { kind: 'dead', injury: 'cracked-ribs', health: 15 };
    expect(canClose(game.state, 0)).toBe(false);
    outcast.square = game.on(0, 0, 0);
    game.dungeon.props.push({
      id: 1,
      name: 'lantern',
      square: door(game)?.squares[0] ?? 0,
      carrier: null,
      done: false,
      order: 0,
    });
    expect(canClose(game.state, 0)).toBe(false);
  });

  test.each([
    'broken',
    'guillotine',
    'portcullis',
  ] as const)('DL-MOV-07 DL-TRM-08 a %s door is not closed by hand', kind => {
    const game = open();
    changeArchway(game.dungeon, 0, { door: kind });
    expect(doorsIn(game)).toEqual([]);
  });
});
