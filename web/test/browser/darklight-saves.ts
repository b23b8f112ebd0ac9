import { BOTS, decide } from '@tenebrae/bots';
import { game as darklight, type State } from '@tenebrae/darklight';
import { type Game, type Match, newRng, type Question, start } from '@tenebrae/kernel';

const game = darklight as unknown as Game<State>;
const PERSON = 'player-1';
const NAMES = ['Ilse', 'Morwenna', 'Balthazar', 'Odile'];

interface Stand {
  /** What the first player is asked; nothing when it is over. */
  readonly asks: readonly string[];
  is(state: State, question: Question): boolean;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const inQuest = (
  asks: readonly string[],
  is: Stand['is'] = () => true,
  options: Stand['options'] = { quest: 'random', accursed: 4 },
): Stand => ({ asks, is, players: 2, options });
const inCampaign = (asks: readonly string[], is: Stand['is'] = () => true): Stand => ({
  asks,
  is,
  players: 2,
  options: { play: 'campaign', quest: 'q-awakening', accursed: 3 },
});
const offers =
  (id: RegExp): Stand['is'] =>
  (_, { options }) =>
    options.some(option => id.test(option.id));

/** Moments of Darklight that a table can be taken up at. */
export const DARKLIGHT_STANDS = {
  create: inQuest(['choose-dashboard'], ({ accursed }) => accursed.length >= 1),
  skill: inQuest(['choose-first-skill']),
  prepare: inQuest(['prepare']),
  move: inQuest(
    ['before-move', 'moving'],
    ({ dungeon }, { options }) =>
      (dungeon?.plan.tiles.length ?? 0) >= 4 && options.filter(({ id }) => id.startsWith('move:')).length > 5,
  ),
  lay: inQuest(['lay-tile'], (_, { options }) => options.length > 2),
  fight: inQuest(
    ['before-attack', 'attacking'],
    ({ dungeon }, { options }) =>
      (dungeon?.monsters.length ?? 0) >= 3 && options.some(({ id }) => /^(attack|dual):/.test(id)),
  ),
  react: inQuest(['react'], offers(/^tumble:/)),
  loot: inQuest(['claim-loot'], () => true, { quest: 'random', accursed: 4, 'need-or-greed': true }),
  hazard: inCampaign(['face-hazard']),
  town: inCampaign(['in-settlement'], (_, { options }) => options.some(({ id }) => id.startsWith('do:'))),
  camp: inCampaign(['at-camp']),
  end: inQuest([], () => true, { quest: 'q-awakening', accursed: 2 }),
} as const satisfies Record<string, Stand>;
export type DarklightStand = keyof typeof DARKLIGHT_STANDS;

/** Bots play one match after the other until one of them comes to such a moment. */
const MOST_MATCHES = 60;

/** A file of one table that stands at such a moment, with a person on the first seat. */
export function savedDarklight(name: DarklightStand): string {
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    const match = playTo(DARKLIGHT_STANDS[name], `${name}-${seed}`);
    if (match !== null) return fileOf(match, DARKLIGHT_STANDS[name]);
  }
  throw new Error(`no match of ${MOST_MATCHES} comes to: ${name}`);
}

function playTo({ asks, is, players, options }: Stand, seed: string): Match<State> | null {
  const match = start(game, { players, seed, options, policy: { undo: 'free' } });
  for (let answers = 0; answers < 2500; answers++) {
    const { request } = match;
    if (request?.kind !== 'question') return asks.length === 0 ? match : null;
    if (match.asked().includes(PERSON) && asks.includes(request.ask) && is(match.state, request))
      return match;
    const [seat = PERSON] = match.asked();
    match.answer(decide(BOTS['habit'] ?? fail(), match, seat, newRng(`${seed}/${match.moment}`)), seat);
  }
  return null;
}

const fail = (): never => {
  throw new Error('no such bot');
};

function fileOf(match: Match<State>, { players }: Stand): string {
  const seats = Array.from({ length: players }, (_, place) => `player-${place + 1}`);
  const table = {
    game: match.game.id,
    title: 'Darklight',
    played: Date.now(),
    over: match.result !== null,
    picture: '',
    kept: {
      save: match.save(),
      sitters: Object.fromEntries(seats.map(seat => [seat, seat === PERSON ? 'person' : 'greedy'])),
      names: Object.fromEntries(seats.map((seat, place) => [seat, NAMES[place] ?? seat])),
    },
  };
  return JSON.stringify({ format: 'tenebrae-tables-1', tables: [table] });
}
