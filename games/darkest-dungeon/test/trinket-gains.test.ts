import { expect, test } from 'vitest';
import type { TrinketId } from '../src/data/trinkets.ts';
import { discardTrinket, drawTrinket, gainTrinket } from '../src/rules/trinkets.ts';
import { aGame, type GameSet, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const party = (crusader: HeroSet, vestal: HeroSet = {}, more: Partial<GameSet> = {}): TestGame =>
  aGame({ heroes: { crusader, vestal }, dungeon: {}, ...more });
const gain = (game: TestGame, trinket: TrinketId = 'damage-stone') => {
  const { unseen } = game.state.decks.trinkets[0];
  unseen.splice(unseen.indexOf(trinket), 1);
  return gainTrinket(game.table, game.hero('crusader'), trinket, 'DD-TRI-02');
};
const held = ({ hero }: TestGame, id: 'crusader' | 'vestal'): string[] =>
  hero(id).trinkets.map(one => `${one.id} ${one.up}`);

test('DD-TRI-01, DD-TRI-03 a Hero with room keeps it, positive side up', () => {
  const game = party({});
  const { asked } = perform(gain(game), 'keep-trinket');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['keep-trinket', 'give:vestal', 'discard-trinket']);
  expect(held(game, 'crusader')).toEqual(['damage-stone positive']);
  expect(game.told('trinket-gained')).toMatchObject([
    { hero: 'crusader', trinket: 'damage-stone', side: 'positive', from: null },
  ]);
});

test('DD-TRI-01 as many as the Hero’s Level', () => {
  const full = party({ trinkets: ['speed-stone'] }, { trinkets: ['accuracy-stone'] });
  const { asked } = perform(gain(full), 'discard-trinket');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['exchange:speed-stone', 'discard-trinket']);
  const roomy = party({ level: 2, trinkets: ['speed-stone'] }, { trinkets: ['accuracy-stone'] });
  perform(gain(roomy), 'keep-trinket');
  expect(held(roomy, 'crusader')).toHaveLength(2);
});

test('DD-TRI-02 it may be given to a Hero with room, or discarded', () => {
  const given = party({});
  perform(gain(given), 'give:vestal');
  expect(held(given, 'vestal')).toEqual(['damage-stone positive']);
  expect(given.told('trinket-gained')).toMatchObject([{ hero: 'vestal', from: 'crusader' }]);
  const left = party({});
  perform(gain(left), 'discard-trinket');
  expect(left.state.decks.trinkets[0].discard).toEqual(['damage-stone']);
});

test('DD-TRI-02, DD-TRI-09 a held Trinket makes room by being discarded or handed over, positive side up', () => {
  const crusader = { trinkets: [{ id: 'speed-stone', up: 'negative', used: true } as const] };
  const exchanged = party(crusader);
  perform(gain(exchanged), 'exchange:speed-stone');
  expect(held(exchanged, 'crusader')).toEqual(['damage-stone positive']);
  expect(exchanged.state.decks.trinkets[0].discard).toEqual(['speed-stone']);
  const passed = party(crusader);
  perform(gain(passed), 'hand-over:speed-stone:vestal');
  expect(held(passed, 'crusader')).toEqual(['damage-stone positive']);
  // It has been used this turn, whoever holds it now.
  expect(passed.hero('vestal').trinkets).toEqual([{ id: 'speed-stone', up: 'positive', used: true }]);
});

test.each([
  [1, 'critical-stone'],
  [2, 'dark-bracer'],
  [3, 'dark-crown'],
  [4, 'dark-crown'],
] as const)('DD-TRI-07, DD-ACT-03 in Act %i a Trinket comes from the deck of the Campaign Level: %s', (act, trinket) => {
  const game = party({}, {}, { act });
  perform(drawTrinket(game.table, game.hero('crusader'), 'DD-TRI-07'), trinket, 'keep-trinket');
  expect(held(game, 'crusader')).toEqual([`${trinket} positive`]);
  expect(game.state.decks.trinkets.flatMap(({ unseen }) => unseen)).toHaveLength(37);
});

test('DD-TRI-07 an empty deck gives nothing', () => {
  const game = party({});
  game.state.decks.trinkets[0].unseen = [];
  perform(drawTrinket(game.table, game.hero('crusader'), 'DD-TRI-07'));
  expect(held(game, 'crusader')).toEqual([]);
});

test('DD-TRI-01 a discarded Trinket goes to the pile of its Level', () => {
  const game = party({ level: 2, trinkets: ['dark-bracer', 'speed-stone'] });
  discardTrinket(game.table, game.hero('crusader'), 'dark-bracer', 'DD-TRI-02');
  expect(held(game, 'crusader')).toEqual(['speed-stone positive']);
  expect(game.state.decks.trinkets[1].discard).toEqual(['dark-bracer']);
});

test('DD-TRI-04 the tutorial explains the first Trinket', () => {
  const game = party({});
  game.state.tutorial = { seen: [] };
  const { asked } = perform(gain(game), 'keep-trinket', 'understood');
  expect(asked.at(-1)?.ask).toBe('tutorial-trinket');
});
