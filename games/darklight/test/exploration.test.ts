import { describe, expect, test } from 'vitest';
import type { DungeonCardId } from '../src/data/dungeon-cards.ts';
import { cardsIn, takeUpCards } from '../src/rules/dungeon-deck.ts';
import { explore, layTile, playExploration, unexploredArchways } from '../src/rules/exploration.ts';
import { isWithin, tilesOf } from '../src/rules/figures.ts';
import { changeArchway } from '../src/rules/plan.ts';
import type { DeckPlace } from '../src/state.ts';
import { aGame, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';

/** A deck of known cards, the top first. */
const deckOf = (...cards: DungeonCardId[]): DeckPlace[] =>
  cards.map(card => ({ half: 'first' as const, card, knownTo: null }));

/** One Accursed on the stairs, its door opened in round 1, and a deck of these cards behind it. */
function atTheDoor(cards: readonly DungeonCardId[], set: GameSet = {}): TestGame {
  const game = aGame({
    lay: [],
    accursed: { 'exorcist': { at: [0, 0, 3] } },
    phase: { kind: 'exploration' },
    ...set,
  });
  takeUpCards(game.dungeon).decks[0] = deckOf(...cards);
  changeArchway(game.dungeon, 0, { door: 'none', opened: 1 });
  return game;
}

const decksIn = ({ dungeon }: TestGame) =>
  dungeon.plan.archways.map(({ deck }) => dungeon.cards.decks[deck]?.map(place => place.card));

describe('which archway', () => {
  test('DL-EXP-01 one opened in this round waits, and so does one closed again', () => {
    const game = atTheDoor(['long-corridor']);
    expect(unexploredArchways(game.dungeon)).toEqual([0]);
    changeArchway(game.dungeon, 0, { opened: 2 });
    expect(unexploredArchways(game.dungeon)).toEqual([]);
    changeArchway(game.dungeon, 0, { opened: 1, door: 'closed' });
    expect(unexploredArchways(game.dungeon)).toEqual([]);
    changeArchway(game.dungeon, 0, { door: 'broken' });
    expect(unexploredArchways(game.dungeon)).toEqual([0]);
  });

  test('DL-RND-01 DL-EXP-03 without one the phase is over', () => {
    const game = atTheDoor(['long-corridor']);
    changeArchway(game.dungeon, 0, { door: 'closed', opened: null });
    perform(playExploration(game.table));
    expect(game.state.phase).toEqual({ kind: 'events', waiting: null });
    expect(game.dungeon.plan.tiles).toHaveLength(1);
  });

  test('DL-EXP-02 DL-EXP-03 of several the leader chooses one, and only that one is explored', () => {
    const game = aGame({
      lay: [{ card: 'forked-passage', by: 'W0', exits: ['E0', 'S2'] }],
      accursed: { 'exorcist': { at: [1, 0, 0] }, 'outcast': { at: [1, 1, 0] } },
      leader: 'outcast',
      marker: 2,
    });
    takeUpCards(game.dungeon).decks.push(
      deckOf('long-corridor', 'left-bend'),
      deckOf('ossuary', 'left-bend'),
    );
    changeArchway(game.dungeon, 1, { door: 'none', opened: 1, deck: 1 });
    changeArchway(game.dungeon, 2, { door: 'none', opened: 1, deck: 2 });
    const explored = perform(playExploration(game.table), 'explore:1');
    expect(explored.asked[0]).toMatchObject({ ask: 'choose-archway', seat: 'player-2' });
    expect(offered(explored, 'choose-archway')).toEqual(['explore:1', 'explore:2']);
    expect(game.dungeon.plan.tiles.at(-1)?.card).toBe('long-corridor');
    expect(unexploredArchways(game.dungeon)).toEqual([2]);
  });
});

describe('a new tile', () => {
  test('DL-EXP-04 DL-EXP-05 DL-EXP-06 DL-TRM-07 the top card of its deck is laid, with a closed door as its Exit', () => {
    const game = atTheDoor(['left-bend', 'long-corridor'], { marker: 2 });
    const laid = perform(explore(game.table, 0), 'lay:N0:E2');
    expect(laid.asked[0]).toMatchObject({ ask: 'lay-tile', about: { tile: 'left-bend' } });
    expect(game.dungeon.plan.tiles[1]).toMatchObject({ card: 'left-bend', entrance: 0 });
    expect(game.dungeon.plan.archways[1]).toMatchObject({ from: 1, to: null, door: 'closed', opened: null });
    expect(decksIn(game)[1]).toEqual(['long-corridor']);
    expect(game.state.tally.tiles).toBe(1);
    expect(game.told('card-turned')).toMatchObject([{ tile: 'left-bend', reveals: true }]);
  });

  test('DL-EXP-13 DL-TRM-02 DL-TRM-05 who stands in the archway is within the new tile at once', () => {
    const game = atTheDoor(['storage-room', 'long-corridor'], { marker: 2 });
    game.accursed('exorcist').square = game.dungeon.plan.archways[0]?.squares[0] ?? 0;
    expect(tilesOf(game.state, game.accursed('exorcist'))).toEqual([0]);
    perform(explore(game.table, 0));
    expect(tilesOf(game.state, game.accursed('exorcist'))).toEqual([0, 1]);
    expect(isWithin(game.state, game.accursed('exorcist'), 1)).toBe(true);
  });

  test('DL-TRS-01 DL-TRS-02 a tile with treasure gets a Closed Chest, of which nobody knows the front', () => {
    const game = atTheDoor(['storage-room', 'long-corridor'], { marker: 2 });
    const supply = game.dungeon.chestTokens.unseen.length;
    perform(explore(game.table, 0));
    expect(game.dungeon.chests).toEqual([{ id: 1, tile: 1, front: null, token: null, open: false }]);
    expect(game.dungeon.chestTokens.unseen).toHaveLength(supply);
    const corridor = atTheDoor(['long-corridor', 'left-bend'], { marker: 2 });
    perform(explore(corridor.table, 0));
    expect(corridor.dungeon.chests).toEqual([]);
  });

  test('DL-TRS-01 with no token left none is placed', () => {
    const game = atTheDoor(['storage-room', 'long-corridor'], { marker: 2 });
    game.dungeon.chestTokens = { ...game.dungeon.chestTokens, unseen: ['chest-open-1'] };
    game.dungeon.chests.push({ id: 1, tile: 0, front: null, token: null, open: false });
    perform(explore(game.table, 0));
    expect(game.dungeon.chests).toHaveLength(1);
  });

  test('DL-EXP-08 DL-DRK-04 the marker moves 1 space; an Empty one does nothing', () => {
    const game = atTheDoor(['long-corridor', 'left-bend'], { marker: 2 });
    perform(explore(game.table, 0));
    expect(game.dungeon.darkness.marker).toBe(3);
    expect(game.dungeon.events).toEqual([]);
  });

  test('DL-EXP-08 DL-EXP-10 DL-EVT-01 an Event that it brings lies face down beside the new tile', () => {
    const game = atTheDoor(['long-corridor', 'left-bend'], { marker: 3 });
    perform(explore(game.table, 0), 4);
    expect(game.dungeon.events).toEqual([{ id: 1, tile: 1, card: null, searched: 0, archway: null }]);
  });

  test('WE-07 DL-EXP-08 DL-EXP-09 DL-FTH-01 Monsters that it brings are Prepared on the new tile', () => {
    const game = atTheDoor(['storage-room', 'left-bend'], { marker: 3, roll: 4, quest: 'q-chapel-1' });
    perform(explore(game.table, 0), 2, 'enc-seekers', 4);
    expect(game.dungeon.darkness.marker).toBe(4);
    expect(game.dungeon.monsters.map(({ kind }) => kind)).toEqual(new Array(4).fill('seeker'));
    for (const monster of game.dungeon.monsters) expect(tilesOf(game.state, monster)).toEqual([1]);
  });

  test('DL-EXP-11 DL-JUN-05 the Quest Room has no Exit, its deck is discarded, the marker stays', () => {
    const game = atTheDoor(['necrostream', 'long-corridor', 'left-bend']);
    perform(explore(game.table, 0), 'lay:S3');
    expect(game.dungeon.darkness.marker).toBe(1);
    expect(game.dungeon.quest).toMatchObject({ room: 1, revealed: 2 });
    expect(game.dungeon.plan.archways).toHaveLength(1);
    expect(cardsIn(game.dungeon.cards, 0)).toBe(0);
    expect(game.told('quest-room-found')).toHaveLength(1);
  });
});

describe('junctions', () => {
  const five: DungeonCardId[] = ['left-bend', 'right-bend', 'ossuary', 'armoury', 'guard-post'];

  test('WE-28 DL-JUN-01 DL-JUN-02 the leader names the archways, and each gets its part of the deck', () => {
    const game = atTheDoor(five);
    perform(layTile(game.table, 0, 'split-gallery'), 'lay:W1:E1:N3', 'deal:1');
    const [, first, second] = decksIn(game);
    expect(first).toEqual(['left-bend', 'ossuary', 'guard-post']);
    expect(second).toEqual(['right-bend', 'armoury']);
  });

  test('DL-JUN-02 the other way round when the other archway is named first', () => {
    const game = atTheDoor(five);
    perform(layTile(game.table, 0, 'split-gallery'), 'lay:W1:E1:N3', 'deal:2');
    const [, first, second] = decksIn(game);
    expect(first).toEqual(['right-bend', 'armoury']);
    expect(second).toEqual(['left-bend', 'ossuary', 'guard-post']);
  });

  test('DL-JUN-02 DL-JUN-06 three ways, in the order in which they are named', () => {
    const game = atTheDoor(five);
    perform(layTile(game.table, 0, 'crossroads'), 'deal:3', 'deal:1');
    const [, south, west, east] = decksIn(game);
    expect(east).toEqual(['right-bend', 'guard-post']);
    expect(south).toEqual(['left-bend', 'armoury']);
    expect(west).toEqual(['ossuary']);
  });

  test('DL-JUN-03 beyond a junction only that branch goes on', () => {
    const game = atTheDoor(five);
    perform(layTile(game.table, 0, 'split-gallery'), 'lay:W1:E1:N3', 'deal:1');
    game.dungeon.darkness.marker = 2;
    changeArchway(game.dungeon, 2, { door: 'none', opened: 1 });
    perform(explore(game.table, 2), 'lay:N2:W2');
    expect(game.dungeon.plan.tiles.at(-1)?.card).toBe('right-bend');
    expect(decksIn(game).at(-1)).toEqual(['armoury']);
    expect(decksIn(game)[1]).toEqual(['left-bend', 'ossuary', 'guard-post']);
  });

  test('DL-JUN-04 the last card of a deck is a dead end', () => {
    const game = atTheDoor(['long-corridor'], { marker: 2 });
    perform(explore(game.table, 0));
    expect(game.dungeon.plan.archways).toHaveLength(1);
  });

  test('DL-JUN-04 a junction has no more Exits than cards are left', () => {
    const game = atTheDoor(['crossroads', 'left-bend'], { marker: 2 });
    perform(explore(game.table, 0));
    expect(game.dungeon.plan.archways).toHaveLength(2);
    expect(decksIn(game)[1]).toEqual(['left-bend']);
  });

  test('DL-JUN-06 the decks of other branches stay when the Quest Room is found', () => {
    const game = atTheDoor(['left-bend', 'right-bend', 'ossuary', 'necrostream', 'guard-post']);
    perform(layTile(game.table, 0, 'split-gallery'), 'lay:W1:E1:N3', 'deal:1');
    takeUpCards(game.dungeon).decks[2]?.shift();
    changeArchway(game.dungeon, 2, { door: 'none', opened: 1 });
    perform(explore(game.table, 2), 'lay:S3');
    expect(decksIn(game)[2]).toEqual([]);
    expect(decksIn(game)[1]).toEqual(['left-bend', 'ossuary', 'guard-post']);
  });
});
