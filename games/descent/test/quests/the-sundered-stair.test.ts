import { expect, test } from 'vitest';
import { spotOf } from '../../src/rules/spaces.ts';
import { glyphOptions, monsterStairOptions } from '../../src/rules/stairs-and-glyphs.ts';
import { doorOf, doorOptions } from '../../src/rules/doors.ts';
import { hasAbility, ratingOf } from '../../src/rules/stats.ts';
import { aQuest, faces, type GameSet, type TestGame } from '../../testing/index.ts';
import { act } from '../acting.ts';
import { strike } from '../attacking.ts';
import {
  activating,
  bring,
  type Driven,
  drive,
  endTurnOn,
  named,
  newMatch,
  offersIn,
  playUntil,
  stand,
  take,
} from './playing.ts';

const POWERS = [
  ['black', 'enh'],
  ['black', 'enh'],
  ['black', 'enh'],
] as const;

/** Area 7, where only the two sorcerers are left; Sir Valadir has an axe. */
function withThePair(set: GameSet = {}): TestGame {
  const game = aQuest('the-sundered-stair', [7], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['axe-1'], fatigue: 0 } },
    ...set,
  });
  game.state.monsters = game.state.monsters.filter(one => one.named !== null);
  return game;
}

/** Sir Valadir goes up to one of them, with the pool as full as this, and hits. */
function hit(game: TestGame, name: 'warden' | 'reflection', pool: number): Driven<unknown> {
  game.state.quest.counters['pool'] = pool;
  for (const one of game.state.monsters) one.wounds = pool;
  const { place } = named(game, name);
  game.hero('sir-valadir').place = place + game.state.grid.width;
  return drive(strike(game, 'sir-valadir', 'axe-1'), {
    answers: { 'attack-target': `target:${place}`, 'brave-fear': 'brave' },
    dice: { 'attack-roll': [faces(['red', '1/3/1'], ['green', '0/3/0'], ...POWERS)] },
  });
}

test.each([2, 3, 4, 5])('rule 1: with %i players the heroes start west and east in turn', players => {
  const { state } = newMatch(players, 'the-sundered-stair');
  const halves = state.heroes.map(({ place }) => (spotOf(state, place as number)[0] < 16 ? 'west' : 'east'));
  expect(halves).toEqual(['west', 'east', 'west', 'east'].slice(0, Math.max(2, players - 1)));
});

test('rules 1, 2: from the town a hero comes back on his own side only, until both runekeys are found', () => {
  const game = aQuest('the-sundered-stair', [0]);
  const ways = (hero: 'silhouette' | 'sir-valadir'): string[] => {
    take(game, hero);
    return glyphOptions(game.state, game.hero(hero)).map(({ id }) => id);
  };
  const [west, east] = [`glyph:${game.at([2, 22])}`, `glyph:${game.at([29, 22])}`];
  expect([ways('silhouette'), ways('sir-valadir')]).toEqual([[west], [east]]);
  game.state.runekeys = ['blue'];
  expect(ways('silhouette')).toEqual([west]);
  game.state.runekeys = ['blue', 'red'];
  expect(ways('silhouette')).toEqual([west, east]);
});

test.each([
  ['lever-moon', 'door-2', 6, [11, 9], [2, 11]],
  ['lever-sun', 'door-4', 5, [20, 9], [28, 11]],
] as const)('rule 3, C6: nobody opens the barred door, until %s takes %s off for nothing', (lever, id, _area, _spot, beside) => {
  const game = aQuest('the-sundered-stair', [1, 3, 5, 6]);
  game.state.monsters = [];
  const marker = game.state.markers.find(({ what }) => what.kind === 'encounter' && what.encounter === lever);
  if (marker === undefined || typeof marker.square !== 'number') throw new Error(lever);
  stand(game, { silhouette: beside });
  take(game, 'silhouette');
  expect(doorOptions(game.state, game.hero('silhouette'))).toEqual([]);
  endTurnOn(game, 'sir-valadir', spotOf(game.state, marker.square));
  expect(doorOf(game.state, id).state).toBe('gone');
  expect(game.told('encounter-met')).toMatchObject([{ text: `the-sundered-stair.${lever}` }]);
  expect(game.state.markers).not.toContain(marker);
});

test('rule 3, C6: a lever shows what lies behind the door to the heroes who then see it', () => {
  const game = aQuest('the-sundered-stair', [1, 3, 5, 6]);
  game.state.monsters = [];
  stand(game, { silhouette: [2, 12] });
  const lever = game.state.markers.find(
    ({ what }) => what.kind === 'encounter' && what.encounter === 'lever-moon',
  );
  if (typeof lever?.square !== 'number') throw new Error('a lever');
  endTurnOn(game, 'sir-valadir', spotOf(game.state, lever.square));
  expect(game.state.areas[2]?.revealed).toBe(true);
  expect(game.state.areas[4]?.revealed).toBe(false);
});

