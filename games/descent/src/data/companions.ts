import type { FamiliarId, HeroId } from './heroes.ts';
import type { SkillId } from './skills.ts';

/** DJ-FAM-09 to DJ-FAM-11: the familiars that a sheet or a skill brings. */
export const BRINGS_FAMILIARS: Readonly<Partial<Record<HeroId | SkillId, readonly FamiliarId[]>>> = {
  'vyrah-the-falconer': ['skye'],
  'boggs-the-rat': ['boggs'],
  'mata-and-kata': ['mata', 'kata'],
};

/** DJ-FAM-14: whose companion Pico is when the game begins. */
export const PICOS_FRIEND: HeroId = 'ronan-of-the-wild';
