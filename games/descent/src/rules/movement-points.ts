import { RuleBug, type RuleId } from '@tenebrae/kernel';
import type { FigureId, Hero, HeroTurn, Monster, State } from '../state.ts';
import { activationOf } from './activation.ts';
import { heroFigure, isMonster, monsterFigure, monsterSpaces, spacesOf } from './figures.ts';
import { kitOf } from './kit.ts';
import { anyAdjacent } from './spaces.ts';
import { isImmune, monstersWith, speedOf } from './stats.ts';

/** The turn of this hero, if it is his. */
export function turnOf(state: State, hero: Hero): HeroTurn | null {
  return state.turn?.hero === hero.id ? state.turn : null;
}

/** DJ-MOV-12, DJ-EFF-13, DJ-ABL-17: points that a hero may spend now; none under Web or Grapple or after a charge. */
export function pointsOf(state: State, hero: Hero): number {
  const turn = turnOf(state, hero);
  if (turn === null || isHeld(state, hero, turn)) return 0;
  return turn.points + (isUndecided(turn) ? speedOf(hero) : 0);
}

/** DJ-EFF-13, DJ-EFF-14, DJ-ABL-17: whether he can spend no point at all now; what costs nothing stays possible. */
export function isHeld(state: State, hero: Hero, { webbed, halted }: HeroTurn): boolean {
  return webbed || halted || isGrappled(state, heroFigure(hero));
}

/** DJ-HRT-12, DJ-EFF-05: ready and stunned heroes have their speed in points to come until they begin something else. */
export const isUndecided = ({ action, half }: HeroTurn): boolean =>
  half === null && (action === 'ready' || action === 'stunned');

/** The same for the monster under activation; a stunned master that has attacked does not move (DJ-EFF-08). */
export function monsterPointsOf(state: State, monster: Monster): number {
  const active = activationOf(state, monster);
  if (active === null || active.webbed || active.half === 'attack') return 0;
  return isGrappled(state, monsterFigure(monster)) ? 0 : active.points;
}

/**
 * DJ-HRT-12, DJ-EFF-05, DJ-MOV-16: takes points off, those that fatigue and items gave first. A ready or stunned hero whose own
 * do not suffice has chosen to move: he receives his speed now and does not attack.
 */
export function spendPoints(state: State, hero: Hero, count: number, rule: RuleId): void {
  const turn = turnOf(state, hero);
  if (turn === null) return;
  if (count > turn.points && isUndecided(turn)) chooseToMove(hero, turn);
  if (count > turn.points) throw new RuleBug(`${rule}: ${hero.id} has not ${count} movement points left`);
  const bought = Math.min(count, turn.bought);
  turn.points -= count;
  turn.bought -= bought;
  turn.spent += count - bought;
}

function chooseToMove(hero: Hero, turn: HeroTurn): void {
  turn.half = 'move';
  turn.points += speedOf(hero);
  turn.attacks = 0;
}

/** DJ-FAT-03, DJ-ARM-05: points that belong to no action. */
export function gainPoints(turn: HeroTurn, count: number): void {
  turn.points += count;
  turn.bought += count;
}

/** DJ-EFF-08, DJ-EFF-16: a stunned master that moves makes no attack. */
export function spendMonsterPoints(state: State, monster: Monster, count: number): void {
  const active = activationOf(state, monster);
  if (active === null) return;
  active.points -= count;
  if (active.half !== null || count === 0) return;
  active.half = 'move';
  active.attacks = 0;
}

/** DJ-ABL-17: next to an enemy with Grapple that it is not immune to. */
export function isGrappled(state: State, figure: FigureId): boolean {
  return isNextToGrapple(state, figure) && !isImmune(state, figure, 'grapple');
}

/** Asked by every movement action, so the board is looked at only where a figure has Grapple at all. */
function isNextToGrapple(state: State, id: FigureId): boolean {
  if (!isMonster(id)) {
    for (const monster of monstersWith(state, 'grapple')) {
      if (anyAdjacent(state, spacesOf(state, id), monsterSpaces(state, monster))) return true;
    }
    return false;
  }
  for (const hero of state.heroes) {
    if (typeof hero.place !== 'number' || kitOf(hero).ranks.grapple === 0) continue;
    if (anyAdjacent(state, [hero.place], spacesOf(state, id))) return true;
  }
  return false;
}
