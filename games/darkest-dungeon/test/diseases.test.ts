import { expect, test } from 'vitest';
import { cureDisease, gainDisease } from '../src/rules/diseases.ts';
import { aGame, type HeroSet, perform, replacedBy, type TestGame } from '../testing/index.ts';

const sick = (vestal: HeroSet = {}): TestGame =>
  aGame({ heroes: { vestal, crusader: {}, hellion: {}, jester: {} } });
const gain = ({ table, hero }: TestGame) => gainDisease(table, hero('vestal'), 'DD-DIS-01');

test('DD-DIS-01 a Disease is drawn at random and put on the Hero', () => {
  const game = sick();
  perform(gain(game), 'syphilis');
  expect(game.hero('vestal')).toMatchObject({ disease: 'syphilis', quirks: [], history: { diseases: 1 } });
  expect(game.state.decks.diseases.unseen).toHaveLength(10);
  expect(game.told('disease-gained')).toMatchObject([{ hero: 'vestal', disease: 'syphilis' }]);
});

test('DD-DIS-02, DD-DIS-05 a further one replaces the old one, which is discarded, and brings a Negative Quirk', () => {
  const game = sick({ disease: 'ennui' });
  perform(gain(game), 'vertigo', 'clumsy');
  expect(game.hero('vestal')).toMatchObject({ disease: 'vertigo', quirks: ['clumsy'] });
  expect(game.state.decks.diseases.discard).toEqual(['ennui']);
});

test('DD-DIS-02 that Quirk kills who has three Negative ones', () => {
  const game = sick({ disease: 'ennui', quirks: ['soft', 'nervous', 'fragile'] });
  perform(gain(game), 'vertigo', ...replacedBy('occultist'));
  expect(game.state.fallen).toMatchObject([{ id: 'vestal', cause: 'madness' }]);
  expect(game.state.decks.diseases.discard).toEqual(['ennui', 'vertigo']);
});

test('DD-DIS-05, DD-CON-30 the immune ignore the whole event: no card, no Quirk', () => {
  const game = sick({ level: 3, disease: 'ennui' });
  perform(gain(game));
  expect(game.hero('vestal')).toMatchObject({ disease: 'ennui', quirks: [] });
  expect(game.state.decks.diseases.unseen).toHaveLength(10);
});

test('DD-DIS-05 a cured Disease goes to the discard pile', () => {
  const { table, hero, state, told } = sick({ disease: 'ennui' });
  cureDisease(table, hero('vestal'), 'DD-BLD-08');
  cureDisease(table, hero('vestal'), 'DD-BLD-08');
  expect(hero('vestal').disease).toBeNull();
  expect(state.decks.diseases.discard).toEqual(['ennui']);
  expect(told('disease-cured')).toHaveLength(1);
});

test('DD-DIS-05 a Disease that Book of Constitution refuses is discarded; the old one stays, without a Quirk', () => {
  const game = sick({ level: 2, disease: 'ennui', trinkets: ['book-of-constitution'] });
  const { asked } = perform(gain(game), 'vertigo', 'trinket:book-of-constitution');
  expect(asked[0]).toMatchObject({ window: true, about: { cause: 'vertigo' } });
  expect(game.hero('vestal')).toMatchObject({ disease: 'ennui', quirks: [] });
  expect(game.hero('vestal').trinkets).toMatchObject([{ up: 'negative' }]);
  expect(game.state.decks.diseases.discard).toEqual(['vertigo']);
});
