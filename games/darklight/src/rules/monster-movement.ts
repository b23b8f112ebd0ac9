import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Monster, State, Victim, VictimId } from '../state.ts';
import {
  type Approach,
  approachesOf,
  countSteps,
  type Range,
  rangeOf,
  stepsAt,
  stepsFromMonster,
  stepsToVictims,
} from './approach.ts';
import { pickOne } from './dice.ts';
import {
  areAdjacent,
  baseSquares,
  cardOfMonster,
  dungeonOf,
  ground,
  squaresOf,
  victimOf,
  victims,
} from './figures.ts';
import { archwayAt, type Ground, groundOf, hasSight, isThere, nearOf } from './ground.ts';
import { isLeftToProgram, leaderChooses } from './leader.ts';
import { onSquare } from './marks.ts';
import { walkAlong } from './movement.ts';
import { type Distances, FAR, type Reach, type Walk } from './paths.ts';
import { assignTarget, retarget } from './targeting.ts';
import { onFigure } from './tell.ts';

/** DL-BEH-08, DL-BEH-09, DL-BEH-15, DL-BEH-16: picks the next of the type and moves it; the log says why. */
export function* moveMelee(table: Table<State>, monsters: readonly Monster[]): Rule<Monster> {
  const { state } = table;
  const first = leastChoice(state, monsters);
  if (first.length === 0) {
    const monster = yield* chooseMonster(table, monsters, 'DL-BEH-09');
    yield* comeCloser(table, monster);
    return monster;
  }
  const monster = yield* chooseMonster(
    table,
    first.map(one => one.monster),
    'DL-BEH-15',
  );
  const { range, approaches } = first.find(one => one.monster === monster) as Chaser;
  const { approach, why } = yield* chooseApproach(table, monster, approaches);
  yield* goFor(table, monster, range, approach, why);
  return monster;
}

/** A Monster that can come adjacent to somebody. */
interface Chaser {
  readonly monster: Monster;
  readonly range: Range;
  readonly approaches: readonly Approach[];
}

/** DL-BEH-15: those that can come adjacent to the fewest victims. */
function leastChoice(state: State, monsters: readonly Monster[]): Chaser[] {
  let first: Chaser[] = [];
  let fewest = Infinity;
  for (const monster of monsters) {
    const range = rangeOf(state, monster);
    const approaches = approachesOf(state, range);
    if (approaches.length === 0 || approaches.length > fewest) continue;
    if (approaches.length < fewest) first = [];
    fewest = approaches.length;
    first.push({ monster, range, approaches });
  }
  return first;
}

/** DL-BEH-18, DL-BEH-02: which of the type is next; the leader's choice, or the program's. */
export function* chooseMonster(
  table: Table<State>,
  monsters: readonly Monster[],
  rule: RuleId,
): Rule<Monster> {
  if (isLeftToProgram(table)) return firstOnPlane(monsters);
  const { monster } = yield* leaderChooses(
    table,
    'next-monster',
    [...monsters]
      .sort((a, b) => a.square - b.square)
      .map(one => ({
        id: `monster:${one.id}`,
        text: 'this-monster',
        monster: one,
        about: { monster: one.kind },
        on: onFigure(one),
      })),
    rule,
  );
  return monster;
}

/** In the order of rows, then columns, of the plane; of equals the first. */
function firstOnPlane(monsters: readonly Monster[]): Monster {
  let first = monsters[0] as Monster;
  for (const one of monsters) if (one.square < first.square) first = one;
  return first;
}

/** DL-BEH-08, DL-BEH-15: whom it goes for: the one with the fewest of its type against it, or with the most Wounds. */
function* chooseApproach(
  table: Table<State>,
  monster: Monster,
  approaches: readonly Approach[],
): Rule<{ approach: Approach; why: string }> {
  const { state } = table;
  const isHunter = cardOfMonster(monster.kind).goesFor === 'most-wounds';
  const rank = ({ victim }: Approach): number =>
    isHunter ? -victimOf(state, victim).wounds : loadOf(state, monster, victim);
  const [only] = approaches;
  if (only !== undefined && approaches.length === 1) return { approach: only, why: 'why-only-one' };
  const best = Math.min(...approaches.map(rank));
  const equal = approaches.filter(one => rank(one) === best);
  const { id } = yield* pickOne(
    'random-target',
    equal.map(({ victim }) => ({ id: victim })),
    'DL-BEH-15',
  );
  const approach = equal.find(({ victim }) => victim === id) as Approach;
  if (equal.length > 1) return { approach, why: 'why-random' };
  return { approach, why: isHunter ? 'why-most-wounds' : 'why-fewest' };
}

