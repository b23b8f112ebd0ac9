import {
  clone,
  difference,
  type Fork,
  type Game,
  type Happening,
  type Match,
  newRng,
  type Rng,
  type Seat,
  throwDie,
} from '../src/index.ts';
import { type Found, found } from './failure.ts';

/** How far two lines of play that differ only in hidden things are followed. */
const STEPS = 6;

/** Whether a seat's view changes when what it cannot know is drawn anew. */
export function leakInView<S extends object>(match: Match<S>, seat: Seat | null): Found | null {
  const fork = match.fork(seat, `leak/${match.moment}`);
  const place = difference(match.view(seat), fork.view(seat));
  if (place !== null)
    return found('leak-view', `${seat ?? 'a spectator'} sees ${place}, which it cannot know`);
  const [broken] = match.game.invariants(fork.state);
  return broken === undefined ? null : impossible(seat, broken);
}

/** Whether a seat is said to know the same as another and does not, or is said so because of something that it cannot know. */
export function leakToFriend<S extends object>(match: Match<S>, seat: Seat | null): Found | null {
  const { game, state, seats } = match;
  if (game.shares === undefined) return null;
  const guessed = match.fork(seat, `leak/${match.moment}`).state;
  const who = seat ?? 'a spectator';
  for (const other of seats) {
    const isFriend = game.shares(state, seat, other);
    if (isFriend !== game.shares(guessed, seat, other))
      return found('leak-view', `${who} learns from being told of ${other} what it cannot know`);
    const place = isFriend ? difference(match.view(seat), match.view(other)) : null;
    if (place !== null)
      return found('leak-view', `${who} is told of ${other}, who sees something else at ${place}`);
  }
  return null;
}

const impossible = (seat: Seat | null, broken: string): Found =>
  found('fork', `${seat ?? 'a spectator'} thinks of what cannot be: ${broken}`);

/** The match as it is and as it could as well be for all that a seat knows, each a copy with the same dice to come. */
interface Pair<S extends object> {
  readonly seat: Seat;
  readonly real: Fork<S>;
  readonly other: Fork<S>;
}

const pairOf = <S extends object>(match: Match<S>, seat: Seat): Pair<S> => {
  const seed = `leak/${match.moment}`;
  return { seat, real: match.fork(undefined, seed), other: match.fork(seat, seed) };
};

/**
 * Follows such a pair from a question of the seat's own, with the same answers. As long as the seat has not learned the
 * difference, both must look the same to it; where nothing was learned at all, undo may not be crossed by anything.
 */
export function leakInPlay<S extends object>(
  match: Match<S>,
  seat: Seat,
  choices: () => number,
): Found | null {
  const pair = pairOf(match, seat);
  const { real, other } = pair;
  const [mine, theirs] = [real.hear(), other.hear()];
  const [dice, sameDice] = [diceOf(match), diceOf(match)];
  const answers: number[] = [];
  while (answers.length < STEPS && sameQuestion(pair)) {
    const option = choices() % Math.min(optionCount(real), optionCount(other));
    answers.push(option);
    mine.learned = false;
    theirs.learned = false;
    if (!couldStep(real, option, dice) || !couldStep(other, option, sameDice)) return null;
    const learned = mine.learned || theirs.learned;
    const event = differentEvent(told(mine.told, seat), told(theirs.told, seat));
    if (event !== null)
      return knownAt(match, seat, answers, event) ? null : leakOf(seat, told(mine.told, seat)[event]);
    const broken = sameQuestion(pair) ? brokenIn(pair) : null;
    if (broken !== null) return impossible(seat, broken);
    const leak = apart(pair);
    if (leak !== null && !learned) return crossing(leak);
    if (!alike(real.game, seat, real.state, other.state)) return null;
    if (leak !== null) return leak;
  }
  return null;
}

/** What is wrong in the line that was only thought, while the real one is sound. */
const brokenIn = <S extends object>({ real, other }: Pair<S>): string | null =>
  real.game.invariants(real.state).length === 0 ? (real.game.invariants(other.state)[0] ?? null) : null;

/** Dice for a table that throws its own, for both lines the same. */
const diceOf = <S extends object>(match: Match<S>): Rng => newRng(`leak/${match.moment}/dice`);

/** Dice that may follow one answer; what rolls for ever is found elsewhere. */
const MOST_ROLLS = 1000;

