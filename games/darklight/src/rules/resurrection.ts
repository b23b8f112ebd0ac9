import type { Square } from '@tenebrae/board';
import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { EASED_BY, HEALED_TO_TRY } from '../data/limits.ts';
import type { InjuryId } from '../data/injuries.ts';
import { type Accursed, NOWHERE, type State } from '../state.ts';
import { makeProne } from './conditions.ts';
import { takeInjury } from './defeat.ts';
import { rollDice } from './dice.ts';
import { blockedSquares, ground, isDead, isPresent, isWithin, presentAccursed, tilesOf } from './figures.ts';
import { isWalkable } from './ground.ts';
import { freeSquares, setAside } from './movement.ts';
import { putAt } from './placing.ts';
import { healedOf, healthOf } from './profile.ts';
import { hasTalent } from './sources.ts';
import { figureOf } from './tell.ts';

/** DL-RES-01 to DL-RES-04: a try at the start of its turn, if it likes and enough was healed. True if it is back. */
export function* tryToReturn(table: Table<State>, accursed: Accursed): Rule<boolean> {
  const { state } = table;
  const healed = healedOf(state, accursed);
  if (accursed.status.kind !== 'dead' || healed < HEALED_TO_TRY) return false;
  if (!hasRoom(state, accursed)) {
    table.tell({
      type: 'no-room-to-return',
      rule: 'DL-RES-05',
      who: accursed.id,
      figure: figureOf(accursed),
    });
    return false;
  }
  const eased = easing(state, accursed);
  const choice = yield* ask(
    'try-to-return',
    accursed.seat,
    [{ id: 'attempt', on: [figureOf(accursed)] }, PASS] as const,
    'DL-RES-02',
    { about: { who: accursed.id, healed, ...(eased > 0 && { eased }) } },
  );
  if (choice === PASS) return false;
  const rolled = yield* rollDice('return-roll', [2, 6], 'DL-RES-03', accursed.seat);
  const facts = { who: accursed.id, figure: figureOf(accursed), rolled: rolled - eased, healed };
  if (rolled - eased > healed) {
    table.tell({ type: 'return-failed', rule: 'DL-RES-04', ...facts });
    return false;
  }
  table.tell({ type: 'return-succeeded', rule: 'DL-RES-03', ...facts });
  yield* comeBack(table, accursed, accursed.status.injury);
  return isPresent(accursed);
}

/** exo-last-rites: somebody living on its tile takes something off the roll. */
function easing(state: State, accursed: Accursed): number {
  const tiles = tilesOf(state, accursed);
  return presentAccursed(state).some(
    one => hasTalent(one, 'eases-resurrection') && tiles.some(tile => isWithin(state, one, tile)),
  )
    ? EASED_BY
    : 0;
}

/** DL-RES-05: nobody returns while all squares that are known are taken. */
const hasRoom = (state: State, accursed: Accursed): boolean =>
  isSquareFree(state, accursed.square) || freeSquares(state, accursed).length > 0;

const isSquareFree = (state: State, square: Square): boolean =>
  isWalkable(ground(state), square) && !blockedSquares(state).includes(square);

/** DL-RES-05, DL-RES-07: the miniature takes the place of the token, or of the nearest Free square; Prone, and injured. */
function* comeBack(table: Table<State>, accursed: Accursed, injury: InjuryId): Rule {
  const { state } = table;
  const { square } = accursed;
  const isFree = isSquareFree(state, square);
  accursed.square = NOWHERE;
  accursed.status = { kind: 'in' };
  if (isFree) yield* putAt(table, accursed, square);
  else yield* setAside(table, accursed, square);
  makeProne(table, accursed, 'DL-RES-05');
  yield* takeInjury(table, accursed, injury);
}

/** DL-RES-06, DL-SRV-06: all dead Accursed at the end of a completed dungeon, with half their Health and the noted Injury. */
export function* returnAtEnd(table: Table<State>): Rule {
  const { state } = table;
  for (const accursed of state.accursed.filter(isDead)) {
    if (accursed.status.kind !== 'dead') continue;
    const { injury } = accursed.status;
    accursed.square = NOWHERE;
    accursed.status = { kind: 'in' };
    table.tell({ type: 'returned-at-end', rule: 'DL-RES-06', who: accursed.id, figure: figureOf(accursed) });
    yield* takeInjury(table, accursed, injury);
    if (isPresent(accursed)) accursed.wounds = Math.ceil(healthOf(state, accursed) / 2);
  }
}
