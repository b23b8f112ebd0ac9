import type { Square } from '@tenebrae/board';
import { COSTS } from '../data/limits.ts';
import { heroFigure, isOnBoard, monsterFigure, type OnBoard } from '../rules/figures.ts';
import { hasLine, screensFor } from '../rules/sight.ts';
import type { Attack, Hero, State } from '../state.ts';
import {
  type Blow,
  blowOf,
  goodRange,
  killChance,
  type Mark,
  markOf,
  sourcesOf,
  worthOfBlow,
} from './blows.ts';
import { doorsToOpen } from './doors-to-open.ts';
import { type Prospects, prospectsOf } from './errands.ts';
import { hazardKey } from './quest-errands.ts';
import { apart, nearestApart, riskAt, type Threat, threatsTo } from './risks.ts';
import type { Reach } from './spots.ts';
import { landNumber } from './ways.ts';

/** A hero about to act, with what he sees around him; everything worth is counted in conquest. */
export interface Outlook {
  readonly state: State;
  readonly hero: OnBoard<Hero>;
  readonly blows: readonly OwnBlow[];
  readonly threats: readonly Threat[];
  /** By threat, then by blow. */
  readonly marks: readonly (readonly Mark[])[];
  readonly screens: Uint8Array;
  readonly prospects: Prospects;
  /** Where a door could be opened now, with everybody ready for it. */
  readonly doors: ReadonlySet<Square>;
  readonly judged: Judged;
  readonly reach: Reach;
}

interface OwnBlow {
  readonly source: Attack['source'];
  readonly blow: Blow;
  /** From where on it is not tried. */
  readonly farthest: number;
}

/** A blow that could be struck. */
export interface Strike {
  readonly source: Attack['source'];
  readonly worth: number;
  readonly kills: number;
}

/** What has been judged of squares, by square: NaN or nothing until it is asked for. */
interface Judged {
  /** The best blows from there. */
  readonly strikes: (readonly Strike[] | undefined)[];
  /** What standing there costs, and what of that is the danger. */
  readonly costs: Float64Array;
  readonly risks: Float64Array;
}

export function outlookOf(state: State, hero: OnBoard<Hero>): Outlook {
  const figure = heroFigure(hero);
  const threats = threatsTo(state, figure);
  const blows = sourcesOf(hero).map((source): OwnBlow => {
    const blow = blowOf(state, figure, source);
    return { source, blow, farthest: goodRange(blow) + (blow.arms.type === 'melee' ? 0 : 2) };
  });
  const marks = threats.map(({ monster }) =>
    blows.map(({ blow }) => markOf(state, blow, monsterFigure(monster))),
  );
  return {
    state,
    hero,
    blows,
    threats,
    marks,
    screens: screensFor(state, figure),
    prospects: prospectsOf(state, hero),
    doors: doorsToOpen(state, hero),
    judged: judgedOf(state, hero, blows, threats, marks),
    reach: { points: -1, spots: [] },
  };
}

/** What is judged of squares holds while a hero walks on, and in every future that is thought of from here. */
const JUDGED = new Map<string, Judged>();
/** Of very many the old ones are forgotten. */
const MOST_JUDGED = 400;

function judgedOf(
  state: State,
  hero: OnBoard<Hero>,
  blows: readonly OwnBlow[],
  threats: readonly Threat[],
  marks: readonly (readonly Mark[])[],
): Judged {
  const key = keyOf(state, hero, blows, threats, marks);
  let judged = JUDGED.get(key);
  if (judged === undefined) {
    const size = state.grid.squares.length;
    judged = {
      strikes: new Array<undefined>(size).fill(undefined),
      costs: new Float64Array(size).fill(NaN),
      risks: new Float64Array(size).fill(NaN),
    };
    if (JUDGED.size >= MOST_JUDGED) JUDGED.clear();
    JUDGED.set(key, judged);
  }
  return judged;
}

