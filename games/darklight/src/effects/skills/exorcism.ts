import type { CodedSkillId } from '../../data/skills.ts';
import type { Hooks } from '../hooks.ts';

/** What the Exorcist's skills do beyond numbers. */
export const EXORCISM_HOOKS: Partial<Record<CodedSkillId<'exorcism'>, Hooks>> = {};
