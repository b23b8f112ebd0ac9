import type { RoomId } from '@tenebrae/board';
import { describe, expect, test } from 'vitest';
import { moveCreatureTowards } from '../src/rules/creature-movement.ts';
import { moveCreature } from '../src/rules/moving-figures.ts';
import {
  aGame,
  at,
  creatureFaces,
  type GameSet,
  perform,
  survivorFaces,
  type TestGame,
} from '../testing/index.ts';

const HERE = at(3, 3);
const MISS = survivorFaces('aim');
const TWO_HITS = creatureFaces('damage', 'damage');
const THREE_HITS = creatureFaces('damage', 'damage', 'damage');

const house = (set: GameSet) => aGame({ survivors: { leo: { room: HERE }, nina: { room: HERE } }, ...set });
const towards = ({ table }: TestGame, ...rooms: RoomId[]) =>
  moveCreatureTowards(table, room => rooms.includes(room), 'DDD-REA-27');

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

describe('moving', () => {
  test('DDD-REA-27, DDD-CRE-10 it moves up to its movement along a shortest open route', () => {
    const game = house({
      survivors: { leo: { room: at(4, 3) }, nina: {} },
      creature: ['zombie-dog', at(1, 5)],
      walls: [
        [at(1, 5), at(1, 4)],
        [at(2, 5), at(2, 4)],
        [at(3, 5), at(3, 4)],
      ],
    });
    perform(towards(game, at(4, 3)));
    expect(game.state.creature?.room).toBe('ammo-reserve');
  });

  test('DDD-REA-27 the players choose between equal routes that end in different rooms', () => {
    const game = house({
      survivors: { leo: { room: at(4, 4) }, nina: { room: at(4, 4) } },
      creature: ['zombie-dog', at(1, 3), { hits: [1, 0, 0, 0] }],
    });
    const played = perform(towards(game, at(4, 4)), `room:${at(2, 3)}`, `room:${at(2, 4)}`);
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(1, 4)}`, `room:${at(2, 3)}`]);
    expect(game.state.creature?.room).toBe(at(2, 4));
  });

  test('DDD-REA-27 where all equal routes end alike nothing is asked', () => {
    const game = house({ creature: ['undead-bird', at(2, 2)] });
    const played = perform(towards(game, HERE), TWO_HITS, survivorFaces('success', 'success'));
    expect(played.asked).toEqual([]);
    expect(game.state.creature?.room).toBe(HERE);
  });

  test('DDD-REA-27, DDD-REA-28 without an open route all the way it does not move, however near it could come', () => {
    const game = house({
      creature: ['zombie-dog', at(1, 3)],
      locks: [at(2, 3), at(3, 2), at(3, 4), at(4, 3)].map(room => [HERE, room, 2] as const),
    });
    perform(towards(game, HERE));
    expect(game.state.creature?.room).toBe(at(1, 3));
  });

  test('DDD-REA-28, DDD-CRE-05 each covered blue location takes 1 from its movement, down to none', () => {
    const slow = house({ creature: ['undead-bird', at(1, 1), { hits: [1, 1, 0, 0] }], laboratory: 'open' });
    perform(towards(slow, HERE), `room:${at(1, 2)}`, `room:${at(1, 3)}`);
    expect(slow.state.creature?.room).toBe(at(1, 3));
    const guard = house({ creature: ['security-guard', at(1, 3), { hits: [1, 1, 0, 0] }] });
    perform(towards(guard, HERE), 2);
    expect(guard.state.creature).toMatchObject({ room: at(1, 3), spent: false });
  });

  test('DDD-REA-29 fire closes the route of a creature that is not fire-resistant', () => {
    const game = house({
      creature: ['zombie-dog', at(1, 3)],
      burn: [
        [at(2, 3), 1],
        [at(3, 2), 2],
      ],
      destroyed: [at(3, 4), at(4, 3)],
    });
    perform(towards(game, HERE));
    expect(game.state.creature?.room).toBe(at(1, 3));
  });

  test('DDD-REA-29, DDD-CRE-09 a fire-resistant one passes burning and destroyed rooms unharmed', () => {
    const game = house({
      creature: ['security-guard', at(1, 3)],
      burn: [
        [at(2, 3), 2],
        [at(1, 2), 1],
        [at(1, 4), 1],
      ],
    });
    perform(towards(game, HERE), 2, THREE_HITS, survivorFaces('success', 'success'), 'survivor:leo');
    expect(game.state.creature).toMatchObject({ room: HERE, hits: [0, 0, 0, 0] });
  });

  test('DDD-REA-30 it stops and attacks where it enters a room with a survivor, of whatever team', () => {
    const game = house({
      survivors: { leo: { room: HERE }, nina: { room: at(2, 3) } },
      creature: ['zombie-dog', at(1, 3)],
      walls: [
        [at(1, 3), at(1, 2)],
        [at(1, 3), at(1, 4)],
      ],
    });
    perform(towards(game, HERE), THREE_HITS, MISS);
    expect(game.state.creature).toMatchObject({ room: at(2, 3), spent: true });
    expect(game.survivor('nina').wounds).toBe(3);
    expect(game.survivor('leo').wounds).toBe(0);
  });

  test('DDD-REA-30, DDD-TER-04 a creature that shares a room with a survivor neither moves nor attacks this way', () => {
    const game = house({
      survivors: { leo: { room: HERE }, nina: { room: at(1, 3) } },
      creature: ['zombie-dog', at(1, 3)],
    });
    perform(towards(game, HERE));
    expect(game.state.creature?.room).toBe(at(1, 3));
    expect(game.survivor('nina').wounds).toBe(0);
  });

  test('DDD-TER-06 moved by the terror die it attacks on arrival', () => {
    const game = house({ survivors: { leo: { room: HERE }, nina: {} }, creature: ['zombie-dog', at(2, 3)] });
    perform(
      moveCreatureTowards(game.table, room => room === HERE, 'DDD-TER-04'),
      THREE_HITS,
      MISS,
    );
    expect(game.survivor('leo').wounds).toBe(3);
  });

  test('DDD-REA-27, DDD-RAD-13 of equal routes, one over an infected tile, the players choose', () => {
    const game = house({
      options: { radioactive: true },
      creature: ['undead-bird', at(2, 2)],
      radiation: [at(2, 3)],
    });
    const played = perform(
      towards(game, HERE),
      `room:${at(2, 3)}`,
      TWO_HITS,
      survivorFaces('success', 'success'),
    );
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(2, 3)}`, `room:${at(3, 2)}`]);
    expect(game.state.creature?.infected).toBe(true);
  });
});

