import { start } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { layTiles } from '../src/rules/house.ts';
import { HOUSES } from '../src/data/house.ts';
import { MULTITRACKER_FRONT } from '../src/data/multitracker.ts';
import { SPAWN_TOKENS } from '../src/data/spawn-tokens.ts';
import { STARTING_CARDS } from '../src/data/equipment.ts';
import { SURVIVORS, type SurvivorId } from '../src/data/survivors.ts';
import { placeCameras } from '../src/rules/cameras-set-up.ts';
import { skillSlots } from '../src/rules/figures.ts';
import { allRooms, hasIcon, openDoors, seenByCamera, tileOf } from '../src/rules/rooms.ts';
import { playSetUp } from '../src/rules/set-up.ts';
import { chooseSurvivors, setUpRadioactive } from '../src/rules/survivors-set-up.ts';
import type { State } from '../src/state.ts';
import { aGame, perform } from '../testing/index.ts';
import { aNewTable, playOut } from './play-out.ts';

function ready(options: Readonly<Record<string, unknown>> = {}, players = 3, seed = 1) {
  const table = aNewTable(options, players);
  playOut(playSetUp(table), seed);
  playOut(playSetUp(table), seed);
  return table;
}

const isOrdinary = (id: string): boolean => id in SPAWN_TOKENS;
const zombiesOf = (state: State): number[] =>
  state.spawn.unseen.flatMap(id =>
    id in SPAWN_TOKENS ? [SPAWN_TOKENS[id as keyof typeof SPAWN_TOKENS].zombies] : [],
  );

describe('decks and pools', () => {
  test('DDD-SET-02 the deck has 48 cards and no starting card', () => {
    const { equipment } = aNewTable().state;
    expect(equipment.unseen).toHaveLength(48);
    expect(equipment.unseen.filter(id => id in STARTING_CARDS)).toEqual([]);
  });

  test('DDD-SET-03, DDD-GEN-12: all 23 spawn tokens are in the stack, none of them seen, and there are no others', () => {
    const { spawn, tokens } = ready().state;
    expect(spawn).toMatchObject({ lost: 0 });
    expect([...spawn.unseen].sort()).toEqual(Object.keys(SPAWN_TOKENS).sort());
    expect(tokens).toEqual([]);
  });

  test('DDD-SET-04, DDD-SET-05: three creatures lie face down, and no nemesis is decided', () => {
    const { creatures, nemesis, creature } = ready().state;
    expect(creatures).toMatchObject({ top: [], bottom: [], discard: [] });
    expect(creatures.unseen).toHaveLength(3);
    expect([nemesis, creature]).toEqual([null, null]);
  });

  test.each([
    ['all', 23, [1, 2, 3, 4, 5, 6]],
    ['without-1-and-2', 6, [3, 4, 5, 6]],
    ['without-5-and-6', 21, [1, 2, 3, 4]],
  ])('DDD-TWK-01 with spawn tokens %s there are %i, of %o', (tokens, count, values) => {
    const { state } = ready({ 'spawn-tokens': tokens });
    expect(zombiesOf(state)).toHaveLength(count);
    expect([...new Set(zombiesOf(state))].sort()).toEqual(values);
  });

  test('DDD-SPZ-01 special tokens are added to the ordinary ones', () => {
    const { spawn } = ready({ 'guts-tokens': 10, 'chunk-tokens': 2, 'special-tokens': 'added' }).state;
    expect(spawn.unseen.filter(id => id.startsWith('guts'))).toHaveLength(10);
    expect(spawn.unseen.filter(id => id.startsWith('chunk'))).toHaveLength(2);
    expect(spawn.unseen.filter(isOrdinary)).toHaveLength(23);
  });

  test('DDD-SPZ-01 or they replace as many, drawn at random', () => {
    const left = [1, 2].map(seed => {
      const table = ready({ 'disco-doll-tokens': 7, 'tuff-guy-tokens': 3 }, 3, seed);
      const { unseen } = table.state.spawn;
      expect(unseen).toHaveLength(23);
      expect(unseen.filter(isOrdinary)).toHaveLength(13);
      expect(table.told.filter(({ type }) => type === 'tokens-taken-out')).toMatchObject([{ count: 10 }]);
      return unseen.filter(isOrdinary);
    });
    expect(left[0]).not.toEqual(left[1]);
  });

  test('DDD-SPZ-01 more special tokens than there are ordinary ones leave none of these', () => {
    const all = { 'disco-doll-tokens': 10, 'guts-tokens': 10, 'chunk-tokens': 10, 'tuff-guy-tokens': 10 };
    const { unseen } = ready(all).state.spawn;
    expect(unseen).toHaveLength(40);
    expect(unseen.filter(isOrdinary)).toEqual([]);
  });
});

