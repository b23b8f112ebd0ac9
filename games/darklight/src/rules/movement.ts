import type { Square } from '@tenebrae/board';
import { ask, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Accursed, AccursedTurn, Character, State } from '../state.ts';
import { standUp } from './conditions.ts';
import { openDoor } from './doors.ts';
import {
  baseOf,
  baseSquares,
  blockedSquares,
  cardOfMonster,
  dungeonOf,
  ground,
  monsterOf,
  seatOf,
} from './figures.ts';
import { archwayAt, doorlessGroundOf } from './ground.ts';
import { restoreStamina } from './healing.ts';
import { hasEffect } from './in-force.ts';
import { leaderChooses } from './leader.ts';
import {
  distancesFrom,
  distanceTo,
  FAR,
  mayEnd,
  reach,
  stepCost,
  tracedOffsets,
  type Walk,
  walkingDistancesFrom,
} from './paths.ts';
import { putAt } from './placing.ts';
import { archwayOf } from './plan.ts';
import { movementOf } from './profile.ts';
import { sumOf } from './sources.ts';
import { figureOf, nameOf } from './tell.ts';
import { threatens } from './threat.ts';
import { enterSquare, isThere } from './tile-rules.ts';
import type { Deed } from './turn-option.ts';

/** DL-MOV-01 to DL-MOV-05, DL-MOV-09: `move:<square>` to any square in reach for the points left; begins the Move Phase. */
export const MOVE_DEED: Deed = {
  rule: 'DL-MOV-01',
  options(state, accursed) {
    const points = movementLeft(state, accursed);
    if (points === 0) return [];
    return [...reach(walkOf(state, accursed, points), accursed.square).ends]
      .sort((a, b) => a.square - b.square)
      .map(({ square, cost }) => ({
        id: `move:${square}`,
        square,
        count: cost,
        about: { who: accursed.id, cost },
        on: [`square:${square}`],
      }));
  },
  *perform(table, accursed, { square = accursed.square }) {
    const { state } = table;
    const walk = walkOf(state, accursed, movementLeft(state, accursed));
    const turn = ownTurn(state, accursed);
    yield* walkPath(table, accursed, reach(walk, accursed.square).pathTo(square), null, cost => {
      spendMovement(state, accursed, cost);
      if (turn?.part === 'moving') turn.squares += 1;
    });
  },
};

/** DL-CND-10: `stand-up`, for the whole Move Phase. */
export const STAND_UP_DEED: Deed = {
  rule: 'DL-CND-10',
  options: (_state, accursed) =>
    accursed.prone ? [{ id: 'stand-up', about: { who: accursed.id }, on: [figureOf(accursed)] }] : [],
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
            on: [figureOf(accursed)],
          },
        ]
      : [],
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
      ? []
      : [
          {
            id: 'extra-move',
            about: { who: accursed.id, movement: movementOf(state, accursed) },
            on: [figureOf(accursed)],
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
  const turn = ownTurn(state, accursed);
  const { monsters } = dungeonOf(state);
  return (
    accursed.prone ||
    hasEffect(accursed, 'chains-of-guilt') ||
    (turn?.threats ?? []).some(
      id => monsters.some(one => one.id === id) && threatens(state, monsterOf(state, id), accursed),
    )
  );
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
  const blocked = blockedSquares(state, figure);
  const moves = figure.is === 'monster' ? cardOfMonster(figure.kind).moves : undefined;
  return {
    ground: figure.is === 'monster' ? doorlessGroundOf(plan) : ground(state),
    plan,
    isBlocked: square => blocked.has(square),
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
export function* walkAlong(
  table: Table<State>,
  figure: Character,
  path: readonly Square[],
  why: string | null = null,
): Rule {
  yield* walkPath(table, figure, path, why, () => {});
}

function* walkPath(
  table: Table<State>,
  figure: Character,
  path: readonly Square[],
  why: string | null,
  pay: (cost: number) => void,
): Rule {
  const { state } = table;
  const walked = [figure.square];
  const tellWalk = () => {
    if (walked.length < 2) return;
    const facts = { who: nameOf(figure), figure: figureOf(figure), path: [...walked] };
    table.tell({ type: 'moved', rule: 'DL-MOV-01', ...facts, ...(why !== null && { why }) });
    walked.splice(0, walked.length - 1);
  };
  // One line for the whole way; if something happens on it, the way up to there is told first.
  const aloud: Table<State> = {
    state,
    seats: table.seats,
    tell(happening) {
      tellWalk();
      table.tell(happening);
    },
  };
  const traced = tracedOffset(state, figure, path);
  for (const square of path) {
    yield* openOnTheWay(aloud, figure, square + traced);
    const walk = walkOf(state, figure, Infinity);
    // A large base may come to stand in a door that its traced square does not step into.
    if (walk.base > 1 && mayEnd(walk, square))
      for (const one of baseSquares(walk.base, square)) yield* openOnTheWay(aloud, figure, one);
    // DL-LRG-02: who passes over squares where it may not end is nowhere in between.
    if (!mayEnd(walk, square)) {
      if (walk.passes === true || walk.base > 1) continue;
      break;
    }
    const from = figure.square;
    pay(stepCost(walk, from, square));
    walked.push(square);
    yield* putAt(aloud, figure, square);
    yield* enterSquare(aloud, figure, from);
    if (!isThere(state, figure) || figure.prone) break;
  }
  tellWalk();
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
function* openOnTheWay(table: Table<State>, figure: Character, square: Square): Rule {
  const { plan } = dungeonOf(table.state);
  const archway = figure.is === 'monster' ? archwayAt(doorlessGroundOf(plan), square) : -1;
  if (archway >= 0 && archwayOf(dungeonOf(table.state), archway).door === 'closed')
    yield* openDoor(table, archway, figure);
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
  const board = ground(state);
  const walk = { ...walkOf(state, figure, 0), ground: board };
  const free = (squares ?? board.squares).filter(square => mayEnd(walk, square));
  const nearest = nearestOf(board, from, free);
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
