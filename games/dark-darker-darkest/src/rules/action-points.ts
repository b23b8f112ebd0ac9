import type { State, Survivor } from '../state.ts';

/** AP that he can still spend: cubes in the left slot, or markers in hand in the showdown (DDD-SUR-02, DDD-FIN-18). */
export const apLeft = (state: State, survivor: Survivor): number =>
  state.showdown === null ? survivor.ap : survivor.markers.hand + survivor.drinkAp;

export const canPay = (state: State, survivor: Survivor, ap: number): boolean =>
  apLeft(state, survivor) >= ap;

/** DDD-SUR-02; DDD-FIN-18: one marker into the left box for each AP, AP of an energy drink first (DDD-ITM-12). */
export function pay(state: State, survivor: Survivor, ap: number): void {
  if (state.showdown === null) {
    survivor.ap -= ap;
    return;
  }
  const drunk = Math.min(survivor.drinkAp, ap);
  survivor.drinkAp -= drunk;
  survivor.markers.hand -= ap - drunk;
  survivor.markers.left += ap - drunk;
}