describe('the survivors', () => {
  test('DDD-GEN-01, DDD-SET-06: each player in turn chooses one of the survivors that are left', () => {
    const table = aNewTable({}, 3);
    const { asked } = perform(chooseSurvivors(table), 'survivor:nina', 'survivor:leo', 'survivor:lucy');
    expect(asked.map(({ seat, options }) => [seat, options.length])).toEqual([
      ['player-1', 5],
      ['player-2', 4],
      ['player-3', 3],
    ]);
    expect(table.state.survivors.map(({ id, seat }) => [id, seat])).toEqual([
      ['nina', 'player-1'],
      ['leo', 'player-2'],
      ['lucy', 'player-3'],
    ]);
  });

  test('DDD-GEN-01 the game is for up to 5 players, with one survivor each', () => {
    expect(game.players).toEqual({ min: 1, max: 5 });
    for (const players of [2, 3, 4, 5]) expect(ready({}, players).state.survivors).toHaveLength(players);
  });

  test('DDD-GEN-01 who plays alone runs two survivors, or as many as he likes', () => {
    expect(ready({}, 1).state.survivors.map(({ seat }) => seat)).toEqual(['player-1', 'player-1']);
    expect(ready({ survivors: 'four' }, 1).state.survivors).toHaveLength(4);
  });

  test('DDD-GEN-01, DDD-SET-07: with more survivors than players some run several, and survivors count', () => {
    const { survivors } = ready({ survivors: 'five' }, 2).state;
    expect(survivors.map(({ seat }) => seat)).toEqual([
      'player-1',
      'player-2',
      'player-1',
      'player-2',
      'player-1',
    ]);
    expect(survivors.map(({ side }) => side)).toEqual(Array.from({ length: 5 }, () => 'three-ap'));
  });

  test('DDD-GEN-01 nobody sits at the table without a survivor', () => {
    expect(() => start(game, { players: 4, options: { survivors: 'three' }, seed: 1 })).toThrow(
      /fewer survivors/,
    );
  });

  test.each([
    [2, false, 'four-ap', 4],
    [3, false, 'four-ap', 4],
    [4, false, 'three-ap', 3],
    [5, false, 'three-ap', 3],
    [2, true, 'three-ap', 3],
    [3, true, 'three-ap', 3],
    [5, true, 'three-ap', 3],
  ])('DDD-SET-07, DDD-SET-12, DDD-TWK-02: %i players, 3-AP sides %s: the side %s, %i cubes', (players, wanted, side, ap) => {
    const { survivors } = ready({ 'three-ap-sides': wanted }, players).state;
    for (const survivor of survivors) expect(survivor).toMatchObject({ side, ap });
  });

  test.each(Object.keys(SURVIVORS) as SurvivorId[])('DDD-SET-08 %s has the starting weapon in hand', id => {
    const survivor = ready({}, 5).state.survivors.find(one => one.id === id);
    expect(survivor?.cards).toMatchObject([{ id: SURVIVORS[id].startingCard, inHand: true }]);
  });

  test('DDD-SET-08 a handgun comes with its eight cubes', () => {
    const jack = ready({}, 5).state.survivors.find(one => one.id === 'jack');
    expect(jack?.cards).toMatchObject([{ id: 'handgun-jack', ammo: 8 }]);
  });

  test('DDD-SET-01, DDD-SET-09, DDD-SET-10, DDD-SET-13: unhurt in the entrance hall, no skill, no XP, no virus', () => {
    for (const survivor of ready({}, 4).state.survivors) {
      expect(survivor).toMatchObject({
        wounds: 0,
        xp: 0,
        skills: [],
        virus: 0,
        room: 'entrance-hall',
        cube: null,
      });
      expect(survivor.status).toEqual({ kind: 'in' });
    }
  });

  test('DDD-SKL-23 with that option Guardian takes the third slot of Bruce, at the same price', () => {
    const printed = aGame({ survivors: ['bruce', 'lucy'] });
    expect(skillSlots(printed.state, printed.survivor('bruce'))[2]).toEqual({
      skill: 'bruce-searcher',
      price: 3,
    });
    const { state, survivor } = aGame({ survivors: ['bruce', 'lucy'], options: { 'bruce-guardian': true } });
    expect(skillSlots(state, survivor('bruce')).map(({ skill }) => skill)).toEqual([
      'bruce-coordinator',
      'bruce-handgun-expert',
      'bruce-guardian',
      'bruce-sharpshooter',
    ]);
    expect(skillSlots(state, survivor('bruce'))[2]?.price).toBe(3);
    expect(skillSlots(state, survivor('lucy'))).toEqual(SURVIVORS.lucy.skills);
  });
});

