import type { AttackType } from '../data/abilities.ts';
import type { Standing } from '../data/standing.ts';
import type { Effect } from '../effects/effect.ts';
import type { Hero } from '../state.ts';
import { type Counted, kitOf, type Parts } from './kit.ts';

/** DJ-CRD-10: what a hero's sheet, skills and equipped items do by code, in this order; nothing while he is a monkey. */
export const effectsOf = (hero: Hero): readonly Effect[] => kitOf(hero).effects;

/** The same by part: most often there is none, so that nothing need be done. */
export const partsOf = (hero: Hero): Parts => kitOf(hero).parts;

/** DJ-CRD-10, DJ-EFF-11: what they do all the time; of a monkey only the maxima of wounds and fatigue remain. */
export const standingsOf = (hero: Hero): readonly Standing[] => kitOf(hero).standings;

/** The sum of one kind of standing number; for attacks, of those that work on this type. */
export function sumOf(hero: Hero, kind: Counted, type?: AttackType): number {
  let sum = 0;
  for (const { kind: of, count, types } of kitOf(hero).counted) {
    if (of !== kind) continue;
    if (types === null || (type !== undefined && types.includes(type))) sum += count;
  }
  return sum;
}
