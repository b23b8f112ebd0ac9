import { ask, type Option, PASS, type RuleId } from '@tenebrae/kernel';
import type { CodedItemId } from '../data/items.ts';
import { spendFatigue } from '../rules/fatigue.ts';
import type { Effect } from './effect.ts';
import { AMULET_OF_HEALING, CRYSTAL_OF_TIVAL, healingRune, JINNS_LAMP } from './items-healing.ts';
import { FLUTE_OF_REPOSE, stunsTheWounded } from './items-stunning.ts';

const RULE: RuleId = 'DJ-ATK-32';

interface CancelOption extends Option {
  readonly count: number;
}

/** Ghost Armor: whenever wounds are dealt, whatever deals them, each fatigue cancels one. */
const GHOST_ARMOR: Effect = {
  *onWounds(table, hero, hit) {
    const most = Math.min(hero.fatigue, hit.wounds);
    if (most === 0) return 0;
    const options = Array.from(
      { length: most },
      (_, less): CancelOption => ({
        id: `cancel:${most - less}`,
        count: most - less,
        about: { count: most - less, item: 'ghost-armor' },
      }),
    );
    const chosen = yield* ask<CancelOption | typeof PASS>(
      'use-ghost-armor',
      hero.seat,
      [...options, PASS],
      RULE,
      {
        window: true,
        concerns: [hero.seat],
        about: { hero: hero.id, wounds: hit.wounds },
      },
    );
    if (!('count' in chosen)) return 0;
    const { count } = chosen;
    spendFatigue(table, hero, count, RULE);
    table.tell({ type: 'wounds-cancelled', rule: RULE, hero: hero.id, item: 'ghost-armor', count });
    return count;
  },
};

/** The items that are more than their data; they work only while equipped. */
export const ITEM_EFFECTS = {
  'ghost-armor': GHOST_ARMOR,
  'pacify': stunsTheWounded('pacify'),
  'minor-healing': healingRune('minor-healing', 1),
  'crystal-of-tival': CRYSTAL_OF_TIVAL,
  'petrify': stunsTheWounded('petrify'),
  'greater-healing': healingRune('greater-healing', 2),
  'amulet-of-healing': AMULET_OF_HEALING,
  'flute-of-repose': FLUTE_OF_REPOSE,
  'word-of-vaal': { around: 3, ...stunsTheWounded('word-of-vaal') },
  'jinns-lamp': JINNS_LAMP,
} as const satisfies Record<CodedItemId, Effect>;