/** All that judging a square depends on: the map, who stands where, how hard everybody strikes and how much he can take. */
function keyOf(
  state: State,
  hero: OnBoard<Hero>,
  blows: readonly OwnBlow[],
  threats: readonly Threat[],
  marks: readonly (readonly Mark[])[],
): string {
  let key = `${hero.id},${landNumber(state)},${hero.wounds},${state.conquest},${hazardKey(state)}`;
  for (const { source, blow } of blows) key += `,${source}${blow.number}`;
  for (const other of state.heroes) if (other.id !== hero.id && isOnBoard(other)) key += `h${other.place}`;
  for (const ally of state.allies) if (isOnBoard(ally)) key += `a${ally.place}`;
  for (const [at, { monster, reach, wounds, share }] of threats.entries()) {
    key += `|${monster.kind}${monster.place},${reach},${wounds},${share}`;
    for (const { worth, left, armor } of marks[at] ?? []) key += `,${worth},${left},${armor}`;
  }
  return key;
}

/** The blows worth striking from a square, the best at each monster, the best first. */
export function strikesFrom(outlook: Outlook, from: Square): readonly Strike[] {
  const { state, threats, judged } = outlook;
  const known = judged.strikes[from];
  if (known !== undefined) return known;
  const found: Strike[] = [];
  for (const [at, { spaces }] of threats.entries()) {
    const range = nearestApart(state, from, spaces);
    const best = bestAt(outlook, at, range);
    if (best !== null && spaces.some(space => canHit(outlook, from, space, best.farthest)))
      found.push(best.strike);
  }
  found.sort((a, b) => b.worth - a.worth);
  judged.strikes[from] = found;
  return found;
}

/** The best blow at a monster from so far away, if any is worth it. */
function bestAt(
  { blows, marks }: Outlook,
  threat: number,
  range: number,
): { readonly strike: Strike; readonly farthest: number } | null {
  let most = WORTHLESS;
  let best = -1;
  for (let at = 0; at < blows.length; at++) {
    const [own, mark] = [blows[at], marks[threat]?.[at]];
    if (own === undefined || mark === undefined || range > own.farthest) continue;
    const worth = worthOfBlow(own.blow, mark, range);
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  const [own, mark] = [blows[best], marks[threat]?.[best]];
  if (best < 0 || own === undefined || mark === undefined) return null;
  const kills = killChance(own.blow, mark, range);
  return { strike: { source: own.source, worth: most, kills }, farthest: own.farthest };
}

const canHit = ({ state, screens }: Outlook, from: Square, to: Square, farthest: number): boolean =>
  apart(state, from, to) <= farthest && hasLine(state, from, to, screens);

export const WORTHLESS = 0.02;

/** What so many blows from a square bring: the best ones, or the best again where it may leave somebody standing. */
export function worthOfStrikes(outlook: Outlook, from: Square, attacks: number): number {
  if (attacks <= 0) return 0;
  const [best, next] = strikesFrom(outlook, from);
  if (best === undefined) return 0;
  if (attacks === 1) return best.worth;
  return best.worth + (attacks - 1) * Math.max(next?.worth ?? 0, best.worth * (1 - best.kills));
}

/** What it is worth to end a turn on a square: what there is to gain from there, less what is likely to happen there. */
export function worthOfStanding(outlook: Outlook, square: Square, pointsLeft: number): number {
  const { prospects, doors, judged } = outlook;
  const opens = doors.has(square) && pointsLeft >= COSTS.door ? OPENING : 0;
  let cost = judged.costs[square] ?? 0;
  if (Number.isNaN(cost)) {
    cost = riskOn(outlook, square) + loneliness(outlook, square);
    judged.costs[square] = cost;
  }
  return prospects.worthAt(square, pointsLeft) + opens - cost;
}

/** What is likely to happen on a square. */
export function riskOn({ state, hero, threats, judged }: Outlook, square: Square): number {
  let risk = judged.risks[square] ?? 0;
  if (Number.isNaN(risk)) {
    risk = riskAt(state, hero, threats, square);
    judged.risks[square] = risk;
  }
  return risk;
}

/** A door opened at the right moment. */
const OPENING = 0.9;

/** Whoever is far from everybody else is easily cut off. */
function loneliness({ state, hero }: Outlook, square: Square): number {
  let near = Infinity;
  for (const other of state.heroes)
    if (isOnBoard(other) && other.id !== hero.id) near = Math.min(near, apart(state, other.place, square));
  return near === Infinity ? 0 : 0.04 * Math.max(0, near - 6);
}
