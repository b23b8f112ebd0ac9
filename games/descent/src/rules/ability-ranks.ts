import { type Abilities, type AbilityId, RANKED } from '../data/abilities.ts';

/** DJ-ABL-02: ranks add up; an ability without ranks works once. */
export function withAbilities(some: Abilities, more: Abilities): Abilities {
  const all: Partial<Record<AbilityId, number>> = { ...some };
  for (const [id, rank] of Object.entries(more) as [AbilityId, number][]) {
    all[id] = RANKED.some(one => one === id) ? (all[id] ?? 0) + rank : Math.max(all[id] ?? 0, rank);
  }
  return all;
}

/** Every ability with its rank, 0 for one that is not there. */
export type Ranks = Readonly<Record<AbilityId, number>>;

/** For what rules ask again and again: with every ability named, all are alike to the machine. */
export const ranksOf = (some: Abilities): Ranks => ({
  aura: some.aura ?? 0,
  blast: some.blast ?? 0,
  breath: some.breath ?? 0,
  burn: some.burn ?? 0,
  command: some.command ?? 0,
  fear: some.fear ?? 0,
  fly: some.fly ?? 0,
  grapple: some.grapple ?? 0,
  knockback: some.knockback ?? 0,
  pierce: some.pierce ?? 0,
  poison: some.poison ?? 0,
  'quick-shot': some['quick-shot'] ?? 0,
  reach: some.reach ?? 0,
  sorcery: some.sorcery ?? 0,
  stun: some.stun ?? 0,
  sweep: some.sweep ?? 0,
  undying: some.undying ?? 0,
  web: some.web ?? 0,
});
