import {
  freeze,
  type Game,
  type GameOptions,
  type Language,
  type Match,
  newRng,
  nextWord,
  type OptionSpecs,
  type Question,
  Refused,
  type Rng,
  start,
  throwDie,
  type Words,
} from '../src/index.ts';
import { CHECKS, checkMatch, missingWords } from './checks.ts';
import { type Exercise, type Exercised, newExercise, noteExercise, summary } from './exercise.ts';
import { asFault, type Failure, type Found, found } from './failure.ts';
import { shrink } from './shrink.ts';

export interface FuzzPlan {
  readonly decisions: number;
  readonly seed: string | number;
  /** Options held fixed; the others are chosen at random. */
  readonly options?: GameOptions;
  readonly players?: number;
  /** The deep checks (save, undo, fork, leaks) are made at every so-manieth decision. */
  readonly every?: number;
  /** A match longer than this is a runaway. */
  readonly longest?: number;
  readonly words?: Readonly<Record<Language, Words>>;
  /** The ids of each kind of content, to count what was seen. */
  readonly content?: Readonly<Record<string, readonly string[]>>;
  readonly onProgress?: (decisions: number) => void;
}

export interface FuzzReport {
  readonly game: string;
  readonly decisions: number;
  readonly games: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly exercised: Exercised;
  readonly failures: readonly Failure[];
}

const LONGEST = 50_000;

/** Plays a game with random legal answers, over and over, and checks at every decision all that must hold. */
export function fuzz<S extends object>(of: Game<S>, plan: FuzzPlan): FuzzReport {
  const game = withToldFrozen(of);
  const rng = newRng(`fuzz/${game.id}/${plan.seed}`);
  const exercise = newExercise(plan.content ?? {});
  const outcomes: Record<string, number> = {};
  const failures: Failure[] = [];
  let decisions = 0;
  let games = 0;
  while (decisions < plan.decisions && failures.length === 0) {
    const played = fuzzMatch(game, plan, rng, plan.decisions - decisions, exercise);
    decisions += played.decisions;
    games += 1;
    if (played.outcome !== null) outcomes[played.outcome] = (outcomes[played.outcome] ?? 0) + 1;
    if (played.failure !== null) failures.push(played.failure);
    plan.onProgress?.(decisions);
  }
  return { game: game.id, decisions, games, outcomes, exercised: summary(exercise), failures };
}

/** A game whose rules cannot go on to change what they have told: a rule that tries throws. */
const withToldFrozen = <S extends object>(game: Game<S>): Game<S> => ({
  ...game,
  beat: ({ state, seats, tell }) => game.beat({ state, seats, tell: happening => tell(freeze(happening)) }),
});

interface Played {
  readonly decisions: number;
  readonly outcome: string | null;
  readonly failure: Failure | null;
}

function fuzzMatch<S extends object>(
  game: Game<S>,
  plan: FuzzPlan,
  rng: Rng,
  most: number,
  exercise: Exercise,
): Played {
  const { players, options } = randomSetting(game, plan, rng);
  const seed = String(nextWord(rng));
  const choices = (): number => nextWord(rng);
  const longest = plan.longest ?? LONGEST;
  // Every other match is played with sense, or what only good players reach would never be seen.
  const choose = throwDie(rng, 2) === 1 ? anyOption : sensibleOption;
  let match: Match<S> | null = null;
  let decisions = 0;
  let heard = 0;
  let fault: Found | null = null;
  try {
    match = start(game, { players, options, seed, policy: { undo: 'consent' } });
    while (fault === null && match.request?.kind === 'question' && decisions < most) {
      const deep = decisions % (plan.every ?? 1) === 0;
      fault =
        checkMatch(match, deep ? CHECKS : CHECKS.slice(0, 1), choices) ?? checkWords(match, plan, heard);
      heard = noteExercise(exercise, match, heard);
      if (fault !== null) break;
      match.answer(choose(match.game, match.state, match.request, rng), oneOf(match.asked(), rng));
      decisions += 1;
      if (decisions > longest) fault = found('runaway', `no end after ${longest} decisions`);
    }
    if (match.request === null) fault ??= checkMatch(match, CHECKS.slice(0, 1), choices);
    noteExercise(exercise, match, heard);
  } catch (thrown) {
    fault = asFault(thrown);
  }
  const failure = fault === null ? null : shrink(game, { players, options, longest }, match, fault);
  return { decisions, outcome: match?.result?.outcome ?? null, failure };
}

function checkWords<S extends object>(match: Match<S>, plan: FuzzPlan, heard: number): Found | null {
  if (plan.words === undefined || match.request?.kind !== 'question') return null;
  const asked = missingWords(plan.words, match.request);
  if (asked !== null) return asked;
  for (const event of match.events(match.seats[0] ?? null, heard)) {
    const missing = missingWords(plan.words, event);
    if (missing !== null) return missing;
  }
  return null;
}

type Choose = <S extends object>(game: Game<S>, state: S, question: Question, rng: Rng) => number;

const anyOption: Choose = (_game, _state, { options }, rng) => throwDie(rng, options.length) - 1;

/** By the game's habits mostly, and now and then anything. */
const sensibleOption: Choose = (game, state, question, rng) => {
  const weights = throwDie(rng, 10) === 1 ? undefined : game.habits?.(state, question);
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 0;
  if (weights === undefined || total <= 0) return anyOption(game, state, question, rng);
  let left = (nextWord(rng) / 2 ** 32) * total;
  const taken = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  return taken < 0 ? weights.findLastIndex(weight => weight > 0) : taken;
};

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[throwDie(rng, list.length) - 1] as T;

/** What is refused so often is refused whatever is chosen besides. */
const MOST_TRIES = 1000;

function randomSetting<S extends object>(
  game: Game<S>,
  plan: FuzzPlan,
  rng: Rng,
): { players: number; options: GameOptions } {
  let objection = '';
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const players =
      plan.players ?? game.players.min + throwDie(rng, game.players.max - game.players.min + 1) - 1;
    const options = { ...randomOptions(game.options, rng), ...plan.options };
    const refused = game.mayStart?.({ seats: game.seats(players), options }) ?? null;
    if (refused === null) return { players, options };
    objection = refused;
  }
  throw new Refused('against-the-rules', `${game.id}: ${objection}`);
}

function randomOptions(specs: OptionSpecs, rng: Rng): Record<string, string | number | boolean> {
  const options: Record<string, string | number | boolean> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind === 'flag') options[name] = throwDie(rng, 2) === 1;
    else if (spec.kind === 'choice') options[name] = oneOf(spec.values, rng);
    else options[name] = spec.min + throwDie(rng, spec.max - spec.min + 1) - 1;
  }
  return options;
}
