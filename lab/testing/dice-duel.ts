import { ask, finish, type Game, rollOne, type Rule, type Table } from '@tenebrae/kernel';

/** Two sides, a few rounds, and all that the lab looks for: dice, a choice, cards, rounds, deaths. */
export interface Duel {
  round: number;
  /** Points of the hero above those of the overlord. */
  lead: number;
}

const ROUNDS = 6;
export const CARDS = ['blessing', 'curse'] as const;

/** What a choice is worth: with `skill` the bold one is the better by so much. */
export const duel: Game<Duel> = {
  id: 'duel',
  version: 1,
  players: { min: 2, max: 3 },
  options: {
    skill: { kind: 'number', min: 0, max: 20, default: 0 },
    broken: { kind: 'flag', default: false },
    blind: { kind: 'flag', default: false },
  },
  mayStart: ({ options, seats }) =>
    options['skill'] === 20 && seats.length === 3 ? 'so much skill is for two' : null,
  seats: players => ['overlord', ...Array.from({ length: players - 1 }, (_, i) => `hero-${i + 1}`)],
  setUp: ({ options: { skill, broken, blind } }) => ({ round: 0, lead: 0, skill, broken, blind }) as Duel,
  beat: playRound,
  view: state => ({ ...state }),
  evaluate: (state, seat) =>
    (state as Duel & Extra).blind ? 0 : seat === 'overlord' ? -state.lead : state.lead,
  habits: (_, { options }) => options.map(({ id }) => (id === 'bold' ? 1 : 0)),
  invariants: () => [],
};

interface Extra {
  readonly skill: number;
  readonly broken: boolean;
  /** `evaluate` sees nothing. */
  readonly blind: boolean;
}

/** DUEL-01: the hero dares or not, the dice fall, a card is turned, and in the end somebody dies. */
function* playRound(table: Table<Duel>): Rule {
  const state = table.state as Duel & Extra;
  state.round += 1;
  table.tell({ type: 'round-begun', rule: 'DUEL-01', round: state.round });
  const { id } = yield* ask('dare', 'hero-1', [{ id: 'bold' }, { id: 'meek' }], 'DUEL-01');
  if (state.broken && state.round === 3) throw new Error('the rule is broken');
  const die = yield* rollOne('strike', 6, 'DUEL-01');
  const card = CARDS[(yield* rollOne('card', 2, 'DUEL-01')) - 1] ?? 'curse';
  table.tell({ type: 'card-turned', rule: 'DUEL-01', card });
  state.lead +=
    die - 3.5 + (card === 'blessing' ? 1 : -1) + (id === 'bold' ? state.skill / 2 : -state.skill / 2);
  if (state.round < ROUNDS) return;
  const heroes = table.seats.filter(seat => seat !== 'overlord');
  if (state.lead > 0) {
    table.tell({ type: 'monster-killed', rule: 'DUEL-01', monster: 'dragon', by: 'knight:1' });
    yield* finish({ outcome: 'slain', rule: 'DUEL-01', winners: heroes });
  }
  table.tell({ type: 'attack-hit', rule: 'DUEL-01', figure: 'monster:4', name: 'master-dragon' });
  table.tell({ type: 'wounds-suffered', rule: 'DUEL-01', name: 'knight', cause: 'fire' });
  table.tell({ type: 'hero-killed', rule: 'DUEL-01', hero: 'knight' });
  yield* finish({ outcome: 'burnt', rule: 'DUEL-01', winners: ['overlord'] });
}
