import { COMMAND_SPACES } from '../data/limits.ts';
import type { FigureId, Hero, State } from '../state.ts';
import { heroesOnBoard, heroFigure, isMonster, monsterFigure, spacesOf } from './figures.ts';
import { kitOf } from './kit.ts';
import { spacesWithin } from './spaces.ts';
import { monsterHas } from './stats.ts';

/**
 * DJ-ABL-12, DJ-ABL-13, DJ-ABL-33: how many friends with Command are within three spaces of a figure, itself included; each
 * gives 1 range and 1 damage. It needs no sight, but does not pass walls or closed doors.
 */
export function commandOf(state: State, attacker: FigureId): number {
  const leaders = isMonster(attacker)
    ? state.monsters.filter(one => monsterHas(state, one, 'command')).map(monsterFigure)
    : heroesOnBoard(state).filter(isLeader).map(heroFigure);
  if (leaders.length === 0) return 0;
  const near = spacesWithin(state, spacesOf(state, attacker), COMMAND_SPACES);
  return leaders.filter(leader => spacesOf(state, leader).some(space => near.includes(space))).length;
}

const isLeader = (hero: Hero): boolean => (kitOf(hero).abilities.command ?? 0) > 0;
