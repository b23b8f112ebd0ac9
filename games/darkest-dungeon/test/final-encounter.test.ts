import { expect, test } from 'vitest';
import type { FormId } from '../src/data/bosses.ts';
import { maybeEndBattle } from '../src/rules/battle-end.ts';
import { playBattleSetUp } from '../src/rules/battle-set-up.ts';
import { killMonster } from '../src/rules/casualties.ts';
import { monstersInOrder, stanceOf } from '../src/rules/figures.ts';
import { playFinalEncounter, playNextForm } from '../src/rules/final-encounter.ts';
import {
  aGame,
  type BattleSet,
  type GameSet,
  perform,
  provisionFaces,
  type TestGame,
} from '../testing/index.ts';

const placesOf = ({ state }: TestGame) =>
  monstersInOrder(state).map(one => [one.card, stanceOf(state, one), one.area]);
const cardsOf = ({ state }: TestGame) =>
  state.battle?.initiative.unseen.filter(side => side === 'monsters').length;

const afterForm = (form: FormId, more: Partial<GameSet> = {}, battle: Partial<BattleSet> = {}): TestGame =>
  aGame({
    act: 4,
    ...more,
    battle: { room: 'boss-ancestor', boss: 'ancestor', form, ...battle },
    phase: { kind: 'next-form' },
  });

test('DD-FIN-02, DD-FIN-04, DD-FIN-09 Provisions are rolled, Light is 5, and the Battle starts without map, Firewood or Chests', () => {
  const { table, state } = aGame({ act: 4, light: 1, phase: { kind: 'final-encounter' } });
  state.quest = null;
  perform(
    playFinalEncounter(table),
    provisionFaces('food', 'food'),
    provisionFaces('torch', 'tool'),
    provisionFaces('food', 'potion'),
    provisionFaces('bandage', 'torch'),
  );
  expect(state.campaign.light).toBe(5);
  expect(state.campaign.provisions).toEqual({ food: 3, bandage: 1, potion: 1, torch: 2, tool: 1 });
  expect(state.quest).toMatchObject({ firewood: 0, dungeon: null });
  expect(state.battle).toMatchObject({ room: 'boss-ancestor', boss: 'ancestor' });
  expect(state.phase).toEqual({ kind: 'battle-set-up' });
  perform(playBattleSetUp(table), 'imperfect-reflection', 'perfect-reflection', 'perfect-reflection');
  expect(state.battle?.chests).toEqual([]);
  expect(state.heroes.map(({ area }) => area)).toEqual(['E', 'ISE', 'SE', 'SE']);
});

test('DD-ANA-01 the first form comes with two Perfect Reflections and an Imperfect one in a random order, and four cards', () => {
  const game = aGame({
    act: 4,
    battle: { room: 'boss-ancestor', boss: 'ancestor' },
    phase: { kind: 'battle-set-up' },
  });
  perform(playBattleSetUp(game.table), 'perfect-reflection', 'imperfect-reflection', 'perfect-reflection');
  expect(placesOf(game)).toEqual([
    ['ancestor-1', 'aggressive', 'C'],
    ['perfect-reflection', 'defensive', 'N'],
    ['imperfect-reflection', 'ranged', 'NW'],
    ['perfect-reflection', 'support', 'S'],
  ]);
  expect(cardsOf(game)).toBe(4);
});

test('DD-FIN-03 a form that the Darkest Dungeon has cancelled is skipped, the Heart of Darkness never', () => {
  const game = aGame({
    act: 4,
    campaign: { cancelled: 'ancestor-1' },
    battle: { room: 'boss-ancestor', boss: 'ancestor' },
    phase: { kind: 'battle-set-up' },
  });
  perform(playBattleSetUp(game.table));
  expect(game.state.battle?.form).toBe('ancestor-2');
  const skipped = afterForm('ancestor-2', { campaign: { cancelled: 'gestating-heart' } });
  perform(playNextForm(skipped.table), 9);
  expect(skipped.state.battle?.form).toBe('heart-of-darkness');
  const never = afterForm('gestating-heart', { campaign: { cancelled: 'heart-of-darkness' } });
  perform(playNextForm(never.table), 9);
  expect(never.state.battle?.form).toBe('heart-of-darkness');
});

test('DD-FIN-05, DD-FIN-07, DD-ANB-01 the second form appears with a new round and two cards, and Absolute Nothingness opens', () => {
  const game = afterForm(
    'ancestor-1',
    {},
    { monsters: [['perfect-reflection']], initiative: ['monsters', 'monsters'], round: 3 },
  );
  perform(playNextForm(game.table));
  expect(placesOf(game)).toEqual([['ancestor-2', 'aggressive', 'C']]);
  expect(game.state.battle).toMatchObject({ round: 4, nothingness: ['N', 'NW', 'S'], form: 'ancestor-2' });
  expect(cardsOf(game)).toBe(2);
  expect(game.state.phase).toEqual({ kind: 'initiative' });
});

