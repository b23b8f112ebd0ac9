import type { Standing } from '../data/standing.ts';
import type { Effect } from '../effects/effect.ts';
import type { Hero } from '../state.ts';
import { type EffectWith, kitOf, type Part } from './kit.ts';

/** DJ-CRD-10: what a hero's sheet, skills and equipped items do by code, in this order; nothing while he is a monkey. */
export const effectsOf = (hero: Hero): readonly Effect[] => kitOf(hero).effects;

/** Those of them that have a part: most often none, so that nothing need be done. */
export const effectsWith = <P extends Part>(hero: Hero, part: P): readonly EffectWith<P>[] =>
  kitOf(hero).parts[part] as readonly EffectWith<P>[];

/** DJ-CRD-10, DJ-EFF-11: what they do all the time; of a monkey only the maxima of wounds and fatigue remain. */
export const standingsOf = (hero: Hero): readonly Standing[] => kitOf(hero).standings;

type Counted = Extract<Standing, { readonly count: number }>['kind'];

/** The sum of one kind of standing number; for attacks, of those that work on this type. */
export function sumOf(hero: Hero, kind: Counted, type?: string): number {
  let sum = 0;
  for (const one of kitOf(hero).standings) {
    if (one.kind !== kind || !('count' in one)) continue;
    const types: readonly string[] | null = 'on' in one ? one.on : 'against' in one ? one.against : null;
    if (types === null || (type !== undefined && types.includes(type))) sum += one.count;
  }
  return sum;
}
