import type { Square } from '@tenebrae/board';
import { spacesAtDoor } from '../rules/doors.ts';
import { isOnBoard, type OnBoard } from '../rules/figures.ts';
import { maxWounds } from '../rules/stats.ts';
import type { Hero, State } from '../state.ts';
import { stepsFrom, wayOfHeroes } from './ways.ts';

/** The squares beside doors that somebody could open now: everybody near, well and about to act. */
export function doorsToOpen(state: State, hero: OnBoard<Hero>): ReadonlySet<Square> {
  const squares = new Set<Square>();
  for (const door of state.doors) {
    if (!door.placed || door.state !== 'closed') continue;
    if (door.rune !== null && !state.runekeys.includes(door.rune)) continue;
    if (!door.areas.some(area => state.areas[area]?.revealed === false)) continue;
    const beside = spacesAtDoor(state, door);
    if (isGoodMoment(state, hero, beside)) for (const square of beside) squares.add(square);
  }
  return squares;
}

/**
 * A door is opened while others can still strike at what is behind it. Nobody waits for the last monster to fall: others come
 * in its place, and the overlord gains cards and threat by every round.
 */
function isGoodMoment(state: State, hero: OnBoard<Hero>, door: readonly Square[]): boolean {
  const way = wayOfHeroes(state, door);
  const others = state.heroes
    .filter(isOnBoard)
    .filter(one => one.id !== hero.id && stepsFrom(way, one.place) <= COMING);
  const near = others.filter(one => stepsFrom(way, one.place) <= TOGETHER);
  const ready = near.filter(one => !one.acted);
  const wounds = [hero, ...near].reduce((sum, one) => sum + one.wounds / maxWounds(one), 0);
  return (
    hero.wounds * 5 >= maxWounds(hero) * 2 &&
    near.length * 2 >= others.length &&
    ready.length * 2 >= near.length &&
    wounds >= 0.2 * (1 + near.length)
  );
}

/** How near help should be before a door is opened. */
const TOGETHER = 8;
const COMING = 14;
