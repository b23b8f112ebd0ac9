import { expect, test } from 'vitest';
import type { Performed } from '@tenebrae/kernel/testing';
import { aGame, at, type GameSet, type TestGame } from '../testing/index.ts';
import { doItem, itemActions } from '../testing/offers.ts';

const sharing = (game: TestGame): string[] =>
  itemActions(game, 'bruce').filter(option => option.includes('-ap:'));

const team = (set: GameSet = {}): TestGame =>
  aGame({ survivors: { bruce: { ap: 4 }, jack: { ap: 2, room: at(1, 2) }, nina: { ap: 0 } }, ...set });

test('DDD-SKL-16 Bruce gives up to 3 unspent AP to a member of his team, in whatever room, who agrees', () => {
  const game = team();
  const { asked }: Performed<void> = doItem(game, 'bruce', 'give-ap:jack', 'amount:3', 'accept');
  expect(asked.map(question => question.seat)).toEqual([
    game.survivor('bruce').seat,
    game.survivor('jack').seat,
  ]);
  expect(asked[0]?.options.map(option => option.id)).toEqual(['amount:3', 'amount:2', 'amount:1']);
  expect(game.survivor('bruce').ap).toBe(1);
  // More than his energy is worth.
  expect(game.survivor('jack').ap).toBe(5);
});

test('DDD-SKL-16 or he takes unspent AP from one', () => {
  const game = team();
  const { asked } = doItem(game, 'bruce', 'take-ap:jack', 'amount:2', 'accept');
  expect(asked[0]?.options).toHaveLength(2);
  expect(game.state.survivors.map(one => one.ap)).toEqual([6, 0, 0]);
  expect(sharing(game)).toEqual([]);
});

test('DDD-SKL-16 once per round, one way', () => {
  const game = team();
  doItem(game, 'bruce', 'give-ap:nina', 'amount:1', 'accept');
  expect(sharing(game)).toEqual([]);
  game.survivor('bruce').used = [];
  expect(sharing(game)).toEqual(['give-ap:jack', 'take-ap:jack', 'give-ap:nina', 'take-ap:nina']);
});

test('DDD-SKL-16 an offer that is declined changes nothing, uses nothing up and is not made again in these actions', () => {
  const game = team();
  doItem(game, 'bruce', 'give-ap:jack', 'amount:2', 'decline');
  expect(game.state.survivors.map(one => one.ap)).toEqual([4, 2, 0]);
  expect(sharing(game)).toEqual(['take-ap:jack', 'give-ap:nina']);
});

test('DDD-SKL-16 only unspent AP: nobody gives what he has not', () => {
  const game = team({ survivors: { bruce: { ap: 0 }, jack: { ap: 1 }, nina: { ap: 0 } } });
  expect(sharing(game)).toEqual(['take-ap:jack']);
});

test('DDD-SKL-16 not with another team, not with an entrapped survivor, not while Bruce is entrapped, not in the showdown', () => {
  expect(sharing(team({ teams: [['bruce', 'nina'], ['jack']] }))).toEqual(['give-ap:nina']);
  const game = team();
  game.survivor('jack').entrapped = 'yes';
  expect(sharing(game)).toEqual(['give-ap:nina']);
  game.survivor('bruce').entrapped = 'bird';
  expect(sharing(game)).toEqual([]);
  expect(sharing(team({ keeper: 'jack', phase: { kind: 'showdown' } }))).toEqual([]);
});

test('DDD-SKL-01 special abilities belong to their survivor from the start: only Bruce shares AP, only Nina heals', () => {
  const game = aGame({ survivors: { bruce: {}, nina: {}, leo: { wounds: 1 } } });
  expect(itemActions(game, 'leo')).toEqual([]);
  expect(itemActions(game, 'nina')).toEqual(['heal-other:leo']);
  expect(itemActions(game, 'bruce')).toEqual(['give-ap:nina', 'take-ap:nina', 'give-ap:leo', 'take-ap:leo']);
});
