import type { CodedSkillId } from '../data/skills.ts';
import { itemOf, type ItemCardId } from '../data/items.ts';
import type { Effect } from './effect.ts';

/** The skills that are more than standing data. */
export const SKILL_EFFECTS = {
  'able-warrior': {},
  'battle-cry': {},
  'enduring': {
    ignoresSpeedLimit: true,
    armor: (_state, hero) => (hero.items.some(one => one.equipped && isArmor(one.card)) ? 0 : 1),
  },
  'relentless': {},
  'leadership': {},
  'cleaving': {},
  'counter-attack': {},
  'taunt': {},
  'crack-shot': {},
  'precision': { looksPast: type => (type === 'melee' ? 0 : 1) },
  'rapid-fire': {},
  'acrobat': { movesThrough: true },
  'alertness': {},
  'ambidextrous': { offHandDamage: 1, shieldCancels: 1 },
  'quick-casting': {},
  'divine-retribution': {},
  'spiritwalker': {},
  'telekinesis': {},
} as const satisfies Record<CodedSkillId, Effect>;

const isArmor = (card: ItemCardId): boolean => itemOf(card).kind === 'armor';
