import type { HeroId } from '../data/heroes.ts';
import type { HeroTurn, OverlordStage, OverlordTurn, State } from '../state.ts';
import { partsOf } from './effects-of.ts';

/** A hero's turn before its first stage. */
export const newHeroTurn = (hero: HeroId): HeroTurn => ({
  hero,
  stage: 'start',
  action: null,
  points: 0,
  bought: 0,
  spent: 0,
  attacks: 0,
  attacked: 0,
  half: null,
  orderPlaced: false,
  webbed: false,
  glyphUsed: false,
  potionsDrunk: 0,
  heading: 'none',
  halted: false,
  moved: [],
  used: [],
  over: 'no',
});

/** The overlord's turn before its first stage, or before another. */
export const newOverlordTurn = (stage: OverlordStage = 'begin'): OverlordTurn => ({
  stage,
  powerPlayed: false,
  spawnPlayed: false,
  eventPlayed: false,
  trapPlayed: false,
  activated: [],
  active: null,
  used: [],
});

/** Effects that note how things stand when a turn begins, a hero's or the overlord's (Bogran). */
export function beginAnyTurn(state: State): void {
  for (const hero of state.heroes) {
    for (const effect of partsOf(hero).onTurnBegun) effect.onTurnBegun(state, hero);
  }
}
