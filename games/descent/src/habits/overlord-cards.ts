import type { Option } from '@tenebrae/kernel';
import {
  overlordCard,
  overlordCardId,
  type OverlordCardId,
  type OverlordDeckCard,
} from '../data/overlord-cards.ts';
import type { State } from '../state.ts';
import { each, fact, type Habit, SELDOM, verbOf } from './weights.ts';

/** What a card is worth in the hand, whatever it brings when it is discarded; ours, found by play. */
const WORTH: Readonly<Record<OverlordCardId, number>> = {
  'aim': 2,
  'dodge': 2.5,
  'charge': 3,
  'rage': 4,
  'gust-of-wind': 0.5,
  'crushing-block': 3,
  'spiked-pit': 2.5,
  'paralyzing-gas': 2.5,
  'explosive-door': 4,
  'explosive-rune': 4,
  'mimic': 3,
  'curse-of-the-monkey-god': 3.5,
  'dark-charm': 5,
  'bane-spider-swarm': 6,
  'beastman-war-party': 7,
  'skeleton-patrol': 6,
  'hell-hound-pack': 6,
  'razorwing-flock': 6,
  'sorcerer-circle': 6.5,
  'brilliant-commander': 8,
  'doom': 10,
  'evil-genius': 10,
  'hordes-of-the-things': 10,
  'trapmaster': 6,
};

const worthOf = (card: OverlordDeckCard): number => WORTH[overlordCardId(card)];

const cardOf = (option: Option): OverlordDeckCard | undefined =>
  (option as Option & { card?: OverlordDeckCard }).card;

/** Cards for the start and the second step of his turn: powers and monsters first. */
export const playInTurn: Habit = each(state => option => {
  const card = cardOf(option);
  if (card === undefined || verbOf(option) !== 'play') return option.id === 'done' ? 4 : SELDOM;
  const { type } = overlordCard(card);
  if (isTooDear(state, card)) return 0.5;
  if (type === 'spawn') return isEnough(state) ? 0 : 60;
  return type === 'power' ? 40 : worthOf(card) ** 2;
});

/** With as many monsters on the board as there are heroes he keeps what he has for later. */
const isEnough = ({ monsters, heroes }: State): boolean =>
  monsters.length >= heroes.length || !heroes.some(hero => typeof hero.place === 'number');

/** Half a hand is not thrown away for one card. */
const isTooDear = ({ overlord }: State, card: OverlordDeckCard): boolean =>
  overlordCard(card).cost > overlord.threat + (overlordCard(card).type === 'power' ? 4 : 1);

/** Cards for a moment: a trap where it is cheap, an event where it helps. */
export const playAtMoment: Habit = each(({ overlord }) => option => {
  const card = cardOf(option);
  if (card === undefined) return 3;
  const left = overlord.threat - Number(option.about?.['cost'] ?? 0);
  return left >= 0 ? worthOf(card) * (left >= 8 ? 3 : 1.5) : 0.4;
});

/** Only what is in the way of better is discarded, or what nobody will ever pay. */
export const discarding: Habit = each(({ overlord }, { about }) => {
  const mustGo = Number(about?.['count'] ?? 0) > 0;
  const isRich = overlord.hand.length >= 7;
  return option => {
    const card = cardOf(option);
    if (card === undefined) return option.id === 'done' ? 10 : SELDOM;
    if (verbOf(option) === 'play') return 40;
    const cheap = 6 / worthOf(card);
    return mustGo ? cheap ** 2 : isRich ? cheap * 0.4 : cheap * 0.05;
  };
});

/** What pays for a card: the worth that is lost should buy as much threat as it can. */
export const paying: Habit = each(() => option => {
  const card = cardOf(option);
  return card === undefined ? 1 : (overlordCard(card).value / worthOf(card)) ** 2;
});

/** Masters before the others. */
export const whichToPlace: Habit = each(
  () => option =>
    option.id === 'done' || option.id === 'pass'
      ? SELDOM
      : fact(option.about, 'monster').startsWith('master')
        ? 3
        : 2,
);
