import { type ItemCardId, itemOf } from '../data/items.ts';
import type { CodedSkillId } from '../data/skills.ts';
import type { Effect } from './effect.ts';
import {
  ALERTNESS,
  CLEAVING,
  COUNTER_ATTACK,
  CRACK_SHOT,
  DIVINE_RETRIBUTION,
  QUICK_CASTING,
  RAPID_FIRE,
  SPIRITWALKER,
  TAUNT,
} from './skills-attack.ts';
import { ABLE_WARRIOR, BATTLE_CRY, LEADERSHIP, RELENTLESS, TELEKINESIS } from './skills-turn.ts';

const isArmor = (card: ItemCardId): boolean => itemOf(card).kind === 'armor';

/** The skills that are more than standing data. */
export const SKILL_EFFECTS = {
  'able-warrior': ABLE_WARRIOR,
  'battle-cry': BATTLE_CRY,
  'enduring': {
    ignoresSpeedLimit: true,
    armor: (_state, hero) => (hero.items.some(one => one.equipped && isArmor(one.card)) ? 0 : 1),
  },
  'relentless': RELENTLESS,
  'leadership': LEADERSHIP,
  'cleaving': CLEAVING,
  'counter-attack': COUNTER_ATTACK,
  'taunt': TAUNT,
  'crack-shot': CRACK_SHOT,
  'precision': { looksPast: type => (type === 'melee' ? 0 : 1) },
  'rapid-fire': RAPID_FIRE,
  'acrobat': { movesThrough: true },
  'alertness': ALERTNESS,
  'ambidextrous': { offHandDamage: 1, shieldCancels: 1 },
  'quick-casting': QUICK_CASTING,
  'divine-retribution': DIVINE_RETRIBUTION,
  'spiritwalker': SPIRITWALKER,
  'telekinesis': TELEKINESIS,
} as const satisfies Record<CodedSkillId, Effect>;
