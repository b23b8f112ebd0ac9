import { expect, test } from 'vitest';
import { gainQuirk, loseQuirk, removeQuirk } from '../src/rules/quirks.ts';
import { aGame, type HeroSet, perform, replacedBy, type TestGame } from '../testing/index.ts';

const withQuirks = (...quirks: NonNullable<HeroSet['quirks']>): TestGame =>
  aGame({ heroes: { jester: { quirks }, crusader: {}, hellion: {}, vestal: {} } });
const gain = ({ table, hero }: TestGame, sign: 'positive' | 'negative') =>
  gainQuirk(table, hero('jester'), sign, 'DD-QRK-06');

test('DD-QRK-01, DD-QRK-06 a Quirk is drawn at random from the deck of its sign', () => {
  const game = withQuirks();
  perform(gain(game, 'positive'), 'evasive');
  perform(gain(game, 'negative'), 'soft');
  expect(game.hero('jester')).toMatchObject({ quirks: ['evasive', 'soft'], history: { quirksGained: 2 } });
  expect(game.state.decks.positiveQuirks.unseen).not.toContain('evasive');
  expect(game.state.decks.positiveQuirks.unseen).toHaveLength(16);
  expect(game.state.decks.negativeQuirks.unseen).toHaveLength(17);
  expect(game.told('quirk-gained')).toMatchObject([{ quirk: 'evasive' }, { quirk: 'soft' }]);
});

test('DD-QRK-06 an empty deck is made anew from the discards; with none there is no Quirk', () => {
  const game = withQuirks();
  const deck = game.state.decks.positiveQuirks;
  deck.unseen = [];
  perform(gain(game, 'positive'));
  expect(game.hero('jester').quirks).toEqual([]);
  deck.discard = ['evasive'];
  perform(gain(game, 'positive'), 'evasive');
  expect(game.hero('jester').quirks).toEqual(['evasive']);
});

test('DD-QRK-02 at most three in all', () => {
  const game = withQuirks('nervous', 'soft', 'evasive');
  perform(gain(game, 'positive'), 'balanced', 'quirk:evasive');
  expect(game.hero('jester').quirks).toHaveLength(3);
});

test('DD-QRK-03 beside three Quirks a Positive one is swapped with a Positive one, or discarded', () => {
  const swapped = withQuirks('nervous', 'hoarder', 'evasive');
  const { asked } = perform(gain(swapped, 'positive'), 'balanced', 'quirk:hoarder');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['quirk:hoarder', 'quirk:evasive', 'discard-quirk']);
  expect(swapped.hero('jester').quirks).toEqual(['nervous', 'evasive', 'balanced']);
  expect(swapped.state.decks.positiveQuirks.discard).toEqual(['hoarder']);
  const kept = withQuirks('nervous', 'hoarder', 'evasive');
  perform(gain(kept, 'positive'), 'balanced', 'discard-quirk');
  expect(kept.hero('jester').quirks).toEqual(['nervous', 'hoarder', 'evasive']);
  expect(kept.state.decks.positiveQuirks.discard).toEqual(['balanced']);
});

test('DD-QRK-03 with three Negative Quirks it is discarded', () => {
  const game = withQuirks('nervous', 'soft', 'fragile');
  perform(gain(game, 'positive'), 'balanced');
  expect(game.hero('jester').quirks).toEqual(['nervous', 'soft', 'fragile']);
  expect(game.state.decks.positiveQuirks.discard).toEqual(['balanced']);
});

test('DD-QRK-04 a Negative one replaces a Positive one of the controller’s choice', () => {
  const game = withQuirks('nervous', 'hoarder', 'evasive');
  const { asked } = perform(gain(game, 'negative'), 'fragile', 'quirk:evasive');
  expect(asked[0]).toMatchObject({
    seat: 'player-1',
    options: [{ id: 'quirk:hoarder' }, { id: 'quirk:evasive' }],
  });
  expect(game.hero('jester').quirks).toEqual(['nervous', 'hoarder', 'fragile']);
  expect(game.state.decks.positiveQuirks.discard).toEqual(['evasive']);
});

test('DD-QRK-05 a fourth Negative Quirk kills', () => {
  const game = withQuirks('nervous', 'soft', 'fragile');
  perform(gain(game, 'negative'), ...replacedBy('occultist'));
  expect(game.state.fallen).toMatchObject([{ id: 'jester', cause: 'madness' }]);
  expect(game.state.decks.negativeQuirks.discard).toEqual(['nervous', 'soft', 'fragile']);
});

test('DD-QRK-06 a lost Quirk goes to the discard pile of its sign', () => {
  const game = withQuirks('nervous', 'evasive');
  const { table, hero, state } = game;
  loseQuirk(table, hero('jester'), 'evasive', 'DD-BLD-07');
  loseQuirk(table, hero('jester'), 'evasive', 'DD-BLD-07');
  expect(hero('jester').quirks).toEqual(['nervous']);
  expect(state.decks.positiveQuirks.discard).toEqual(['evasive']);
});

test('DD-BLD-07 the Hero chooses which own Quirk goes, of a sign or any', () => {
  const { table, hero } = withQuirks('nervous', 'evasive', 'soft');
  expect(perform(removeQuirk(table, hero('jester'), 'negative', 'DD-BLD-07'), 'quirk:soft').value).toBe(true);
  expect(perform(removeQuirk(table, hero('jester'), 'any', 'DD-BLD-07'), 'quirk:evasive').value).toBe(true);
  expect(hero('jester').quirks).toEqual(['nervous']);
  expect(perform(removeQuirk(table, hero('jester'), 'positive', 'DD-BLD-07')).value).toBe(false);
});