describe('coming into a room', () => {
  test('DDD-FIR-15, DDD-CRE-09 fire hurts a creature that comes onto the tile, unless it is fire-resistant', () => {
    const dog = house({ creature: ['zombie-dog', at(1, 3)], burn: [[at(2, 3), 2]] });
    perform(moveCreature(dog.table, at(2, 3), 'DDD-CMB-12'), 'location:1', 'location:1');
    expect(dog.state.creature?.hits).toEqual([0, 2, 0, 0]);
    const guard = house({ creature: ['security-guard', at(1, 3)], destroyed: [at(2, 3)] });
    perform(moveCreature(guard.table, at(2, 3), 'DDD-CMB-12'));
    expect(guard.state.creature?.hits).toEqual([0, 0, 0, 0]);
  });
});

describe('the security guard', () => {
  test('DDD-POW-05 it rolls the four-sided die each time it moves', () => {
    const game = house({
      survivors: { leo: { room: at(4, 3) }, nina: {} },
      creature: ['security-guard', at(1, 3)],
      walls: [[at(2, 3), at(3, 3)]],
    });
    perform(towards(game, at(4, 3)), 1, `room:${at(2, 3)}`);
    expect(game.state.creature?.room).toBe(at(2, 3));
  });

  test('DDD-POW-04 after it has moved it shoots at each survivor in sight within 2 rooms, in the players’ order', () => {
    const game = aGame({
      survivors: { leo: { room: at(3, 3) }, nina: { room: at(2, 5) }, jack: { room: at(4, 1) } },
      creature: ['security-guard', at(1, 3)],
    });
    const played = perform(
      towards(game, at(3, 3)),
      1,
      'survivor:nina',
      THREE_HITS,
      MISS,
      creatureFaces('damage', 'bite', 'reinforcement'),
      MISS,
    );
    expect(optionsOf(played.asked[0])).toEqual(['survivor:leo', 'survivor:nina']);
    expect(game.state.survivors.map(one => one.wounds)).toEqual([1, 3, 0]);
  });

  test('DDD-POW-04 survivors in its own room are attacked together in the ordinary way instead', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE }, jack: { room: at(3, 5) } },
      creature: ['security-guard', at(2, 3)],
    });
    perform(
      towards(game, HERE),
      4,
      creatureFaces('damage', 'damage', 'entrap'),
      survivorFaces('aim', 'aim'),
      'survivor:leo',
      'survivor:nina',
      'survivor:leo',
      THREE_HITS,
      MISS,
    );
    expect(game.state.survivors.map(one => one.wounds)).toEqual([1, 1, 3]);
    expect(game.survivor('leo').entrapped).toBe('yes');
    expect(game.told('enemy-attacked')).toHaveLength(2);
  });

  test('DDD-POW-04 it does not shoot if it has not moved', () => {
    const game = aGame({
      survivors: { leo: { room: at(3, 3) }, nina: { room: at(3, 3) } },
      creature: ['security-guard', at(1, 3)],
      burn: [[at(2, 3), 1]],
      walls: [[at(3, 3), at(2, 3)]],
      locks: [at(3, 2), at(3, 4), at(4, 3)].map(room => [HERE, room, 2] as const),
    });
    perform(towards(game, HERE));
    expect(game.told('enemy-attacked')).toEqual([]);
  });
});
