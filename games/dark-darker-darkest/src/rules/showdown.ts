import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-FIN-01 to DDD-FIN-09. */
export function* startShowdown(table: Table<State>, keeper: Survivor): Rule<never> {
  throw new RuleBug(`startShowdown is not written yet: ${JSON.stringify([table, keeper])}`);
}

/** DDD-FIN-22 to DDD-FIN-30; sets the phase back to the players' actions. */
export function* playNemesisReaction(table: Table<State>): Rule {
  throw new RuleBug(`playNemesisReaction is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-FIN-19. */
export function shiftBoxes(table: Table<State>): void {
  throw new RuleBug(`shiftBoxes is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-FIN-12: after a tile was destroyed. */
export function* maybeLoseCorners(table: Table<State>): Rule {
  throw new RuleBug(`maybeLoseCorners is not written yet: ${JSON.stringify([table])}`);
}
