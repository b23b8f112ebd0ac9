import type { Square } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import type { Accursed, Character, Monster, State, TileNumber } from '../state.ts';
import { areAdjacent, dungeonOf, ground, isDead, isPresent, sees, squaresOf } from './figures.ts';
import { distancesFrom, distanceTo } from './paths.ts';
import { tileOf } from './plan.ts';
import { healthOf } from './profile.ts';
import { figureOf } from './tell.ts';
import { isAlive } from './wounds.ts';

/** DL-SPL-02, DL-LOS-06, DL-LRG-03: Monsters within a range in squares and in sight, sleepers too. */
export function monstersInReach(state: State, user: Accursed, range: number): Monster[] {
  const { monsters } = dungeonOf(state);
  if (monsters.length === 0) return [];
  const isNear = nearness(state, user, range);
  return monsters.filter(one => isAlive(one) && isNear(one) && sees(state, user, one));
}

/** Whether the dead may be named, or only they. */
export type Dead = 'never' | 'allowed' | 'only';

/** DL-LOS-06: the user itself, and Accursed within a range and in sight; one that is adjacent needs neither light nor sight. */
export function accursedInReach(
  state: State,
  user: Accursed,
  range: number,
  dead: Dead,
  isOfUse: (one: Accursed) => boolean = () => true,
): Accursed[] {
  const isNear = nearness(state, user, range);
  const isMeant = (one: Accursed) => (isPresent(one) && dead !== 'only') || (isDead(one) && dead !== 'never');
  return state.accursed.filter(
    one =>
      isMeant(one) &&
      isOfUse(one) &&
      (one === user || isTouched(state, user, one) || (isNear(one) && sees(state, user, one))),
  );
}

/** Adjacent, or a token that lies under the user's own feet. */
const isTouched = (state: State, user: Accursed, other: Accursed): boolean =>
  other.square === user.square || areAdjacent(state, user, other);

/** Distances are counted when the first one is asked for: this is looked at before every choice of a turn. */
function nearness(state: State, user: Accursed, range: number): (figure: Character) => boolean {
  const board = ground(state);
  return figure => {
    const distances = distancesFrom(board, squaresOf(user));
    for (const square of squaresOf(figure)) if (distanceTo(board, distances, square) <= range) return true;
    return false;
  };
}

/** What is named; only one of them is. */
export interface Named {
  readonly figure: Character | null;
  readonly square?: Square | null;
  readonly tile: TileNumber | null;
}

/** An option with what it names. */
export const withTarget = <T>({ id, text, about, on }: TargetOption, target: T) =>
  about === undefined ? { id, text, on, target } : { id, text, about, on, target };

type TargetOption = Option & Required<Pick<Option, 'text' | 'on'>>;

/** A target as an option of a question. */
export function targetOption(state: State, { figure, square = null, tile }: Named): TargetOption {
  if (tile !== null)
    return {
      id: `tile:${tile}`,
      text: 'choose-tile',
      about: { tile: tileOf(dungeonOf(state), tile).card },
      on: [`tile:${tile}`],
    };
  if (figure === null) return { id: `square:${square}`, text: 'choose-square', on: [`square:${square}`] };
  const on = [figureOf(figure)];
  if (figure.is !== 'monster')
    return { id: figureOf(figure), text: 'choose-accursed', about: { who: figure.id }, on };
  const left = healthOf(state, figure) - figure.wounds;
  return { id: figureOf(figure), text: 'target-monster', about: { monster: figure.kind, left }, on };
}
