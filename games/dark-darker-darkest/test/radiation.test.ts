import { describe, expect, test } from 'vitest';
import { advanceDarkness } from '../src/rules/darkness.ts';
import { enterRoom } from '../src/rules/entering.ts';
import { moveFigures } from '../src/rules/enemy-movement.ts';
import { hitZombie } from '../src/rules/hits.ts';
import {
  checkRadiation,
  infectWhereMet,
  spreadRadiation,
  startLeak,
  sufferRadiation,
} from '../src/rules/radiation.ts';
import { standUp } from '../src/rules/reactions.ts';
import { changeTile, tileIndex } from '../src/rules/rooms.ts';
import { placeZombies, turnToken } from '../src/rules/spawning.ts';
import { recoverCreature } from '../src/rules/terror.ts';
import { aGame, at, type GameSet, perform, survivorFaces } from '../testing/index.ts';
import { layTile } from '../testing/lay-tile.ts';
import { splitTile } from '../testing/split-tile.ts';

const radioactive = (set: GameSet = {}) => aGame({ ...set, options: { radioactive: true, ...set.options } });

/** The reactor at (2,3), tile 7. */
function withReactor(set: GameSet = {}) {
  const game = radioactive(set);
  layTile(game.state, at(2, 3), 'reactor');
  return game;
}

const marked = (state: ReturnType<typeof aGame>['state']): number[] =>
  state.tiles.flatMap((tile, index) => (tile.radiation ? [index] : []));

describe('the leak', () => {
  test('DDD-RAD-06 darkness on the marked space puts a marker on the reactor and one beside it', () => {
    const { table, state } = withReactor({ leak: { space: 2 } });
    const { asked } = perform(advanceDarkness(table, 1, 'DDD-UPK-05'), 'tile:8');
    expect(asked[0]?.options.map(option => option.id).toSorted()).toEqual([
      'tile:12',
      'tile:2',
      'tile:6',
      'tile:8',
    ]);
    expect(marked(state)).toEqual([7, 8]);
    expect(state.radiation.leaking).toBe(true);
  });

  test('DDD-RAD-06 a fire that breaks out on the same space comes first', () => {
    const { table, state } = withReactor({ leak: { space: 3 }, darkness: 2 });
    perform(advanceDarkness(table, 1, 'DDD-UPK-05'), [1, 5], 'tile:2');
    expect(state.fire).toBe(4);
    expect(marked(state)).toEqual([2, 7]);
  });

  test('DDD-RAD-08 in each upkeep two tiles beside marked ones get a marker', () => {
    const { table, state } = withReactor({ leak: { leaking: true }, radiation: [at(3, 5)] });
    const { asked } = perform(spreadRadiation(table), 'tile:9', 'tile:13');
    expect(asked[0]?.options.map(option => option.id).toSorted()).toEqual(['tile:13', 'tile:19', 'tile:9']);
    expect(marked(state)).toEqual([9, 13, 14]);
  });

  test('DDD-RAD-08 both must border tiles that were marked before the step; if only one can, only one', () => {
    const { table, state } = withReactor({
      leak: { leaking: true },
      radiation: [at(1, 1), at(1, 2), at(2, 2), at(3, 1)],
    });
    for (const room of [at(1, 3), 'reactor', at(3, 2), at(4, 1)])
      changeTile(state, tileIndex(state, room), { radiation: true });
    const before = marked(state);
    perform(spreadRadiation(table), 'tile:5', 'tile:3');
    expect(marked(state)).toHaveLength(before.length + 2);
    const full = withReactor({ leak: { leaking: true } });
    full.state.tiles = full.state.tiles.map((tile, index) => ({ ...tile, radiation: index !== 3 }));
    perform(spreadRadiation(full.table));
    expect(marked(full.state)).toHaveLength(20);
  });

  test('DDD-RAD-33 radiation may spread to the laboratory, the entrance hall and destroyed tiles', () => {
    const { table, state } = withReactor({
      leak: { leaking: true },
      radiation: [at(1, 2), at(3, 3)],
      destroyed: [at(3, 2)],
    });
    const { asked } = perform(spreadRadiation(table), 'tile:0', 'tile:17');
    expect(asked[0]?.options.map(option => option.id)).toContain('tile:11');
    expect(marked(state)).toEqual([0, 1, 12, 17]);
  });

  test('DDD-RAD-08, DDD-RAD-27 before the leak, and once the reactor is closed, nothing spreads', () => {
    const { table, state } = withReactor({ radiation: [at(3, 3)] });
    perform(spreadRadiation(table));
    state.radiation.leaking = state.radiation.closed = true;
    perform(spreadRadiation(table));
    expect(marked(state)).toEqual([12]);
  });

  test('DDD-RAD-24 removing all markers does not end the leak: it begins anew', () => {
    const { table, state } = withReactor({ leak: { leaking: true } });
    perform(spreadRadiation(table), 'tile:2');
    expect(marked(state)).toEqual([2, 7]);
  });

  test('DDD-RAD-07 a tile never has more than one marker', () => {
    const { table, state } = withReactor({ radiation: [at(1, 3), at(2, 2), at(2, 4)] });
    perform(startLeak(table));
    expect(marked(state)).toEqual([2, 6, 7, 8, 12]);
  });

  test('DDD-RAD-32 who stands on a tile when it gets its marker is neither checked nor infected', () => {
    const { table, state, survivor } = withReactor({
      zombies: [[at(1, 3), 1]],
      survivors: { nina: { room: at(1, 3) } },
    });
    perform(startLeak(table), 'tile:2');
    expect(survivor('nina').radiation).toBe(0);
    expect(state.zombies[0]?.infected).toBe(false);
  });
});

