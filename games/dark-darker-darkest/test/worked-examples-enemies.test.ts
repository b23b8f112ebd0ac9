import { describe, expect, test } from 'vitest';
import { zombiesAttack } from '../src/rules/enemy-attack.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import { playReaction } from '../src/rules/reactions.ts';
import { turnToken } from '../src/rules/spawning.ts';
import { aGame, at, creatureFaces, perform, survivorFaces } from '../testing/index.ts';

const HERE = at(3, 3);

test('WE-14 Zombie attack and defence (DDD-REA-04, DDD-REA-06, DDD-REA-15, DDD-REA-17, DDD-REA-18, DDD-REA-19)', () => {
  const game = aGame({ survivors: { leo: { room: HERE }, nina: { room: HERE } }, zombies: [[HERE, 4]] });
  perform(
    playReaction(game.table, 0),
    creatureFaces('heavy-damage', 'bite', 'damage', 'fear'),
    survivorFaces('success', 'aim'),
    'cancel:heavy-damage',
    'survivor:leo',
    'survivor:nina',
    'survivor:leo',
    `room:${at(3, 2)}`,
  );
  expect(game.survivor('nina')).toMatchObject({ virus: 1, wounds: 0, room: HERE });
  expect(game.survivor('leo')).toMatchObject({ virus: 0, wounds: 1, room: at(3, 2) });
  expect(zombiesAt(game.state, HERE)).toHaveLength(4);
});

describe('WE-15 Which zombies come (DDD-REA-20, DDD-REA-22, DDD-REA-24, DDD-GEN-06)', () => {
  const zombies = [
    [at(2, 4), 1],
    [at(3, 5), 1],
  ] as const;

  test('WE-15 the diagonal one comes and attacks with 1 die, the one in (3,5) stays', () => {
    const game = aGame({ survivors: { leo: { room: HERE }, nina: { room: HERE } }, zombies });
    perform(
      playReaction(game.table, 0),
      creatureFaces('damage'),
      survivorFaces('aim', 'aim'),
      'survivor:leo',
    );
    expect(game.state.zombies.map(one => one.room)).toEqual([HERE, at(3, 5)]);
    expect(game.survivor('leo').wounds).toBe(1);
  });

  test('WE-15 behind walls it has no route that never leads away, and stays', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE } },
      zombies,
      walls: [
        [at(2, 4), at(2, 3)],
        [at(3, 4), HERE],
      ],
    });
    perform(playReaction(game.table, 0));
    expect(game.state.zombies.map(one => one.room)).toEqual([at(2, 4), at(3, 5)]);
  });
});

describe('WE-16 A creature behind a locked door (DDD-REA-27, DDD-REA-28, DDD-REA-30)', () => {
  const locked = [at(2, 3), at(3, 2), at(3, 4), at(4, 3)];

  test('WE-16 with all four doorways locked the dog stays', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE } },
      creature: ['zombie-dog', at(1, 3)],
      locks: locked.map(room => [HERE, room, 2] as const),
    });
    perform(playReaction(game.table, 0));
    expect(game.state.creature?.room).toBe(at(1, 3));
  });

  test('WE-16 with one open it comes, stops and attacks with 3 dice', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE } },
      creature: ['zombie-dog', at(1, 3)],
      locks: locked.slice(1).map(room => [HERE, room, 2] as const),
    });
    perform(
      playReaction(game.table, 0),
      creatureFaces('damage', 'damage', 'damage'),
      survivorFaces('success', 'success'),
      'survivor:nina',
    );
    expect(game.state.creature?.room).toBe(HERE);
    expect(game.survivor('nina').wounds).toBe(1);
  });
});

test('WE-17 Reinforcements round a corner (DDD-REA-08, DDD-REA-10, DDD-REA-12, DDD-REA-13)', () => {
  const game = aGame({
    survivors: { bruce: { room: HERE }, leo: { room: at(1, 5) } },
    teams: [['bruce'], ['leo']],
    zombies: [
      [HERE, 2],
      [at(2, 4), 3],
      [at(4, 2), 1],
    ],
    burn: [[at(2, 3), 1]],
  });
  const played = perform(
    playReaction(game.table, 0),
    creatureFaces('reinforcement', 'reinforcement'),
    survivorFaces('retreat'),
    `horde:${at(2, 4)}`,
  );
  expect(played.asked[0]?.options.map(option => option.id)).toEqual([
    `horde:${at(2, 4)}`,
    `horde:${at(4, 2)}`,
  ]);
  expect(zombiesAt(game.state, HERE)).toHaveLength(6);
  expect(game.told('zombies-attacked')).toHaveLength(1);
});

test('WE-17 a third reinforcement icon is ignored (DDD-REA-12)', () => {
  const game = aGame({
    survivors: { bruce: { room: HERE }, leo: { room: at(1, 5) } },
    zombies: [
      [HERE, 3],
      [at(2, 4), 3],
      [at(4, 2), 1],
    ],
    burn: [[at(2, 3), 1]],
  });
  perform(
    zombiesAttack(game.table, HERE, zombiesAt(game.state, HERE), 'DDD-REA-02'),
    creatureFaces('reinforcement', 'reinforcement', 'reinforcement'),
    survivorFaces('retreat'),
    `horde:${at(4, 2)}`,
  );
  expect(zombiesAt(game.state, HERE)).toHaveLength(7);
});

test('WE-25 Guts (DDD-SPZ-02, DDD-SPZ-06, DDD-REA-18)', () => {
  const game = aGame({
    survivors: { leo: { room: HERE }, nina: { room: HERE }, jack: { room: HERE } },
    options: { 'guts-tokens': 10 },
    tokens: [HERE],
  });
  game.state.spawn.unseen = ['guts-01'];
  perform(turnToken(game.table, HERE, 'DDD-SPN-03'), 'guts-01', 3);
  const horde = zombiesAt(game.state, HERE);
  expect(horde.map(one => one.kind).sort()).toEqual(['guts', 'ordinary', 'ordinary', 'ordinary']);
  perform(
    zombiesAttack(game.table, HERE, horde, 'DDD-REA-02'),
    creatureFaces('bite', 'bite', 'damage', 'entrap'),
    survivorFaces('success', 'success', 'success'),
    'survivor:jack',
  );
  expect(game.state.survivors.map(one => one.virus)).toEqual([0, 0, 1]);
  expect(game.state.survivors.map(one => one.wounds)).toEqual([0, 0, 0]);
  expect(game.told('survivor-entrapped')).toEqual([]);
});
