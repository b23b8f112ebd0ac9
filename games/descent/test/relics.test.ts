import { expect, test } from 'vitest';
import { killHero } from '../src/rules/death.ts';
import { drop } from '../src/rules/equipping.ts';
import { give } from '../src/rules/giving.ts';
import { pickUp, pickUpOptions } from '../src/rules/pick-up.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const bearer = (at: [number, number] | null): TestGame =>
  aGame({
    heroes: {
      'ispher': { ...(at && { at }), items: ['blade-of-light'] },
      'sir-valadir': at ? { at: [4, 3] } : {},
    },
    turn: { hero: 'ispher', stage: 'act', action: 'run', points: 8 },
    conquest: 9,
  });
const DROP = { id: 'drop:blade-of-light', action: 'drop', card: 'blade-of-light' } as const;

test('DJ-REL-03 a dropped relic lies on its space, its card aside, until somebody takes it', () => {
  const game = bearer([3, 3]);
  perform(drop(game.table, game.hero('ispher'), DROP));
  expect(game.hero('ispher').items).toEqual([]);
  expect(game.state.relics).toContain('blade-of-light');
  expect(game.state.markers).toMatchObject([
    { what: { kind: 'relic', relic: 'blade-of-light' }, square: game.at([3, 3]) },
  ]);
});

test('DJ-REL-01 picking it up gives the card, which is used like any item', () => {
  const game = bearer([3, 3]);
  const hero = game.hero('ispher');
  perform(drop(game.table, hero, DROP));
  const [option] = pickUpOptions(game.state, hero);
  if (option !== undefined) perform(pickUp(game.table, hero, option), 'equip:blade-of-light');
  expect(hero.items).toMatchObject([{ card: 'blade-of-light', equipped: true }]);
  expect(game.state.relics).not.toContain('blade-of-light');
  expect(game.state.markers).toEqual([]);
});

test('DJ-REL-03 dropped in the town it waits there for any hero', () => {
  const game = bearer(null);
  perform(drop(game.table, game.hero('ispher'), DROP));
  expect(game.state.markers).toMatchObject([{ square: 'town' }]);
  const [option] = pickUpOptions(game.state, game.hero('sir-valadir'));
  expect(option).toMatchObject({ action: 'pick-up' });
});

test('DJ-REL-04 a dead hero keeps it', () => {
  const game = bearer([3, 3]);
  perform(killHero(game.table, game.hero('ispher'), { kind: 'pit' }));
  expect(game.hero('ispher')).toMatchObject({ place: 'town', items: [{ card: 'blade-of-light' }] });
  expect(game.state.markers).toEqual([]);
});

test('DJ-REL-04 giving it costs 1 point', () => {
  const game = bearer([3, 3]);
  perform(
    give(game.table, game.hero('ispher'), {
      id: '',
      action: 'give',
      card: 'blade-of-light',
      figure: 'sir-valadir',
    }),
    'equip:blade-of-light',
  );
  expect(game.state.turn?.points).toBe(7);
  expect(game.hero('sir-valadir').items).toMatchObject([{ card: 'blade-of-light', equipped: true }]);
});
