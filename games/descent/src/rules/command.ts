import { COMMAND_SPACES } from '../data/limits.ts';
import type { FigureId, State } from '../state.ts';
import { heroesOnBoard, heroFigure, isMonster, monsterFigure, spacesOf } from './figures.ts';
import { spacesWithin } from './spaces.ts';
import { hasAbility } from './stats.ts';

/**
 * DJ-ABL-12, DJ-ABL-13, DJ-ABL-33: how many friends with Command are within three spaces of a figure, itself included; each
 * gives 1 range and 1 damage. It needs no sight, but does not pass walls or closed doors.
 */
export function commandOf(state: State, attacker: FigureId): number {
  const friends = isMonster(attacker)
    ? state.monsters.map(monsterFigure)
    : heroesOnBoard(state).map(heroFigure);
  const leaders = friends.filter(friend => hasAbility(state, friend, 'command'));
  if (leaders.length === 0) return 0;
  const near = new Set(spacesWithin(state, spacesOf(state, attacker), COMMAND_SPACES));
  return leaders.filter(leader => spacesOf(state, leader).some(space => near.has(space))).length;
}
