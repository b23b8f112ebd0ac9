import { expect, test } from 'vitest';
import { OPTIONS } from '../src/data/options.ts';
import { game as descent } from '../src/index.ts';
import { newHero } from '../src/rules/heroes-set-up.ts';
import { playSetUp, startingSquares } from '../src/rules/play-set-up.ts';
import { setUp } from '../src/rules/set-up.ts';
import { SET_UP_STEPS, type State } from '../src/state.ts';
import { aTable } from '@tenebrae/kernel/testing';
import { perform } from '../testing/index.ts';

const begin = (players: number, quest: string): State =>
  setUp({ seats: descent.seats(players), options: { quest, 'choose-heroes': false, 'faq': false } });

test('DJ-SET-01, DJ-SET-03, DJ-SET-17, DJ-SET-19, DJ-SET-22, DJ-SET-26 the overlord picks the quest, and its map is laid', () => {
  const state = begin(2, 'overlord-chooses');
  const table = aTable(state, descent.seats(2));
  perform(playSetUp(table), 'play-quest:the-ash-crown');
  expect(state.conquest).toBe(6);
  expect(state.quest.id).toBe('the-ash-crown');
  expect([state.monsters, state.markers, state.glyphs]).toEqual([[], [], []]);
  expect(table.told).toMatchObject([{ type: 'quest-laid', quest: 'the-ash-crown', conquest: 6 }]);
  expect(state.phase).toEqual({ kind: 'set-up', step: 'heroes', hero: 0 });
});

test('DJ-SET-23, DJ-SET-25, DJ-SET-27 the steps in order: the overlord is ready before the heroes are placed, then round 1', () => {
  expect(SET_UP_STEPS).toEqual(['quest', 'heroes', 'skills', 'exchange', 'shop', 'hand', 'place']);
  expect(begin(3, 'into-the-dark').round).toBe(1);
});

test('DJ-SET-02, DJ-SET-04 the overlord and one to four hero players', () => {
  expect(descent.players).toEqual({ min: 2, max: 5 });
  expect(descent.seats(4)).toEqual(['overlord', 'hero-1', 'hero-2', 'hero-3']);
});

test('DJ-SET-20, DJ-SET-21, DJ-SET-24 chest numbers are known by colour only, none is drawn yet', () => {
  expect(begin(3, 'four-lights').chests).toEqual({ copper: [1, 2, 3], silver: [4, 5, 6], gold: [7, 8] });
});

test('DJ-SET-18 on or next to the glyph, then as near as there is room', () => {
  const state = begin(5, 'into-the-dark');
  const area = state.areas[0];
  if (area === undefined) throw new Error('no start area');
  area.revealed = true;
  state.glyphs.push(...area.contents.glyphs);
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
