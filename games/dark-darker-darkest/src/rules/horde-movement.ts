import type { RoomId } from '@tenebrae/board';
import { ask, NOTHING, PARTY, type Rule, type RuleId, type Table, take } from '@tenebrae/kernel';
import { HORDE_MOVEMENT } from '../data/limits.ts';
import { type SpecialZombie, SPECIAL_ZOMBIES } from '../data/special-zombies.ts';
import type { State, Zombie } from '../state.ts';
import { chooseRoom } from './dice.ts';
import { zombiesAttack } from './enemy-attack.ts';
import { hasSurvivor, hordes, zombiesAt } from './figures.ts';
import { moveFigures } from './moving-figures.ts';
import { accessible, isAdjacentRoom, isDiagonalRoom, isOnFire, roomNow, tileDistance } from './rooms.ts';
import { canInfectionSpread, chooseStep, type Routes, shortestRoutes } from './routes.ts';

/** A horde that is going to move. */
interface Move {
  readonly from: RoomId;
  readonly zombies: readonly Zombie[];
  /** The most steps that it takes. */
  readonly steps: number;
  readonly routes: Routes;
}

/** DDD-REA-24, DDD-REA-35: all hordes around the acting team move, then each room that they entered is attacked. */
export function hordesMoveAndAttack(table: Table<State>, targets: readonly RoomId[]): Rule {
  const { state } = table;
  const moves: Move[] = [];
  for (const room of hordes(state)) {
    const move = moveInReaction(state, room, targets);
    if (move !== null) moves.push(move);
  }
  return moves.length === 0 ? NOTHING : moveAndAttack(table, moves);
}

function* moveAndAttack(table: Table<State>, moves: Move[]): Rule {
  const entered = yield* moveHordes(table, moves, 'DDD-REA-20');
  if (entered.length > 0) yield* attackWhereEntered(table, entered);
}

/** DDD-FIN-30: in the showdown every horde of the house, at whatever distance. */
export function* allHordesMove(table: Table<State>): Rule {
  const { state } = table;
  const targets = state.survivors.filter(one => one.status.kind === 'in').map(one => one.room);
  const moves = hordes(state).flatMap(room => moveInShowdown(state, room, targets) ?? []);
  yield* moveHordes(table, moves, 'DDD-FIN-30');
}

/** DDD-REA-20, DDD-REA-25, DDD-REA-26: a horde near the acting team that does not share a room with a survivor. */
function moveInReaction(state: State, from: RoomId, targets: readonly RoomId[]): Move | null {
  if (!isNear(state, from, targets) || hasSurvivor(state, from)) return null;
  const zombies = readyZombies(state, from);
  if (zombies.length === 0) return null;
  const steps = hordeMovement(zombies);
  // Ruling DDD-SPZ-05: a faster horde goes round walls.
  const next =
    steps > HORDE_MOVEMENT
      ? shortestWithin(state, from, targets, steps)
      : straightRoutes(state, from, targets);
  return next === null ? null : { from, zombies, steps, routes: { next, stops: meetsSurvivor(state) } };
}

/** DDD-REA-20: beside one of these rooms, or at a corner of it. */
function isNear(state: State, from: RoomId, targets: readonly RoomId[]): boolean {
  for (const target of targets)
    if (isAdjacentRoom(state, from, target) || isDiagonalRoom(state, from, target)) return true;
  return false;
}

function moveInShowdown(state: State, from: RoomId, targets: readonly RoomId[]): Move | null {
  const zombies = readyZombies(state, from);
  if (zombies.length === 0 || hasSurvivor(state, from)) return null;
  const next = shortestWithin(state, from, targets, Infinity);
  if (next === null) return null;
  return { from, zombies, steps: hordeMovement(zombies), routes: { next, stops: meetsSurvivor(state) } };
}

/** DDD-SPZ-03, DDD-SPZ-05, DDD-SPZ-10: a Disco Doll among those that move makes all of them faster. */
function hordeMovement(zombies: readonly Zombie[]): number {
  let steps: number = HORDE_MOVEMENT;
  for (const { kind } of zombies) {
    if (kind === 'ordinary') continue;
    const { effect }: SpecialZombie = SPECIAL_ZOMBIES[kind];
    if (effect.kind === 'movement') steps = Math.max(steps, effect.rooms);
  }
  return steps;
}

function shortestWithin(
  state: State,
  from: RoomId,
  targets: readonly RoomId[],
  most: number,
): Routes['next'] | null {
  const routes = shortestRoutes(state, from, targets, mayWalk(state));
  return routes === null || routes.steps > most ? null : routes.next;
}

/** DDD-REA-22, DDD-REA-23: routes of one step, else of two, on which no step leads away from the target. */
function straightRoutes(state: State, from: RoomId, targets: readonly RoomId[]): Routes['next'] | null {
  const isOpen = mayWalk(state);
  const near = accessible(state, from).filter(isOpen);
  const reached = near.filter(room => targets.includes(room));
  if (reached.length > 0) return room => (room === from ? reached : []);
  const ends = (middle: RoomId): RoomId[] =>
    accessible(state, middle).filter(
      target =>
        targets.includes(target) &&
        isOpen(target) &&
        tileDistance(state, middle, target) <= tileDistance(state, from, target),
    );
  const middles = near.filter(middle => ends(middle).length > 0);
  return middles.length === 0 ? null : room => (room === from ? middles : ends(room));
}

