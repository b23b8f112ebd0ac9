import { BOTS, decide } from '@tenebrae/bots';
import { game as dungeon, type State, type View } from '@tenebrae/darkest-dungeon';
import { type Game, type Match, newRng, start } from '@tenebrae/kernel';

const game = dungeon as unknown as Game<State>;
const PERSON = 'player-1';
const NAMES = ['Ilse', 'Morwenna', 'Balthazar', 'Odile'];

interface Stand {
  /** What the first player is asked; nothing when it is over. */
  readonly asks: readonly string[];
  is(state: State): boolean;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const inCampaign = (
  asks: readonly string[],
  is: Stand['is'] = () => true,
  options: Stand['options'] = { party: 'random' },
): Stand => ({ asks, is, players: 3, options });
const inCircus = (asks: readonly string[], is: Stand['is'] = () => true, players = 2): Stand => ({
  asks,
  is,
  players,
  options: { mode: 'circus', puppets: true, butcher: true },
});

/** Moments of Darkest Dungeon that a table can be taken up at. */
export const DUNGEON_STANDS = {
  'party': inCampaign(['choose-hero'], ({ heroes }) => heroes.length >= 1, { party: 'chosen' }),
  'quest': inCampaign(['choose-quest']),
  'skills': inCampaign(['equip-skill']),
  'map': inCampaign(
    ['decide-on-map'],
    ({ quest }) =>
      (quest?.dungeon?.visited.length ?? 0) >= 4 &&
      Object.values(quest?.dungeon?.tokens ?? {}).some(token => token !== null),
  ),
  'battle': inCampaign(
    ['take-action'],
    ({ battle, heroes }) =>
      battle !== null &&
      battle.round >= 2 &&
      battle.monsters.length >= 3 &&
      heroes.some(({ conditions }) => conditions.length > 0),
  ),
  'aiming': inCampaign(['take-action'], firstSkillRolls),
  'hamlet': inCampaign(['spend-day'], ({ hamlet }) => (hamlet?.day ?? 0) >= 2, {
    start: 'hamlet',
    party: 'random',
  }),
  'service': inCampaign(['choose-service'], () => true, { start: 'hamlet', party: 'random' }),
  'boss': inCampaign(['take-action'], ({ battle }) => battle?.boss !== null && (battle?.round ?? 0) >= 2, {
    start: 'boss-battle',
    party: 'random',
  }),
  'draft': inCircus(['draft-pick'], ({ circus }) => (circus?.picks ?? 0) >= 2),
  'circus': inCircus(['activate-hero'], ({ circus }) => (circus?.round ?? 0) >= 2, 4),
  'end': inCampaign([], () => true, { start: 'final-encounter', party: 'random' }),
} as const satisfies Record<string, Stand>;
export type DungeonStand = keyof typeof DUNGEON_STANDS;

/** The first Skill that the Hero whose turn it is could use would be rolled for. */
function firstSkillRolls(state: State): boolean {
  const { aims } = game.view(state, null) as unknown as View;
  const [first] = aims[state.battle?.turn?.figure ?? 'crusader'] ?? [];
  return first?.areas.some(({ targets }) => targets.some(({ hit }) => hit !== null)) ?? false;
}

/** Bots play one match after the other until one of them comes to such a moment. */
const MOST_MATCHES = 200;

/** A file of one table that stands at such a moment, with a person on the first seat. */
export function savedDungeon(name: DungeonStand): string {
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    const match = playTo(DUNGEON_STANDS[name], `${name}-${seed}`);
    if (match !== null) return fileOf(match, DUNGEON_STANDS[name]);
  }
  throw new Error(`no match of ${MOST_MATCHES} comes to: ${name}`);
}

function playTo({ asks, is, players, options }: Stand, seed: string): Match<State> | null {
  const match = start(game, { players, seed, options, policy: { undo: 'free' } });
  for (let answers = 0; answers < 1200; answers++) {
    const { request } = match;
    if (request?.kind !== 'question') return asks.length === 0 ? match : null;
    if (match.asked().includes(PERSON) && asks.includes(request.ask) && is(match.state)) return match;
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
    title: 'Darkest Dungeon',
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
