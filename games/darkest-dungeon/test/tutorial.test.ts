import { settleOptions } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { OLD_ROAD } from '../src/data/tutorial.ts';
import { game } from '../src/index.ts';
import { beginBattle, playBattleSetUp } from '../src/rules/battle-set-up.ts';
import { playBattleEnd, playRoundEnd } from '../src/rules/battle-end.ts';
import { playInitiative } from '../src/rules/initiative.ts';
import { teach } from '../src/rules/tutorial.ts';
import type { State } from '../src/state.ts';
import { aGame, perform, playOut, type TestGame } from '../testing/index.ts';
import { testGame } from '../testing/a-game.ts';

function theOldRoad(party = 's', players = 2): TestGame {
  const options = settleOptions(game.options, { mode: 'tutorial' });
  if (typeof options === 'string') throw new Error(options);
  const seats = game.seats(players);
  const state = game.setUp({ options, seats }) as State;
  Object.assign(state.quest?.dungeon ?? {}, { party });
  return testGame(state, seats);
}
const PLAN = { room: null, boss: null, named: [], task: false } as const;

test('the set-up of The Old Road: party, map, tokens, Provisions, Curios', () => {
  const { state, hero } = theOldRoad();
  expect(state.trackers.heroes).toEqual(['crusader', 'hellion', 'highwayman', 'vestal']);
  expect(hero('vestal')).toMatchObject({
    level: 1,
    seat: 'player-2',
    equipped: ['vestal:divine-grace', 'vestal:dazzling-light', 'vestal:mace-bash'],
  });
  expect(state.campaign).toMatchObject({ gold: 10, light: 5, waiting: 2, threat: null });
  expect(state.campaign.provisions).toEqual({ food: 2, torch: 2, tool: 1, bandage: 1, potion: 1 });
  expect(state.quest).toMatchObject({ id: 'the-old-road', firewood: 8 });
  expect(state.quest?.dungeon).toMatchObject({
    tile: 'old-road',
    party: 's',
    tokens: { r1: null, r2: null, r3: null, r4: null, r5: null },
  });
  expect(state.decks.curios.top).toEqual(OLD_ROAD.curios);
  expect(state.decks.curios.unseen).not.toContain('sealed-sarcophagus');
  expect(game.invariants(state)).toEqual([]);
});

test('a step is shown once, must be acknowledged, and brings what follows it', () => {
  const { table, state } = theOldRoad();
  const { asked } = perform(teach(table, 'lair'), 'understood', 'understood');
  expect(asked.map(({ ask }) => ask)).toEqual(['tutorial-lair', 'tutorial-areas']);
  expect(asked.every(({ commit }) => commit === true)).toBe(true);
  perform(teach(table, 'lair'));
  expect(state.tutorial?.seen).toEqual(['lair', 'areas']);
});

test('the welcome comes before the Stances', () => {
  const { table, state } = theOldRoad();
  perform(teach(table, 'stances'), 'understood', 'understood');
  expect(state.tutorial?.seen).toEqual(['welcome', 'stances']);
});

test('outside the tutorial nothing is taught', () => {
  const { table } = aGame();
  expect(perform(teach(table, 'welcome')).asked).toEqual([]);
});

test.each([
  [
    'r2',
    'old-road-clearing',
    ['brigand-cutthroat:1 ROAD_E', 'brigand-fusilier:1 ROAD_E'],
    ['WAGON'],
    ['lair', 'areas'],
  ],
  ['r3', 'old-road-clearing', ['maggot:1 ROAD_E', 'maggot:2 ROAD_E'], [], []],
  ['r5', 'ruins-3', ['brigand-bloodletter:1 W', 'brigand-fusilier:1 NE'], [], ['objective', 'large']],
] as const)('the Battle in %s: the Room %s, its Monsters set directly, and the steps that explain it', (place, room, monsters, chests, steps) => {
  const { table, state } = theOldRoad(place);
  perform(beginBattle(table, PLAN));
  perform(playBattleSetUp(table), ...steps.map(() => 'understood'));
  expect(state.battle).toMatchObject({ room, chests });
  expect(state.battle?.monsters.map(({ id, area }) => `${id} ${area}`)).toEqual(monsters);
  expect(state.tutorial?.seen).toEqual(steps);
  expect(state.decks.loot.top).toEqual(['loot-gold-or-roll:1']);
});

test('the first card, the first Hero turn, the first Monster turn and the Chest of round 2 are explained', () => {
  const { table, state } = theOldRoad('r2');
  perform(beginBattle(table, PLAN));
  playOut(playBattleSetUp(table));
  playOut(playInitiative(table), [], ['heroes']);
  expect(state.tutorial?.seen.slice(2)).toEqual(['initiative', 'hero-turn', 'skills']);
  playOut(playInitiative(table), [], ['monsters']);
  expect(state.tutorial?.seen.at(-1)).toBe('monster-turn');
  playOut(playRoundEnd(table));
  playOut(playInitiative(table), [], ['heroes']);
  expect(state.tutorial?.seen.at(-1)).toBe('chest');
});

test('what has not come up by then is explained at the latest at the end of round 2 and of the Battle', () => {
  const { table, state } = theOldRoad('r2');
  perform(beginBattle(table, PLAN));
  playOut(playBattleSetUp(table));
  Object.assign(state.battle ?? {}, { round: 2 });
  playOut(playRoundEnd(table));
  expect(state.tutorial?.seen).toContain('conditions');
  playOut(playBattleEnd(table, 'fled'));
  expect(state.tutorial?.seen).toContain('stress');
  expect(state.tutorial?.seen).toContain('fled');
});
