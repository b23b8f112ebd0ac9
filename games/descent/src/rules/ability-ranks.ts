import { type Abilities, type AbilityId, RANKED } from '../data/abilities.ts';

/** DJ-ABL-02: ranks add up; an ability without ranks works once. */
export function withAbilities(some: Abilities, more: Abilities): Abilities {
  const all: Partial<Record<AbilityId, number>> = { ...some };
  for (const [id, rank] of Object.entries(more) as [AbilityId, number][]) {
    all[id] = RANKED.some(one => one === id) ? (all[id] ?? 0) + rank : Math.max(all[id] ?? 0, rank);
  }
  return all;
}
