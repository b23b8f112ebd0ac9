import { describe, expect, test } from 'vitest';
import {
  allHordesMove,
  hordesMoveAndAttack,
  moveHordeOneRoom,
  stepsOfHorde,
} from '../src/rules/horde-movement.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import { aGame, at, creatureFaces, type GameSet, perform, survivorFaces } from '../testing/index.ts';

const HERE = at(3, 3);
const HIT = creatureFaces('damage');
const MISS = survivorFaces('aim');

/** Leo alone is the acting team, in the middle of the house; Nina waits elsewhere. */
const around = (set: GameSet) => aGame({ survivors: { leo: { room: HERE }, nina: {} }, ...set });

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

describe('step 2 of a reaction', () => {
  test('DDD-REA-20 hordes orthogonally or diagonally adjacent come, those further off stay', () => {
    const game = around({
      zombies: [
        [at(2, 3), 1],
        [at(2, 2), 1],
        [at(1, 3), 1],
        [at(3, 5), 1],
      ],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]), creatureFaces('damage', 'damage'), MISS);
    expect(zombiesAt(game.state, HERE).map(one => one.id)).toEqual([1, 2]);
    expect(zombiesAt(game.state, at(1, 3))).toHaveLength(1);
    expect(zombiesAt(game.state, at(3, 5))).toHaveLength(1);
  });

  test('DDD-REA-21 walls, locked doors, burning and destroyed rooms stop zombies', () => {
    const game = around({
      zombies: [
        [at(2, 3), 1],
        [at(3, 4), 1],
        [at(4, 4), 1],
        [at(2, 2), 1],
      ],
      walls: [
        [HERE, at(2, 3)],
        [at(4, 4), at(3, 4)],
      ],
      locks: [
        [HERE, at(3, 4), 2],
        [HERE, at(4, 3), 2],
      ],
      burn: [[at(3, 2), 1]],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]));
    expect(zombiesAt(game.state, HERE)).toEqual([]);
  });

  test('DDD-REA-21, DDD-FIR-14 zombies do not enter the target’s room while it burns or lies in ruins', () => {
    const burning = around({ zombies: [[at(2, 3), 1]], burn: [[HERE, 1]] });
    perform(hordesMoveAndAttack(burning.table, [HERE]));
    expect(zombiesAt(burning.state, at(2, 3))).toHaveLength(1);
    const ruined = around({ zombies: [[at(2, 3), 1]], destroyed: [HERE] });
    perform(hordesMoveAndAttack(ruined.table, [HERE]));
    expect(zombiesAt(ruined.state, at(2, 3))).toHaveLength(1);
  });

  test('DDD-REA-22 a horde that would first have to move away does not move at all', () => {
    // Behind the wall the way round leads over (2,2) and (3,2): three steps, the first of them away.
    const game = around({ zombies: [[at(2, 3), 2]], walls: [[HERE, at(2, 3)]] });
    perform(hordesMoveAndAttack(game.table, [HERE]));
    expect(zombiesAt(game.state, at(2, 3)).map(one => one.spent)).toEqual([false, false]);
  });

  test('DDD-REA-23 with two target rooms equally close the players choose', () => {
    const game = around({
      survivors: { leo: { room: at(3, 2) }, nina: { room: at(3, 4) } },
      zombies: [[HERE, 1]],
    });
    const played = perform(
      hordesMoveAndAttack(game.table, [at(3, 2), at(3, 4)]),
      `room:${at(3, 4)}`,
      HIT,
      MISS,
    );
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(3, 4)}`, `room:${at(3, 2)}`]);
    expect(game.survivor('nina').wounds).toBe(1);
  });

  test('DDD-REA-23, DDD-REA-31 a horde goes for the member that is closest, counted in steps', () => {
    const game = around({
      survivors: { leo: { room: at(2, 2) }, nina: { room: at(3, 4) } },
      zombies: [[HERE, 1]],
    });
    perform(hordesMoveAndAttack(game.table, [at(2, 2), at(3, 4)]), HIT, MISS);
    expect(game.survivor('nina').wounds).toBe(1);
  });

  test('DDD-REA-23 a horde cut off from the nearest survivor goes for another that it can reach', () => {
    const game = around({
      survivors: { leo: { room: at(2, 2) }, nina: { room: at(3, 4) } },
      zombies: [[HERE, 1]],
      walls: [[HERE, at(3, 4)]],
    });
    perform(hordesMoveAndAttack(game.table, [at(2, 2), at(3, 4)]), HIT, MISS);
    expect(game.survivor('leo').wounds).toBe(1);
  });

  test('DDD-REA-24 all zombies that entered a room attack together, those who were there do not roll', () => {
    const game = around({
      zombies: [
        [HERE, 3, { spent: true }],
        [at(2, 3), 1],
        [at(3, 4), 1],
      ],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]), creatureFaces('damage', 'damage'), MISS);
    expect(game.survivor('leo').wounds).toBe(2);
    expect(game.told('zombies-attacked')).toHaveLength(1);
  });

  test('DDD-REA-24 a horde stops in a room with a survivor of another team and attacks him', () => {
    const game = around({
      survivors: { leo: { room: HERE }, nina: { room: at(2, 3) } },
      zombies: [[at(2, 2), 1]],
      walls: [[at(2, 2), at(3, 2)]],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]), HIT, MISS);
    expect(game.survivor('nina').wounds).toBe(1);
    expect(zombiesAt(game.state, at(2, 3))).toHaveLength(1);
  });

  test('DDD-REA-23, DDD-REA-24 of two ways, one past another team, the players choose', () => {
    const game = around({
      survivors: { leo: { room: HERE }, nina: { room: at(2, 3) } },
      zombies: [[at(2, 2), 1]],
    });
    const played = perform(hordesMoveAndAttack(game.table, [HERE]), `room:${at(3, 2)}`, HIT, MISS);
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(2, 3)}`, `room:${at(3, 2)}`]);
    expect(game.survivor('leo').wounds).toBe(1);
  });

  test('DDD-REA-25 zombies that share a room with a survivor of any team do not move', () => {
    const game = around({
      survivors: { leo: { room: HERE }, nina: { room: at(2, 3) } },
      zombies: [[at(2, 3), 2]],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]));
    expect(zombiesAt(game.state, at(2, 3))).toHaveLength(2);
  });

  test('DDD-REA-26 face-down tokens do not react', () => {
    const game = around({ tokens: [at(2, 4)] });
    perform(hordesMoveAndAttack(game.table, [HERE]));
    expect(game.state.tokens).toEqual([at(2, 4)]);
  });

  test('DDD-REA-34 zombies that have attacked, or came as reinforcement, do not move any more', () => {
    const game = around({
      zombies: [
        [at(2, 3), 1, { spent: true }],
        [at(2, 3), 1],
      ],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]), HIT, MISS);
    expect(zombiesAt(game.state, at(2, 3)).map(one => one.id)).toEqual([1]);
  });

  test('DDD-REA-35 first all hordes move, then the rooms they entered are attacked in the players’ order', () => {
    const game = around({
      survivors: { leo: { room: at(2, 2) }, nina: { room: at(3, 4) } },
      zombies: [
        [at(1, 2), 1],
        [at(4, 4), 1],
      ],
    });
    const played = perform(
      hordesMoveAndAttack(game.table, [at(2, 2), at(3, 4)]),
      `room:${at(3, 4)}`,
      creatureFaces('heavy-damage'),
      MISS,
      HIT,
      MISS,
    );
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(2, 2)}`, `room:${at(3, 4)}`]);
    expect(game.survivor('nina').wounds).toBe(2);
    expect(game.survivor('leo').wounds).toBe(1);
  });

  test('DDD-REA-34, DDD-REA-13 a horde called away before its attack does not attack where it comes', () => {
    const game = around({
      survivors: { leo: { room: at(2, 3) }, nina: { room: HERE } },
      zombies: [
        [at(1, 3), 1],
        [at(4, 3), 2],
      ],
    });
    perform(
      hordesMoveAndAttack(game.table, [at(2, 3), HERE]),
      `room:${at(2, 3)}`,
      creatureFaces('reinforcement'),
      MISS,
    );
    expect(zombiesAt(game.state, at(2, 3))).toHaveLength(3);
    expect(game.told('zombies-attacked')).toHaveLength(1);
  });

  test('DDD-REA-35, DDD-RAD-18 with radiation about, the order of hordes is asked', () => {
    const game = around({
      options: { radioactive: true },
      zombies: [
        [at(2, 2), 1, { infected: true }],
        [at(2, 4), 1],
      ],
    });
    const played = perform(
      hordesMoveAndAttack(game.table, [HERE]),
      `horde:${at(2, 4)}`,
      creatureFaces('damage', 'damage'),
      MISS,
    );
    expect(optionsOf(played.asked[0])).toEqual([`horde:${at(2, 2)}`, `horde:${at(2, 4)}`]);
    expect(game.state.zombies.map(one => one.infected)).toEqual([true, true]);
  });
});

describe('the showdown', () => {
  const showdown = (set: GameSet) =>
    aGame({
      survivors: { leo: { room: at(4, 3) }, nina: { room: at(4, 3) } },
      keeper: 'leo',
      laboratory: 'open',
      ...set,
    });

  test('DDD-FIN-30 every horde walks 2 rooms towards the closest survivor, at whatever distance', () => {
    const game = showdown({
      zombies: [
        [at(1, 3), 2],
        [at(4, 5), 1],
      ],
    });
    perform(allHordesMove(game.table));
    expect(game.state.zombies.map(one => one.room)).toEqual([at(3, 3), at(3, 3), at(4, 3)]);
  });

  test('DDD-FIN-30, DDD-REA-22 round walls too, but not through fire', () => {
    const game = showdown({
      zombies: [[at(3, 3), 1]],
      walls: [[at(3, 3), at(4, 3)]],
      burn: [[at(3, 2), 1]],
    });
    perform(allHordesMove(game.table));
    expect(game.state.zombies[0]?.room).toBe(at(4, 4));
    const cutOff = showdown({
      zombies: [[at(3, 3), 1]],
      burn: [
        [at(4, 2), 1],
        [at(4, 4), 1],
        [at(3, 3), 1],
      ],
      walls: [[at(3, 3), at(4, 3)]],
    });
    perform(allHordesMove(cutOff.table));
    expect(cutOff.state.zombies[0]?.room).toBe(at(3, 3));
  });

  test('DDD-FIN-30 the players choose where hordes of the same distance end', () => {
    const game = showdown({ zombies: [[at(2, 1), 1]] });
    const played = perform(allHordesMove(game.table), `room:${at(2, 2)}`, `room:${at(3, 2)}`);
    expect(played.asked).toHaveLength(2);
    expect(game.state.zombies[0]?.room).toBe(at(3, 2));
  });
});

describe('a step through the terror die', () => {
  test('DDD-TER-05, DDD-REA-36 a horde stands up and takes one step on an open, unburnt route', () => {
    const game = around({ zombies: [[at(1, 3), 1, { down: true, hit: true }]] });
    expect(stepsOfHorde(game.state, at(1, 3), [HERE])).toEqual([at(2, 3)]);
    perform(moveHordeOneRoom(game.table, at(1, 3), [HERE], 'DDD-TER-05'));
    expect(game.state.zombies[0]).toMatchObject({ room: at(2, 3), down: false, hit: false, spent: true });
  });

  test('DDD-TER-05, DDD-SPZ-05 a Disco Doll moves 1 room here too', () => {
    const game = around({ zombies: [[at(1, 3), 1, { kind: 'disco-doll' }]] });
    perform(moveHordeOneRoom(game.table, at(1, 3), [HERE], 'DDD-TER-05'));
    expect(game.state.zombies[0]?.room).toBe(at(2, 3));
  });

  test('DDD-TER-05 not if it shares a room with a survivor, has moved, or is cut off', () => {
    const game = around({
      survivors: { leo: { room: HERE }, nina: { room: at(3, 5) } },
      zombies: [
        [at(3, 5), 1],
        [at(1, 3), 1, { spent: true }],
        [at(2, 3), 1],
      ],
      walls: [
        [at(2, 3), HERE],
        [at(2, 3), at(1, 3)],
        [at(2, 3), at(2, 2)],
        [at(2, 3), at(2, 4)],
      ],
    });
    for (const room of [at(3, 5), at(1, 3), at(2, 3)])
      expect(stepsOfHorde(game.state, room, [HERE])).toEqual([]);
  });

  test('DDD-TER-06 on entering a room with survivors it stops and attacks', () => {
    const game = around({ zombies: [[at(2, 3), 2]] });
    perform(
      moveHordeOneRoom(game.table, at(2, 3), [HERE], 'DDD-TER-05'),
      creatureFaces('damage', 'damage'),
      MISS,
    );
    expect(game.survivor('leo').wounds).toBe(2);
  });
});