describe('the multitracker', () => {
  test('DDD-SET-11, DDD-MUL-01, DDD-MUL-02: all are one team, in the first of five boxes', () => {
    const { teams, survivors } = ready({}, 5).state;
    expect(teams).toEqual([survivors.map(({ id }) => id)]);
    expect(MULTITRACKER_FRONT.teamBoxes).toBe(game.players.max);
  });

  test('DDD-SET-14, DDD-MUL-03: the event marker stands on the clock of the cycle zombie, fire, clock', () => {
    expect(ready().state.event).toBe('clock');
    expect(MULTITRACKER_FRONT.events).toEqual(['zombie', 'fire', 'clock']);
  });

  test('DDD-SET-15, DDD-MUL-04: darkness stands on 1 of 5 spaces, one of which shows a fire', () => {
    expect(ready().state).toMatchObject({ darkness: 1, lastRound: null, fire: null });
    expect(MULTITRACKER_FRONT.darkness.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5]);
    expect(MULTITRACKER_FRONT.darkness.filter(({ icon }) => icon === 'fire')).toHaveLength(1);
  });

  test('DDD-GEN-02 the upkeep of round 1 follows, then its actions', () => {
    const table = ready();
    expect(table.state).toMatchObject({ phase: { kind: 'upkeep' }, zombies: [], showdown: null });
    playOut(game.beat(table), 1);
    expect(table.state).toMatchObject({ round: 1, event: 'zombie', phase: { kind: 'actions', team: 0 } });
  });
});

