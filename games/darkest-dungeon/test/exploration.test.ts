import { expect, test } from 'vitest';
import { playArrival, playExploration, roomFled, roomWon } from '../src/rules/exploration.ts';
import { canLeave, mapOptions } from '../src/rules/map-options.ts';
import { questXp } from '../src/rules/quest-rules.ts';
import { canRest } from '../src/rules/resting.ts';
import {
  aGame,
  type DungeonSet,
  explorationFaces,
  type GameSet,
  perform,
  type TestGame,
} from '../testing/index.ts';

/** The Spine: s–r1, r1–r2, r1–r3, r1–r4, r4–dot–r5, r4–r6, r4–r7, r7–r8. */
const onTheMap = (dungeon: DungeonSet, more: GameSet = {}): TestGame =>
  aGame({ ...more, dungeon: { tile: 'ruins-a', ...dungeon } });
const ids = ({ state }: TestGame): string[] => mapOptions(state).map(({ id }) => id);
const walked = (): DungeonSet => ({
  party: 'r4',
  visited: ['s', 'r1', 'r4'],
  tokens: { r2: null, r6: null, r7: 'lair' },
});
const blanks = explorationFaces('blank', 'blank');

test('DD-EXP-01, DD-EXP-22 where it stands the party may Scout, and must Explore, Backtrack or leave', () => {
  expect(ids(onTheMap(walked(), { quest: { id: 'scout-ahead', firewood: 0 } }))).toEqual([
    'explore:r4-r5',
    'explore:r6',
    'explore:r7',
    'backtrack:s',
    'backtrack:r1',
    'scout',
    'rearrange',
    'leave',
  ]);
});

test('DD-EXP-02, DD-EXP-03 Scouting costs every Hero 1 Stress and turns the adjacent tokens', () => {
  const game = onTheMap({ party: 's', tokens: { r1: null, r2: null }, unseen: ['lair', 'trap'] });
  perform(playExploration(game.table), 'scout', 'lair');
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([1, 1, 1, 1]);
  expect(game.state.quest?.dungeon).toMatchObject({ tokens: { r1: 'lair', r2: null }, scouted: true });
  expect(game.state.phase).toEqual({ kind: 'exploration' });
});

test('DD-EXP-02, DD-BOS-14 under the Prophet’s second Threat Scouting costs 1 more, as one event', () => {
  const game = onTheMap({ party: 's' }, { act: 2, campaign: { threat: 'prophet' }, light: 2 });
  perform(playExploration(game.table), 'scout');
  expect(game.hero('crusader').stress).toBe(3);
});

test('DD-EXP-02, DD-TRI-11 Trinkets change what Scouting costs their holder', () => {
  const game = onTheMap(
    { party: 's' },
    {
      heroes: {
        crusader: { trinkets: ['caution-cloak'] },
        vestal: { level: 2, trinkets: [{ id: 'campers-helmet', up: 'negative', used: false }] },
        jester: {},
      },
    },
  );
  perform(playExploration(game.table), 'scout', 'trinket:caution-cloak', 'trinket:campers-helmet');
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([0, 2, 1]);
});

test('DD-EXP-04 the benefit waits through Backtracking, holds for one Exploration and never adds up', () => {
  const game = onTheMap(walked());
  perform(playExploration(game.table), 'scout', 1);
  perform(playExploration(game.table), 'backtrack:r1');
  perform(playArrival(game.table));
  expect(game.state.quest?.dungeon).toMatchObject({ scouted: false, scoutBonus: true });
  perform(playExploration(game.table), 'scout', 1);
  const one = explorationFaces('blank');
  perform(playExploration(game.table), 'explore:r2', one, one, one, one);
  expect(game.state.quest?.dungeon?.scoutBonus).toBe(false);
  expect(game.state.quest?.dungeon?.way?.dice.map(({ faces }) => faces.length)).toEqual([1, 1, 1, 1]);
});

