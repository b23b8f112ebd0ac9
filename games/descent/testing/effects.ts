import type { Effect } from '../src/effects/effect.ts';
import { type Parts, sortByPart } from '../src/rules/kit.ts';

/** What a hero with this one effect has, by part. */
export const havingParts = (effect: Effect): Parts => sortByPart([effect]);
