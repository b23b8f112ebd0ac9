import { ask, type Rule, type Table } from '@tenebrae/kernel';
import type { DungeonCardId } from '../data/dungeon-cards.ts';
import type { ArchwayNumber, Dungeon, State, TileNumber } from '../state.ts';
import { placeChest } from './chests.ts';
import { moveMarker } from './darkness.ts';
import { discardDeck, drawDungeonCard, takeUpCards } from './dungeon-deck.ts';
import { dungeonOf, leaderOf } from './figures.ts';
import { heartWindow } from './heart.ts';
import { decksFor, exitsOf, orderDecks } from './junctions.ts';
import { bySquare, numbered } from './marks.ts';
import { type Position, positionsAt, waysOf } from './laying.ts';
import { archwayOf, isOpen, joinTile } from './plan.ts';
import { revealQuestRoom } from './quests.ts';
import { settle } from './settle.ts';
import { arrowName } from './tile-edges.ts';
import { cardOf, cardShape, tileSquares } from './tiles.ts';

/** DL-RND-01, DL-EXP-02, DL-EXP-03: one archway, if there is any; it is not optional. */
export function* playExploration(table: Table<State>): Rule {
  const { state } = table;
  const archways = unexploredArchways(dungeonOf(state));
  if (archways.length > 0) {
    const { archway } = yield* ask(
      'choose-archway',
      leaderOf(state).seat,
      archways.map(one => ({ id: `explore:${one}`, archway: one, on: [`archway:${one}`] })),
      'DL-EXP-02',
    );
    yield* explore(table, archway);
    yield* settle(table);
    yield* heartWindow(table);
  }
  state.phase = { kind: 'events', waiting: null };
}

/** DL-EXP-01: open, opened by an Accursed for the first time in an earlier round, and nothing beyond. */
export const unexploredArchways = ({ plan, round }: Dungeon): ArchwayNumber[] =>
  plan.archways.reduce<ArchwayNumber[]>((found, { door, opened, to }, at) => {
    if (to === null && opened !== null && opened < round && isOpen(door)) found.push(at);
    return found;
  }, []);

/** DL-EXP-04 to DL-EXP-11, DL-TRS-01: the card, its tile, its Exits and their decks, its Chest; then marker or Quest Room. */
export function* explore(table: Table<State>, archway: ArchwayNumber): Rule {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const { deck } = archwayOf(dungeon, archway);
  const card = yield* drawDungeonCard(takeUpCards(dungeon), deck);
  table.tell({ type: 'card-turned', rule: 'DL-EXP-04', tile: card, reveals: true });
  const isQuestRoom = cardOf(card).kind === 'quest';
  if (isQuestRoom) discardDeck(takeUpCards(dungeon), deck);
  const tile = yield* layTile(table, archway, card);
  if (cardOf(card).chest) placeChest(table, tile);
  if (!isQuestRoom) return yield* moveMarker(table, { kind: 'exploring', tile });
  // DL-EXP-11: the marker stays.
  dungeon.quest.room = tile;
  dungeon.quest.revealed = dungeon.round;
  table.tell({ type: 'quest-room-found', rule: 'DL-EXP-11', tile: card, quest: dungeon.quest.id });
  yield* revealQuestRoom(table);
}

/** DL-EXP-05, DL-EXP-06, DL-EXP-12, DL-EXP-14: the leader chooses where and how it lies; its doors are closed. */
export function* layTile(table: Table<State>, archway: ArchwayNumber, card: DungeonCardId): Rule<TileNumber> {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const { deck } = archwayOf(dungeon, archway);
  const exits = exitsOf(dungeon.cards, deck, card);
  const { position } = yield* ask(
    'lay-tile',
    leaderOf(state).seat,
    positionsAt(dungeon.plan, archway, card, exits).map(one => layingOption(card, one)),
    'DL-EXP-05',
    { about: { tile: card } },
  );
  const number = dungeon.plan.tiles.length;
  const first = dungeon.plan.archways.length;
  const decks = decksFor(dungeon, deck, exits);
  dungeon.plan = joinTile(
    dungeon.plan,
    archway,
    card,
    position.laying,
    position.outer,
    position.exits.map((arrow, at) => ({ arrow, deck: decks[at] ?? deck })),
    { bent: position.bent },
  );
  state.tally.tiles += 1;
  table.tell({
    type: 'tile-laid',
    rule: 'DL-EXP-05',
    tile: card,
    number,
    exits: position.exits.length,
    bent: position.bent,
  });
  if (exits > 1)
    yield* orderDecks(
      table,
      position.exits.map((_, at) => first + at),
    );
  return number;
}

const markOf = numbered('square', bySquare());

/** A position as the leader sees it: by which arrow it is joined, and where its Exits lead. */
function layingOption(card: DungeonCardId, position: Position) {
  const arrows = [position.entrance, ...position.exits].map(arrowName).join(':');
  const squares = tileSquares(cardShape(card), position.laying) ?? [];
  return {
    id: `lay:${arrows}`,
    text: position.bent ? 'lay-apart' : position.exits.length > 0 ? 'lay' : 'lay-dead-end',
    position,
    about: { tile: card, entrance: position.entrance.side, ways: waysOf(position) },
    on: squares.map(markOf),
  };
}
