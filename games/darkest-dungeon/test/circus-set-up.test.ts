import { settleOptions } from '@tenebrae/kernel';
import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import type { HeroId } from '../src/data/heroes.ts';
import type { ProfileId } from '../src/data/circus-profiles.ts';
import { game } from '../src/index.ts';
import { beat } from '../src/rules/beat.ts';
import { lifeOf } from '../src/rules/figures.ts';
import type { TestGame } from '../testing/index.ts';
import { testGame } from '../testing/a-game.ts';

type Script = readonly (string | number)[];

function theCircus(chosen: Record<string, unknown> = {}, players = 2): TestGame {
  const options = settleOptions(game.options, { mode: 'circus', arena: 'arena-cages', ...chosen });
  if (typeof options === 'string') throw new Error(options);
  const seats = game.seats(players);
  return testGame(game.setUp({ options, seats }), seats);
}

/** One beat after another; says who was asked what. */
const play = (bout: TestGame, ...scripts: readonly Script[]): string[] =>
  scripts.flatMap(script =>
    perform(beat(bout.table), ...script).asked.map(({ seat, ask }) => `${seat} ${ask}`),
  );

const PICKS: readonly HeroId[] = [
  'crusader',
  'hellion',
  'vestal',
  'jester',
  'arbalest',
  'occultist',
  'highwayman',
  'abomination',
];
const draft = (bout: TestGame, first = 'red'): string[] =>
  play(bout, [first, `hero:${PICKS[0]}`], ...PICKS.slice(1).map(id => [`hero:${id}`]));

/** Red, which begins, has Crusader, Jester, Arbalest and Abomination. */
const RED: readonly ProfileId[] = ['crusader-1', 'jester-2', 'arbalest-3', 'abomination-2'];
const BLUE: readonly ProfileId[] = ['hellion-1', 'vestal-2', 'occultist-1', 'highwayman-4'];
const profiles = (bout: TestGame): string[] => play(bout, ...[...RED, ...BLUE].map(id => [`profile:${id}`]));

/** The last of a team is not asked for. */
const stances = (bout: TestGame): string[] =>
  play(
    bout,
    ['order:abomination'],
    ['order:crusader'],
    ['order:arbalest'],
    [],
    ['order:hellion'],
    ['order:highwayman'],
    ['order:occultist'],
    [],
  );

test('DD-PVP-01 a bout is for two teams of one or two, and has no campaign', () => {
  expect(game.mayStart?.({ options: { mode: 'circus' }, seats: game.seats(3) })).not.toBeNull();
  expect(game.mayStart?.({ options: { mode: 'circus' }, seats: game.seats(4) })).toBeNull();
  const { state } = theCircus({}, 4);
  expect(state.circus?.teams).toEqual({ red: ['player-1', 'player-3'], blue: ['player-2', 'player-4'] });
  expect(state.phase).toEqual({ kind: 'draft' });
  expect(state.campaign.threat).toBeNull();
});

test('DD-PVP-03, DD-PVP-04 the arena is drawn unless it was chosen; chance says who begins', () => {
  const drawn = theCircus({ arena: 'random' });
  play(drawn, ['arena-sawdust-ring', 'blue', 'hero:jester']);
  expect(drawn.state.circus).toMatchObject({ arena: 'arena-sawdust-ring', first: 'blue', picks: 1 });
  expect(drawn.told('arena-chosen')).toMatchObject([{ arena: 'arena-sawdust-ring' }]);
  const chosen = theCircus();
  play(chosen, ['red', 'hero:jester']);
  expect(chosen.state.circus).toMatchObject({ arena: 'arena-cages', first: 'red' });
});

test('DD-PVP-05 the draft goes 1, 2, 2, 2, 1, and each Hero exists once', () => {
  const bout = theCircus();
  const asked = draft(bout, 'blue');
  expect(asked.map(text => text.split(' ')[0])).toEqual(
    [2, 1, 1, 2, 2, 1, 1, 2].map(player => `player-${player}`),
  );
  expect(bout.state.heroes.map(({ id }) => id)).toEqual(PICKS);
  expect(bout.state.heroes.filter(({ side }) => side === 'blue').map(({ id }) => id)).toEqual([
    'crusader',
    'jester',
    'arbalest',
    'abomination',
  ]);
  expect(bout.state.phase).toEqual({ kind: 'profiles' });
});

test('DD-PVP-05 who is taken is not offered again', () => {
  const bout = theCircus();
  play(bout, ['red', 'hero:jester']);
  const { asked } = perform(beat(bout.table), 'hero:vestal');
  expect(asked[0]?.options).toHaveLength(10);
  expect(asked[0]?.options.map(({ id }) => id)).not.toContain('hero:jester');
});

test('DD-PVP-05, DD-PVP-09 two players of a team pick in turn and keep whom they picked', () => {
  const bout = theCircus({}, 4);
  draft(bout);
  const seats = bout.state.heroes.map(({ seat }) => seat);
  expect(seats).toEqual([1, 2, 4, 3, 1, 2, 4, 3].map(player => `player-${player}`));
});

