import { type Match, newRng, type Rng, type Seat, throwDie } from '@tenebrae/kernel';
import { type Bot, decide } from './mind.ts';

export interface PlayOutPlan {
  /** Decisions after which the match is left as it is. */
  readonly most?: number;
  readonly onDecision?: (decisions: number) => void;
}

/** Plays a match to its end, a bot for each seat; says how many decisions that took. */
export function playOut<S extends object>(
  match: Match<S>,
  bots: Readonly<Record<Seat, Bot>>,
  seed: string | number,
  { most = 100_000, onDecision }: PlayOutPlan = {},
): number {
  const rngs = Object.fromEntries(match.seats.map(seat => [seat, newRng(`${seed}/${seat}`)]));
  const dice = newRng(`${seed}/dice`);
  let decisions = 0;
  while (match.request !== null && decisions < most) {
    if (match.request.kind === 'chance') {
      match.answer(match.request.dice.map(sides => throwDie(dice, sides)));
      continue;
    }
    answerNext(match, bots, rngs);
    decisions += 1;
    onDecision?.(decisions);
  }
  return decisions;
}

/** The next of those who are asked answers; when all have voted and do not agree, they follow the first. */
function answerNext<S extends object>(
  match: Match<S>,
  bots: Readonly<Record<Seat, Bot>>,
  rngs: Readonly<Record<Seat, Rng>>,
): void {
  const asked = match.asked();
  const seat = asked.find(one => match.votes[one] === undefined);
  if (seat === undefined) return follow(match, asked);
  const [bot, rng] = [bots[seat], rngs[seat]];
  if (bot === undefined || rng === undefined) throw new Error(`no bot sits at ${seat}`);
  match.answer(decide(bot, match, seat, rng), seat);
}

function follow<S extends object>(match: Match<S>, asked: readonly Seat[]): void {
  const { request, votes } = match;
  const vote = votes[asked[0] as Seat] as number;
  for (const seat of asked) if (match.request === request && votes[seat] !== vote) match.answer(vote, seat);
}
