import type { Effect } from '../src/effects/effect.ts';
import type { EffectWith, Part } from '../src/rules/kit.ts';

/** What a hero with this one effect has of a part: the effect, or nothing. */
export const havingPart = <P extends Part>(part: P, effect: Effect): readonly EffectWith<P>[] =>
  effect[part] === undefined ? [] : [effect as EffectWith<P>];
