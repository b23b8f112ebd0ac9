import {
  ask,
  discard,
  draw,
  freeze,
  isEmpty,
  type Option,
  reshuffle,
  type Rule,
  RuleBug,
  type RuleId,
  type Table,
  take,
} from '@tenebrae/kernel';
import { DECK_EMPTY_LOSS } from '../data/limits.ts';
import { overlordCard, overlordCardId, type OverlordDeckCard } from '../data/overlord-cards.ts';
import type { State } from '../state.ts';
import { loseConquest } from './conquest.ts';
import { sumOf } from './effects-of.ts';
import { OVERLORD } from './figures.ts';
import { trapPower } from './powers.ts';

/** DJ-ATK-17, DJ-OVT-02, DJ-TRS-12: the overlord takes tokens. */
export function gainThreat(table: Table<State>, count: number, rule: RuleId): void {
  if (count <= 0) return;
  table.state.overlord.threat += count;
  table.tell({ type: 'threat-gained', rule, count, threat: table.state.overlord.threat });
}

/** Never below nothing. */
export function loseThreat(table: Table<State>, count: number, rule: RuleId): void {
  const lost = Math.min(count, table.state.overlord.threat);
  if (lost === 0) return;
  table.state.overlord.threat -= lost;
  table.tell({ type: 'threat-lost', rule, count: lost, threat: table.state.overlord.threat });
}

/** DJ-OVC-05, DJ-OVC-18: the printed cost with all changes (Mok, Trapmaster), at least 0. */
export function costOf(state: State, card: OverlordDeckCard): number {
  const { cost, type } = overlordCard(card);
  let changed = cost + (type === 'trap' ? trapPower(state).cost : 0);
  for (const hero of state.heroes) changed += sumOf(hero, 'card-cost');
  return Math.max(0, changed);
}

/** DJ-OVC-04: threat and the values of all other cards in hand together reach the cost. */
export function canPay(state: State, card: OverlordDeckCard): boolean {
  const { threat, hand } = state.overlord;
  let missing = costOf(state, card) - threat;
  for (const other of hand) if (missing > 0 && other !== card) missing -= overlordCard(other).value;
  return missing <= 0;
}

/**
 * DJ-OVC-04, DJ-OVC-05, DJ-OVC-06: the card leaves the hand and gives no threat itself; others are discarded, as the overlord
 * likes, until its cost is there.
 */
export function* payFor(table: Table<State>, card: OverlordDeckCard): Rule {
  const { state } = table;
  const { overlord } = state;
  const cost = costOf(state, card);
  if (!take(overlord.hand, card)) throw new RuleBug(`DJ-OVC-05: ${card} is not in the hand`);
  while (overlord.threat < cost) {
    const about = { card: overlordCardId(card), count: cost - overlord.threat };
    const given = yield* ask('pay-by-discard', OVERLORD, discardOptions(state), 'DJ-OVC-04', { about });
    discardForThreat(table, given.card);
  }
  loseThreat(table, cost, 'DJ-OVC-05');
}

export interface DiscardOption extends Option {
  readonly card: OverlordDeckCard;
  readonly about: { readonly card: string; readonly count: number };
}

/** `discard:<card>`, copies of a card once. */
export function discardOptions({ overlord }: State): readonly DiscardOption[] {
  const options: DiscardOption[] = [];
  for (const card of overlord.hand) {
    const option = discardOption(card);
    if (!hasCopy(options, option)) options.push(option);
  }
  return options;
}

function hasCopy(options: readonly DiscardOption[], { about }: DiscardOption): boolean {
  for (const one of options) if (one.about.card === about.card) return true;
  return false;
}

/** By card, made once. */
const DISCARDS = new Map<OverlordDeckCard, DiscardOption>();

function discardOption(card: OverlordDeckCard): DiscardOption {
  let option = DISCARDS.get(card);
  if (option === undefined) {
    const id = overlordCardId(card);
    const about = { card: id, count: overlordCard(card).value };
    option = freeze({ id: `discard:${id}`, card, about, on: [`overlord-card:${card}`] });
    DISCARDS.set(card, option);
  }
  return option;
}

/** DJ-OVC-03: a card that is discarded gives its threat value and does nothing else. */
export function discardForThreat(table: Table<State>, card: OverlordDeckCard): void {
  const { overlord } = table.state;
  if (!take(overlord.hand, card)) throw new RuleBug(`DJ-OVC-03: ${card} is not in the hand`);
  discard(overlord.deck, card);
  table.tell({ type: 'card-discarded', rule: 'DJ-OVC-03', reveals: true, card: overlordCardId(card) });
  gainThreat(table, overlordCard(card).value, 'DJ-OVC-03');
}

/** DJ-OVC-01, DJ-OVC-15, DJ-OVT-03: draws cards one by one, told to the overlord only; the last card of the deck costs conquest. */
export function* drawCards(table: Table<State>, count: number, rule: RuleId): Rule {
  const { overlord } = table.state;
  for (let drawn = 0; drawn < count; drawn++) {
    if (isEmpty(overlord.deck)) reshuffle(overlord.deck);
    const card = yield* draw('overlord-card', overlord.deck, rule);
    if (card === null) return table.tell({ type: 'draw-lost', rule: 'DJ-OVC-01' });
    overlord.hand.push(card);
    table.tell({ type: 'card-drawn', rule, to: [OVERLORD], card: overlordCardId(card) });
    if (isEmpty(overlord.deck)) yield* useUpDeck(table);
  }
  table.tell({ type: 'cards-drawn', rule, count });
}

/** DJ-OVC-01, DJ-CNQ-05: three conquest at once, then the discard pile is the new deck; without one there is none to use up. */
function* useUpDeck(table: Table<State>): Rule {
  const { deck } = table.state.overlord;
  table.tell({ type: 'overlord-deck-used-up', rule: 'DJ-OVC-01' });
  yield* loseConquest(table, DECK_EMPTY_LOSS, 'DJ-CNQ-05');
  reshuffle(deck);
}