/** Plays a fork one answer on, if it can be. A rule that throws there is found where the match itself comes to it. */
export function couldStep<S extends object>(fork: Fork<S>, option: number, dice: Rng): boolean {
  try {
    fork.answer(option);
    for (let rolls = 0; fork.request?.kind === 'chance' && rolls < MOST_ROLLS; rolls++) {
      fork.answer(fork.request.dice.map(sides => throwDie(dice, sides)));
    }
    return true;
  } catch {
    return false;
  }
}

const leakOf = (seat: Seat, event: Happening | undefined): Found =>
  found('leak-event', `the event ${event?.type} tells ${seat} what it cannot know`);

const crossing = (leak: Found): Found =>
  leak.fault === 'leak-view' ? found('undo-crosses', `${leak.message}; undo could go back across it`) : leak;

const told = (heard: readonly Happening[], seat: Seat): readonly Happening[] =>
  heard.filter(happening => happening.to === undefined || happening.to.includes(seat));

const optionCount = <S extends object>(fork: Fork<S>): number =>
  fork.request?.kind === 'question' ? fork.request.options.length : 0;

const sameQuestion = <S extends object>({ real, other }: Pair<S>): boolean =>
  real.request?.kind === 'question' &&
  other.request?.kind === 'question' &&
  real.request.seat === other.request.seat &&
  real.request.ask === other.request.ask;

/** The first event that is not the same in both, or null. */
function differentEvent(mine: readonly Happening[], theirs: readonly Happening[]): number | null {
  const shared = Math.min(mine.length, theirs.length);
  for (let i = 0; i < shared; i++) if (difference(mine[i], theirs[i]) !== null) return i;
  return null;
}

/** Whether, when that event was told, the game itself held the difference to be known to the seat. */
function knownAt<S extends object>(
  match: Match<S>,
  seat: Seat,
  answers: readonly number[],
  event: number,
): boolean {
  const { real, other } = pairOf(match, seat);
  const [mine, theirs] = [real, other].map(fork => stateWhenTold(fork, seat, answers, event, diceOf(match)));
  return mine === undefined || theirs === undefined || !alike(match.game, seat, mine, theirs);
}

function stateWhenTold<S extends object>(
  fork: Fork<S>,
  seat: Seat,
  answers: readonly number[],
  event: number,
  dice: Rng,
): S | undefined {
  let count = 0;
  let state: S | undefined;
  fork.hear(happening => {
    if (happening.to !== undefined && !happening.to.includes(seat)) return;
    if (count++ === event) state = clone(fork.state);
  });
  for (const option of answers) couldStep(fork, option, dice);
  return state;
}

/** Whether two states differ, for all that the seat may know, in nothing: hidden things laid out in one fixed order. */
function alike<S extends object>(game: Game<S>, seat: Seat, a: S, b: S): boolean {
  const laidOut = (state: S): S => {
    const copy = clone(state);
    game.conceal?.(copy, seat, takeLeast);
    return copy;
  };
  return difference(laidOut(a), laidOut(b)) === null;
}

function takeLeast<T>(pool: T[]): T {
  let least = 0;
  for (let i = 1; i < pool.length; i++) if (inText(pool[i]) < inText(pool[least])) least = i;
  return pool.splice(least, 1)[0] as T;
}

const inText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Where the two lines look different to the seat now. */
function apart<S extends object>(pair: Pair<S>): Found | null {
  const { seat, real, other } = pair;
  if (!sameQuestion(pair)) return bothAsked(pair);
  const place = difference(real.view(seat), other.view(seat));
  if (place !== null) return found('leak-view', `${seat} sees ${place}, which it cannot know`);
  if (real.request?.kind !== 'question' || real.request.seat !== seat) return null;
  const options = difference(real.request, other.request);
  return options === null
    ? null
    : found('leak-options', `${seat} is asked ${real.request.ask} by what it cannot know: ${options}`);
}

/** Two different questions to the seat itself give away the difference behind them. */
function bothAsked<S extends object>({ seat, real, other }: Pair<S>): Found | null {
  const asked = [real.request, other.request].map(request => (request?.kind === 'question' ? request : null));
  if (asked.some(question => question?.seat !== seat)) return null;
  return found(
    'leak-options',
    `${seat} is asked ${asked[0]?.ask} or ${asked[1]?.ask} by what it cannot know`,
  );
}
