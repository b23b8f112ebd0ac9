import { BOTS, decide } from '@tenebrae/bots';
import { game as house, type State } from '@tenebrae/dark-darker-darkest';
import { type Game, type Match, newRng, start } from '@tenebrae/kernel';
import type { Page } from 'playwright-core';

const game = house as unknown as Game<State>;
const PERSON = 'player-1';

/** Moments of a match that a table can be taken up at. */
export const STANDS = {
  /** Before anything is built: the players choose their survivors. */
  choosing: { asks: ['choose-your-survivor'], is: () => true, options: {} },
  start: { asks: ['who-acts'], is: ({ round }) => round === 1, options: {} },
  middle: {
    asks: ['who-acts'],
    is: ({ round, zombies, fire, creature }) =>
      round >= 3 && zombies.length >= 5 && (fire !== null || creature !== null),
    options: {},
  },
  showdown: {
    asks: null,
    is: ({ showdown }) => showdown !== null,
    options: {
      'extra-round': true,
      'three-ap-sides': true,
      'house': 'random-easier',
      'spawn-tokens': 'without-5-and-6',
      'door-chips': 'more-2-icon-chips',
    },
  },
  /** Enemies attack, and there is something to decide about it. */
  attacked: {
    asks: ['next-attack', 'cancel-die', 'entrap-or-fear', 'allocate-icon'],
    is: () => true,
    options: {},
  },
  /** An interruption that can be let pass. */
  window: { asks: ['use-armor', 'lurking-reroll', 'any-moment'], is: () => true, options: {} },
  end: { asks: [], is: () => true, options: {} },
} as const satisfies Record<string, Stand>;
export type StandName = keyof typeof STANDS;

interface Stand {
  /** What the first player is asked; nothing when it is over; null for any question. */
  readonly asks: readonly string[] | null;
  is(state: State): boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Bots play one match after the other until one of them comes to such a moment. */
const MOST_MATCHES = 600;

/** A file of one table that stands at such a moment, with a person on the first seat. */
export function savedTable(name: StandName): string {
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    const match = playTo(STANDS[name], `${name}-${seed}`);
    if (match !== null) return fileOf(match);
  }
  throw new Error(`no match of ${MOST_MATCHES} comes to: ${name}`);
}

function playTo({ asks, is, options }: Stand, seed: string): Match<State> | null {
  const match = start(game, { players: 3, seed, options, policy: { undo: 'free' } });
  const wants = (ask: string): boolean =>
    match.asked().includes(PERSON) && (asks?.includes(ask) ?? true) && is(match.state);
  for (let answers = 0; answers < 1500; answers++) {
    const { request } = match;
    if (request?.kind !== 'question') return asks?.length === 0 ? match : null;
    if (wants(request.ask)) return match;
    const [seat = PERSON] = match.asked();
    match.answer(decide(BOTS['habit'] ?? fail(), match, seat, newRng(`${seed}/${match.moment}`)), seat);
  }
  return null;
}

const fail = (): never => {
  throw new Error('no such bot');
};

function fileOf(match: Match<State>): string {
  const table = {
    game: match.game.id,
    title: 'Dark Darker Darkest',
    played: Date.now(),
    over: match.result !== null,
    picture: '',
    kept: {
      save: match.save(),
      sitters: { 'player-1': 'person', 'player-2': 'greedy', 'player-3': 'greedy' },
      names: { 'player-1': 'Ilse', 'player-2': 'Morwenna', 'player-3': 'Balthazar' },
    },
  };
  return JSON.stringify({ format: 'tenebrae-tables-1', tables: [table] });
}

/** Takes a file into the lobby, as a player would. */
export async function takeIn(page: Page, file: string): Promise<void> {
  const picked = { name: 'table.tenebrae.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.getByTestId('import').setInputFiles(picked);
  await page.getByText(/(?:taken in|reprises?)\.$/).waitFor();
  await page.locator('.tl li').first().waitFor();
}

/** Sits down at the table that was taken in last. */
export async function sitDownAgain(page: Page): Promise<void> {
  await page.locator('.tl li .btn').first().click();
  await page.locator('.tt').waitFor();
}
