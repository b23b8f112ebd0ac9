import {
  type Chance,
  clone,
  type Match,
  newRng,
  type Policy,
  type Question,
  type Save,
  type Start,
  start,
  throwDie,
} from '../src/index.ts';
import { type Candles, candles } from './demo/candles.ts';

/** A match of candles: three players, a fixed seed. */
export const aMatch = (how: Partial<Start> = {}): Match<Candles> =>
  start(candles, { players: 3, seed: 'wick', ...how });

/** The same with every die and card from outside, for tests that say how they fall. */
export const aScriptedMatch = (policy: Partial<Policy> = {}): Match<Candles> =>
  aMatch({ players: 2, policy: { dice: 'outside', ...policy } });

/** Answers by the ids of options and cards and by the faces of dice, one after the other. */
export function feed<S extends object>(match: Match<S>, ...lines: readonly (string | number)[]): void {
  for (const line of lines) {
    const { request } = match;
    if (request?.kind === 'chance') match.answer([typeof line === 'number' ? line : faceOf(request, line)]);
    else match.answer(line);
  }
}

const faceOf = (request: Chance, card: string): number => (request.from ?? []).indexOf(card) + 1;

/** Plays so many decisions at random, each by one of those who are asked; real dice are thrown too. */
export function playOn<S extends object>(
  match: Match<S>,
  decisions: number,
  seed: string | number = 0,
): Match<S> {
  const rng = newRng(`moves/${seed}`);
  for (let made = 0; made < decisions && match.request !== null; ) {
    const { request } = match;
    if (request.kind === 'chance') {
      match.answer(request.dice.map(sides => throwDie(rng, sides)));
    } else {
      const asked = match.asked();
      match.answer(throwDie(rng, request.options.length) - 1, asked[throwDie(rng, asked.length) - 1]);
      made += 1;
    }
  }
  return match;
}

/** All that anyone can see of a match now, and all that its record holds. */
export const picture = <S extends object>(match: Match<S>): object => ({
  ...present(match),
  save: throughText(match.save()),
  moments: [...match.moments],
  events: clone([...match.seats, null].map(seat => match.events(seat))),
});

/** What a match or a moment of it shows now. */
export const present = <S extends object>(
  match: Pick<Match<S>, 'state' | 'request' | 'result' | 'view' | 'seats'>,
): object =>
  clone({
    state: match.state,
    request: match.request,
    result: match.result,
    views: [...match.seats, null].map(seat => match.view(seat)),
  });

/** A save as it comes back from a disk. */
export const throughText = (save: Save): unknown => JSON.parse(JSON.stringify(save)) as unknown;

export function questionOf<S extends object>(match: Pick<Match<S>, 'request'>): Question {
  if (match.request?.kind !== 'question') throw new Error('nothing is asked');
  return match.request;
}

/** What a refused call threw, as plain data. */
export function refusalOf(act: () => unknown): object {
  try {
    act();
  } catch (thrown) {
    const { name, message, code, path, rule } = thrown as Error & {
      code?: string;
      path?: string;
      rule?: string;
    };
    return {
      name,
      message,
      ...(code !== undefined && { code }),
      ...(path !== undefined && { path }),
      ...(rule !== undefined && { rule }),
    };
  }
  throw new Error('it was not refused');
}
