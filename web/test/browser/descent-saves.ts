import { BOTS, decide } from '@tenebrae/bots';
import { game as descent, type State } from '@tenebrae/descent';
import { type Game, type Match, newRng, type Question, start } from '@tenebrae/kernel';

const game = descent as unknown as Game<State>;
const NAMES = ['Priya', 'Ilse', 'Maud', 'Tomek', 'Jonas'] as const;

interface Stand {
  /** What the person is asked; nothing when it is over. */
  readonly asks: readonly string[];
  readonly person: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  is(state: State, question: Question): boolean;
  /** The match with which the search begins. */
  readonly from?: number;
}

const asHero = (
  asks: readonly string[],
  is: Stand['is'] = () => true,
  options: Stand['options'] = {},
  players = 4,
): Stand => ({ asks, is, options, players, person: 'hero-1' });
const asOverlord = (asks: readonly string[], is: Stand['is'] = () => true): Stand => ({
  ...asHero(asks, is),
  person: 'overlord',
});

const isExplored =
  (areas: number) =>
  ({ areas: all }: State): boolean =>
    all.filter(({ revealed }) => revealed).length >= areas;

/** Moments of Descent that a table can be taken up at. */
export const DESCENT_STANDS = {
  'heroes': asHero(['choose-hero'], () => true, { 'choose-heroes': true }),
  'shop': asHero(['starting-equipment']),
  'declare': asHero(['declare-action'], isExplored(2)),
  'acting': asHero(
    ['hero-acts'],
    ({ monsters }, { options }) =>
      monsters.length >= 2 && options.filter(({ id }) => id.startsWith('move:')).length >= 8,
  ),
  'target': asHero(['attack-target'], ({ monsters }) => monsters.length >= 2),
  'surges': asHero(['buy-surge']),
  'guard': { ...asHero(['use-guard']), from: 5 },
  'dodge': { ...asHero(['use-dodge']), from: 2 },
  'reroll': { ...asHero(['reroll']), from: 3 },
  'treasure': asHero(['keep-treasure']),
  'monsters': asOverlord(['activate-next'], ({ monsters }) => monsters.length >= 3),
  'monster': asOverlord(['monster-acts'], ({ monsters, overlord }) =>
    monsters.some(({ id, kind }) => id === overlord.turn?.active?.monster && kind === 'hell-hound'),
  ),
  'trap': asOverlord(['play-card']),
  'spawn': asOverlord(['place-monster']),
  'end': { ...asHero([]), players: 3 },
} as const satisfies Record<string, Stand>;
export type DescentStand = keyof typeof DESCENT_STANDS;

/** Bots play one match after the other until one of them comes to such a moment. */
const MOST_MATCHES = 60;

const matches = new Map<DescentStand, Match<State>>();

/** A file of one table that stands at such a moment, with a person on one seat, as if it had just been left. */
export function descentFile(name: DescentStand): string {
  const match = matches.get(name) ?? playedTo(name);
  matches.set(name, match);
  return fileOf(match, DESCENT_STANDS[name]);
}

function playedTo(name: DescentStand): Match<State> {
  const stand: Stand = DESCENT_STANDS[name];
  for (let seed = stand.from ?? 1; seed <= MOST_MATCHES; seed++) {
    const match = playTo(stand, `${name}-${seed}`);
    if (match !== null) return match;
  }
  throw new Error(`no match of ${MOST_MATCHES} comes to: ${name}`);
}

function playTo({ asks, is, players, options, person }: Stand, seed: string): Match<State> | null {
  const match = start(game, { players, seed, options, policy: { undo: 'free' } });
  for (let answers = 0; answers < 2500; answers++) {
    const { request } = match;
    if (request?.kind !== 'question') return asks.length === 0 ? match : null;
    if (match.asked().includes(person) && asks.includes(request.ask) && is(match.state, request))
      return match;
    const [seat = person] = match.asked();
    match.answer(decide(BOTS['habit'] ?? fail(), match, seat, newRng(`${seed}/${match.moment}`)), seat);
  }
  return null;
}

const fail = (): never => {
  throw new Error('no such bot');
};

function fileOf(match: Match<State>, { person }: Stand): string {
  const table = {
    game: match.game.id,
    title: 'Descent',
    played: Date.now(),
    over: match.result !== null,
    picture: '',
    kept: {
      save: match.save(),
      sitters: Object.fromEntries(match.seats.map(seat => [seat, seat === person ? 'person' : 'greedy'])),
      names: Object.fromEntries(match.seats.map((seat, place) => [seat, NAMES[place] ?? seat])),
    },
  };
  return JSON.stringify({ format: 'tenebrae-tables-1', tables: [table] });
}