test('DD-FIN-07, DD-SUM-03 Heroes in the way make room for a form and for Absolute Nothingness', () => {
  const game = afterForm(
    'ancestor-1',
    {},
    { heroes: { crusader: 'C', hellion: 'C', highwayman: 'NW', vestal: 'SE' } },
  );
  perform(playNextForm(game.table), 'figure:crusader', 'area:E');
  expect(game.hero('crusader').area).toBe('E');
  expect(game.hero('highwayman').area).toBe('NW');
  expect(placesOf(game)).toEqual([['ancestor-2', 'aggressive', 'C']]);
});

test('DD-ANB-01 a Hero who fills one of its Areas makes room for Absolute Nothingness', () => {
  const game = afterForm(
    'ancestor-1',
    {},
    { heroes: { crusader: 'NW', hellion: 'NW', highwayman: 'NW', vestal: 'SE' } },
  );
  const { asked } = perform(playNextForm(game.table), 'figure:hellion', 'area:W');
  expect(asked[0]?.about).toEqual({ by: 'absolute-nothingness', area: 'NW' });
  expect(game.hero('hellion').area).toBe('W');
  expect(game.state.battle?.nothingness).toEqual(['N', 'NW', 'S']);
});

test('DD-GES-01, DD-ANB-04 the Gestating Heart follows alone with one card; Absolute Nothingness is gone', () => {
  const game = afterForm('ancestor-2', {}, { nothingness: ['N', 'NW', 'S'] });
  perform(playNextForm(game.table));
  expect(placesOf(game)).toEqual([['gestating-heart', 'aggressive', 'C']]);
  expect(game.state.battle?.nothingness).toEqual([]);
  expect(cardsOf(game)).toBe(1);
});

test('DD-GES-04, DD-HOD-01, DD-HOD-02 the Heart of Darkness drives everything else out and has its doom rolled at once', () => {
  const game = afterForm('gestating-heart', {}, { monsters: [['polyp'], ['antibody']] });
  perform(playNextForm(game.table), 4);
  expect(placesOf(game)).toEqual([['heart-of-darkness', 'aggressive', 'C']]);
  expect(game.state.battle).toMatchObject({ doom: 4, spent: ['polyp:1', 'antibody:1'] });
  expect(cardsOf(game)).toBe(2);
});

test('DD-FIN-06 between forms Heroes keep Areas, Stances, Wounds, Stress and Conditions, and nobody joins', () => {
  const game = afterForm(
    'ancestor-1',
    {
      heroes: { crusader: { wounds: 7, stress: 4, conditions: [['bleed', 2, 1]] }, hellion: {}, vestal: {} },
    },
    { heroes: { crusader: 'W' } },
  );
  const before = JSON.stringify([game.hero('crusader').wounds, game.hero('crusader').stress]);
  perform(playNextForm(game.table));
  expect(JSON.stringify([game.hero('crusader').wounds, game.hero('crusader').stress])).toBe(before);
  expect(game.hero('crusader')).toMatchObject({ area: 'W', conditions: [{ condition: 'bleed', tokens: 2 }] });
  expect(game.state.trackers.heroes).toEqual(['crusader', 'hellion', 'vestal']);
});

test('DD-FIN-05, DD-HOD-03 the death of a form leads to the next; the death of the last wins the campaign', () => {
  const game = afterForm('gestating-heart', {}, { monsters: [['gestating-heart'], ['polyp']] });
  perform(killMonster(game.table, game.monster('gestating-heart'), null, 'DD-MON-15'));
  perform(maybeEndBattle(game.table));
  expect(game.state.phase).toEqual({ kind: 'next-form' });
  expect(game.state.quest?.bossDead).toBe(false);
  const last = afterForm('heart-of-darkness');
  const { result } = perform(playNextForm(last.table));
  expect(result).toMatchObject({ outcome: 'heart-defeated', winners: last.table.seats });
});

test('DD-FIN-08 if all Heroes are dead the campaign is lost', () => {
  const game = afterForm('ancestor-2', {}, { monsters: [['ancestor-2']] });
  game.state.heroes = [];
  game.state.trackers.heroes = [];
  expect(perform(maybeEndBattle(game.table)).result).toMatchObject({ outcome: 'party-dead', winners: [] });
});

test('DD-FIN-02 what was prepared in the Hamlet counts for the last encounter, and is used up', () => {
  const { table, state } = aGame({
    act: 4,
    options: { difficulty: 'radiant' },
    phase: { kind: 'final-encounter' },
  });
  state.campaign.next.faces = ['potion'];
  state.campaign.next.dice = 1;
  perform(
    playFinalEncounter(table),
    ...[1, 2, 3, 4].flatMap(() => [provisionFaces('food'), 'face:torch']),
    provisionFaces('tool'),
  );
  expect(state.campaign.provisions).toEqual({ food: 4, bandage: 0, potion: 1, torch: 4, tool: 1 });
  expect(state.campaign.next.faces).toEqual([]);
});
