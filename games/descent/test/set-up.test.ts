import { expect, test } from 'vitest';
import { MONSTER_KINDS, MONSTERS, RANKS } from '../src/data/monsters.ts';
import { OPTIONS } from '../src/data/options.ts';
import { firstConquest } from '../src/data/quest.ts';
import { QUEST_IDS, questOf } from '../src/data/quests.ts';
import { game as descent } from '../src/index.ts';
import { newHero } from '../src/rules/heroes-set-up.ts';
import { playSetUp, startingSquares } from '../src/rules/play-set-up.ts';
import { setUp } from '../src/rules/set-up.ts';
import { areAdjacent, obstacleAt } from '../src/rules/spaces.ts';
import { placeMonster } from '../src/rules/spawning.ts';
import { ratingOf } from '../src/rules/stats.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { aTable } from '@tenebrae/kernel/testing';
import { aGame, perform } from '../testing/index.ts';
import { newMatch, playUntil } from './quests/playing.ts';

const begin = (players: number, quest: string): State =>
  setUp({ seats: descent.seats(players), options: { quest, 'choose-heroes': false, 'faq': false } });

test('DJ-SET-01, DJ-SET-03, DJ-SET-17, DJ-SET-19, DJ-SET-22, DJ-SET-26 the overlord picks the quest, and its map is laid', () => {
  const state = begin(2, 'overlord-chooses');
  const table = aTable(state, descent.seats(2));
  perform(playSetUp(table), 'play-quest:the-ash-crown');
  const conquest = firstConquest(questOf('the-ash-crown'), 2);
  expect(state.conquest).toBe(conquest);
  expect(state.quest.id).toBe('the-ash-crown');
  expect([state.monsters, state.markers, state.glyphs]).toEqual([[], [], []]);
  expect(table.told).toMatchObject([{ type: 'quest-laid', quest: 'the-ash-crown', conquest }]);
  expect(state.phase).toEqual({ kind: 'set-up', step: 'heroes', hero: 0 });
});

/** Every quest with every number of players. */
const MATCHES = QUEST_IDS.flatMap(quest => [2, 3, 4, 5].map(players => [quest, players] as const));

test.each(
  MATCHES,
)('DJ-SET-18, DJ-SET-23 %s with %i players: the start area only, and each hero by an active glyph', (quest, players) => {
  const { state } = newMatch(players, quest);
  const laid = setUp({
    seats: descent.seats(players),
    options: { quest, 'choose-heroes': false, 'faq': false },
  });
  const start = laid.areas[0]?.contents;
  expect(state.areas.flatMap(({ revealed }, area) => (revealed ? [area] : []))).toEqual([0]);
  expect(state.doors.filter(({ placed }) => placed)).toEqual(
    state.doors.filter(({ areas }) => areas.includes(0)),
  );
  expect(state.markers.map(({ what, square }) => ({ ...what, square }))).toEqual(start?.markers);
  expect(state.glyphs).toEqual(start?.glyphs);
  expect(state.monsters.map(({ place }) => place)).toEqual(start?.monsters.map(({ place }) => place));
  expect(state.allies.map(({ id }) => id)).toEqual(start?.allies.map(({ id }) => id));
  const places = state.heroes.map(({ place }) => Number(place));
  expect(new Set([...places, ...state.allies.map(({ place }) => place)])).toHaveLength(
    places.length + state.allies.length,
  );
  for (const place of places) {
    expect(obstacleAt(state, place)).toBeNull();
    expect(
      state.glyphs.some(
        ({ active, square }) => active && (square === place || areAdjacent(state, square, place)),
      ),
    ).toBe(true);
  }
});

test('DJ-SET-18 not beyond a wall or a closed door, not on an obstacle, and not where somebody stands', () => {
  const game = aGame({
    board: `
      +-+-+-+-+
      |. .|. .|
      + + + + +
      |x @D. .|
      + + + + +
      |V .|. .|
      +-+-+-+-+`,
    heroes: { 'silhouette': {}, 'sir-valadir': { at: 'V' } },
  });
  const spots = [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ] as const;
  expect(startingSquares(game.state, game.hero('silhouette'))).toEqual(spots.map(game.at));
});