describe('radiation checks', () => {
  test('DDD-RAD-09, DDD-RAD-10, DDD-RAD-26 three dice on entering an infected tile; a failure gives one marker', () => {
    const { table, survivor } = radioactive({ radiation: [at(3, 3), at(4, 2)] });
    perform(
      enterRoom(table, survivor('nina'), at(3, 3), 'DDD-MOV-01'),
      survivorFaces('failure', 'failure', 'aim'),
    );
    perform(
      enterRoom(table, survivor('jack'), at(4, 2), 'DDD-MOV-01'),
      survivorFaces('success', 'retreat', 'aim'),
    );
    expect([survivor('nina').radiation, survivor('jack').radiation]).toEqual([1, 0]);
  });

  test('DDD-RAD-11 with three markers he makes no more checks', () => {
    const { table, survivor } = radioactive({
      radiation: [at(3, 3)],
      survivors: { nina: { radiation: 2 }, jack: { radiation: 3 } },
    });
    perform(
      enterRoom(table, survivor('nina'), at(3, 3), 'DDD-MOV-01'),
      survivorFaces('failure', 'aim', 'aim'),
    );
    expect(survivor('nina').radiation).toBe(3);
    perform(enterRoom(table, survivor('jack'), at(3, 3), 'DDD-MOV-01'));
    expect(survivor('jack').radiation).toBe(3);
  });

  test('DDD-RAD-07, DDD-RAD-32 from one room of an infected tile to the other is not entering it', () => {
    const { table, state, survivor } = radioactive({ radiation: [at(2, 2)] });
    splitTile(state, at(2, 2), 'hallway-and-storage');
    survivor('nina').room = 'storage';
    perform(checkRadiation(table, survivor('nina'), 'hallway'));
    perform(checkRadiation(table, survivor('nina'), at(1, 2)), survivorFaces('aim', 'aim', 'aim'));
    expect(survivor('nina').radiation).toBe(0);
  });

  test.each([
    ['an infected zombie', { zombies: [[at(3, 3), 1, { infected: true }]] } satisfies GameSet, 2],
    ['an infected creature', { creature: ['zombie-dog', at(3, 3), { infected: true }] } satisfies GameSet, 2],
    ['healthy zombies', { zombies: [[at(3, 3), 2]] } satisfies GameSet, 0],
  ])('DDD-RAD-19 a room with %s', (_, set, dice) => {
    const { table, survivor } = radioactive({ ...set, survivors: { nina: { room: at(3, 3) } } });
    const { value } = perform(
      checkRadiation(table, survivor('nina'), at(4, 3)),
      ...(dice === 0 ? [] : [survivorFaces('failure', 'aim')]),
    );
    expect(value).toBeUndefined();
    expect(survivor('nina').radiation).toBe(dice === 0 ? 0 : 1);
  });

  test('DDD-RAD-19 with an infected survivor one die; who is already there makes no check', () => {
    const { table, survivor } = radioactive({
      survivors: { nina: {}, jack: { radiation: 1, room: at(3, 3) }, leo: { room: at(3, 3) } },
    });
    perform(enterRoom(table, survivor('nina'), at(3, 3), 'DDD-MOV-01'), survivorFaces('failure'));
    expect([survivor('nina').radiation, survivor('leo').radiation]).toEqual([1, 0]);
  });

  test('DDD-RAD-20 all causes together make one check of at most three dice', () => {
    const { table, survivor } = radioactive({
      survivors: { nina: { room: at(3, 3) }, jack: { radiation: 1, room: at(3, 3) } },
      zombies: [[at(3, 3), 1, { infected: true }]],
    });
    perform(checkRadiation(table, survivor('nina'), at(4, 3)), survivorFaces('aim', 'aim', 'failure'));
    expect(survivor('nina').radiation).toBe(1);
  });

  test('DDD-RAD-22 the helper in the room of who holds the kit rolls two dice', () => {
    const { table, state, survivor } = radioactive({
      survivors: { nina: { cards: ['decontamination-kit'], room: at(3, 3) }, jack: { room: at(3, 3) } },
      radiation: [at(3, 3)],
      leak: { helper: 'jack' },
    });
    perform(checkRadiation(table, survivor('jack'), at(4, 3)), survivorFaces('aim', 'aim'));
    survivor('nina').room = at(4, 3);
    perform(checkRadiation(table, survivor('jack'), at(4, 3)), survivorFaces('aim', 'aim', 'failure'));
    expect(survivor('jack').radiation).toBe(1);
    expect(state.radiation.helper).toBe('jack');
  });

  test('DDD-RAD-21, DDD-RAD-23 stowed, neither kit nor suit protects', () => {
    const { table, survivor } = radioactive({
      survivors: { nina: { cards: ['radiation-suit-1'], room: at(3, 3) } },
      radiation: [at(3, 3)],
    });
    for (const card of survivor('nina').cards) card.inHand = false;
    perform(checkRadiation(table, survivor('nina'), at(4, 3)), survivorFaces('aim', 'aim', 'failure'));
    expect(survivor('nina').radiation).toBe(1);
  });

  test('DDD-RAD-01 without the expansion nobody is checked', () => {
    const { table, survivor } = aGame({ radiation: [at(3, 3)] });
    perform(enterRoom(table, survivor('nina'), at(3, 3), 'DDD-MOV-01'));
    expect(survivor('nina').radiation).toBe(0);
  });
});

