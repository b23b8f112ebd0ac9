import type { CodedSkillId } from '../../data/skills.ts';
import type { Hooks } from '../hooks.ts';

/** What the Outcast's skills do beyond numbers. */
export const STALKER_HOOKS: Partial<Record<CodedSkillId<'stalker'>, Hooks>> = {};
