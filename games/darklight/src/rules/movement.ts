import type { Square } from '@tenebrae/board';
import { ask, kept, NOTHING, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { Accursed, AccursedTurn, Character, Monster, State } from '../state.ts';
import { standUp } from './conditions.ts';
import { openDoor } from './doors.ts';
import { baseOf, baseSquares, blockedSquares, cardOfMonster, dungeonOf, ground, seatOf } from './figures.ts';
import { archwayAt, doorlessGroundOf } from './ground.ts';
import { restoreStamina } from './healing.ts';
import { hasEffect } from './in-force.ts';
import { leaderChooses } from './leader.ts';
import { bySquare, numbered, onSquare } from './marks.ts';
import {
  distancesFrom,
  distanceTo,
  FAR,
  eachEnd,
  mayEnd,
  pathTo,
  stepCost,
  tracedOffsets,
  type Walk,
  walkingDistancesFrom,
} from './paths.ts';
import { putAt } from './placing.ts';
import { movementOf } from './profile.ts';
import { sumOf } from './sources.ts';
import { figureOf, nameOf, onFigure } from './tell.ts';
import { threatens } from './threat.ts';
import { enterSquare, isThere } from './tile-rules.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

/** DL-MOV-01 to DL-MOV-05, DL-MOV-09: `move:<square>` to any square in reach for the points left; begins the Move Phase. */
export const MOVE_DEED: Deed = {
  rule: 'DL-MOV-01',
  options(state, accursed) {
    const points = movementLeft(state, accursed);
    if (points === 0) return NO_OPTIONS;
    const options: TurnOption[] = [];
    const costs = costsOf(accursed.id);
    eachEnd(walkOf(state, accursed, points), accursed.square, (square, cost) => {
      const about = costs[cost] ?? { who: accursed.id, cost };
      options.push({ id: moveTo(square), square, count: cost, about, on: onSquare(square) });
    });
    return options;
  },
  perform(table, accursed, { square = accursed.square }) {
    const { state } = table;
    const walk = walkOf(state, accursed, movementLeft(state, accursed));
    return walkPath(table, accursed, pathTo(walk, accursed.square, square), null, true);
  },
};

const moveTo = numbered('move', bySquare());

/** What moves cost an Accursed, by the cost: few numbers, told of every square in reach. */
const costsOf = kept((who: AccursedId) => Array.from({ length: DEAREST }, (_, cost) => ({ who, cost })));
const DEAREST = 24;

/** DL-CND-10: `stand-up`, for the whole Move Phase. */
export const STAND_UP_DEED: Deed = {
  rule: 'DL-CND-10',
  options: (_state, accursed) =>
    accursed.prone ? [{ id: 'stand-up', about: { who: accursed.id }, on: onFigure(accursed) }] : NO_OPTIONS,
  *perform(table, accursed) {
    standUp(table, accursed, 'DL-CND-10');
    giveUpMove(table.state, accursed);
  },
};

/** DL-TRN-07, DL-MOV-08: `recover`: the whole Move Phase for Stamina, Threatened or Prone as well. */
export const RECOVER_DEED: Deed = {
  rule: 'DL-MOV-08',
  options: (state, accursed) =>
    accursed.stamina.spent > 0
      ? [
          {
            id: 'recover',
            about: { who: accursed.id, amount: recovered(state, accursed) },
            on: onFigure(accursed),
          },
        ]
      : NO_OPTIONS,
  *perform(table, accursed) {
    restoreStamina(table, accursed, recovered(table.state, accursed), 'DL-MOV-08');
    giveUpMove(table.state, accursed);
  },
};

/** DL-MOV-08: one token, and what skills add. */
const recovered = (state: State, accursed: Accursed): number => 1 + sumOf(state, accursed, 'recovered');

/** DL-TRN-08: `extra-move`: the Attack Phase for a full Move, not while Prone or Threatened. */
export const EXTRA_MOVE_DEED: Deed = {
  rule: 'DL-TRN-08',
  options: (state, accursed) =>
    isKeptFromMoving(state, accursed)
      ? NO_OPTIONS
      : [
          {
            id: 'extra-move',
            about: { who: accursed.id, movement: movementOf(state, accursed) },
            on: onFigure(accursed),
          },
        ],
  *perform(table, accursed) {
    const turn = ownTurn(table.state, accursed);
    if (turn === null) throw new RuleBug(`DL-TRN-08: it is not the turn of ${accursed.id}`);
    turn.part = 'extra-moving';
    turn.movement = movementOf(table.state, accursed);
    table.tell({ type: 'extra-move-begun', rule: 'DL-TRN-08', who: accursed.id, figure: figureOf(accursed) });
  },
};

const ownTurn = ({ phase }: State, accursed: Accursed): AccursedTurn | null =>
  phase.kind === 'accursed-turn' && phase.turn.who === accursed.id ? phase.turn : null;

function giveUpMove(state: State, accursed: Accursed): void {
  const turn = ownTurn(state, accursed);
  if (turn !== null) turn.part = 'before-attack';
}

/** DL-THR-01, DL-THR-05, DL-CND-10: the points that may be spent now; 0 while Threatened, Prone or pinned, and in no Move. */
export function movementLeft(state: State, accursed: Accursed): number {
  const turn = ownTurn(state, accursed);
  if (turn === null || !isMoving(turn) || isKeptFromMoving(state, accursed)) return 0;
  return turn.movement;
}

const isMoving = ({ part }: AccursedTurn): boolean =>
  part === 'before-move' || part === 'moving' || part === 'extra-moving';

/**
 * DL-THR-02, DL-THR-03, DL-THR-05: only who threatened it at the start of the turn counts, as long as it still does; a Tumble
 * has freed it of them all.
 */
function isKeptFromMoving(state: State, accursed: Accursed): boolean {
  if (accursed.prone || hasEffect(accursed, 'chains-of-guilt')) return true;
  const turn = ownTurn(state, accursed);
  if (turn === null || turn.threats.length === 0) return false;
  for (const one of dungeonOf(state).monsters)
    if (turn.threats.includes(one.id) && threatens(state, one, accursed)) return true;
  return false;
}

/** DL-ATR-07: points of the Move under way are spent; what is first paid for begins the Move Phase. */
export function spendMovement(state: State, accursed: Accursed, points: number): void {
  const turn = ownTurn(state, accursed);
  if (turn === null) throw new RuleBug(`DL-MOV-01: it is not the turn of ${accursed.id}`);
  if (turn.part === 'before-move') turn.part = 'moving';
  turn.movement -= points;
  turn.spent += points;
}

/** DL-MOV-09, DL-LRG-02, DL-LRG-04: how a figure walks now; Monsters through doors they may open (doorlessGroundOf). */
export function walkOf(state: State, figure: Character, budget: number): Walk {
  const { plan } = dungeonOf(state);
  const moves = figure.is === 'monster' ? cardOfMonster(figure.kind).moves : undefined;
  return {
    ground: figure.is === 'monster' ? doorlessGroundOf(plan) : ground(state),
    plan,
    blocked: blockedSquares(state, figure),
    base: baseOf(figure),
    passes: moves !== undefined,
    climbs: moves === 'drifts',
    budget: Math.min(budget, mostPoints(state, figure)),
  };
}

/** chains-of-guilt: none; crippled: half of its Movement, rounded up. */
function mostPoints(state: State, figure: Character): number {
  if (hasEffect(figure, 'chains-of-guilt')) return 0;
  return hasEffect(figure, 'crippled') ? Math.ceil(movementOf(state, figure) / 2) : Infinity;
}

/**
 * DL-MOV-01: square by square, each entered; stops when the figure dies or cannot go on. Opens doors for Monsters. The path
 * is that of its top left square, without the square where it stands. `why` a Monster goes there is told.
 */
export const walkAlong = (
  table: Table<State>,
  figure: Character,
  path: readonly Square[],
  why: string | null = null,
): Rule => walkPath(table, figure, path, why, false);

function* walkPath(
  table: Table<State>,
  figure: Character,
  path: readonly Square[],
  why: string | null,
  isPaid: boolean,
): Rule {
  const { state } = table;
  const way: Way = { table, figure, why, walked: [figure.square] };
  // One line for the whole way; if something happens on it, the way up to there is told first.
  const aloud = tellingOf(way);
  const isLarge = baseOf(figure) > 1;
  const traced = isLarge ? tracedOffset(state, figure, path) : 0;
  // Most steps change nothing but where it stands itself: how it walks is worked out anew only after one that did.
  let walk: Walk | null = null;
  for (const square of path) {
    if (figure.is === 'monster') yield* openOnTheWay(aloud, figure, square + traced);
    if (walk === null || walk.plan !== dungeonOf(state).plan) walk = walkOf(state, figure, Infinity);
    // A large base may come to stand in a door that its traced square does not step into.
    if (isLarge && figure.is === 'monster' && mayEnd(walk, square))
      for (const one of baseSquares(walk.base, square)) yield* openOnTheWay(aloud, figure, one);
    // DL-LRG-02: who passes over squares where it may not end is nowhere in between.
    if (!mayEnd(walk, square)) {
      if (walk.passes === true || isLarge) continue;
      break;
    }
    const from = figure.square;
    if (isPaid && figure.is === 'accursed') payForStep(state, figure, stepCost(walk, from, square));
    way.walked.push(square);
    const placing = putAt(aloud, figure, square);
    if (placing !== NOTHING) yield* placing;
    const entering = enterSquare(aloud, figure, from);
    if (entering !== NOTHING) yield* entering;
    if (isLarge || placing !== NOTHING || entering !== NOTHING) walk = null;
    if (figure.prone || !isThere(state, figure)) break;
  }
  tellWalk(way);
}

/** What has been walked and is not told yet, from the square where it began. */
interface Way {
  readonly table: Table<State>;
  readonly figure: Character;
  readonly why: string | null;
  walked: Square[];
}

function tellWalk(way: Way): void {
  const { table, figure, why, walked } = way;
  if (walked.length < 2) return;
  way.walked = walked.slice(-1);
  const who = nameOf(figure);
  const rule = 'DL-MOV-01';
  if (why === null) table.tell({ type: 'moved', rule, who, figure: figureOf(figure), path: walked });
  else table.tell({ type: 'moved', rule, who, figure: figureOf(figure), path: walked, why });
}

/** The table as it is spoken to on the way. */
const tellingOf = (way: Way): Table<State> => ({
  state: way.table.state,
  seats: way.table.seats,
  tell(happening) {
    tellWalk(way);
    way.table.tell(happening);
  },
});

/** DL-MOV-01: a step of the Move under way. */
function payForStep(state: State, accursed: Accursed, cost: number): void {
  spendMovement(state, accursed, cost);
  const turn = ownTurn(state, accursed);
  if (turn?.part === 'moving') turn.squares += 1;
}

/** DL-LRG-02: the square of the base that steps from square to square all the way. */
function tracedOffset(state: State, figure: Character, path: readonly Square[]): number {
  const walk = walkOf(state, figure, Infinity);
  const isTraced = (offset: number) =>
    path.every((square, at) => {
      const before = (path[at - 1] ?? figure.square) + offset;
      const isNext = walk.ground.near[walk.ground.place[before] ?? -1]?.includes(square + offset);
      return isNext === true && stepCost(walk, before, square + offset) < FAR;
    });
  return tracedOffsets(walk.base).find(isTraced) ?? 0;
}

/** DL-MOV-06: a Monster opens the door it steps into; between explored tiles only, for its ground knows no other. */
function openOnTheWay(table: Table<State>, figure: Monster, square: Square): Rule {
  const { plan } = dungeonOf(table.state);
  const archway = archwayAt(doorlessGroundOf(plan), square);
  return archway >= 0 && plan.archways[archway]?.door === 'closed'
    ? openDoor(table, archway, figure)
    : NOTHING;
}

/** The Free squares (of some) on which a figure may stand. */
export function freeSquares(state: State, figure: Character, squares?: readonly Square[]): Square[] {
  const board = ground(state);
  const walk = { ...walkOf(state, figure, 0), ground: board };
  return (squares ?? board.squares).filter(square => mayEnd(walk, square));
}

/**
 * DL-MOV-10: set on the nearest Free square (of some), by walking distance, or by distance where no way leads; ties are its
 * player's or the leader's. Stays where it is when there is none.
 */
export function* setAside(
  table: Table<State>,
  figure: Character,
  from: Square,
  squares?: readonly Square[],
): Rule {
  const { state } = table;
  const nearest = nearestOf(ground(state), from, freeSquares(state, figure, squares));
  if (nearest.length === 0) return;
  const options = nearest.map(one => ({
    id: `square:${one}`,
    text: 'choose-square',
    square: one,
    on: [`square:${one}`],
  }));
  const about = { who: nameOf(figure) };
  const { square } =
    figure.is === 'monster'
      ? yield* leaderChooses(table, 'set-aside', options, 'DL-MOV-10', about)
      : yield* ask('set-aside', seatOf(state, figure), options, 'DL-MOV-10', { about });
  const before = figure.square;
  yield* putAt(table, figure, square);
  if (square !== before)
    table.tell({ type: 'was-set-aside', rule: 'DL-MOV-10', ...about, figure: figureOf(figure), square });
  yield* enterSquare(table, figure, before);
}

function nearestOf(board: Walk['ground'], from: Square, free: readonly Square[]): Square[] {
  for (const distances of [walkingDistancesFrom(board, [from]), distancesFrom(board, [from])]) {
    const least = Math.min(...free.map(square => distanceTo(board, distances, square)));
    if (least < FAR) return free.filter(square => distanceTo(board, distances, square) === least);
  }
  return [...free];
}
