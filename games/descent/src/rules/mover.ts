import { ONE_SQUARE, type Place, type Shape, type Square } from '@tenebrae/board';
import { questRules } from '../effects/quests.ts';
import type { FigureId, State } from '../state.ts';
import {
  BLOCK,
  type BoardNow,
  boardNow,
  KNOWN,
  LIT_GLYPH,
  MONSTERS_HERE,
  PARTY_HERE,
  PIT,
} from './board-now.ts';
import { partsOf } from './effects-of.ts';
import { type Figure, figureOf, isMonster, oneSpace, shapeOf, spacesOfFigure } from './figures.ts';
import { type Body, bodyOf, bodySpaces, geometryOf, hasRoomAt } from './geometry.ts';
import { monsterHas } from './stats.ts';

type Allows = (square: Square) => boolean;

/** A figure about to move, with all that hinders it, for one question about many places. */
export interface Mover {
  readonly state: State;
  readonly now: BoardNow;
  readonly isMonster: boolean;
  readonly shape: Shape;
  /** How it lies and steps; null for a figure of one space. */
  readonly body: Body | null;
  /** The spaces that it covers now; none for one that is not on the board yet. */
  readonly own: readonly Square[];
  /** DJ-ABL-15: enemies and obstacles do not stop it. */
  readonly passes: boolean;
  /** What the quest says of the spaces that it may enter, and where it may stay; null where it says nothing. */
  readonly mayEnter: Allows | null;
  readonly mayEnd: Allows | null;
  /** Where nothing of this lies it may enter a space, or end in it, without a closer look; 0 where all need one. */
  readonly hindrances: number;
  readonly occupants: number;
}

/** A known space with nothing and nobody in it is what most are. */
const hindrancesOf = (ofMonsters: boolean, flies: boolean, mayEnter: Allows | null): number => {
  if (mayEnter !== null) return 0;
  return flies ? KNOWN : KNOWN | BLOCK | PIT | (ofMonsters ? PARTY_HERE : MONSTERS_HERE);
};

const occupantsOf = (ofMonsters: boolean, mayEnter: Allows | null, mayEnd: Allows | null): number => {
  if (mayEnter !== null || mayEnd !== null) return 0;
  return KNOWN | BLOCK | PARTY_HERE | MONSTERS_HERE | (ofMonsters ? LIT_GLYPH : 0);
};

export function moverOf(state: State, id: FigureId): Mover {
  const figure = figureOf(state, id);
  const shape = figure?.kind === 'monster' ? shapeOf(figure.monster) : ONE_SQUARE;
  const ofMonsters = isMonster(id);
  const flies = figure !== null && passes(state, figure);
  const mayEnter = permission(state, figure);
  const mayEnd = stayPermission(state, figure);
  return {
    state,
    now: boardNow(state),
    isMonster: ofMonsters,
    shape,
    body: bodyIn(state, shape),
    own: figure === null ? [] : spacesOfFigure(state, figure),
    passes: flies,
    mayEnter,
    mayEnd,
    hindrances: hindrancesOf(ofMonsters, flies, mayEnter),
    occupants: occupantsOf(ofMonsters, mayEnter, mayEnd),
  };
}

/** DJ-BRD-08, DJ-LRG-14: a monster or ally that is to be put on the board, perhaps instead of one that leaves its spaces. */
export const newcomer = (
  state: State,
  shape: Shape,
  of: 'monster' | 'ally',
  instead: readonly Square[],
): Mover => ({
  state,
  now: boardNow(state),
  isMonster: of === 'monster',
  shape,
  body: bodyIn(state, shape),
  own: instead,
  passes: false,
  mayEnter: null,
  mayEnd: null,
  hindrances: hindrancesOf(of === 'monster', false, null),
  occupants: occupantsOf(of === 'monster', null, null),
});

/**
 * DJ-FAM-03, DJ-FAM-05, DJ-FAM-15: a familiar walks like a hero but through all figures; walls, closed doors, rubble, water and
 * the unknown stop it. It uses no stairs, and pits do nothing to it.
 */
export function familiarMover(state: State, from: Square): Mover {
  const now = boardNow(state);
  const { mayHeroEnter } = questRules(state);
  return {
    state,
    now,
    isMonster: false,
    shape: ONE_SQUARE,
    body: null,
    own: oneSpace(from),
    passes: true,
    mayEnter: square =>
      ((now.ground[square] ?? 0) & BLOCK) === 0 &&
      (mayHeroEnter === undefined || mayHeroEnter(state, square)),
    mayEnd: null,
    // Where nothing blocks it may go; where the quest has a say, it is asked.
    hindrances: mayHeroEnter === undefined ? KNOWN | BLOCK : 0,
    occupants: 0,
  };
}