/** DDD-REA-35: one after the other. Says which zombies came into a room with survivors. */
function* moveHordes(table: Table<State>, moves: Move[], rule: RuleId): Rule<number[]> {
  const { state } = table;
  const entered: number[] = [];
  while (moves.length > 0) {
    const move = yield* chooseHorde(state, moves);
    take(moves, move);
    yield* moveHorde(table, move, rule);
    for (const zombie of move.zombies) if (hasSurvivor(state, zombie.room)) entered.push(zombie.id);
  }
  return entered;
}

/** DDD-REA-35: the order is the players'; without radiation it makes no difference. */
function* chooseHorde(state: State, moves: readonly Move[]): Rule<Move> {
  const open = canInfectionSpread(state) ? moves : moves.slice(0, 1);
  const options = open.map(({ from, zombies }, place) => ({
    id: `horde:${from}`,
    text: 'move-horde',
    place,
    about: { room: from, count: zombies.length },
    on: [`room:${from}`],
  }));
  const { place } = yield* ask('next-horde', PARTY, options, 'DDD-REA-35');
  return open[place] as Move;
}

/** DDD-REA-22, DDD-REA-24: the whole horde, step by step, until it meets a survivor. */
function* moveHorde(table: Table<State>, move: Move, rule: RuleId): Rule {
  const { state } = table;
  const { from, zombies, steps, routes } = move;
  let room = from;
  for (let left = steps; left > 0; left--) {
    const about = { enemy: 'horde', room, count: zombies.length };
    const next = yield* chooseStep(state, room, left, routes, rule, about);
    if (next === null) break;
    moveFigures(table, zombies, next, rule);
    room = next;
  }
  for (const zombie of zombies) zombie.spent = true;
}

/** DDD-REA-24, DDD-REA-35: only those that entered attack, all of one room together, unless they were called away. */
function* attackWhereEntered(table: Table<State>, entered: number[]): Rule {
  const { state } = table;
  for (;;) {
    const open: RoomId[] = [];
    for (const room of hordes(state))
      if (hasSurvivor(state, room) && hasAttacker(state, room, entered)) open.push(room);
    if (open.length === 0) return;
    const room = yield* chooseRoom('next-room-attacked', open, 'DDD-REA-35');
    const attackers = zombiesAt(state, room).filter(one => entered.includes(one.id));
    yield* zombiesAttack(table, room, attackers, 'DDD-REA-24');
    for (const { id } of zombiesAt(state, roomNow(state, room))) take(entered, id);
  }
}

function hasAttacker(state: State, room: RoomId, entered: readonly number[]): boolean {
  for (const one of state.zombies) if (one.room === room && entered.includes(one.id)) return true;
  return false;
}

/** DDD-TER-05, DDD-TER-06: one step of a horde closer to one of these rooms; it attacks where it meets survivors. */
export function* moveHordeOneRoom(
  table: Table<State>,
  room: RoomId,
  targets: readonly RoomId[],
  rule: RuleId,
): Rule {
  const { state } = table;
  const steps = stepsOfHorde(state, room, targets);
  if (steps.length === 0) return;
  const zombies = readyZombies(state, room);
  // DDD-REA-36: it stands up first.
  for (const zombie of zombies) zombie.down = zombie.hit = false;
  const about = { enemy: 'horde', room, count: zombies.length };
  const to = yield* chooseRoom('enemy-way', steps, rule, about);
  moveFigures(table, zombies, to, rule);
  for (const zombie of zombies) zombie.spent = true;
  if (hasSurvivor(state, to)) yield* zombiesAttack(table, to, zombies, 'DDD-TER-06');
}

/** DDD-TER-05: the rooms to which such a step can lead; none for a horde that has moved or shares a room with a survivor. */
export function stepsOfHorde(state: State, room: RoomId, targets: readonly RoomId[]): RoomId[] {
  if (readyZombies(state, room).length === 0 || hasSurvivor(state, room)) return [];
  const steps = targets.flatMap(
    target => shortestRoutes(state, room, [target], mayWalk(state))?.next(room) ?? [],
  );
  return [...new Set(steps)];
}

/** DDD-REA-34: those of a room that have not acted yet. */
export function readyZombies(state: State, room: RoomId): Zombie[] {
  const ready: Zombie[] = [];
  for (const one of state.zombies) if (one.room === room && !one.spent) ready.push(one);
  return ready;
}

/** DDD-REA-21, DDD-FIR-14 */
const mayWalk =
  (state: State) =>
  (room: RoomId): boolean =>
    !isOnFire(state, room);

const meetsSurvivor =
  (state: State) =>
  (room: RoomId): boolean =>
    hasSurvivor(state, room);
