import { expect, test } from 'vitest';
import { rollResolveCard } from '../src/rules/resolve.ts';
import { newTrinketUse, offerTrinkets, trinketOptions, useTrinket } from '../src/rules/trinkets.ts';
import { eat } from '../src/rules/provisions.ts';
import {
  aGame,
  type GameSet,
  type HeroSet,
  perform,
  provisionFaces,
  type TestGame,
} from '../testing/index.ts';

const exploring = (jester: HeroSet, provisions: GameSet['provisions'] = {}): TestGame =>
  aGame({ heroes: { jester, vestal: {} }, dungeon: {}, provisions });

test('DD-DIS-04 bulimic: eating costs one more Food of the pool, if there is any, and a Stress', () => {
  const game = exploring({ disease: 'bulimic' }, { food: 1 });
  perform(eat(game.table, game.hero('jester'), 'DD-PRV-11'));
  expect(game.state.campaign.provisions.food).toBe(0);
  perform(eat(game.table, game.hero('jester'), 'DD-PRV-11'));
  expect(game.hero('jester').stress).toBe(2);
});

test('DD-STR-07 selfish speaks on at most 4: a random Provision is lost', () => {
  const game = exploring({ resolve: 'selfish' }, { food: 1, tool: 1 });
  perform(rollResolveCard(game.table, game.hero('jester')), 5);
  expect(game.state.campaign.provisions).toMatchObject({ food: 1, tool: 1 });
  perform(rollResolveCard(game.table, game.hero('jester')), 4, 'tool');
  expect(game.state.campaign.provisions).toMatchObject({ food: 1, tool: 0 });
});

test('DD-TRI-11 Bloodthirst Ring: a Food of the pool is eaten for Heal 10', () => {
  const jester = {
    level: 3,
    wounds: 12,
    trinkets: ['bloodthirst-ring'],
    quirks: ['stress-eater'],
  } satisfies HeroSet;
  const hungry = exploring(jester);
  expect(trinketOptions(hungry.state, hungry.hero('jester'))).toEqual([]);
  const game = exploring(jester, { food: 1 });
  perform(useTrinket(game.table, game.hero('jester'), 'trinket:bloodthirst-ring'));
  expect(game.hero('jester')).toMatchObject({ wounds: 2, stress: 1, trinkets: [{ up: 'negative' }] });
  expect(game.state.campaign.provisions.food).toBe(0);
});

test('DD-TRI-11 Fasting Seal on its bad side: a Food is eaten for nothing', () => {
  const trinkets = [{ id: 'fasting-seal', up: 'negative', used: false }] as const;
  const game = exploring({ wounds: 5, stress: 3, trinkets, quirks: ['stress-faster'] }, { food: 2 });
  perform(useTrinket(game.table, game.hero('jester'), 'trinket:fasting-seal'));
  expect(game.hero('jester')).toMatchObject({ wounds: 5, stress: 2, trinkets: [{ up: 'positive' }] });
  expect(game.state.campaign.provisions.food).toBe(1);
});

test('DD-TRI-11 Camper’s Helmet: two Provision dice when the party Rests, if the supply has any', () => {
  const game = exploring({ trinkets: ['campers-helmet'] });
  const rest = ({ table, hero }: TestGame) =>
    offerTrinkets(table, hero('jester'), 'rest', newTrinketUse(null, null));
  perform(rest(game), 'trinket:campers-helmet', provisionFaces('food', 'tool'));
  expect(game.state.campaign.provisions).toMatchObject({ food: 1, tool: 1 });
  const full = exploring({ trinkets: ['campers-helmet'] }, { food: 16 });
  perform(rest(full));
  expect(full.hero('jester').trinkets[0]?.used).toBe(false);
});
