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

/** The first of those who are asked decides; the others vote with it. */
function answerNext<S extends object>(
  match: Match<S>,
  bots: Readonly<Record<Seat, Bot>>,
  rngs: Readonly<Record<Seat, Rng>>,
): void {
  const { request } = match;
  const [first, ...others] = match.asked();
  const [bot, rng] = [bots[first as Seat], rngs[first as Seat]];
  if (first === undefined || bot === undefined || rng === undefined)
    throw new Error(`no bot sits at ${first}`);
  const vote = decide(bot, match, first, rng);
  match.answer(vote, first);
  for (const seat of others) if (match.request === request) match.answer(vote, seat);
}
