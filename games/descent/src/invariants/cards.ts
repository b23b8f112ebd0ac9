import { type Potion, POTIONS, TRAITS } from '../data/actions.ts';
import { ITEM_SETS } from '../data/item-card.ts';
import { cardsOfSet, type ItemCardId } from '../data/items.ts';
import { TRAINING_TOKENS } from '../data/limits.ts';
import { OVERLORD_DECK } from '../data/overlord-cards.ts';
import type { State } from '../state.ts';
import { areUnlike, unless } from './unless.ts';

/** DJ-CRD-09, DJ-SET-28, DJ-TWN-08: every card and token of the box is in one place at most; those out of the game are in none. */
export function cardFaults(state: State): string[] {
  const { overlord, skills } = state;
  const { deck } = overlord;
  const threats = [...cardsIn(deck), ...overlord.hand, ...overlord.powers];
  const items = itemCards(state);
  const learnt = [
    ...Object.values(skills).flatMap(cardsIn),
    ...state.heroes.flatMap(hero => hero.skills.map(({ id }) => id)),
  ];
  const all = new Set(ITEM_SETS.flatMap(cardsOfSet));
  return [
    ...unless(areUnlike(threats), 'an overlord card is there twice'),
    ...unless(threats.length <= OVERLORD_DECK.length, `${threats.length} overlord cards`),
    ...unless(areUnlike(items), 'an item card is there twice'),
    ...unless(
      items.every(card => all.has(card)),
      'an item card that is not in the box',
    ),
    ...unless(areUnlike(learnt), 'a skill card is there twice'),
    ...unless(overlord.threat >= 0, `${overlord.threat} threat`),
    ...TRAITS.flatMap(trait => {
      const tokens = state.heroes.reduce((sum, hero) => sum + hero.training[trait], state.training[trait]);
      return unless(tokens === TRAINING_TOKENS, `${tokens} training tokens for ${trait}`);
    }),
  ];
}

interface Cards<T> {
  readonly top: readonly T[];
  readonly unseen: readonly T[];
  readonly bottom: readonly T[];
  readonly discard: readonly T[];
}

const cardsIn = <T>({ top, unseen, bottom, discard }: Cards<T>): T[] => [
  ...top,
  ...unseen,
  ...bottom,
  ...discard,
];

/** Wherever an item card can be: stock, decks, heroes, a ferret, a monster that carries relics, a marker. */
const itemCards = (state: State): ItemCardId[] => [
  ...state.shop,
  ...state.relics,
  ...Object.values(state.treasures).flatMap(cardsIn),
  ...state.heroes.flatMap(hero => [
    ...hero.items.map(item => item.card),
    ...hero.held.map(one => one.thing).filter(isCard),
  ]),
  ...state.familiars.flatMap(({ carries }) => (carries === null ? [] : [carries])).filter(isCard),
  ...state.monsters.flatMap(({ carries }) => carries),
];

const isCard = (thing: ItemCardId | Potion): thing is ItemCardId => !POTIONS.some(one => one === thing);