test('DD-PVP-02, DD-PVP-06 each Hero takes one of its profiles with three Skills', () => {
  const bout = theCircus();
  draft(bout);
  expect(profiles(bout)).toEqual([
    ...new Array(4).fill('player-1 choose-profile'),
    ...new Array(4).fill('player-2 choose-profile'),
  ]);
  expect(bout.hero('crusader')).toMatchObject({
    profile: 'crusader-1',
    equipped: ['crusader:smite', 'crusader:stunning-blow', 'crusader:zealous-accusation'],
  });
  expect(lifeOf(bout.hero('crusader'))).toBe(25);
  expect(bout.hero('abomination')).toMatchObject({ profile: 'abomination-2', form: 'beast' });
  expect(bout.state.phase).toEqual({ kind: 'circus-stances' });
});

test('DD-PVP-02 four profiles to choose from, two for the Abomination', () => {
  const bout = theCircus();
  draft(bout);
  const offered = RED.map(id => perform(beat(bout.table), `profile:${id}`).asked[0]?.options.length);
  expect(offered).toEqual([4, 4, 4, 2]);
});

test('DD-PVP-07 each team orders its own tracker, the first team first', () => {
  const bout = theCircus();
  draft(bout);
  profiles(bout);
  expect(stances(bout)).toEqual([
    ...new Array(3).fill('player-1 circus-stance'),
    ...new Array(3).fill('player-2 circus-stance'),
  ]);
  expect(bout.state.trackers.red).toEqual(['abomination', 'crusader', 'arbalest', 'jester']);
  expect(bout.state.trackers.blue).toEqual(['hellion', 'highwayman', 'occultist', 'vestal']);
  expect(bout.state.phase).toEqual({ kind: 'placement' });
  expect(game.invariants(bout.state)).toEqual([]);
});

const PLACES: readonly Script[] = [
  ['place:crusader:2'],
  ['place:vestal:8'],
  ['place:jester:3'],
  ['place:hellion:9'],
  ['place:arbalest:2'],
  ['place:occultist:9'],
  ['place:abomination:2'],
  ['place:highwayman:9'],
];

test('DD-PVP-08 the teams place one Hero in turn, in Areas of their colour', () => {
  const bout = theCircus();
  draft(bout);
  profiles(bout);
  stances(bout);
  const { asked } = perform(beat(bout.table), 'place:crusader:2');
  expect(new Set(asked[0]?.options.map(({ id }) => id.split(':')[2]))).toEqual(new Set(['2', '3']));
  const more = play(bout, ...PLACES.slice(1));
  expect(more).toEqual([2, 1, 2, 1, 2, 1, 2].map(player => `player-${player} place-hero`));
  expect(bout.state.heroes.map(({ id, area }) => `${id} ${area}`)).toEqual([
    'crusader 2',
    'hellion 9',
    'vestal 8',
    'jester 3',
    'arbalest 2',
    'occultist 9',
    'highwayman 9',
    'abomination 2',
  ]);
  expect(bout.state.phase).toEqual({ kind: 'circus-round' });
});

test('DD-PVP-08 an Area takes no more Heroes than it has spaces', () => {
  const bout = theCircus();
  draft(bout);
  profiles(bout);
  stances(bout);
  play(bout, ['place:jester:3'], ['place:vestal:8'], ['place:arbalest:3'], ['place:occultist:8']);
  const { asked } = perform(beat(bout.table), 'place:crusader:2');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['place:crusader:2', 'place:abomination:2']);
});

test('DD-PVP-09 of two players each places the own Heroes, in turn', () => {
  const bout = theCircus({}, 4);
  draft(bout);
  profiles(bout);
  stances(bout);
  const { asked } = perform(beat(bout.table), 'place:crusader:2');
  expect(asked[0]?.seat).toBe('player-1');
  expect(new Set(asked[0]?.options.map(({ id }) => id.split(':')[1]))).toEqual(
    new Set(['crusader', 'arbalest']),
  );
});

test('DD-PVP-16 the team without the Party counter puts the Puppets into an Area of one space', () => {
  const bout = theCircus({ puppets: true });
  draft(bout);
  profiles(bout);
  stances(bout);
  const { asked } = perform(beat(bout.table), 'area:6');
  expect(asked.map(({ seat, options }) => [seat, options.map(({ id }) => id)])).toEqual([
    ['player-2', ['area:5', 'area:6']],
  ]);
  expect(bout.state.circus?.puppets).toBe('6');
  expect(play(bout, ...PLACES)).toHaveLength(8);
});

test('DD-PVP-17 the Butcher waits in Area 1, and only if she was asked for', () => {
  for (const butcher of [true, false]) {
    const bout = theCircus({ butcher });
    draft(bout);
    profiles(bout);
    stances(bout);
    play(bout, ...PLACES);
    expect(bout.state.circus?.butcher).toBe(butcher ? '1' : null);
  }
});