test.each([
  2, 3, 4, 5,
])('DJ-SET-21 with %i players the reference cards of that number count, open to all', players => {
  const game = newMatch(players, 'into-the-dark');
  for (const kind of MONSTER_KINDS) {
    for (const rank of RANKS) {
      const monster = placeMonster(game.table, { kind, rank, named: null, place: 0 }, 'DJ-SET-21');
      expect(ratingOf(game.state, monster)).toBe(MONSTERS[kind][rank].wounds[players - 2]);
    }
  }
  expect(game.told('monster-placed').at(-1)).toMatchObject({ profile: `sorcerer-master-${players}` });
  for (const seat of descent.seats(players)) expect(view(game.state, seat)).toMatchObject({ players });
});

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
])('DJ-SET-17, DJ-SET-25 with %i players the overlord starts with 3 cards of 36 and no threat; his deck is not used up, and the tokens are for %i heroes', (players, heroes) => {
  const game = newMatch(players, 'four-lights');
  const { hand, deck, threat } = game.state.overlord;
  expect([hand.length, deck.unseen.length, deck.discard.length, threat]).toEqual([3, 33, 0, 0]);
  expect(game.state.conquest).toBe(firstConquest(questOf('four-lights'), heroes));
  expect(game.told('card-drawn').map(({ to }) => to)).toEqual([['overlord'], ['overlord'], ['overlord']]);
});

test('DJ-SET-26, DJ-SET-27 the start area is ready before the heroes are placed, and round 1 begins with their turns', () => {
  const game = newMatch(3, 'the-lamplighter');
  const story = game.table.told.map(({ type }) => type);
  expect(story.indexOf('area-revealed')).toBeGreaterThan(story.indexOf('quest-laid'));
  expect(story.indexOf('hero-placed')).toBeGreaterThan(story.indexOf('area-revealed'));
  expect(story.at(-1)).toBe('round-begun');
  expect([game.state.round, game.state.turn, game.state.overlord.turn]).toEqual([1, null, null]);
  const { asked } = playUntil(game, ({ turn }) => turn !== null);
  expect(asked.map(({ ask, seat }) => [ask, seat])).toEqual([['who-acts', 'party']]);
});

test('DJ-SET-02, DJ-SET-04 the overlord and one to four hero players', () => {
  expect(descent.players).toEqual({ min: 2, max: 5 });
  expect(descent.seats(4)).toEqual(['overlord', 'hero-1', 'hero-2', 'hero-3']);
});

test('DJ-SET-20, DJ-SET-24 chest numbers are known by colour only, none is drawn yet', () => {
  expect(begin(3, 'four-lights').chests).toEqual({ copper: [1, 2, 3], silver: [4, 5, 6], gold: [7, 8] });
});

test('DJ-SET-18 on or next to the glyph, then as near as there is room', () => {
  const state = begin(5, 'into-the-dark');
  const area = state.areas[0];
  if (area === undefined) throw new Error('no start area');
  state.areas = [{ ...area, revealed: true }, ...state.areas.slice(1)];
  state.glyphs = [...state.glyphs, ...area.contents.glyphs];
  const at = (x: number, y: number): number => y * 22 + x;
  const hero = newHero('silhouette', 'hero-1');
  expect(startingSquares(state, hero)).toEqual([at(0, 20), at(1, 20), at(0, 21), at(1, 21)]);
  state.heroes = (['steelhorns', 'mad-carthos', 'varikas-the-dead', 'grey-ker'] as const).map(
    (id, place) => ({
      ...newHero(id, 'hero-1'),
      place: [at(0, 20), at(1, 20), at(0, 21), at(1, 21)][place] ?? 0,
    }),
  );
  expect(startingSquares(state, hero)).toEqual([at(2, 20), at(2, 21)]);
});

test('DJ-VAR-03, DJ-VAR-04 every quest can be chosen again, and the FAQ is a switch that is off', () => {
  expect(descent.options['faq']).toMatchObject({ kind: 'flag', default: false });
  expect(descent.options['quest']).toMatchObject({ kind: 'choice', default: 'into-the-dark' });
  expect(OPTIONS.quest.values).toHaveLength(10);
});
