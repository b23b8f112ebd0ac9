import { POTIONS } from '../data/actions.ts';
import { TOKENS } from '../data/abilities.ts';
import { itemOf } from '../data/items.ts';
import { COIN_STEP, HAND_LIMIT, OTHER_LIMIT, PACK_LIMIT, POTION_LIMIT } from '../data/limits.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { isPit, isSpace } from '../rules/spaces.ts';
import { maxFatigue, maxWounds } from '../rules/stats.ts';
import type { Hero, State } from '../state.ts';
import { unless } from './unless.ts';

/** DJ-SET-09, DJ-EQP-02, DJ-EQP-05, DJ-FAT-05: a hero's sheet, what he wears and carries, where he stands. */
export function heroFaults(state: State, hero: Hero): string[] {
  const { id, wounds, fatigue, coins, place, fallen } = hero;
  return [
    ...unless(wounds >= 0 && wounds <= maxWounds(hero), `${id} has ${wounds} wounds`),
    ...unless(fatigue >= 0 && fatigue <= maxFatigue(hero), `${id} has ${fatigue} fatigue`),
    ...unless(coins >= 0 && coins % COIN_STEP === 0, `${id} has ${coins} coins`),
    ...unless(
      TOKENS.every(token => hero.tokens[token] >= 0),
      `${id} has less than no tokens`,
    ),
    ...unless(typeof place !== 'number' || isSpace(state, place), `${id} stands off the board`),
    ...unless(
      !fallen || (typeof place === 'number' && isPit(state, place)),
      `${id} lies in a pit that is not there`,
    ),
    ...thingFaults(hero),
  ];
}

function thingFaults(hero: Hero): string[] {
  const { id, items, potions } = hero;
  const equipped = items.filter(item => item.equipped).map(item => itemOf(item.card));
  const hands = equipped.reduce((sum, item) => sum + item.hands, 0);
  const limit = Math.max(HAND_LIMIT, ...effectsOf(hero).map(effect => effect.handLimit ?? 0));
  const packed = items.length - equipped.length + potions.healing.pack + potions.vitality.pack;
  const inReach = potions.healing.equipped + potions.vitality.equipped;
  return [
    ...unless(hands <= limit, `${id} has ${hands} hands full`),
    ...unless(equipped.filter(one => one.kind === 'armor').length <= 1, `${id} wears two armors`),
    ...unless(
      equipped.filter(one => one.kind === 'other').length <= OTHER_LIMIT,
      `${id} has too many other items`,
    ),
    ...unless(inReach <= POTION_LIMIT, `${id} has ${inReach} potions in reach`),
    ...unless(packed <= PACK_LIMIT, `${id} has ${packed} things in the pack`),
    ...unless(
      POTIONS.every(potion => potions[potion].equipped >= 0 && potions[potion].pack >= 0),
      `${id} has less than no potions`,
    ),
  ];
}
