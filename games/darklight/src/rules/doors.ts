import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { Accursed, ArchwayNumber, Character, State } from '../state.ts';
import { blockedSquares, dungeonOf, ground, isDead, squaresOf } from './figures.ts';
import { tilesAt } from './ground.ts';
import { groundworkOf, isAround } from './groundwork.ts';
import { numbered, onArchway } from './marks.ts';
import { movementLeft, spendMovement } from './movement.ts';
import { archwayOf, changeArchway } from './plan.ts';
import { tryWailingWall } from './special-doors.ts';
import { retarget } from './targeting.ts';
import { figureOf, nameOf } from './tell.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

/** DL-MOV-06, DL-MOV-07: `open:<archway>` and `close:<archway>` for 1 Movement point; the Wailing Wall by a Test. */
export const DOOR_DEED: Deed = {
  rule: 'DL-MOV-06',
  options(state, accursed) {
    if (movementLeft(state, accursed) === 0) return NO_OPTIONS;
    const options: TurnOption[] = [];
    const { archways } = dungeonOf(state).plan;
    for (let archway = 0; archway < archways.length; archway++) {
      const verb = isBesideDoor(state, accursed, archway) ? verbFor(state, archway) : null;
      if (verb === null) continue;
      const id = verb === 'close-door' ? closing(archway) : opening(archway);
      options.push({ id, text: verb, verb, archway, about: { who: accursed.id }, on: onArchway(archway) });
    }
    return options;
  },
  perform(table, accursed, { archway, verb }) {
    if (archway === undefined) return NOTHING;
    spendMovement(table.state, accursed, 1);
    if (verb === 'close-door') return closeDoor(table, archway, accursed);
    return verb === 'open-door' ? openDoor(table, archway, accursed) : tryWall(table, accursed, archway);
  },
};

function* tryWall(table: Table<State>, accursed: Accursed, archway: ArchwayNumber): Rule {
  yield* tryWailingWall(table, accursed, archway);
}

const opening = numbered('open');
const closing = numbered('close');

function verbFor(state: State, archway: ArchwayNumber): string | null {
  const { door } = archwayOf(dungeonOf(state), archway);
  if (door === 'closed') return 'open-door';
  if (door === 'wailing-wall') return 'try-wailing-wall';
  return canClose(state, archway) ? 'close-door' : null;
}

/** DL-TRM-07, DL-EXP-01: the door is open; the first opening by an Accursed is noted with the round. */
export function openDoor(table: Table<State>, archway: ArchwayNumber, by: Character | null): Rule {
  const dungeon = dungeonOf(table.state);
  const { opened } = archwayOf(dungeon, archway);
  const isFirst = opened === null && by !== null && by.is !== 'monster';
  changeArchway(dungeon, archway, { door: 'none', ...(isFirst && { opened: dungeon.round }) });
  tellOf(table, 'door-opened', archway, by);
  return retarget(table);
}

/** DL-MOV-07: a standard door stands in the archway again. */
export function closeDoor(table: Table<State>, archway: ArchwayNumber, by: Character | null): Rule {
  changeArchway(dungeonOf(table.state), archway, { door: 'closed' });
  tellOf(table, 'door-closed', archway, by);
  return retarget(table);
}

function tellOf(
  table: Table<State>,
  type: 'door-opened' | 'door-closed',
  archway: ArchwayNumber,
  by: Character | null,
): void {
  const rule = type === 'door-opened' ? 'DL-MOV-06' : 'DL-MOV-07';
  table.tell({ type, rule, archway, ...(by !== null && { who: nameOf(by), figure: figureOf(by) }) });
}

/** DL-MOV-07: a standard door only, and nobody and nothing in the archway: no token of the dead, no Prop, no Boulder. */
export function canClose(state: State, archway: ArchwayNumber): boolean {
  const dungeon = dungeonOf(state);
  const { door, squares } = archwayOf(dungeon, archway);
  if (door !== 'none') return false;
  const held = blockedSquares(state);
  for (const one of state.accursed) if (isDead(one)) held.push(one.square);
  for (const { square } of dungeon.props) held.push(square);
  return !held.includes(squares[0]) && !held.includes(squares[1]);
}

/** DL-MOV-06: shares a side or corner with one of its squares, walls aside, from a tile it joins. */
export function isBesideDoor(state: State, figure: Character, archway: ArchwayNumber): boolean {
  const { from, to, squares, bent } = archwayOf(dungeonOf(state), archway);
  const board = ground(state);
  for (const square of squaresOf(figure)) {
    const isBesideIt = isAround(squares[0], square) || isAround(squares[1], square);
    if (!isBesideIt && !(bent && joinedTo(state, archway).includes(square))) continue;
    for (const tile of tilesAt(board, square)) if (tile === from || tile === to) return true;
  }
  return false;
}

/** DL-EXP-12: beyond a bent passage, the squares that it joins. */
function joinedTo(state: State, archway: ArchwayNumber): number[] {
  const { plan } = dungeonOf(state);
  const { squares } = archwayOf(dungeonOf(state), archway);
  return groundworkOf(plan)
    .kinds.filter(({ square }) => squares.includes(square))
    .flatMap(({ links }) => links.map(({ to }) => to));
}
