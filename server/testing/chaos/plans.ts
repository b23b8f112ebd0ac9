import type { GameOptions, Policy } from '@tenebrae/kernel';

/** One of the tables: what is played there, how many people sit down, and which bots take the other seats. */
export interface TablePlan {
  readonly game: string;
  readonly people: number;
  readonly bots: readonly string[];
  readonly options: GameOptions;
  readonly policy: Partial<Policy>;
}

const LONG = { goal: 500 };
const SHORT = { goal: 12 };

/** Long matches and short ones, of one person, of two, and of bots alone; questions to one seat and to all of them. */
const PLANS: readonly TablePlan[] = [
  { game: 'candles', people: 2, bots: ['random'], options: LONG, policy: { undo: 'consent' } },
  { game: 'candles', people: 1, bots: ['random'], options: LONG, policy: { undo: 'free' } },
  { game: 'dark-darker-darkest', people: 1, bots: ['random'], options: {}, policy: { undo: 'free' } },
  {
    game: 'candles',
    people: 2,
    bots: ['random', 'random'],
    options: LONG,
    policy: { undo: 'free', agreement: 'majority' },
  },
  { game: 'candles', people: 1, bots: ['greedy'], options: SHORT, policy: { undo: 'free' } },
  { game: 'dark-darker-darkest', people: 2, bots: ['random'], options: {}, policy: { undo: 'consent' } },
  {
    game: 'candles',
    people: 2,
    bots: [],
    options: LONG,
    policy: { undo: 'free', agreement: 'all' },
  },
  { game: 'candles', people: 0, bots: ['random', 'random', 'greedy'], options: SHORT, policy: {} },
];

export const planOf = (table: number): TablePlan => PLANS[table % PLANS.length] as TablePlan;
