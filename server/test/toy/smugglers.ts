import { ask, finish, type Game, type Rule, type Seat, type Table } from '@tenebrae/kernel';

/*
 * A game for tests, with something hidden: each smuggler packs gold or coal where nobody sees it, then the others guess.
 * With curses, whoever packs one makes a rule throw, with the secret in its mouth.
 */

const CARGO = ['gold', 'coal', 'curse'] as const;
type Cargo = (typeof CARGO)[number];

interface State {
  round: number;
  rounds: number;
  curses: boolean;
  /** What everybody sees, and need not: so many thousand characters. */
  ballast: number;
  hidden: Record<Seat, Cargo>;
  guesses: Record<Seat, Cargo>;
}

const RULE = 'SM-1';
const cargoOptions = ({ curses }: State) =>
  CARGO.slice(0, curses ? 3 : 2).map(cargo => ({ id: `pack:${cargo}`, cargo }));
const guessOptions = (['gold', 'coal'] as const).map(cargo => ({ id: `guess:${cargo}`, cargo }));

function* round(table: Table<State>): Rule {
  const { state, seats } = table;
  state.hidden = {};
  state.guesses = {};
  for (const seat of seats) {
    const { cargo } = yield* ask('pack', seat, cargoOptions(state), RULE);
    state.hidden[seat] = cargo;
    if (cargo === 'curse') throw new Error(`${seat} packed a curse`);
    table.tell({ type: 'packed-secretly', rule: RULE, seat, cargo, to: [seat] });
    table.tell({ type: 'packed', rule: RULE, seat });
  }
  for (const seat of seats) {
    const { cargo } = yield* ask('guess', seat, guessOptions, RULE, {
      about: { neighbour: neighbour(seats, seat) },
    });
    state.guesses[seat] = cargo;
    table.tell({ type: 'guessed', rule: RULE, seat, cargo });
  }
  state.round += 1;
  if (state.round === state.rounds)
    yield* finish({
      outcome: 'landed',
      rule: RULE,
      winners: seats.filter(seat => isRight(state, seats, seat)),
    });
}

const neighbour = (seats: readonly Seat[], seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + 1) % seats.length] as Seat;

const isRight = (state: State, seats: readonly Seat[], seat: Seat): boolean =>
  state.guesses[seat] === state.hidden[neighbour(seats, seat)];

export const smugglers: Game<State> = {
  id: 'smugglers',
  version: 1,
  players: { min: 1, max: 3 },
  options: {
    rounds: { kind: 'number', min: 1, max: 50, default: 2 },
    curses: { kind: 'flag', default: false },
    ballast: { kind: 'number', min: 0, max: 100, default: 0 },
  },
  seats: players => ['ann', 'bob', 'cid'].slice(0, players),
  setUp: ({ options }) => ({
    round: 0,
    rounds: Number(options['rounds']),
    curses: options['curses'] === true,
    ballast: Number(options['ballast']),
    hidden: {},
    guesses: {},
  }),
  beat: round,
  view: ({ round: number, hidden, guesses, ballast }, seat) => ({
    round: number,
    packed: Object.keys(hidden),
    mine: seat === null ? null : (hidden[seat] ?? null),
    guesses,
    ballast: '~'.repeat(1000 * ballast),
  }),
  describe: ({ hidden }, seat) => [
    { title: 'hold', lines: [{ text: seat === null ? 'closed' : (hidden[seat] ?? 'empty') }] },
  ],
  conceal(state, seat, deal) {
    for (const other of Object.keys(state.hidden))
      if (other !== seat) state.hidden[other] = deal<Cargo>(['gold', 'coal']);
  },
  evaluate: ({ guesses, hidden }, seat) => Object.keys(guesses).length + (hidden[seat] === 'gold' ? 1 : 0),
  invariants: () => [],
};
