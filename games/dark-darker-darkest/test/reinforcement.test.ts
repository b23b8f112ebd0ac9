import { describe, expect, test } from 'vitest';
import { bringReinforcement, reinforcementOptions } from '../src/rules/reinforcement.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import { aGame, at, type GameSet, perform } from '../testing/index.ts';

const HERE = at(3, 3);

const contested = (set: GameSet) => aGame({ survivors: { leo: { room: HERE }, nina: {} }, ...set });
const offered = (set: GameSet): string[] =>
  reinforcementOptions(contested(set).state, HERE).map(option => option.id);

describe('which hordes can come', () => {
  test('DDD-REA-08 hordes orthogonally or diagonally adjacent, and none further off', () => {
    expect(
      offered({
        zombies: [
          [at(2, 3), 1],
          [at(4, 4), 2],
          [at(1, 3), 3],
          [at(3, 5), 3],
          [HERE, 2],
        ],
      }),
    ).toEqual([`horde:${at(2, 3)}`, `horde:${at(4, 4)}`]);
  });

  test('DDD-REA-09 an orthogonally adjacent horde needs line of sight', () => {
    const zombies = [[at(2, 3), 1]] as const;
    expect(offered({ zombies, walls: [[HERE, at(2, 3)]] })).toEqual([]);
    expect(offered({ zombies, locks: [[HERE, at(2, 3), 2]] })).toEqual([]);
    expect(offered({ zombies, destroyed: [at(2, 3)] })).toEqual([]);
    expect(offered({ zombies, burn: [[at(2, 3), 1]] })).toEqual([`horde:${at(2, 3)}`]);
  });

  test('DDD-REA-09, DDD-REA-10 no horde comes into a burning room', () => {
    expect(
      offered({
        zombies: [
          [at(2, 3), 1],
          [at(2, 4), 1],
        ],
        burn: [[HERE, 1]],
      }),
    ).toEqual([]);
  });

  test('DDD-REA-10 a diagonally adjacent horde comes by way of a room seen from both that does not burn', () => {
    const zombies = [[at(2, 4), 1]] as const;
    expect(offered({ zombies, burn: [[at(2, 3), 1]] })).toEqual([`horde:${at(2, 4)}`]);
    expect(offered({ zombies, burn: [[at(2, 3), 1]], walls: [[at(3, 4), HERE]] })).toEqual([]);
    expect(offered({ zombies, burn: [[at(2, 3), 1]], locks: [[at(2, 4), at(3, 4), 3]] })).toEqual([]);
    expect(offered({ zombies, burn: [[at(2, 3), 1]], destroyed: [at(3, 4)] })).toEqual([]);
    expect(offered({ zombies, burn: [[at(2, 4), 1]] })).toEqual([`horde:${at(2, 4)}`]);
  });

  test('DDD-REA-11 each face-down token is a choice of its own, apart from the zombies of its room', () => {
    expect(offered({ tokens: [at(2, 4), at(2, 4)], zombies: [[at(2, 4), 2]] })).toEqual([
      `horde:${at(2, 4)}`,
      `token:${at(2, 4)}`,
    ]);
  });

  test('DDD-REA-11 a horde that shares a room with other survivors may be chosen, and leaves them free', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: at(2, 3), entrapped: 'yes' } },
      zombies: [[at(2, 3), 2]],
    });
    perform(bringReinforcement(game.table, HERE));
    expect(zombiesAt(game.state, HERE)).toHaveLength(2);
    expect(game.survivor('nina').entrapped).toBe('no');
  });
});

describe('what happens', () => {
  test('DDD-REA-08, DDD-REA-13 the whole horde chosen comes, and has done its part in this reaction', () => {
    const game = contested({
      zombies: [
        [at(2, 3), 3],
        [at(3, 4), 2],
      ],
    });
    const played = perform(bringReinforcement(game.table, HERE), `horde:${at(2, 3)}`);
    expect(played.asked[0]?.seat).toBe('party');
    expect(zombiesAt(game.state, HERE).map(one => one.spent)).toEqual([true, true, true]);
    expect(zombiesAt(game.state, at(3, 4)).map(one => one.spent)).toEqual([false, false]);
  });

  test('DDD-REA-11 a token is first turned; only its own zombies come', () => {
    const game = contested({ tokens: [at(2, 4)], zombies: [[at(2, 4), 1]], spawn: ['spawn-18'] });
    perform(bringReinforcement(game.table, HERE), `token:${at(2, 4)}`, 'spawn-18');
    expect(game.state.tokens).toEqual([]);
    expect(zombiesAt(game.state, HERE).map(one => one.spent)).toEqual([true, true, true]);
    expect(zombiesAt(game.state, at(2, 4))).toHaveLength(1);
  });

  test('DDD-REA-12 without an eligible horde the icon is ignored', () => {
    const game = contested({ zombies: [[HERE, 2]] });
    expect(perform(bringReinforcement(game.table, HERE)).asked).toEqual([]);
    expect(game.state.zombies).toHaveLength(2);
  });

  test('DDD-REA-10, DDD-RAD-13 the players choose the way where only one of two would infect the horde', () => {
    const game = contested({
      options: { radioactive: true },
      zombies: [[at(2, 4), 1]],
      radiation: [at(2, 3)],
    });
    const played = perform(bringReinforcement(game.table, HERE), `room:${at(3, 4)}`);
    expect(played.asked[0]?.ask).toBe('enemy-way');
    expect(zombiesAt(game.state, HERE)).toMatchObject([{ infected: false }]);
  });
});
