import { adviseOn, decide, greedy, habit, LEVELS, mindOf, playOut, think } from '@tenebrae/bots';
import { equal, type Fork, type GameOptions, type Match, newRng, type Seat, start } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { openGame } from '../src/games.ts';

interface Table {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  /** Decisions that are played by habit, and after how many the bots are looked at. */
  readonly decisions: number;
  readonly every: number;
}

/** Where something lies hidden: a code, a hand and what is on the map, gifts, and what others declare. */
const TABLES: readonly Table[] = [
  { game: 'dark-darker-darkest', players: 3, options: { mode: 'dark' }, decisions: 300, every: 20 },
  { game: 'darklight', players: 3, options: { 'need-or-greed': true }, decisions: 900, every: 1 },
  { game: 'descent', players: 3, options: { quest: 'into-the-dark' }, decisions: 600, every: 20 },
  { game: 'descent', players: 2, options: { quest: 'the-weavers-knot' }, decisions: 600, every: 30 },
];
/** Nothing would be proved where nothing is hidden. */
const FEWEST_SECRETS = 8;

test.each(TABLES)('no bot of $game reads what its seat may not know ($options)', async table => {
  const { game } = await openGame(table.game);
  const match = start(game, { players: table.players, options: table.options, seed: 'secrets' });
  let secrets = 0;
  function look(decisions: number): void {
    const [seat] = match.asked();
    if (seat === undefined || decisions % table.every > 0) return;
    const asItIs = match.fork(undefined, 'as it is');
    const asItCouldBe = ['one', 'other'].map(seed => match.fork(seat, seed));
    if (asItCouldBe.every(fork => equal(fork.state, asItIs.state))) return;
    secrets += 1;
    const known = thoughts(asItIs, seat, decisions);
    for (const fork of asItCouldBe) expect(thoughts(fork, seat, decisions)).toEqual(known);
  }
  playOut(match, everyoneByHabit(match), 'secrets', { most: table.decisions, onDecision: look });
  expect(secrets).toBeGreaterThanOrEqual(FEWEST_SECRETS);
});

test('in Darkest Dungeon there is nothing that a bot could read: all is decided when it is seen', async () => {
  const { game } = await openGame('darkest-dungeon');
  expect(game.conceal).toBeUndefined();
});

const everyoneByHabit = ({ seats }: Match): Readonly<Record<Seat, typeof habit>> =>
  Object.fromEntries(seats.map(seat => [seat, habit]));

/** All that comes of thinking, not just the answer: a secret that moves an expectation moves an answer sooner or later. */
function thoughts(fork: Fork<object>, seat: Seat, moment: number): object {
  const luck = () => newRng(String(moment));
  return {
    question: fork.request,
    habit: decide(habit, fork, seat, luck()),
    prudent: decide(greedy, fork, seat, luck()),
    searching: think(mindOf(fork, seat, luck()), { ...LEVELS.adept, iterations: 24 }),
    hint: adviseOn(fork, seat, String(moment), afterLooking(12)),
  };
}

/** Somebody who waits for no more than so many futures. */
function afterLooking(times: number): () => boolean {
  let left = times;
  return () => left-- <= 0;
}
