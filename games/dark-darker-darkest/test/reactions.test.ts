import { describe, expect, test } from 'vitest';
import { enemiesMoveAndAttack, playReaction, standUp } from '../src/rules/reactions.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import { tileOf } from '../src/rules/rooms.ts';
import { aGame, at, creatureFaces, type GameSet, perform, survivorFaces } from '../testing/index.ts';

const HERE = at(3, 3);
const HIT = creatureFaces('damage');
const MISS = survivorFaces('aim');

/** Leo is the first team, Nina the second, far from each other. */
const twoTeams = (set: GameSet = {}) =>
  aGame({
    survivors: { leo: { room: HERE }, nina: { room: at(1, 5) } },
    teams: [['leo'], ['nina']],
    phase: { kind: 'reaction', team: 0 },
    ...set,
  });

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

describe('the three steps', () => {
  test('DDD-REA-01 enemies in the room attack, then others come and attack, then the fire spreads', () => {
    const game = twoTeams({
      zombies: [
        [HERE, 1],
        [at(2, 3), 2],
      ],
      fire: at(4, 1),
      burn: [[at(4, 1), 1]],
    });
    perform(playReaction(game.table, 0), HIT, MISS, creatureFaces('damage', 'damage'), MISS, 1);
    expect(game.survivor('leo').wounds).toBe(3);
    expect(zombiesAt(game.state, HERE)).toHaveLength(3);
    expect(tileOf(game.state, at(3, 1)).burn).toBe(1);
  });

  test('DDD-REA-02 only rooms with a survivor of the acting team, where survivors of other teams count too', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE }, jack: { room: at(1, 5) } },
      teams: [['leo'], ['nina'], ['jack']],
      zombies: [
        [HERE, 1],
        [at(1, 5), 3],
      ],
    });
    perform(playReaction(game.table, 0), HIT, survivorFaces('aim', 'aim'), 'survivor:nina');
    expect(game.state.survivors.map(one => one.wounds)).toEqual([0, 1, 0]);
  });

  test('DDD-REA-03 with several such rooms the players choose the order', () => {
    const game = twoTeams({
      teams: [['leo', 'nina']],
      zombies: [
        [HERE, 1],
        [at(1, 5), 1],
      ],
    });
    const played = perform(
      playReaction(game.table, 0),
      `zombies:${at(1, 5)}`,
      creatureFaces('heavy-damage'),
      MISS,
      HIT,
      MISS,
    );
    expect(optionsOf(played.asked[0])).toEqual([`zombies:${HERE}`, `zombies:${at(1, 5)}`]);
    expect(game.survivor('nina').wounds).toBe(2);
    expect(game.survivor('leo').wounds).toBe(1);
  });

  test('DDD-REA-05 zombies and creature of one room attack separately, in the players’ order', () => {
    const game = twoTeams({ zombies: [[HERE, 1]], creature: ['zombie-dog', HERE] });
    const played = perform(
      playReaction(game.table, 0),
      'creature',
      creatureFaces('damage', 'damage', 'damage'),
      survivorFaces('success'),
      HIT,
      survivorFaces('success'),
    );
    expect(optionsOf(played.asked[0])).toEqual([`zombies:${HERE}`, 'creature']);
    expect(game.survivor('leo').wounds).toBe(2);
  });

  test('DDD-REA-03 fear into a room with enemies that have not attacked yet makes them attack too', () => {
    const game = twoTeams({
      zombies: [
        [HERE, 1],
        [at(2, 3), 2],
      ],
    });
    perform(
      playReaction(game.table, 0),
      creatureFaces('fear'),
      MISS,
      `room:${at(2, 3)}`,
      creatureFaces('damage', 'damage'),
      MISS,
    );
    expect(game.survivor('leo')).toMatchObject({ room: at(2, 3), wounds: 2 });
  });

  test('DDD-REA-34 who attacked in step 1 does not follow in step 2, even if fear has emptied the room', () => {
    const game = twoTeams({ zombies: [[HERE, 2]], creature: ['zombie-dog', HERE] });
    perform(
      playReaction(game.table, 0),
      'creature',
      creatureFaces('damage', 'damage', 'damage'),
      MISS,
      creatureFaces('fear', 'damage'),
      MISS,
      `room:${at(2, 3)}`,
    );
    expect(zombiesAt(game.state, HERE)).toHaveLength(2);
    expect(game.state.creature?.room).toBe(HERE);
    expect(game.survivor('leo').wounds).toBe(4);
  });

  test('DDD-REA-31 enemies around each member react, each going for the member closest to it', () => {
    const game = twoTeams({
      teams: [['leo', 'nina']],
      zombies: [
        [at(3, 2), 1],
        [at(1, 4), 1],
      ],
    });
    perform(playReaction(game.table, 0), `room:${HERE}`, HIT, MISS, HIT, MISS);
    expect(game.state.survivors.map(one => one.wounds)).toEqual([1, 1]);
  });

  test('DDD-REA-35, DDD-REA-27 the creature moves after the hordes have attacked, towards the acting team', () => {
    const game = twoTeams({ zombies: [[at(2, 3), 1]], creature: ['zombie-dog', at(3, 5)] });
    perform(
      playReaction(game.table, 0),
      creatureFaces('heavy-damage'),
      MISS,
      creatureFaces('damage', 'damage', 'damage'),
      MISS,
    );
    expect(game.survivor('leo').wounds).toBe(5);
    expect(game.state.creature?.room).toBe(HERE);
  });

  test('DDD-REA-32 the fire spreads once, if the token is in the house', () => {
    const game = twoTeams({ fire: at(2, 1), burn: [[at(2, 1), 1]] });
    perform(playReaction(game.table, 0), 3);
    expect(tileOf(game.state, at(3, 1)).burn).toBe(1);
    const none = twoTeams({ burn: [[at(2, 1), 1]] });
    perform(playReaction(none.table, 0));
    expect(none.state.tiles.reduce((sum, tile) => sum + tile.burn, 0)).toBe(1);
  });

  test('DDD-REA-33 with nobody of the team left only the fire acts', () => {
    const game = twoTeams({
      survivors: { leo: { room: HERE, status: { kind: 'out', back: 2 } }, nina: { room: at(1, 5) } },
      zombies: [
        [HERE, 1],
        [at(1, 5), 1],
        [at(2, 5), 1],
      ],
      creature: ['zombie-dog', at(1, 4)],
      fire: at(4, 1),
      burn: [[at(4, 1), 1]],
    });
    perform(playReaction(game.table, 0), 1);
    expect([...game.told('enemy-attacked'), ...game.told('zombies-attacked')]).toEqual([]);
    expect(tileOf(game.state, at(3, 1)).burn).toBe(1);
    expect(game.state.phase).toEqual({ kind: 'actions', team: 1 });
  });

  test('DDD-REA-36 at the beginning all zombies stand up, and single hits are forgotten', () => {
    const game = twoTeams({
      zombies: [
        [at(1, 1), 1, { down: true }],
        [at(1, 1), 1, { infected: true, hit: true, spent: true }],
      ],
    });
    standUp(game.table);
    expect(game.state.zombies).toMatchObject([
      { down: false, hit: false, spent: false },
      { down: false, hit: false, spent: false, infected: true },
    ]);
  });

  test('DDD-REA-36 a zombie that lay in the room attacks like the others', () => {
    const game = twoTeams({ zombies: [[HERE, 1, { down: true }]] });
    perform(playReaction(game.table, 0), HIT, MISS);
    expect(game.survivor('leo').wounds).toBe(1);
  });
});