describe('cameras', () => {
  const watched = (...script: string[]) => {
    const table = aNewTable();
    layTiles(table.state, HOUSES['house-1']);
    const { asked } = perform(placeCameras(table), ...script);
    return { state: table.state, asked };
  };

  test('DDD-HOU-13 every camera icon has a camera', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { state } = ready({}, 3, seed);
      const rooms = allRooms(state).filter(room => hasIcon(state, room, 'camera'));
      expect(state.cameras.map(({ room }) => room)).toEqual(rooms);
    }
  });

  test('DDD-HOU-14 a camera looks where it sees into the most rooms; between equal directions the players choose', () => {
    const { state, asked } = watched('side:north', 'side:east');
    expect(asked.map(({ about, options }) => [about?.['room'], options.map(({ id }) => id)])).toEqual([
      ['music-room', ['side:north', 'side:east', 'side:south', 'side:west']],
      ['dining-room', ['side:north', 'side:east']],
    ]);
    expect(asked.every(({ seat }) => seat === 'party')).toBe(true);
    expect(state.cameras).toEqual([
      { room: 'main-corridor', side: 'south' },
      { room: 'music-room', side: 'north' },
      { room: 'dining-room', side: 'east' },
      { room: 'study', side: 'west' },
      { room: 'garage', side: 'west' },
    ]);
  });

  test('DDD-HOU-15 it sees its own room and on to the first wall or locked door', () => {
    const { state } = watched('side:north', 'side:north');
    expect(seenByCamera(state, 'garage', 'west')).toEqual(['garage', 'entrance-hall', 'laundry']);
    expect(seenByCamera(state, 'study', 'west')).toEqual(['study', 'archive', 'grand-staircase']);
    expect(seenByCamera(state, 'main-corridor', 'south')).toEqual(['main-corridor', 'boiler-room']);
  });

  test('DDD-HOU-15 its view goes further when a door is unlocked, and ends before a destroyed room', () => {
    const { state } = watched('side:north', 'side:north');
    openDoors(state, (_, id) => id === 'boiler-room|grand-staircase');
    const opened = ['study', 'archive', 'grand-staircase', 'boiler-room', 'dining-room'];
    expect(seenByCamera(state, 'study', 'west')).toEqual(opened);
    Object.assign(tileOf(state, 'grand-staircase'), { destroyed: true });
    expect(seenByCamera(state, 'study', 'west')).toEqual(['study', 'archive']);
  });
});

describe('Radioactive', () => {
  const withThree = () => {
    const table = aNewTable({ radioactive: true });
    perform(chooseSurvivors(table), 'survivor:nina', 'survivor:leo', 'survivor:lucy');
    return table;
  };

  test('DDD-RAD-01, DDD-RAD-34: the specialist has the decontamination kit beside the weapon, both in hand', () => {
    const table = withThree();
    const { asked } = perform(setUpRadioactive(table), 'survivor:leo', 'space:4');
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['survivor:nina', 'survivor:leo', 'survivor:lucy']);
    expect(table.state.radiation).toMatchObject({ specialist: 'leo', leaking: false, closed: false });
    expect(table.state.survivors[1]?.cards).toMatchObject([
      { id: 'fire-axe', inHand: true },
      { id: 'decontamination-kit', inHand: true },
    ]);
    expect(table.state.survivors[0]?.cards).toHaveLength(1);
  });

  test('DDD-RAD-02 the other nine cards are in the deck', () => {
    const { unseen } = aNewTable({ radioactive: true }).state.equipment;
    expect(unseen).toHaveLength(48 + 9);
    expect(unseen).not.toContain('decontamination-kit');
    expect(unseen.filter(id => id.startsWith('radiation-'))).toHaveLength(9);
  });

  test('DDD-RAD-03 the players choose the space of the leak, 2 to 5', () => {
    const table = withThree();
    const { asked } = perform(setUpRadioactive(table), 'survivor:leo', 'space:3');
    expect(asked[1]?.options.map(({ id }) => id)).toEqual(['space:2', 'space:3', 'space:4', 'space:5']);
    expect(table.state.radiation.space).toBe(3);
  });

  test('DDD-RAD-01, DDD-RAD-02: without the expansion there is no specialist, no kit, no reactor and no leak', () => {
    const { state } = ready();
    expect(state.radiation).toMatchObject({ specialist: null, space: null });
    expect(state.tiles.some(({ tile }) => tile === 'reactor')).toBe(false);
    expect(state.survivors.flatMap(({ cards }) => cards)).toHaveLength(3);
  });
});
