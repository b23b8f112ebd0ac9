import { fits } from '@tenebrae/board';
import { cardsOfSet, type ItemCardId } from './data/items.ts';
import { HAND_LIMIT, OTHER_LIMIT, PACK_LIMIT, POTION_LIMIT } from './data/limits.ts';
import { itemOf } from './data/items.ts';
import { ITEM_SETS } from './data/item-card.ts';
import { OVERLORD_DECK } from './data/overlord-cards.ts';
import { shapeOf } from './rules/figures.ts';
import { isSpace } from './rules/spaces.ts';
import { maxFatigue, maxWounds, ratingOf } from './rules/stats.ts';
import type { Hero, State } from './state.ts';

/** What must hold between any two answers, whatever rule is under way. */
export function invariants(state: State): string[] {
  return [
    ...state.heroes.flatMap(hero => heroFaults(state, hero)),
    ...monsterFaults(state),
    ...cardFaults(state),
    ...unless(state.overlord.threat >= 0, `${state.overlord.threat} threat`),
  ];
}

function heroFaults(state: State, hero: Hero): string[] {
  const equipped = hero.items.filter(item => item.equipped).map(item => itemOf(item.card));
  const hands = equipped.reduce((sum, item) => sum + item.hands, 0);
  const packed = hero.items.length - equipped.length + hero.potions.healing.pack + hero.potions.vitality.pack;
  const potions = hero.potions.healing.equipped + hero.potions.vitality.equipped;
  return [
    ...unless(hero.wounds >= 0 && hero.wounds <= maxWounds(hero), `${hero.id} has ${hero.wounds} wounds`),
    ...unless(
      hero.fatigue >= 0 && hero.fatigue <= maxFatigue(hero),
      `${hero.id} has ${hero.fatigue} fatigue`,
    ),
    ...unless(hero.coins >= 0 && hero.coins % 25 === 0, `${hero.id} has ${hero.coins} coins`),
    ...unless(hands <= HAND_LIMIT, `${hero.id} has ${hands} hands full`),
    ...unless(equipped.filter(one => one.kind === 'armor').length <= 1, `${hero.id} wears two armors`),
    ...unless(
      equipped.filter(one => one.kind === 'other').length <= OTHER_LIMIT,
      `${hero.id} has too many other items`,
    ),
    ...unless(potions <= POTION_LIMIT, `${hero.id} has ${potions} potions in reach`),
    ...unless(packed <= PACK_LIMIT, `${hero.id} has ${packed} things in the pack`),
    ...unless(
      typeof hero.place !== 'number' || isSpace(state, hero.place),
      `${hero.id} stands off the board`,
    ),
  ];
}

function monsterFaults(state: State): string[] {
  return state.monsters.flatMap(monster => [
    ...unless(fits(state.grid, shapeOf(monster), monster.place), `monster ${monster.id} does not fit`),
    ...unless(
      state.attacks.length > 0 || monster.wounds < ratingOf(state, monster),
      `monster ${monster.id} should be dead`,
    ),
  ]);
}

/** Every card of the box is in one place at most; those out of the game are in none. */
function cardFaults(state: State): string[] {
  const { overlord } = state;
  const { deck } = overlord;
  const threats = [
    ...deck.top,
    ...deck.unseen,
    ...deck.bottom,
    ...deck.discard,
    ...overlord.hand,
    ...overlord.powers,
  ];
  const items: ItemCardId[] = [
    ...state.shop,
    ...state.relics,
    ...Object.values(state.treasures).flatMap(one => [
      ...one.top,
      ...one.unseen,
      ...one.bottom,
      ...one.discard,
    ]),
    ...state.heroes.flatMap(hero => hero.items.map(item => item.card)),
  ];
  const all = new Set(ITEM_SETS.flatMap(cardsOfSet));
  return [
    ...unless(new Set(threats).size === threats.length, 'an overlord card is there twice'),
    ...unless(threats.length <= OVERLORD_DECK.length, `${threats.length} overlord cards`),
    ...unless(new Set(items).size === items.length, 'an item card is there twice'),
    ...unless(
      items.every(card => all.has(card)),
      'an item card that is not in the box',
    ),
  ];
}

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
