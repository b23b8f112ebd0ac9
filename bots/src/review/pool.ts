import { type Side, type Tally, winsOf } from './tally.ts';

/** What the futures of a moment say. */
export interface Outlook {
  readonly at: number;
  readonly tally: Tally;
  /** The last moment, of which the end is known. */
  readonly isEnd: boolean;
}

/** What is expected of a side, and how far each may be off: the deviation of the mean. */
export interface Prospect {
  readonly chance: number;
  readonly chanceMargin: number;
  readonly standing: number;
  readonly standingMargin: number;
}

/** A moment counts wholly, those beside it for less: the futures of one alone are few and noisy. */
const WEIGHTS = [1, 0.8, 0.6, 0.4, 0.2] as const;

/** Which neighbours lend their futures to a moment. */
export type Reach = 'both' | 'back' | 'ahead';

/** What is expected of a side at a moment. No neighbour beyond one of the `walls` counts: there it turned. */
export function prospectAt(
  outlooks: readonly Outlook[],
  place: number,
  side: Side,
  reach: Reach,
  walls: ReadonlySet<number> = new Set(),
): Prospect {
  const here = outlooks[place] as Outlook;
  if (here.isEnd) return known(here, side);
  let [weight, won, sum, squares] = [0, 0, 0, 0];
  const add = (at: number, part: number): void => {
    const { tally } = outlooks[at] as Outlook;
    const [seat = ''] = side;
    weight += part * tally.futures;
    won += part * winsOf(tally, side);
    sum += part * (tally.standing[seat] ?? 0);
    squares += part * (tally.squares[seat] ?? 0);
  };
  add(place, WEIGHTS[0]);
  for (const step of [-1, 1] as const) {
    if (reach === (step < 0 ? 'ahead' : 'back')) continue;
    for (let far = 1; far < WEIGHTS.length; far++) {
      const at = place + step * far;
      if (outlooks[at]?.isEnd !== false || walls.has(step < 0 ? at + 1 : at)) break;
      add(at, WEIGHTS[far] as number);
    }
  }
  const mean = sum / Math.max(1, weight);
  // Laplace's rule keeps a handful of futures that all end alike from looking certain.
  const careful = (won + 1) / (weight + 2);
  return {
    chance: won / Math.max(1, weight),
    chanceMargin: Math.sqrt((careful * (1 - careful)) / (weight + 2)),
    standing: mean,
    standingMargin: Math.sqrt(Math.max(0, squares / Math.max(1, weight) - mean * mean) / Math.max(1, weight)),
  };
}

const known = ({ tally }: Outlook, side: Side): Prospect => ({
  chance: winsOf(tally, side) > 0 ? 1 : 0,
  chanceMargin: 0,
  standing: tally.standing[side[0] ?? ''] ?? 0,
  standingMargin: 0,
});
