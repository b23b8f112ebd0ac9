import { kingDistance, type Square } from '@tenebrae/board';
import { COMMAND_SPACES } from '../data/limits.ts';
import type { FigureId, Hero, State } from '../state.ts';
import { isMonster, isOnBoard, monsterSpaces, oneSpace, spacesOf } from './figures.ts';
import { kitOf } from './kit.ts';
import { distance } from './spaces.ts';
import { monstersWith } from './stats.ts';

/**
 * DJ-ABL-12, DJ-ABL-13, DJ-ABL-33: how many friends with Command are within three spaces of a figure, itself included; each
 * gives 1 range and 1 damage. It needs no sight, but does not pass walls or closed doors.
 */
export function commandOf(state: State, attacker: FigureId): number {
  const leaders = isMonster(attacker) ? leadingMonsters(state) : leadingHeroes(state);
  if (leaders === null) return 0;
  const own = spacesOf(state, attacker);
  return leaders.filter(spaces => spaces.some(space => own.some(from => isNear(state, from, space)))).length;
}

const isNear = (state: State, from: Square, to: Square): boolean =>
  kingDistance(state.grid, from, to) <= COMMAND_SPACES && distance(state, from, to) <= COMMAND_SPACES;

/** The spaces of each who has Command; null for none, as is usual. */
function leadingMonsters(state: State): (readonly Square[])[] | null {
  let leaders: (readonly Square[])[] | null = null;
  for (const one of monstersWith(state, 'command')) (leaders ??= []).push(monsterSpaces(state, one));
  return leaders;
}

function leadingHeroes(state: State): (readonly Square[])[] | null {
  let leaders: (readonly Square[])[] | null = null;
  for (const one of state.heroes)
    if (isOnBoard(one) && isLeader(one)) (leaders ??= []).push(oneSpace(one.place));
  return leaders;
}

const isLeader = (hero: Hero): boolean => kitOf(hero).ranks.command > 0;
