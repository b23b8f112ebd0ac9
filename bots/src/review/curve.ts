import { type Outlook, type Prospect, prospectAt } from './pool.ts';
import { type Side, sidesOf, winsOf } from './tally.ts';

/** A point of the curves, by side. */
export interface Point {
  readonly at: number;
  readonly futures: number;
  /** How likely each side is to win, and how far that may be off. */
  readonly chances: readonly number[];
  readonly margins: readonly number[];
  /**
   * How well each side is expected to stand at the end, from the worst (0) to the best (1) of this match; near the middle
   * throughout where the two hardly differ.
   */
  readonly standings: readonly number[];
}

/** A stretch in which a side's prospects changed, more than chance would explain. */
export interface Turn {
  readonly side: number;
  readonly from: number;
  readonly to: number;
  readonly by: 'chance' | 'standing';
  readonly before: number;
  readonly after: number;
}

export interface Curves {
  readonly sides: readonly Side[];
  /** By side, what tells of the match: the chance to win alone, or also how far one would get. */
  readonly told: readonly Turn['by'][];
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
}

/** As many turns as one remembers of an evening. */
const MOST_TURNS = 5;
/** A smaller change is no turn, whatever its measure. */
const LEAST_CHANGE = 0.1;
/** Before the end it is always still open: only a great surprise there is a turn. */
const LEAST_SURPRISE = 0.3;
/** How many deviations a change must have: of so many changes one or another is great by mere chance. */
const DEVIATIONS = 2.2;
/** What was expected lies at least so many margins apart, from the worst to the best, or it is hardly more than noise. */
const CLEAR_RANGE = 2 * DEVIATIONS;
/** A match is open while the chance to win lies between this and its counterpart. */
const OPEN = 0.2;
/** Two turns are no closer than so many points. */
const APART = 3;

/** The curves of a match from the outlooks of some of its moments, in their order. */
export function curvesOf(seats: readonly string[], outlooks: readonly Outlook[]): Curves {
  const sides = sidesOf(
    seats,
    outlooks.map(({ tally }) => tally),
  );
  const drawn = sides.map((side, number) => curveOf(outlooks, side, number));
  return {
    sides,
    told: drawn.map(({ told }) => told),
    points: outlooks.map(({ at, tally }, place) => ({
      at,
      futures: tally.futures,
      chances: drawn.map(({ prospects }) => prospects[place]?.chance ?? 0),
      margins: drawn.map(({ prospects }) => prospects[place]?.chanceMargin ?? 0),
      standings: drawn.map(({ prospects, part }) => part(prospects[place]?.standing ?? 0)),
    })),
    turns: drawn.flatMap(({ turns }) => turns),
  };
}

interface Drawn {
  readonly prospects: readonly Prospect[];
  /** Where a standing lies between the worst and the best of this match. */
  part(standing: number): number;
  readonly told: Turn['by'];
  readonly turns: readonly Turn[];
}

/** First where it turned, then the line: it is smoothed, but not across its turns. */
function curveOf(known: readonly Outlook[], side: Side, number: number): Drawn {
  const outlooks = wonAtItsBest(known, side);
  const rough = smoothed(outlooks, side);
  const [low, high] = rangeOf(rough.map(({ standing }) => standing));
  // Noise is not stretched until it fills the picture: where there is little else, the line keeps to the middle.
  const noise = Math.max(...rough.map(({ standingMargin }) => standingMargin));
  const range = Math.max(high - low, CLEAR_RANGE * noise);
  const part = (standing: number): number =>
    range > 0 ? Math.min(1, Math.max(0, 0.5 + (standing - (low + high) / 2) / range)) : 0.5;
  const turnsBy = (by: Turn['by']) => turnsOf(outlooks, side, by, range).map(turn => ({ ...turn, by }));
  const byChance = turnsBy('chance');
  // Of a match that was never open, or slipped away little by little, how far one got tells more; but for an end that nobody expected.
  const told = byChance.length > 0 && wasOpen(outlooks, rough) ? 'chance' : 'standing';
  const surprise = byChance.filter(({ place }) => outlooks[place]?.isEnd === true);
  const turns =
    told === 'chance'
      ? byChance
      : [
          ...turnsBy('standing').filter(({ place }) => surprise.every(end => end.place - place >= APART)),
          ...surprise,
        ];
  return {
    prospects: smoothed(outlooks, side, new Set(turns.map(({ place }) => place))),
    part,
    told,
    turns: turns.map(({ place, before, after, by }) => ({
      side: number,
      from: outlooks[place - 1]?.at ?? 0,
      to: outlooks[place]?.at ?? 0,
      by,
      before: by === 'chance' ? before : part(before),
      after: by === 'chance' ? after : part(after),
    })),
  };
}

