import {
  facesFrom,
  type Fork,
  type Game,
  nextWord,
  type Question,
  type Rng,
  type Streams,
} from '@tenebrae/kernel';
import type { Bot, Mind } from './mind.ts';

/** Does what a seasoned player does without thinking; in a game without habits, anything. */
export const habit: Bot = mind => oneByWeight(weightsFor(mind), mind.rng);

/** How readily the seat takes each option. */
export const weightsFor = <S extends object>({ game, question, guess }: Mind<S>): readonly number[] =>
  weightsOf(game, question, guess);

/** Where habits rule out every option, they say nothing. */
export function weightsOf<S extends object>(
  game: Game<S>,
  question: Question,
  state: () => S,
): readonly number[] {
  const weights = game.habits?.(state(), question);
  return weights?.some(weight => weight > 0) ? weights : question.options.map(() => 1);
}

/** Plays one step of a fork by habit, whoever is asked; dice that nobody throws are thrown. Each question has luck of its own. */
export function playByHabit<S extends object>(fork: Fork<S>, luck: Streams): void {
  const { game, request } = fork;
  if (request?.kind === 'question') {
    const weights = weightsOf(game, request, () => fork.state);
    fork.answer(oneByWeight(weights, luck(`${request.seat} ${request.ask}`)));
  }
  if (request?.kind === 'chance') fork.answer(facesFrom(luck, request));
}

function oneByWeight(weights: readonly number[], rng: Rng): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (nextWord(rng) / 2 ** 32) * total;
  for (const [option, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return option;
  }
  return weights.findLastIndex(weight => weight > 0);
}
