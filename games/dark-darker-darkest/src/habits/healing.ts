import { skullOf } from '../rules/figures.ts';
import type { Survivor } from '../state.ts';

/** What it is worth to heal a wound: most before it costs an action point, and before it kills. */
export function healingWorth(survivor: Survivor): number {
  const left = skullOf(survivor) - survivor.wounds;
  if (survivor.wounds === 0) return 0;
  return left < 3 ? 7 : left < 5 ? 4 : 2;
}