const bodyIn = ({ grid }: State, shape: Shape): Body | null =>
  shape.width === 1 && shape.height === 1 ? null : bodyOf(geometryOf(grid), shape);

/** DJ-ABL-15: flying figures, and an Acrobat, pass enemies and obstacles. */
export function passes(state: State, figure: Figure): boolean {
  if (figure.kind === 'hero') return partsOf(figure.hero).movesThrough.length > 0;
  if (figure.kind !== 'monster' || !monsterHas(state, figure.monster, 'fly')) return false;
  return !(questRules(state).isGrounded?.(state, figure.monster) ?? false);
}

/** What the quest says of the spaces that a figure may enter. */
function permission(state: State, figure: Figure | null): Allows | null {
  const { mayMonsterEnter, mayAllyEnter, mayHeroEnter } = questRules(state);
  if (figure?.kind === 'monster')
    return mayMonsterEnter === undefined ? null : square => mayMonsterEnter(state, figure.monster, square);
  if (figure?.kind === 'ally')
    return mayAllyEnter === undefined ? null : square => mayAllyEnter(state, figure.ally, square);
  return mayHeroEnter === undefined ? null : square => mayHeroEnter(state, square);
}

function stayPermission(state: State, figure: Figure | null): Allows | null {
  const { mayMonsterEnd } = questRules(state);
  if (figure?.kind !== 'monster' || mayMonsterEnd === undefined) return null;
  return square => mayMonsterEnd(state, figure.monster, square);
}

/** How many of its own side, itself apart, are in a space. */
function friendsAt({ now, isMonster: ofMonsters, own }: Mover, square: Square): number {
  const there = (ofMonsters ? now.monsters : now.party)[square] ?? 0;
  return there > 0 && own.includes(square) ? there - 1 : there;
}

/** Whether nobody but the mover itself is in a space. */
export function isEmptyFor(mover: Mover, square: Square): boolean {
  const { now, isMonster: ofMonsters } = mover;
  return ((ofMonsters ? now.party : now.monsters)[square] ?? 0) === 0 && friendsAt(mover, square) === 0;
}

/** Whether an enemy is in a space; where a monster stands above a hero, other monsters meet the monster. */
export function isEnemyIn(mover: Mover, square: Square): boolean {
  const { now, isMonster: ofMonsters } = mover;
  if (!ofMonsters) return (now.monsters[square] ?? 0) > 0;
  return (now.party[square] ?? 0) > 0 && friendsAt(mover, square) === 0;
}

/**
 * DJ-MOV-04, DJ-MOV-06, DJ-MOV-09, DJ-MOV-10, DJ-LRG-07 to DJ-LRG-10, DJ-PRP-09, DJ-EXP-05: whether it may step into a space:
 * friends may be passed, enemies, rubble, water and unrevealed spaces not.
 */
export function canEnter(mover: Mover, square: Square): boolean {
  const lies = mover.now.ground[square] ?? 0;
  if ((lies & mover.hindrances) === KNOWN) return true;
  if ((lies & KNOWN) === 0 || (mover.mayEnter !== null && !mover.mayEnter(square))) return false;
  if (mover.passes) return true;
  if ((lies & BLOCK) !== 0 || isEnemyIn(mover, square)) return false;
  return (lies & PIT) === 0 || mover.body !== null || isEmptyFor(mover, square);
}

/**
 * DJ-BRD-08, DJ-MOV-07, DJ-LRG-13, DJ-LRG-14, DJ-GLY-06, DJ-ABL-16: whether it may end its movement here: on the board,
 * revealed, empty, no blocking obstacle, and for monsters no active glyph. Pits are no hindrance.
 */
export function mayEndAt(mover: Mover, place: Place): boolean {
  const { state, body, shape } = mover;
  if (body === null) return mayEndIn(mover, place);
  if (!hasRoomAt(state.grid, body, shape, place)) return false;
  for (const square of bodySpaces(state.grid, shape, place)) if (!mayEndIn(mover, square)) return false;
  return true;
}

function mayEndIn(mover: Mover, square: Square): boolean {
  const { now, mayEnter, mayEnd } = mover;
  const lies = now.ground[square] ?? 0;
  if ((lies & mover.occupants) === KNOWN) return true;
  if ((lies & (KNOWN | BLOCK)) !== KNOWN || (mover.isMonster && (lies & LIT_GLYPH) !== 0)) return false;
  if (!isEmptyFor(mover, square)) return false;
  return (mayEnter === null || mayEnter(square)) && (mayEnd === null || mayEnd(square));
}

/** Where it may stop of its own will: an Acrobat not in a pit either. */
export const mayStopAt = (mover: Mover, place: Place): boolean =>
  mayEndAt(mover, place) &&
  (mover.isMonster || !mover.passes || ((mover.now.ground[place] ?? 0) & PIT) === 0);