/** DL-BEH-08, DL-BEH-15: how many of its type are at this victim already. */
const loadOf = (state: State, { kind }: Monster, victim: VictimId): number =>
  dungeonOf(state).monsters.filter(one => one.kind === kind && one.target === victim).length;

/** DL-BEH-03, DL-BEH-16: by a cheapest way to a square beside it; it is its target if the Monster comes so far. */
function* goFor(
  table: Table<State>,
  monster: Monster,
  range: Range,
  { victim, squares }: Approach,
  why: string,
): Rule {
  const { state } = table;
  const target = victimOf(state, victim);
  const square = yield* chooseEnd(table, monster, squares, 'DL-BEH-16');
  yield* walkTo(table, monster, range, square, why);
  if (isOnBoard(state, monster) && victims(state).includes(target) && areAdjacent(state, monster, target))
    assignTarget(table, monster, victim, why, 'DL-BEH-08');
  yield* retarget(table);
}

/** DL-BEH-09: as close as it can come to any victim. */
function* comeCloser(table: Table<State>, monster: Monster): Rule {
  const range = rangeOf(table.state, monster);
  const steps = stepsToVictims(range.walk, victims(table.state));
  yield* follow(table, monster, range, steps, 'DL-BEH-09', 'why-closer');
}

/** DL-BEH-11: picks the next of those that see nobody and have no target (DL-BEH-12), and moves it. */
export function* moveRanged(table: Table<State>, monsters: readonly Monster[]): Rule<Monster> {
  const monster = yield* chooseMonster(table, monsters, 'DL-BEH-11');
  yield* seekSight(table, monster);
  return monster;
}

function* seekSight(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  const range = rangeOf(state, monster);
  const squares = firingSquares(state, range);
  if (squares.length > 0) {
    const square = yield* chooseEnd(table, monster, squares, 'DL-BEH-11');
    yield* walkTo(table, monster, range, square, 'why-sees');
    return yield* retarget(table);
  }
  const goals = nearestSights(state, range, monster);
  const steps = countSteps(range.walk, goals, 'towards');
  yield* follow(table, monster, range, steps, 'DL-BEH-11', 'why-closer');
}

/** DL-BEH-11: the cheapest squares that see a victim and touch none; failing that, those that see one. */
function firingSquares(state: State, { walk, reach }: Range): Square[] {
  const there = victims(state);
  const touches = (square: Square) =>
    baseSquares(walk.base, square).some(one =>
      there.some(victim => nearOf(walk.ground, one).includes(victim.square)),
    );
  const hasDoors = dungeonOf(state).plan.archways.some(({ door, to }) => door === 'closed' && to !== null);
  const board = ground(state);
  const seeing = reach.ends.filter(({ square }) =>
    seesAny(
      hasDoors ? groundOnceThere(state, { walk, reach }, square) : board,
      baseSquares(walk.base, square),
      there,
    ),
  );
  const clear = seeing.filter(({ square }) => !touches(square));
  const best = clear.length > 0 ? clear : seeing;
  return best.filter(({ cost }) => cost === best[0]?.cost).map(({ square }) => square);
}

function seesAny(board: Ground, squares: readonly Square[], there: readonly Victim[]): boolean {
  for (const one of squares)
    if (isThere(board, one)) for (const victim of there) if (hasSight(board, one, victim.square)) return true;
  return false;
}

