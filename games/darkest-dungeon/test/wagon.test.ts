import { expect, test } from 'vitest';
import { trinketOf, type TrinketId } from '../src/data/trinkets.ts';
import { playDayEnd } from '../src/rules/hamlet.ts';
import { upgradeBuilding } from '../src/rules/upgrades.ts';
import { canTrade, stockWagon, trade } from '../src/rules/wagon.ts';
import { aGame, perform, playOut } from '../testing/index.ts';

test.each([
  [1, [1, 1, 1]],
  [2, [1, 1, 2]],
  [3, [1, 2, 3]],
] as const)('DD-BLD-05 the Nomad Wagon of Level %i shows Trinkets of Levels %o', (level, levels) => {
  const { table, state, told } = aGame({ hamlet: {} });
  state.campaign.buildings['nomad-wagon'] = level;
  playOut(stockWagon(table));
  expect(state.hamlet?.wagon?.map(id => trinketOf(id).level)).toEqual(levels);
  expect(told('wagon-stocked')).toMatchObject([{ reveals: true }]);
});

test('DD-BLD-05 its stock stays for the phase, also when the Wagon rises', () => {
  const { table, state, hero } = aGame({ hamlet: {}, gold: 2 });
  const stock: TrinketId[] = ['critical-stone', 'speed-stone', 'damage-stone'];
  perform(trade(table, hero('crusader')), ...stock);
  upgradeBuilding(table, 'nomad-wagon', 0, 'DD-BLD-01');
  perform(trade(table, hero('hellion')));
  expect(state.hamlet?.wagon).toEqual(stock);
});

test('DD-BLD-06 a visiting Hero may sell one Trinket and buy one, in any order', () => {
  const { table, state, hero } = aGame({
    gold: 3,
    hamlet: { wagon: ['speed-stone', 'damage-stone'] },
    heroes: { vestal: { trinkets: ['critical-stone'] } },
  });
  // 3 Gold are not enough before the sale.
  const { asked } = perform(
    trade(table, hero('vestal')),
    'sell:critical-stone',
    'buy:speed-stone',
    'keep-trinket',
  );
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['sell:critical-stone', 'done']);
  expect(hero('vestal').trinkets).toMatchObject([{ id: 'speed-stone', up: 'positive' }]);
  expect(state.campaign.gold).toBe(1);
  expect(state.hamlet).toMatchObject({ wagon: ['damage-stone'], sold: ['critical-stone'] });
});

test.each([
  ['critical-stone', 4, 2],
  ['bloodthirst-ring', 6, 3],
  ['dark-crown', 8, 4],
] as const)('DD-BLD-06 %s costs %i Gold and fetches %i', (trinket, price, sale) => {
  const { table, state, hero } = aGame({ gold: price, hamlet: { wagon: [trinket] } });
  perform(trade(table, hero('vestal')), `buy:${trinket}`, 'keep-trinket', 'done');
  expect(state.campaign.gold).toBe(0);
  perform(trade(table, hero('vestal')), `sell:${trinket}`);
  expect(state.campaign.gold).toBe(sale);
});

test('DD-BLD-06 with the limit reached a purchase takes the place of a Trinket, or goes to a Hero with room', () => {
  const { table, hero } = aGame({
    gold: 4,
    hamlet: { wagon: ['speed-stone'] },
    heroes: { vestal: { trinkets: ['critical-stone'] }, crusader: {} },
  });
  const { asked } = perform(trade(table, hero('vestal')), 'buy:speed-stone', 'give:crusader', 'done');
  expect(asked[1]?.options.map(({ id }) => id)).toContain('exchange:critical-stone');
  expect(hero('crusader').trinkets).toMatchObject([{ id: 'speed-stone' }]);
});

test('DD-HAM-11 at the Wanderers’ Market a Trinket fetches 5 Gold more', () => {
  const { table, state, hero } = aGame({
    hamlet: { event: 'wanderers-market', wagon: [] },
    heroes: { vestal: { trinkets: ['critical-stone'] } },
  });
  perform(trade(table, hero('vestal')), 'sell:critical-stone');
  expect(state.campaign.gold).toBe(7);
});

test('DD-BLD-16 sold and unsold Trinkets go back to their decks when the party leaves, and are not on offer before', () => {
  const { table, state, hero } = aGame({
    hamlet: { day: 4, days: 3 },
    phase: { kind: 'day-end' },
    heroes: { vestal: { trinkets: ['critical-stone'] } },
  });
  perform(trade(table, hero('vestal')), 'speed-stone', 'damage-stone', 'stun-charm', 'sell:critical-stone');
  expect(state.decks.trinkets[0].unseen).toHaveLength(10);
  expect(state.hamlet?.wagon).not.toContain('critical-stone');
  perform(playDayEnd(table));
  expect(state.decks.trinkets[0].unseen).toHaveLength(14);
});

test('DD-BLD-05 an unseen stock is worth a visit; a known one only for whoever can trade', () => {
  const { state, hero } = aGame({ hamlet: {}, gold: 0 });
  expect(canTrade(state, hero('vestal'))).toBe(true);
  Object.assign(state.hamlet ?? {}, { wagon: ['speed-stone'] });
  expect(canTrade(state, hero('vestal'))).toBe(false);
});