test('rule 4: a hero beside a staircase shows its other end; monsters use none, not even with the FAQ', () => {
  const game = aQuest('the-sundered-stair', [1], { options: { faq: true } });
  game.state.monsters = [];
  const [stair] = game.state.staircases;
  if (stair === undefined) throw new Error('a staircase');
  stand(game, { silhouette: [5, 14] });
  take(game, 'silhouette');
  act(game, 'silhouette', `move:${game.at([6, 14])}`);
  expect(game.state.areas[5]?.revealed).toBe(false);
  playUntil(game, ({ areas }) => areas[5]?.revealed === true, {
    answers: { 'hero-acts': `move:${game.at([7, 14])}` },
  });
  expect(game.state.areas.flatMap(({ revealed }, area) => (revealed ? [area] : []))).toEqual([1, 5]);
  game.state.monsters = [];
  act(game, 'silhouette', `move:${stair.square}`);
  expect(act(game, 'silhouette', `stairs:${game.state.staircases.at(-1)?.square ?? 0}`).result).toBeNull();
  game.state.monsters = [];
  const skeleton = bring(game, 'skeleton', 'normal', [8, 14]);
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === skeleton.id, {
    answers: activating(game, skeleton),
  });
  expect(monsterStairOptions(game.state, skeleton)).toEqual([]);
});

test('rule 5: the green stair is plain floor until both runekeys are found; then heroes use it', () => {
  const game = aQuest('the-sundered-stair', [2, 4]);
  game.state.monsters = [];
  const keys = game.state.markers.filter(({ what }) => what.kind === 'runekey');
  expect(keys).toHaveLength(2);
  const [west, east] = [game.at([5, 6]), game.at([26, 6])];
  for (const [at, key] of keys.entries()) {
    expect(game.state.staircases).toEqual([]);
    expect(game.state.quest.told).not.toContain(5);
    game.hero('silhouette').place = key.square;
    take(game, 'silhouette');
    act(game, 'silhouette', `pick-up:${key.id}`);
    expect(game.state.runekeys).toHaveLength(at + 1);
  }
  expect(game.state.staircases.map(({ square }) => square)).toEqual([west, east]);
  expect(game.state.quest.told).toContain(5);
  game.hero('silhouette').place = west;
  act(game, 'silhouette', `stairs:${east}`);
  expect(game.hero('silhouette').place).toBe(east);
});

test('rules 6, 7, C8: told with area 7; the pair, neither Undying, has one rating for two', () => {
  const game = aQuest('the-sundered-stair', [2]);
  game.state.monsters = [];
  game.state.runekeys = ['red'];
  stand(game, { silhouette: [6, 2] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[7]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-5' },
  });
  expect(game.state.quest.told).toEqual(expect.arrayContaining([6, 7]));
  expect(game.state.quest.told).not.toContain(8);
  for (const name of ['warden', 'reflection']) {
    const one = named(game, name);
    expect(ratingOf(game.state, one)).toBe(12);
    expect(hasAbility(game.state, `monster:${one.id}`, 'undying')).toBe(false);
  }
});

test('rule 6: wounds of either go to one pool', () => {
  const game = withThePair();
  hit(game, 'warden', 0);
  const once = named(game, 'warden').wounds;
  expect(once).toBeGreaterThan(0);
  expect(named(game, 'reflection').wounds).toBe(once);
  hit(game, 'reflection', 1);
  expect(named(game, 'warden').wounds).toBe(1 + once);
});

test('rule 6: an attack that hits both counts once, for the one that suffers more', () => {
  const game = withThePair({
    heroes: { 'mad-carthos': { items: ['ice-storm'], fatigue: 0 }, 'sir-valadir': {} },
  });
  const [warden, reflection] = [named(game, 'warden'), named(game, 'reflection')];
  reflection.place = warden.place + 1;
  game.hero('mad-carthos').place = warden.place + 2 * game.state.grid.width;
  drive(strike(game, 'mad-carthos', 'ice-storm'), {
    answers: { 'attack-target': `target:${warden.place}`, 'use-blast': 'blast', 'brave-fear': 'brave' },
  });
  const suffered = game.told('wounds-suffered').map(({ count }) => Number(count));
  expect(suffered).toHaveLength(2);
  expect(warden.wounds).toBe(Math.max(...suffered));
  expect(reflection.wounds).toBe(warden.wounds);
});

test.each([
  ['warden', 2],
  ['reflection', 1],
] as const)('rules 6, 8: killed through the %s both die, %i conquest, one bounty, and the heroes win', (name, gain) => {
  const game = withThePair();
  const { result } = hit(game, name, 11);
  expect(result).toMatchObject({ outcome: 'task-completed', about: { conquest: 5 + gain } });
  expect(game.state.monsters).toEqual([]);
  expect(game.told('bounty-paid')).toHaveLength(1);
  expect(game.state.quest.told.includes(8)).toBe(name === 'reflection');
});

test('rule 7: the two exchange spaces once a turn, before either has acted, and then act as ever', () => {
  const game = withThePair();
  const [warden, reflection] = [named(game, 'warden'), named(game, 'reflection')];
  const before = [warden.place, reflection.place];
  const { asked } = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: {
      ...activating(game, warden),
      'activate-next': [`activate:monster:${warden.id}`, `activate:monster:${reflection.id}`],
      'monster-acts': ['swap-places', 'end-activation', 'end-activation'],
    },
  });
  expect([reflection.place, warden.place]).toEqual(before);
  const offers = asked
    .filter(({ ask }) => ask === 'monster-acts')
    .map(({ options }) => options.map(({ id }) => id));
  expect(offers.map(ids => ids.includes('swap-places'))).toEqual([true, false, false]);
});

test('rule 7: not once one of them has moved', () => {
  const game = withThePair();
  const warden = named(game, 'warden');
  const aside = spotOf(game.state, warden.place);
  const acts = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: activating(game, warden, `move:${game.at([aside[0], aside[1] + 1])}`),
  });
  expect(offersIn(acts, 'monster-acts')).not.toContain('swap-places');
});
