import type { RuleId } from '@tenebrae/kernel';
import { type ItemId, itemIdOf } from '../data/items.ts';
import { monsterFigure } from '../rules/figures.ts';
import { addTokens } from '../rules/lingering.ts';
import { isImmune } from '../rules/stats.ts';
import type { Attack } from '../state.ts';
import type { Effect } from './effect.ts';
import { monstersWithin } from './near.ts';
import { useUp, wantsItem } from './used-up.ts';

const RULE: RuleId = 'DJ-CRD-10';

/**
 * Whoever suffers a wound from an attack with this weapon gets a stun token, and as many more as surges bought. This is not the
 * Stun ability: damage that armor stops is not enough.
 */
export function stunsTheWounded(item: ItemId): Effect {
  return {
    *onTargetWounded(table, hero, attack, target) {
      if (isMadeWith(attack, item)) addTokens(table, target, 'stun', 1 + attack.tokens.stun, RULE, hero.id);
    },
  };
}

const isMadeWith = ({ source }: Attack, item: ItemId): boolean =>
  source !== 'fists' && source !== 'one-fist' && source !== 'monster' && itemIdOf(source) === item;

const FLUTE_SPACES = 6;

/** The Flute of Repose: at the end of his turn, a stun token on every monster near him; named ones are immune. */
export const FLUTE_OF_REPOSE: Effect = {
  *atTurnEnd(table, hero) {
    const { state } = table;
    const hearers = monstersWithin(state, hero, FLUTE_SPACES).filter(
      monster => !isImmune(state, monsterFigure(monster), 'stun'),
    );
    if (hearers.length === 0) return;
    const card = yield* wantsItem(hero, 'flute-of-repose');
    if (card === null) return;
    useUp(table, hero, card);
    for (const monster of hearers) addTokens(table, monsterFigure(monster), 'stun', 1, RULE, hero.id);
  },
};