/** The ground as it will be when the Monster has come to a square: with the doors open that it opens on its way. */
function groundOnceThere(state: State, { walk, reach }: Range, square: Square): Ground {
  const { plan } = dungeonOf(state);
  const opened = new Set(
    reach
      .pathTo(square)
      .map(one => archwayAt(walk.ground, one))
      .filter(archway => plan.archways[archway]?.door === 'closed'),
  );
  if (opened.size === 0) return ground(state);
  const archways = plan.archways.map((one, at) => (opened.has(at) ? { ...one, door: 'none' as const } : one));
  return groundOf({ ...plan, archways });
}

/** DL-BEH-11: the squares nearest to it, on foot, from which it would see a victim. */
function nearestSights(state: State, { walk }: Range, monster: Monster): Square[] {
  const there = victims(state);
  const board = ground(state);
  const steps = stepsFromMonster(walk, monster);
  const byDistance = walk.ground.squares
    .map((square, place) => ({ square, steps: steps[place] ?? FAR }))
    .filter(one => one.steps < FAR)
    .sort((a, b) => a.steps - b.steps);
  const nearest = byDistance.find(({ square }) => seesAny(board, [square], there))?.steps;
  return byDistance
    .filter(one => one.steps === nearest && seesAny(board, [one.square], there))
    .map(({ square }) => square);
}

/** DL-BEH-09: to the square in reach with the fewest steps left, then the cheapest; it never moves farther away. */
function* follow(
  table: Table<State>,
  monster: Monster,
  range: Range,
  steps: Distances,
  rule: RuleId,
  why: string,
): Rule {
  const { walk, reach } = range;
  const squares = closestEnds(walk, reach, steps, stepsAt(walk, steps, monster.square));
  if (squares.length === 0) return;
  const square = yield* chooseEnd(table, monster, squares, rule);
  yield* walkTo(table, monster, range, square, why);
  yield* retarget(table);
}

/** The cheapest ends with the fewest steps left, if those are fewer than from where it stands. */
function closestEnds(walk: Walk, { ends }: Reach, steps: Distances, here: number): Square[] {
  let squares: Square[] = [];
  let fewest = here;
  let cheapest = 0;
  for (const { square, cost } of ends) {
    const left = stepsAt(walk, steps, square);
    if (left < fewest) {
      fewest = left;
      cheapest = cost;
      squares = [square];
    } else if (left === fewest && cost === cheapest && squares.length > 0) squares.push(square);
  }
  return squares;
}

/** DL-BEH-02: among squares that are equally good. */
function* chooseEnd(
  table: Table<State>,
  monster: Monster,
  squares: readonly Square[],
  rule: RuleId,
): Rule<Square> {
  if (isLeftToProgram(table)) return Math.min(...squares);
  const { square } = yield* leaderChooses(
    table,
    'monster-goes',
    [...squares]
      .sort((a, b) => a - b)
      .map(one => ({ id: `square:${one}`, text: 'choose-square', square: one, on: onSquare(one) })),
    rule,
    { monster: monster.kind },
  );
  return square;
}

/** DL-ELV-06, DL-BEH-17: walks there as anyone walks, through doors it may open; the log says why. */
function* walkTo(table: Table<State>, monster: Monster, { reach }: Range, square: Square, why: string): Rule {
  const { phase } = table.state;
  if (phase.kind === 'monsters-turn') phase.turn.moving = monster.id;
  yield* walkAlong(table, monster, reach.pathTo(square), why);
  if (phase.kind === 'monsters-turn') phase.turn.moving = null;
}

export const isOnBoard = (state: State, monster: Monster): boolean =>
  dungeonOf(state).monsters.includes(monster);

/** DL-BEH-11, DL-BEH-12, DL-LOS-04: the victims it sees, in light or darkness. */
export function victimsInSight(state: State, monster: Monster): Victim[] {
  const board = ground(state);
  const squares = squaresOf(monster);
  return victims(state).filter(one =>
    squares.some(square => isThere(board, square) && hasSight(board, square, one.square)),
  );
}

/** DL-BEH-16: whom it can come adjacent to, with the cheapest square. */
export function victimsInReach(
  state: State,
  monster: Monster,
): { victim: VictimId; square: number; cost: number }[] {
  return approachesOf(state, rangeOf(state, monster)).map(({ victim, squares, cost }) => ({
    victim,
    square: squares[0] ?? monster.square,
    cost,
  }));
}
