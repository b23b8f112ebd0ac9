import { RuleBug, type Rule, type Seat, type Table, take } from '../../src/index.ts';
import { aTable, type Line, type Performed, perform, type TestTable } from '../../testing/index.ts';
import { type Candles, type Card, candles } from './candles.ts';

/** A moment of play. What is left out is as at the start of a match for two. */
export interface Scene {
  readonly players?: number;
  readonly goal?: number;
  readonly turn?: number;
  readonly light?: number;
  readonly darkness?: number;
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>;
  /** Known cards on top of the deck, the next one first. */
  readonly onTop?: readonly Card[];
  readonly discard?: readonly Card[];
  /** The card that a seat has looked at. */
  readonly aside?: { readonly seat: Seat; readonly card: Card } | null;
}

/** A table at which the scene is set. Every card comes out of the deck, so that none is there twice. */
export function aScene(scene: Scene = {}): TestTable<Candles> {
  const { players = 2, goal = 10, hands = {}, onTop = [], discard = [], aside = null, ...counts } = scene;
  const seats = candles.seats(players);
  const state = candles.setUp({ seats, options: { goal, gloom: 'dim' } });
  const dealt = (cards: readonly Card[]): Card[] => cards.map(card => fromDeck(state, card));
  Object.assign(state, counts);
  for (const seat of Object.keys(hands)) state.hands[seat] = dealt(hands[seat] ?? []);
  state.deck.discard = dealt(discard);
  state.aside = aside && { seat: aside.seat, card: fromDeck(state, aside.card) };
  state.deck.top = dealt(onTop);
  const [fault] = candles.invariants(state);
  if (fault !== undefined) throw new RuleBug(`no such scene: ${fault}`);
  return aTable(state, seats);
}

function fromDeck({ deck }: Candles, card: Card): Card {
  if (!take(deck.unseen, card)) throw new RuleBug(`no such scene: no ${card} is left in the deck`);
  return card;
}

/** What a rule did at a scene. */
export interface Played<T> extends Performed<T> {
  readonly state: Candles;
  /** The types of the events that it told. */
  readonly told: readonly string[];
}

/** Runs one rule at a scene, with scripted answers, cards and dice. */
export function play<T>(
  scene: Scene,
  rule: (table: Table<Candles>) => Rule<T>,
  ...script: readonly Line[]
): Played<T> {
  const table = aScene(scene);
  const performed = perform(rule(table), ...script);
  return { ...performed, state: table.state, told: table.told.map(({ type }) => type) };
}
