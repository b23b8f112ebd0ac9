import type { HeroId } from '../src/data/heroes.ts';
import { SKILL_SLOTS } from '../src/data/limits.ts';
import { rosterOf } from '../src/data/skills.ts';

/** The script of a Hero of Level 1 who takes the place of a dead one while there is no XP to spend (DD-HDT-03, DD-HDT-07). */
export const replacedBy = (hero: HeroId): string[] => [
  `hero:${hero}`,
  ...rosterOf(hero)
    .slice(0, SKILL_SLOTS[0])
    .map(skill => `equip:${skill}`),
];