test('DD-EXP-05 the party Scouts once before it moves on', () => {
  expect(ids(onTheMap({ ...walked(), scouted: true }))).not.toContain('scout');
});

test('DD-EXP-06 on the map Stances are rearranged freely', () => {
  const game = onTheMap(walked());
  perform(playExploration(game.table), 'rearrange', 'order:hellion', 'order:crusader', 'order:vestal');
  expect(game.state.trackers.heroes).toEqual(['hellion', 'crusader', 'vestal', 'highwayman']);
});

test('DD-EXP-06, DD-PRV-05, DD-PRV-12 any Hero may use a Provision on the map; a Torch is offered once', () => {
  const game = onTheMap(walked(), {
    heroes: { crusader: { wounds: 3 }, vestal: { wounds: 2 } },
    provisions: { food: 1, torch: 1 },
  });
  expect(ids(game).filter(id => id.startsWith('use'))).toEqual([
    'use:food:crusader',
    'use:torch',
    'use:food:vestal',
  ]);
  perform(playExploration(game.table), 'use:food:vestal');
  expect(game.hero('vestal').wounds).toBe(1);
  perform(playExploration(game.table), 'use:torch');
  expect(game.state.campaign.light).toBe(4);
});

test('DD-TRI-10 a Trinket is used on the map once, and again when the party has moved', () => {
  const game = onTheMap(
    { ...walked() },
    { act: 3, heroes: { crusader: { stress: 8, level: 3, trinkets: ['book-of-sanity'] } }, light: 3 },
  );
  perform(playExploration(game.table), 'trinket:book-of-sanity');
  expect(game.hero('crusader').stress).toBe(4);
  expect(ids(game)).not.toContain('trinket:book-of-sanity');
  perform(playExploration(game.table), 'backtrack:r1');
  perform(playArrival(game.table));
  expect(ids(game)).toContain('trinket:book-of-sanity');
});

test('DD-EXP-07, DD-EXP-17 the party moves as one into the Room, whose token is turned and resolved', () => {
  const game = onTheMap({
    ...walked(),
    unseen: ['empty', 'empty'],
    way: { kind: 'explore', to: ['r6'], dice: [] },
  });
  perform(playArrival(game.table), 1);
  expect(game.state.quest?.dungeon).toMatchObject({
    party: 'r6',
    visited: ['s', 'r1', 'r4', 'r6'],
    way: null,
  });
  expect(game.state.quest?.dungeon?.cleared).toEqual({ r6: 'empty' });
  expect(game.state.phase).toEqual({ kind: 'exploration' });
});

test('DD-EXP-18 the party stops on the dot of a Long Corridor, and going on is another Exploration', () => {
  const game = onTheMap({ ...walked(), tokens: { r5: 'empty' } });
  perform(playExploration(game.table), 'explore:r4-r5', blanks, blanks, blanks, blanks);
  expect(game.state.quest?.dungeon?.way?.to).toEqual(['r4-r5']);
  game.state.quest?.dungeon?.way?.dice.splice(0);
  perform(playArrival(game.table));
  expect(game.state.quest?.dungeon?.party).toBe('r4-r5');
  expect(ids(game)).toEqual(
    expect.arrayContaining(['explore:r5', 'backtrack:r4', 'backtrack:r1', 'scout', 'leave']),
  );
  expect(canRest(game.state)).toBe(false);
});

test('DD-EXP-19 from a Room, Scouting does not see beyond the dot; from the dot it does', () => {
  const game = onTheMap({ party: 'r4', visited: ['s', 'r1', 'r4'], tokens: { r5: null } });
  perform(playExploration(game.table), 'scout');
  expect(game.state.quest?.dungeon?.tokens['r5']).toBeNull();
  const dot = onTheMap({ party: 'r4-r5', visited: ['s', 'r1', 'r4', 'r4-r5'], tokens: { r5: null } });
  perform(playExploration(dot.table), 'scout', 1);
  expect(dot.state.quest?.dungeon?.tokens['r5']).toBe('empty');
});