describe('what comes after', () => {
  test('DDD-ACT-01 the next team acts', () => {
    const game = twoTeams();
    perform(playReaction(game.table, 0));
    expect(game.state.phase).toEqual({ kind: 'actions', team: 1 });
  });

  test('DDD-ACT-04 the round ends after the reaction of the last team', () => {
    const game = twoTeams();
    perform(playReaction(game.table, 1));
    expect(game.state.phase).toEqual({ kind: 'upkeep' });
  });
});

describe('DDD-FIN-30 in the showdown', () => {
  const showdown = (set: GameSet) =>
    aGame({
      survivors: { leo: { room: HERE }, nina: { room: at(4, 5) } },
      keeper: 'leo',
      laboratory: 'open',
      teams: [],
      phase: { kind: 'nemesis-reaction' },
      ...set,
    });

  test('DDD-FIN-30 all hordes move, then each room is attacked once by all its zombies, at most 6 dice', () => {
    const game = showdown({
      zombies: [
        [HERE, 2],
        [at(1, 3), 3],
        [at(2, 4), 3],
      ],
    });
    perform(
      enemiesMoveAndAttack(game.table),
      creatureFaces('damage', 'entrap', 'entrap', 'entrap', 'entrap', 'entrap'),
      MISS,
    );
    expect(zombiesAt(game.state, HERE)).toHaveLength(8);
    expect(game.survivor('leo')).toMatchObject({ wounds: 1, entrapped: 'yes' });
  });

  test('DDD-FIN-30 then the creature: in a room with a survivor it attacks, otherwise it moves and attacks', () => {
    const there = showdown({ creature: ['zombie-dog', HERE] });
    perform(enemiesMoveAndAttack(there.table), creatureFaces('damage', 'entrap', 'bite'), MISS);
    expect(there.survivor('leo')).toMatchObject({ wounds: 1, virus: 1, entrapped: 'yes' });
    const coming = showdown({ creature: ['zombie-dog', at(1, 3)] });
    perform(enemiesMoveAndAttack(coming.table), creatureFaces('damage', 'entrap', 'bite'), MISS);
    expect(coming.survivor('leo').wounds).toBe(1);
    expect(coming.state.creature?.room).toBe(HERE);
  });

  test('DDD-FIN-30, DDD-REA-03 rooms are attacked in the players’ order, zombies before the creature', () => {
    const game = showdown({
      zombies: [
        [HERE, 1],
        [at(4, 5), 1],
      ],
      creature: ['zombie-dog', HERE],
    });
    const played = perform(
      enemiesMoveAndAttack(game.table),
      `zombies:${at(4, 5)}`,
      HIT,
      MISS,
      HIT,
      MISS,
      creatureFaces('damage', 'entrap', 'bite'),
      MISS,
    );
    expect(optionsOf(played.asked[0])).toEqual([`zombies:${HERE}`, `zombies:${at(4, 5)}`]);
    expect(game.survivor('leo').wounds).toBe(2);
    expect(game.survivor('nina').wounds).toBe(1);
  });
});
