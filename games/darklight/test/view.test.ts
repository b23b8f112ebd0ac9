import { expect, test } from 'vitest';
import type { DungeonCardId } from '../src/data/dungeon-cards.ts';
import { lookAt, takeUpCards } from '../src/rules/dungeon-deck.ts';
import { conceal, shares, view, type View } from '../src/view.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

/** Two Accursed of two players; the second player has looked at the top two cards. */
function mirrored(): TestGame {
  const game = aGame({ accursed: ['black-knight', 'outcast'], board: '..KO..' });
  perform(lookAt(takeUpCards(game.dungeon), 0, 2, ['player-2']), 'long-corridor', 'left-bend');
  return game;
}

const seenBy = (game: TestGame, seat: string | null): View => view(game.state, seat) as unknown as View;
const cardsIn = (game: TestGame): (DungeonCardId | null)[] =>
  game.dungeon.cards.decks.flat().map(place => place.card);

test('DL-EXP-04 Dungeon cards that somebody has looked at are shown to that seat alone', () => {
  const game = mirrored();
  expect(seenBy(game, 'player-2').dungeon?.decks[0]?.slice(0, 3)).toEqual([
    'long-corridor',
    'left-bend',
    null,
  ]);
  expect(seenBy(game, 'player-1').dungeon?.decks[0]?.slice(0, 3)).toEqual([null, null, null]);
  expect(seenBy(game, null).dungeon?.decks[0]?.slice(0, 3)).toEqual([null, null, null]);
});

test('what a seat has not seen is dealt anew, and no card is there twice or lost', () => {
  const game = mirrored();
  const unseen = game.dungeon.cards.unseen.length;
  // The last of each pool: by code unit `torture-chamber` is the last normal card.
  conceal(game.state, 'player-1', pool => pool.sort().at(-1) as (typeof pool)[number]);
  const known = cardsIn(game).filter(card => card !== null);
  expect(known).toEqual(['torture-chamber', 'sunken-steps']);
  expect(game.dungeon.cards.unseen).toHaveLength(unseen);
  expect(game.dungeon.cards.unseen).toEqual(expect.arrayContaining(['long-corridor', 'left-bend']));
  expect(game.dungeon.cards.unseen).not.toContain('torture-chamber');
});

test('who has looked keeps what it knows', () => {
  const game = mirrored();
  conceal(game.state, 'player-2', pool => pool.at(-1) as (typeof pool)[number]);
  expect(cardsIn(game).slice(0, 2)).toEqual(['long-corridor', 'left-bend']);
});

test('DL-OPT-04 a declaration is shown to its own seat, to the others only that there is one', () => {
  const game = aGame({ accursed: ['black-knight', 'outcast', 'exorcist'], board: '..KOE.' });
  game.dungeon.declared = { 'black-knight': 'need', 'outcast': 'pass' };
  expect(seenBy(game, 'player-1').dungeon?.declared).toEqual({
    'black-knight': 'need',
    'outcast': 'declared',
  });
  conceal(game.state, 'player-1', pool => pool.at(1) as (typeof pool)[number]);
  expect(game.dungeon.declared).toEqual({ 'black-knight': 'need', 'outcast': 'greed' });
});

test('DL-OPT-04 once all have declared it is open to everyone', () => {
  const game = aGame({ accursed: ['black-knight', 'outcast'], board: '..KO..' });
  game.dungeon.declared = { 'black-knight': 'need', 'outcast': 'pass' };
  conceal(game.state, 'player-1', pool => pool.at(1) as (typeof pool)[number]);
  expect(seenBy(game, 'player-1').dungeon?.declared).toEqual({ 'black-knight': 'need', 'outcast': 'pass' });
});

test('what nobody has seen is a number of cards', () => {
  const { dungeon, treasures, rareTreasures } = seenBy(mirrored(), null);
  expect({ treasures, rareTreasures }).toEqual({ treasures: 36, rareTreasures: 18 });
  expect(dungeon).toMatchObject({ encounters: 24, bosses: 8, eventsLeft: 24, chestsLeft: 12 });
});

test('DL-EXP-04 DL-OPT-04 players know the same unless one has looked at a card alone, or declarations are not yet open', () => {
  const fresh = aGame({ accursed: ['black-knight', 'outcast'], board: '..KO..' });
  expect([shares(fresh.state, 'player-1', 'player-2'), shares(fresh.state, null, 'player-2')]).toEqual([
    true,
    true,
  ]);
  const looked = mirrored();
  expect(shares(looked.state, 'player-1', 'player-2')).toBe(false);
  expect(shares(looked.state, null, 'player-1')).toBe(true);
  fresh.dungeon.declared = { 'black-knight': 'need' };
  expect(shares(fresh.state, 'player-1', 'player-2')).toBe(false);
  fresh.dungeon.declared = { 'black-knight': 'need', 'outcast': 'pass' };
  expect(shares(fresh.state, 'player-1', 'player-2')).toBe(true);
});