test('DD-EXP-20 Backtracking rolls no dice and costs each Hero 1 Stress a Corridor', () => {
  const game = onTheMap(walked());
  perform(playExploration(game.table), 'backtrack:s');
  expect(game.state.phase).toEqual({ kind: 'arrive' });
  perform(playArrival(game.table));
  expect(game.state).toMatchObject({ phase: { kind: 'arrive' }, quest: { dungeon: { party: 'r1' } } });
  perform(playArrival(game.table));
  expect(game.state).toMatchObject({
    phase: { kind: 'exploration' },
    quest: { dungeon: { party: 's', way: null } },
  });
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([2, 2, 2, 2]);
});

test('DD-EXP-21, DD-ROM-03, DD-ROM-05 Trap Rooms and Dark Rooms on the way back take effect again', () => {
  const game = onTheMap(
    { party: 'r4', visited: ['s', 'r1', 'r4', 'r7'], tokens: { r1: 'dark', r7: 'trap' } },
    { heroes: { crusader: {} } },
  );
  perform(playExploration(game.table), 'backtrack:r1');
  perform(playArrival(game.table));
  expect(game.state.campaign.light).toBe(2);
  perform(playExploration(game.table), 'backtrack:r7');
  perform(playArrival(game.table));
  perform(playArrival(game.table), 'split:1');
  expect(game.hero('crusader').wounds).toBe(1);
  expect(game.state.quest?.dungeon?.tokens).toEqual({ r1: 'dark', r7: 'trap' });
});

test('DD-EXP-21, DD-END-05 a Room that the party fled from cannot be entered by Backtracking', () => {
  const game = onTheMap({ party: 'r7', visited: ['s', 'r1', 'r4'], fled: true, tokens: { r7: 'lair' } });
  perform(playExploration(game.table), 'backtrack:r4');
  perform(playArrival(game.table));
  expect(ids(game)).toContain('explore:r7');
  expect(ids(game)).not.toContain('backtrack:r7');
});

test('DD-EXP-22, DD-EXP-23 the party leaves from wherever it stands, with the XP earned so far', () => {
  const game = onTheMap(walked(), { quest: { id: 'scout-ahead', cleared: { empty: 2, lair: 1 } } });
  perform(playExploration(game.table), 'leave');
  expect(game.state.phase).toEqual({ kind: 'return' });
  expect(game.told('dungeon-left')).toMatchObject([{ quest: 'scout-ahead', xp: 1 }]);
});

test('DD-EXP-23 a general Quest yields from 0 to 3 XP and cannot be failed', () => {
  const xp = (empty: number): number =>
    questXp(aGame({ quest: { id: 'scout-ahead', cleared: { empty } }, dungeon: {} }).state);
  expect([0, 1, 2, 3, 4, 6, 8].map(xp)).toEqual([0, 0, 1, 1, 2, 3, 3]);
});

test('DD-EXP-24 on a loop the place decides, not the Corridor: visited is Backtracking, any other Exploring', () => {
  const ring = aGame({
    dungeon: { tile: 'ruins-b', party: 'r6', visited: ['s', 'r1', 'r2', 'r6'], tokens: { r5: null } },
  });
  const options = ids(ring);
  expect(options).toEqual(
    expect.arrayContaining(['explore:r5', 'backtrack:r1', 'backtrack:r2', 'backtrack:s']),
  );
  expect(options).not.toContain('explore:r1');
  const far = mapOptions(ring.state).find(({ id }) => id === 'backtrack:r2');
  expect(far?.about).toMatchObject({ corridors: 2 });
});

test('DD-EXP-26 neither 3 XP nor a Dungeon without tokens ends a general Quest', () => {
  const game = onTheMap(
    { party: 'r1', visited: ['s', 'r1'], tokens: {} },
    { quest: { id: 'wipe-em-out', cleared: { lair: 3 } } },
  );
  expect(questXp(game.state)).toBe(3);
  expect(ids(game)).toEqual(expect.arrayContaining(['explore:r2', 'leave', 'rest']));
});

