import type { CodedSkillId } from '../../data/skills.ts';
import { isDead } from '../../rules/figures.ts';
import type { Hooks } from '../hooks.ts';

/** What the Black Knight's skills do beyond numbers. */
export const WARRIOR_HOOKS: Partial<Record<CodedSkillId<'warrior'>, Hooks>> = {
  'war-vengeance': {
    damage: (state, holder, attack) =>
      attack.attacker === holder && attack.blow.kind === 'melee' && state.accursed.some(isDead) ? 2 : 0,
  },
};
