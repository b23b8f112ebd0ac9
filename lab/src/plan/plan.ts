import type { GameOptions, Seat } from '@tenebrae/kernel';

/** What is to be played: every setting with every line-up, each so many times. */
export interface Plan {
  readonly game: string;
  readonly settings: readonly PlanSetting[];
  readonly lineups: readonly Lineup[];
  /** Matches of each setting with each line-up. */
  readonly games: number;
  /** In how many of these the dice are looked into afterwards. */
  readonly luck: number;
  readonly seed: string;
  /** Decisions after which a match is left unfinished. */
  readonly most: number;
}

export interface PlanSetting {
  readonly players: number;
  /** Only what is chosen; the game's defaults hold for the rest. */
  readonly options: GameOptions;
}

/** Bots by name: for a seat, for a kind of seat, or for `all` that are not named. */
export type Lineup = Readonly<Record<string, string>>;

export const ALL = 'all';

/** A plan, or the way in which it was given, is wrong. */
export class BadPlan extends Error {}

/** A setting with a line-up. */
export interface Cell {
  readonly setting: number;
  readonly lineup: number;
}

/** One match of the plan: all that decides how it goes. */
export interface MatchPlan {
  readonly cell: Cell;
  /** Which of the cell's matches it is. */
  readonly number: number;
  readonly seed: string;
}

export const cellCount = ({ settings, lineups }: Plan): number => settings.length * lineups.length;
export const matchCount = (plan: Plan): number => cellCount(plan) * plan.games;

export function cellsOf({ settings, lineups }: Plan): Cell[] {
  return settings.flatMap((_, setting) => lineups.map((_lineup, lineup) => ({ setting, lineup })));
}

/** Every cell gets its first match before any gets its second, so that the same plan with more games goes on where this ended. */
export function matchAt(plan: Plan, index: number): MatchPlan {
  const cells = cellCount(plan);
  const place = index % cells;
  return {
    cell: { setting: Math.floor(place / plan.lineups.length), lineup: place % plan.lineups.length },
    number: Math.floor(index / cells),
    seed: `${plan.seed}/${index}`,
  };
}

/** `hero-3` is a `hero`. */
export const kindOf = (seat: Seat): string => seat.replace(/-?\d+$/, '') || seat;

export const botAt = (lineup: Lineup, seat: Seat): string | undefined =>
  lineup[seat] ?? lineup[kindOf(seat)] ?? lineup[ALL];

/** A line-up in a few words: `greedy`, or `overlord=adept hero=greedy`. */
export function lineupName(lineup: Lineup): string {
  const named = Object.entries(lineup);
  const bots = new Set(named.map(([, bot]) => bot));
  const [only] = bots;
  if (bots.size === 1 && only !== undefined) return only;
  return named.map(([seat, bot]) => `${seat}=${bot}`).join(' ');
}
