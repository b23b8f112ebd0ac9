import { hasLineOfSight, kingDistance, type Square } from '@tenebrae/board';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import type { AttackPlan } from './attack.ts';
import { blastSpaces, enemiesOf, isAttackable } from './attack-areas.ts';
import { type Arms, armsOfAttack } from './attack-dice.ts';
import { effectsOf, partsOf } from './effects-of.ts';
import {
  allyFigure,
  figureOf,
  figuresAt,
  figuresOnBoard,
  heroesOnBoard,
  heroFigure,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  NOWHERE,
  oneSpace,
  spacesOf,
  spacesOfFigure,
} from './figures.ts';
import { type Screens, screensFor, seesFrom } from './sight.ts';
import { isRevealed, obstacleAt, rangeBetween } from './spaces.ts';

/** From where a space would be attacked, and how far away it is. */
export interface Line {
  readonly from: Square;
  readonly range: number;
}

/** Where a line may begin: who looks from which space, and the space from which the range is counted. */
interface Origin {
  readonly viewer: FigureId;
  readonly square: Square;
  readonly counted: Square;
}

/** A figure about to attack in one way, for many questions about spaces. */
export interface Aimer {
  readonly attacker: FigureId;
  readonly own: readonly Square[];
  /** DJ-ATK-26, DJ-ABL-23: how far a melee attack goes. */
  readonly limit: number;
  readonly origins: readonly Origin[];
  /** What hides things from it; null until somebody is near enough to look. */
  screens: Screens | null;
  /** How many figures or obstacle spaces do not block its lines. */
  readonly past: number;
}

export function aimerOf(
  state: State,
  attacker: FigureId,
  arms: Arms,
  interrupt: Attack['interrupt'] = 'none',
): Aimer {
  const limit = arms.type === 'melee' ? 1 + Math.min(1, arms.abilities.reach) : Infinity;
  const figure = figureOf(state, attacker);
  const origins: Origin[] = [];
  const own = figure === null ? NOWHERE : spacesOfFigure(state, figure);
  for (const square of own) origins.push({ viewer: attacker, square, counted: square });
  const [home] = origins;
  let past = 0;
  if (figure?.kind !== 'hero' || home === undefined || !looksFarther(figure.hero))
    return { attacker, own, limit, origins, screens: null, past };
  for (const { linesFrom, attacksFrom, looksPast } of effectsOf(figure.hero)) {
    past += looksPast?.(arms.type) ?? 0;
    // What he may do, he does not do for the overlord.
    if (interrupt === 'charm') continue;
    for (const square of linesFrom?.(state, figure.hero, arms.type) ?? [])
      origins.push({ viewer: attacker, square, counted: home.square });
    for (const square of attacksFrom?.(state, figure.hero, arms.type) ?? [])
      origins.push({ viewer: heroAt(state, square) ?? attacker, square, counted: square });
  }
  return { attacker, own, limit, origins, screens: null, past };
}

/** Whether a skill lets him see more than he does by himself. */
const looksFarther = (hero: Hero): boolean =>
  partsOf(hero).linesFrom.length > 0 ||
  partsOf(hero).attacksFrom.length > 0 ||
  partsOf(hero).looksPast.length > 0;

function heroAt(state: State, square: Square): FigureId | null {
  const hero = heroesOnBoard(state).find(({ place }) => place === square);
  return hero === undefined ? null : heroFigure(hero);
}

/**
 * DJ-ATK-04, DJ-ATK-05, DJ-ATK-26 to DJ-ATK-28, DJ-ABL-23, DJ-ABL-35, DJ-LRG-12: how a space can be attacked; null where it cannot be.
 * Of several spaces to attack from the nearest is taken, since a shorter range only helps.
 */
export function lineTo(state: State, aimer: Aimer, to: Square): Line | null {
  let best: Line | null = null;
  if (!isRevealed(state, to)) return null;
  for (const origin of aimer.origins) {
    if (isTooFar(state, aimer, origin.counted, to) || !sees(state, aimer, origin, to)) continue;
    const range = rangeBetween(state, origin.counted, to);
    if (range > aimer.limit || range === Infinity || range === 0) continue;
    if (best === null || range < best.range) best = { from: origin.counted, range };
  }
  return best;
}

/** Spares most lines of a melee attack; stairs alone make far spaces near. */
const isTooFar = (state: State, { limit }: Aimer, from: Square, to: Square): boolean =>
  limit < kingDistance(state.grid, from, to) && state.staircases.length === 0;

function sees(state: State, aimer: Aimer, { viewer, square }: Origin, to: Square): boolean {
  const screens = (aimer.screens ??= screensFor(state, aimer.attacker));
  if (seesFrom(state, viewer, square, to, screens)) return true;
  return aimer.past > 0 && seesPast(state, aimer.past, screens, viewer, square, to);
}

/** The same line with so many figures or obstacle spaces taken away; a large figure is one figure. */
function seesPast(
  state: State,
  past: number,
  screens: Screens,
  viewer: FigureId,
  from: Square,
  to: Square,
): boolean {
  if (!seesFrom(state, viewer, from, to, new Uint8Array(screens.length))) return false;
  const inTheWay = new Set<string>();
  return hasLineOfSight(state.grid, from, to, square => {
    if (screens[square] !== 1) return false;
    const isRubble = obstacleAt(state, square) === 'rubble';
    for (const one of isRubble ? [`square:${square}`] : figuresAt(state, square)) inTheWay.add(one);
    return inTheWay.size > past;
  });
}