test('DD-BOS-04, DD-DDG-01 on a Boss Quest the party cannot leave before the Boss is dead', () => {
  for (const quest of ['face-the-threat', 'light-the-way'] as const) {
    const game = aGame({ act: 3, quest, dungeon: {} });
    expect(canLeave(game.state)).toBe(false);
    expect(ids(game)).not.toContain('leave');
  }
});

test('DD-BOS-13 fleeing an ordinary Battle on a Boss Quest is no failure', () => {
  const game = aGame({
    quest: 'face-the-threat',
    campaign: { threat: 'prophet' },
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: 'lair' } },
    battle: { room: 'ruins-1' },
  });
  expect(perform(roomFled(game.table)).result).toBeNull();
  expect(game.state).toMatchObject({ phase: { kind: 'exploration' }, campaign: { threat: 'prophet' } });
  expect(game.state.quest?.dungeon).toMatchObject({ fled: true, tokens: { r1: 'lair' }, visited: ['s'] });
});

test('DD-BOS-14 on a Boss Quest Rooms, Resting and Scouting work as ever', () => {
  const game = aGame({
    quest: 'face-the-threat',
    campaign: { threat: 'prophet' },
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r2: null } },
  });
  expect(ids(game)).toEqual(expect.arrayContaining(['explore:r2', 'scout', 'rest']));
});

test('DD-END-04, DD-END-09 after a flight the party must move on; it may Scout, but not Rest', () => {
  const game = onTheMap({ party: 'r1', visited: ['s'], fled: true, tokens: { r1: 'lair', r2: null } });
  expect(ids(game)).toEqual(expect.arrayContaining(['explore:r2', 'backtrack:s', 'scout', 'leave']));
  expect(ids(game)).not.toContain('rest');
});

test('DD-RST-01 the party Rests on the map with the Firewood of the Quest', () => {
  const game = onTheMap(
    { party: 'r1', visited: ['s', 'r1'] },
    { heroes: { crusader: { wounds: 1 } }, quest: 'scout-ahead' },
  );
  perform(playExploration(game.table), 'rest', 'mend:crusader');
  expect(game.hero('crusader').wounds).toBe(0);
  expect(game.state.quest?.firewood).toBe(0);
});

const afterBattle = (token: 'lair' | 'curio' | 'treasure' | 'objective', more: GameSet = {}): TestGame =>
  aGame({
    phase: { kind: 'battle-end', outcome: 'won' },
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: token } },
    battle: { room: 'ruins-1' },
    ...more,
  });

test.each([
  ['DD-ROM-06', 'lair', 0, 'exploration'],
  ['DD-ROM-07', 'curio', 0, 'curio-room'],
  ['DD-ROM-09', 'treasure', 20, 'exploration'],
  ['DD-ROM-14', 'objective', 0, 'exploration'],
] as const)('%s a Battle won in a Room (%s) clears it and gives %i Gold', (_rule, token, gold, phase) => {
  const { table, state } = afterBattle(token);
  perform(roomWon(table));
  expect(state).toMatchObject({ campaign: { gold }, phase: { kind: phase } });
  expect(state.quest).toMatchObject({ cleared: { [token]: 1 } });
  expect(state.quest?.dungeon?.tokens).toEqual({});
});

test('DD-BOS-12, DD-DDG-03 with the Boss dead the party goes home at once with 3 XP, and a form is cancelled', () => {
  const { table, state, told } = aGame({
    act: 4,
    quest: 'light-the-way',
    dungeon: { tile: 'darkest-a', party: 'c4r0', tokens: { c4r0: 'objective' } },
    battle: { room: 'boss-templars', boss: 'templars' },
  });
  perform(roomWon(table));
  expect(state).toMatchObject({ phase: { kind: 'return' }, campaign: { cancelled: 'ancestor-1' } });
  expect(told('dungeon-left')).toMatchObject([{ xp: 3 }]);
});