const smoothed = (
  outlooks: readonly Outlook[],
  side: Side,
  walls?: ReadonlySet<number>,
): readonly Prospect[] => outlooks.map((_, place) => prospectAt(outlooks, place, side, 'both', walls));

const wasOpen = (outlooks: readonly Outlook[], prospects: readonly Prospect[]): boolean =>
  prospects.some(
    ({ chance }, place) => outlooks[place]?.isEnd === false && chance >= OPEN && chance <= 1 - OPEN,
  );

/** Nobody gets farther than to victory, whatever `evaluate` makes of a table at which nothing more is to be done. */
function wonAtItsBest(outlooks: readonly Outlook[], side: Side): readonly Outlook[] {
  const best = Math.max(...smoothed(outlooks, side).map(({ standing }) => standing));
  return outlooks.map(outlook =>
    outlook.isEnd && winsOf(outlook.tally, side) > 0
      ? {
          ...outlook,
          tally: { ...outlook.tally, standing: { ...outlook.tally.standing, [side[0] ?? '']: best } },
        }
      : outlook,
  );
}

interface Change {
  /** The place of the point before which it turned. */
  readonly place: number;
  readonly before: number;
  readonly after: number;
  readonly size: number;
}

/**
 * The greatest changes, in their order: what was expected before against what was from then on. Each that is found is a wall
 * for those that are looked for after it, so that one fall is not found twice.
 */
function turnsOf(outlooks: readonly Outlook[], side: Side, by: Turn['by'], range: number): readonly Change[] {
  const kept: Change[] = [];
  while (kept.length < MOST_TURNS) {
    const walls = new Set(kept.map(({ place }) => place));
    const [greatest] = outlooks
      .slice(1)
      .flatMap((_, index) => changeAt(outlooks, index + 1, side, by, range, walls) ?? [])
      .filter(({ place }) => kept.every(other => Math.abs(other.place - place) >= APART))
      .sort((a, b) => b.size - a.size);
    if (greatest === undefined) break;
    kept.push(greatest);
  }
  return kept.sort((a, b) => a.place - b.place);
}

/** How a side's prospects changed before a point, if that is more than noise. */
function changeAt(
  outlooks: readonly Outlook[],
  place: number,
  side: Side,
  by: Turn['by'],
  range: number,
  walls: ReadonlySet<number>,
): Change | null {
  const before = prospectAt(outlooks, place - 1, side, 'back', walls);
  const after = prospectAt(outlooks, place, side, 'ahead', walls);
  const size = Math.abs(after[by] - before[by]);
  const margin = Math.hypot(before[`${by}Margin`], after[`${by}Margin`]);
  const least = outlooks[place]?.isEnd === true ? LEAST_SURPRISE : LEAST_CHANGE;
  const isGreat = size >= least * (by === 'chance' ? 1 : range) && size >= DEVIATIONS * margin;
  return isGreat ? { place, before: before[by], after: after[by], size } : null;
}

/** Between which points it is worth looking closer, the most promising first. */
export function widestGaps({ points }: Curves): readonly { readonly from: number; readonly to: number }[] {
  const changeBefore = (place: number): number => {
    const [before, after] = [points[place - 1] as Point, points[place] as Point];
    const change = (key: 'chances' | 'standings'): number =>
      Math.max(...after[key].map((value, side) => Math.abs(value - (before[key][side] ?? 0))));
    return change('chances') + 0.3 * change('standings');
  };
  return points
    .slice(1)
    .map(({ at }, place) => ({ from: points[place]?.at ?? 0, to: at, change: changeBefore(place + 1) }))
    .sort((a, b) => b.change - a.change)
    .map(({ from, to }) => ({ from, to }));
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