describe('energy', () => {
  test('DDD-RAD-12, DDD-RAD-30 every survivor loses energy equal to his markers; it can kill', () => {
    const { table, survivor } = radioactive({
      survivors: { nina: { radiation: 2 }, jack: { radiation: 3, wounds: 6 }, leo: {} },
    });
    perform(sufferRadiation(table, 'DDD-RAD-12'));
    expect([survivor('nina').wounds, survivor('leo').wounds]).toEqual([2, 0]);
    expect(survivor('jack').status.kind).toBe('out');
  });
});

describe('infected enemies', () => {
  test('DDD-RAD-13 enemies that enter an infected tile, or appear on one, are infected without a roll', () => {
    const { table, state } = radioactive({ radiation: [at(3, 3)], zombies: [[at(2, 3), 1]] });
    moveFigures(table, state.zombies, at(3, 3), 'DDD-REA-20');
    placeZombies(table, at(3, 3), 1, 'ordinary', 'DDD-SPN-03');
    expect(state.zombies.map(one => one.infected)).toEqual([true, true]);
  });

  test('DDD-RAD-14, DDD-RAD-15 an infected zombie needs two hits before it stands up again', () => {
    const { table, state } = radioactive({ zombies: [[at(3, 3), 1, { infected: true }]] });
    const [zombie] = state.zombies;
    if (zombie === undefined) throw new Error('no zombie');
    expect(hitZombie(table, zombie, null, 'DDD-CMB-06')).toBe(false);
    standUp(table);
    expect(hitZombie(table, zombie, null, 'DDD-CMB-06')).toBe(false);
    expect(hitZombie(table, zombie, null, 'DDD-CMB-06')).toBe(true);
    expect(state.zombies).toEqual([]);
  });

  test('DDD-RAD-17 a power attack of an infected creature removes one hit cube of the players’ choice', () => {
    const { table, state } = radioactive({
      creature: ['zombie-dog', at(2, 2), { hits: [1, 1, 0, 0], infected: true }],
    });
    if (state.creature === null) throw new Error('no creature');
    perform(recoverCreature(table, state.creature, 1, 'DDD-RAD-17'), 'hit-cube:1');
    expect(state.creature.hits).toEqual([1, 0, 0, 0]);
  });

  test('DDD-RAD-18 infected and uninfected enemies that come to share a room: all become infected', () => {
    const { table, state } = radioactive({
      zombies: [
        [at(3, 3), 2],
        [at(2, 3), 1, { infected: true }],
      ],
      creature: ['zombie-dog', at(3, 3)],
    });
    moveFigures(table, state.zombies.slice(2), at(3, 3), 'DDD-REA-20');
    expect(state.zombies.every(one => one.infected)).toBe(true);
    expect(state.creature?.infected).toBe(true);
  });

  test('DDD-RAD-32 a face-down token is infected when it is turned on an infected tile', () => {
    const { table, state } = radioactive({ radiation: [at(2, 4)], tokens: [at(2, 4)] });
    perform(turnToken(table, at(2, 4), 'DDD-REA-11', at(2, 5)), 'spawn-01');
    expect(state.zombies).toMatchObject([{ room: at(2, 5), infected: true }]);
  });

  test('DDD-GEN-13, DDD-RAD-13 the nemesis is never infected, and without the expansion nobody is', () => {
    const { table, state } = aGame({ radiation: [at(3, 3)], zombies: [[at(3, 3), 1]] });
    infectWhereMet(table, at(3, 3));
    expect(state.zombies[0]?.infected).toBe(false);
  });
});
