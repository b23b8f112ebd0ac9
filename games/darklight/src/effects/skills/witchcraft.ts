import type { CodedSkillId } from '../../data/skills.ts';
import type { Hooks } from '../hooks.ts';

/** What the Blood Witch's skills do beyond numbers. */
export const WITCHCRAFT_HOOKS: Partial<Record<CodedSkillId<'witchcraft'>, Hooks>> = {};
