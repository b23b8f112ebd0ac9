import type { Option } from '@tenebrae/kernel';
import { dungeonOf, isDead, isInCombat, isPresent } from '../rules/figures.ts';
import { healthOf } from '../rules/profile.ts';
import type { Accursed, State } from '../state.ts';

/** How much of its Health is left, from 0 to 1. */
export const vigour = (state: State, accursed: Accursed): number =>
  isPresent(accursed) ? 1 - accursed.wounds / healthOf(state, accursed) : 0;

export const members = (state: State): Accursed[] =>
  state.accursed.filter(one => isPresent(one) || isDead(one));

/** Wounds that a healing of so much for everyone would take away. */
export const benefitOf = (state: State, amount: number): number =>
  members(state).reduce((sum, one) => sum + Math.min(one.wounds, amount), 0);

/** Somebody is dead, or would not stand another blow or two. */
export const isInDanger = (state: State): boolean =>
  members(state).some(one => isDead(one) || (isInCombat(state) && vigour(state, one) < 0.4));

/** The Heart heals everyone by the Darkness Roll: it is kept for high rolls, or for need. */
export function useHeart(state: State, option: Option): number {
  const amount = Number(option.about?.['amount'] ?? 0);
  const benefit = benefitOf(state, amount);
  const count = members(state).length;
  if (isInDanger(state) && amount >= 3) return 1;
  if (members(state).some(one => isPresent(one) && vigour(state, one) < 0.25) && isInCombat(state)) return 1;
  return amount >= 4 && benefit >= count * amount * 0.75 ? 1 : 0;
}

/** Rounds after which nobody waits any longer. */
const PATIENCE = 120;

/** Between fights time heals those who know how, and a door may wait. */
export function needsRest(state: State): boolean {
  const { round, heart } = dungeonOf(state);
  if (isInCombat(state) || round > PATIENCE) return false;
  const all = members(state);
  const present = all.filter(isPresent);
  const canHeal = present.some(
    one =>
      one.spells.some(({ id }) => id === 'sanguine-mend') ||
      one.miracles.some(id => id === 'mend-flesh' || id === 'circle-of-grace'),
  );
  const worst = Math.min(...present.map(one => vigour(state, one)));
  if (all.some(isDead) && (canHeal || heart.uses > 0)) return true;
  if (canHeal) return worst < 0.85;
  return heart.uses > 0 && worst < 0.5;
}
