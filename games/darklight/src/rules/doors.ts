import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, ArchwayNumber, Character, State } from '../state.ts';
import { blockedSquares, dungeonOf, ground, isDead, squaresOf } from './figures.ts';
import { tilesAt } from './ground.ts';
import { groundworkOf, isAround } from './groundwork.ts';
import { movementLeft, spendMovement } from './movement.ts';
import { archwayOf, changeArchway } from './plan.ts';
import { tryWailingWall } from './special-doors.ts';
import { retarget } from './targeting.ts';
import { figureOf, nameOf } from './tell.ts';
import type { Deed, TurnOption } from './turn-option.ts';

/** DL-MOV-06, DL-MOV-07: `open:<archway>` and `close:<archway>` for 1 Movement point; the Wailing Wall by a Test. */
export const DOOR_DEED: Deed = {
  rule: 'DL-MOV-06',
  options: (state, accursed) =>
    movementLeft(state, accursed) > 0
      ? dungeonOf(state).plan.archways.flatMap((_, archway) => doorOptions(state, accursed, archway))
      : [],
  *perform(table, accursed, { archway, verb }) {
    if (archway === undefined) return;
    spendMovement(table.state, accursed, 1);
    if (verb === 'close-door') yield* closeDoor(table, archway, accursed);
    else if (verb === 'open-door') yield* openDoor(table, archway, accursed);
    else yield* tryWailingWall(table, accursed, archway);
  },
};

function doorOptions(state: State, accursed: Accursed, archway: ArchwayNumber): TurnOption[] {
  if (!isBesideDoor(state, accursed, archway)) return [];
  const { door } = archwayOf(dungeonOf(state), archway);
  const verb =
    door === 'closed'
      ? 'open-door'
      : door === 'wailing-wall'
        ? 'try-wailing-wall'
        : canClose(state, archway)
          ? 'close-door'
          : null;
  if (verb === null) return [];
  const id = verb === 'close-door' ? `close:${archway}` : `open:${archway}`;
  return [{ id, text: verb, verb, archway, about: { who: accursed.id }, on: [`archway:${archway}`] }];
}

/** DL-TRM-07, DL-EXP-01: the door is open; the first opening by an Accursed is noted with the round. */
export function* openDoor(table: Table<State>, archway: ArchwayNumber, by: Character | null): Rule {
  const dungeon = dungeonOf(table.state);
  const { opened } = archwayOf(dungeon, archway);
  const isFirst = opened === null && by !== null && by.is !== 'monster';
  changeArchway(dungeon, archway, { door: 'none', ...(isFirst && { opened: dungeon.round }) });
  tellOf(table, 'door-opened', archway, by);
  yield* retarget(table);
}

/** DL-MOV-07: a standard door stands in the archway again. */
export function* closeDoor(table: Table<State>, archway: ArchwayNumber, by: Character | null): Rule {
  changeArchway(dungeonOf(table.state), archway, { door: 'closed' });
  tellOf(table, 'door-closed', archway, by);
  yield* retarget(table);
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
  for (const { square } of [...state.accursed.filter(isDead), ...dungeon.props]) held.add(square);
  return squares.every(square => !held.has(square));
}

/** DL-MOV-06: shares a side or corner with one of its squares, walls aside, from a tile it joins. */
export function isBesideDoor(state: State, figure: Character, archway: ArchwayNumber): boolean {
  const { from, to, squares, bent } = archwayOf(dungeonOf(state), archway);
  const isBesideIt = (square: number) => squares.some(one => isAround(one, square));
  const joined = bent ? joinedTo(state, archway) : [];
  return squaresOf(figure).some(
    square =>
      (isBesideIt(square) || joined.includes(square)) &&
      tilesAt(ground(state), square).some(tile => tile === from || tile === to),
  );
}

/** DL-EXP-12: beyond a bent passage, the squares that it joins. */
function joinedTo(state: State, archway: ArchwayNumber): number[] {
  const { plan } = dungeonOf(state);
  const { squares } = archwayOf(dungeonOf(state), archway);
  return groundworkOf(plan)
    .kinds.filter(({ square }) => squares.includes(square))
    .flatMap(({ links }) => links.map(({ to }) => to));
}
