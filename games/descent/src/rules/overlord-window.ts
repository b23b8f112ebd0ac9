import type { Square } from '@tenebrae/board';
import { ask, discard, type Facts, freeze, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import {
  overlordCard,
  overlordCardId,
  type OverlordCardType,
  type OverlordDeckCard,
  type PlayedCardId,
} from '../data/overlord-cards.ts';
import { type PlayedCard, PLAYED_CARDS } from '../effects/overlord-cards.ts';
import type { Attack, Door, Hero, Marker, Monster, State } from '../state.ts';
import { monsterName, nameOf, OVERLORD } from './figures.ts';
import { offerGuards } from './guard.ts';
import { canPay, costOf, payFor } from './threat.ts';

/** Something that has happened at which the overlord may play a card (DJ-OVC-17); its kind is the cards' trigger. */
export type Occurrence =
  | { readonly kind: 'monster-attack-declared'; readonly attack: Attack }
  | { readonly kind: 'hero-attack-rolled'; readonly attack: Attack }
  | { readonly kind: 'monster-activated'; readonly monster: Monster }
  | { readonly kind: 'start-of-overlord-turn' }
  | { readonly kind: 'hero-moved'; readonly hero: Hero; readonly square: Square }
  | { readonly kind: 'door-opened'; readonly hero: Hero; readonly door: Door }
  | { readonly kind: 'chest-opened'; readonly hero: Hero; readonly chest: Marker };

/** What the overlord played; the chest's contents wait with a Mimic. */
export type Played = 'nothing' | 'card' | 'mimic';

/**
 * DJ-OVC-09, DJ-OVC-11, DJ-OVC-17, DJ-TIM-01, DJ-TIM-04: one window at an occurrence; the overlord is asked only if he holds a
 * card that he can play and pay, discards included; at most one event and, separately, one trap. In his own turn guards
 * are offered after the card, unless an attack is under way, which offers them itself.
 */
export function* offerCards(table: Table<State>, occurrence: Occurrence): Rule<Played> {
  const { state } = table;
  const done: OverlordCardType[] = [];
  let played: Played = 'nothing';
  for (;;) {
    const cards = playableCards(state, occurrence, done);
    if (cards.length === 0) return played;
    // Others see that he is asked, and so that he holds such a card: undo stops here.
    table.tell({ type: 'card-possible', rule: 'DJ-TIM-04', to: [OVERLORD] });
    const options = [...cards.map(card => cardOption(state, card)), PASS];
    const chosen = yield* ask<CardOption | typeof PASS>('play-card', OVERLORD, options, 'DJ-TIM-04', {
      window: true,
      concerns: [OVERLORD],
      about: aboutOccurrence(state, occurrence),
    });
    if (!('card' in chosen)) return played;
    done.push(overlordCard(chosen.card).type);
    yield* playCard(table, chosen.card, occurrence);
    if (played !== 'mimic') played = playedOf(chosen.card).keepsContents === true ? 'mimic' : 'card';
    if (state.overlord.turn !== null && state.attacks.length === 0) yield* offerGuards(table);
  }
}

/**
 * DJ-OVC-08, DJ-OVC-10, DJ-OVC-17: the events and traps in hand that this occurrence allows and that can be paid, copies once,
 * of types that have not been played at it.
 */
export function playableCards(
  state: State,
  occurrence: Occurrence,
  done: readonly OverlordCardType[],
): OverlordDeckCard[] {
  const found: OverlordDeckCard[] = [];
  for (const card of state.overlord.hand) {
    const { trigger, type } = overlordCard(card);
    if (trigger !== occurrence.kind || done.includes(type)) continue;
    if (found.some(other => overlordCardId(other) === overlordCardId(card))) continue;
    if (playedOf(card).isPlayable(state, occurrence) && canPay(state, card)) found.push(card);
  }
  return found;
}

/** Whether a card for such an occurrence is in hand at all: mostly none is, and then nothing else need be looked at. */
export function holdsCardFor({ overlord }: State, kind: Occurrence['kind']): boolean {
  for (const card of overlord.hand) if (overlordCard(card).trigger === kind) return true;
  return false;
}

const playedOf = (card: OverlordDeckCard): PlayedCard => PLAYED_CARDS[overlordCardId(card) as PlayedCardId];

export interface CardOption extends Option {
  readonly card: OverlordDeckCard;
}

/** `play:<card>`. */
export function cardOption(state: State, card: OverlordDeckCard): CardOption {
  const cost = costOf(state, card);
  const known = CARD_OPTIONS.get(card);
  if (known?.about?.['cost'] === cost) return known;
  const id = overlordCardId(card);
  const on = [`overlord-card:${card}`];
  const option: CardOption = freeze({ id: `play:${id}`, card, about: { card: id, cost }, on });
  CARD_OPTIONS.set(card, option);
  return option;
}

/** By card, as it cost when it was last offered. */
const CARD_OPTIONS = new Map<OverlordDeckCard, CardOption>();

/** DJ-OVC-08, DJ-OVC-10: it is paid, resolved and discarded. */
export function* playCard(table: Table<State>, card: OverlordDeckCard, occurrence: Occurrence): Rule {
  yield* announceCard(table, card);
  yield* playedOf(card).play(table, occurrence);
  discard(table.state.overlord.deck, card);
}

/** DJ-OVC-05, DJ-OVC-15: it is paid, and everybody sees it. */
export function* announceCard(table: Table<State>, card: OverlordDeckCard): Rule {
  const cost = costOf(table.state, card);
  yield* payFor(table, card);
  table.state.tally.cardsPlayed += 1;
  table.tell({ type: 'card-played', rule: 'DJ-OVC-05', reveals: true, card: overlordCardId(card), cost });
}

/** What has happened, and to whom, for the words. */
function aboutOccurrence(state: State, occurrence: Occurrence): Facts {
  const when = `when-${occurrence.kind}`;
  if ('attack' in occurrence) return { when, who: nameOf(state, occurrence.attack.attacker) };
  if ('monster' in occurrence) return { when, who: monsterName(occurrence.monster) };
  return 'hero' in occurrence ? { when, who: occurrence.hero.id } : { when, who: OVERLORD };
}