/** Whom an attack is meant for decides which spaces may be named. */
type Wish = Pick<AttackPlan, 'attacker' | 'interrupt' | 'only'>;

/** DJ-ATK-03, DJ-LOS-06: every space that may be named as the target, in order; for Blast also empty ones, see `blastCentres`. */
export function targetSpaces(state: State, wish: Wish, arms: Arms): (Line & { readonly to: Square })[] {
  const aimer = aimerOf(state, wish.attacker, arms, wish.interrupt);
  const { own } = aimer;
  const spaces: Square[] = wish.interrupt === 'charm' ? [...own] : [];
  const add = (squares: readonly Square[]): void => {
    for (const square of squares) if (!spaces.includes(square) && !own.includes(square)) spaces.push(square);
  };
  if (wish.only !== undefined) add(spacesOf(state, wish.only));
  else addOccupied(state, add);
  add(blastCentres(state, wish, arms));
  const lines: (Line & { readonly to: Square })[] = [];
  for (const to of spaces.sort((a, b) => a - b)) {
    const line = lineTo(state, aimer, to) ?? ownSpace(state, wish, to);
    if (line !== null) lines.push({ from: line.from, range: line.range, to });
  }
  return lines;
}

/** A charmed hero may be made to attack himself at range 0, whatever he fights with. */
const ownSpace = (state: State, { attacker, interrupt }: Wish, to: Square): Line | null =>
  interrupt === 'charm' && spacesOf(state, attacker).includes(to) ? { from: to, range: 0 } : null;

/** The spaces of all figures that may be attacked. */
function addOccupied(state: State, add: (squares: readonly Square[]) => void): void {
  for (const hero of state.heroes) if (isOnBoard(hero)) add(oneSpace(hero.place));
  for (const ally of state.allies)
    if (isOnBoard(ally) && isAttackable(state, allyFigure(ally))) add(oneSpace(ally.place));
  for (const monster of state.monsters) add(monsterSpaces(state, monster));
}

/** Ruling DJ-ATK-03: the spaces from which printed Blast, or one more rank that surges can buy, reaches an enemy. */
function blastCentres(state: State, { attacker, interrupt, only }: Wish, arms: Arms): readonly Square[] {
  const rank = blastWithin(arms);
  if (rank === 0 || only !== undefined) return NOWHERE;
  const wanted = interrupt === 'charm' ? figuresOnBoard(state) : enemiesOf(state, attacker);
  const centres = new Set<Square>();
  for (const figure of wanted) {
    if (figure === attacker) continue;
    for (const space of spacesOf(state, figure))
      for (const centre of blastSpaces(state, space, rank)) centres.add(centre);
  }
  return [...centres].filter(square => figuresAt(state, square).length === 0);
}

export function blastWithin({ abilities, surges }: Arms): number {
  let bought = 0;
  for (const { effect } of surges)
    if (effect.kind === 'blast' && effect.count > bought) bought = effect.count;
  return abilities.blast + bought;
}

/** Whether there is any figure that may be named, or an enemy in reach of Blast; stops at the first. */
export function hasTargetSpace(
  state: State,
  wish: Wish,
  arms: Arms,
  isWanted: (figure: FigureId) => boolean,
): boolean {
  const aimer = aimerOf(state, wish.attacker, arms, wish.interrupt);
  if (wish.only !== undefined) {
    const { only } = wish;
    return isWanted(only) && canHitAny(state, aimer, spacesOf(state, only));
  }
  for (const hero of state.heroes) {
    // His own space is none that he can hit.
    if (typeof hero.place !== 'number' || !canHit(state, aimer, hero.place)) continue;
    if (heroFigure(hero) !== wish.attacker && isWanted(heroFigure(hero))) return true;
  }
  for (const ally of state.allies) {
    const figure = allyFigure(ally);
    if (typeof ally.place !== 'number' || !isAttackable(state, figure)) continue;
    if (isWanted(figure) && canHit(state, aimer, ally.place)) return true;
  }
  for (const monster of state.monsters) {
    if (monsterFigure(monster) === wish.attacker || !isWanted(monsterFigure(monster))) continue;
    if (canHitAny(state, aimer, monsterSpaces(state, monster))) return true;
  }
  return canHitAny(state, aimer, blastCentres(state, wish, arms));
}

function canHitAny(state: State, aimer: Aimer, squares: readonly Square[]): boolean {
  for (const square of squares) if (canHit(state, aimer, square)) return true;
  return false;
}

/** Whether a space that is none of its own can be attacked. */
const canHit = (state: State, aimer: Aimer, to: Square): boolean =>
  !aimer.own.includes(to) && lineTo(state, aimer, to) !== null;

/** DJ-ORD-12: whether and how an attack under way may be made on a space as things stand now. */
export function lineOfAttack(state: State, attack: Attack, to: Square): Line | null {
  const wish = { attacker: attack.attacker, interrupt: attack.interrupt };
  const aimer = aimerOf(state, attack.attacker, armsOfAttack(state, attack), attack.interrupt);
  return lineTo(state, aimer, to) ?? ownSpace(state, wish, to);
}

/** The declared attack is made on another space instead (Taunt); whoever calls has seen that a line leads there. */
export function retarget(state: State, attack: Attack, to: Square, meant: FigureId | null = null): void {
  const line = lineOfAttack(state, attack, to);
  if (line === null) return;
  attack.target = to;
  attack.from = line.from;
  attack.range = line.range;
  attack.meant = meant;
}
