import { type Entry, type Game, type GameOptions, type Match, type Save, start } from '../src/index.ts';
import { CHECKS, checkMatch } from './checks.ts';
import { asFault, type Failure, type Found } from './failure.ts';

/** Runs that shortening may try. */
const TRIES = 300;

interface Case {
  readonly players: number;
  readonly options: GameOptions;
  readonly longest: number;
}

/**
 * Shortens a failing run. A run is a list of numbers that answers every question and throws every die, taken modulo what
 * is possible there; so any shorter list is a run too, and the shortest that still shows the same fault is kept.
 */
export function shrink<S extends object>(
  game: Game<S>,
  how: Case,
  match: Match<S> | null,
  fault: Found,
): Failure {
  let choices = match === null ? [] : choicesOf(match.journal, match.fault?.entry);
  let best = rerun(game, how, choices);
  const failure = { ...fault, players: how.players, options: how.options };
  if (best?.fault.fault !== fault.fault) return { ...failure, choices, save: match?.save() ?? null };
  choices = choices.slice(0, best.used);
  let tries = TRIES;
  for (let size = choices.length >> 1; size >= 1 && tries > 0; size = size >> 1) {
    for (let from = 0; from < choices.length && tries > 0; tries--) {
      const shorter = [...choices.slice(0, from), ...choices.slice(from + size)];
      const again = rerun(game, how, shorter);
      if (again?.fault.fault === fault.fault) {
        best = again;
        choices = shorter.slice(0, again.used);
      } else {
        from += size;
      }
    }
  }
  return { ...failure, message: best.fault.message, choices, save: best.save };
}

/** Every number of a journal; the one on which a rule threw, too. */
function choicesOf(journal: readonly Entry[], last: Entry | undefined): number[] {
  return [...journal, ...(last === undefined ? [] : [last])].flatMap(entry => {
    if (entry.kind === 'answer') return [entry.option];
    return entry.kind === 'chance' ? entry.faces.map(face => face - 1) : [];
  });
}

interface Rerun {
  readonly fault: Found;
  readonly used: number;
  readonly save: Save | null;
}

/** Plays a list of choices; what it finds, and how many it took. */
function rerun<S extends object>(game: Game<S>, how: Case, choices: readonly number[]): Rerun | null {
  let used = 0;
  let match: Match<S> | null = null;
  const next = (): number => choices[used++] ?? 0;
  try {
    match = start(game, { ...how, seed: 'shrunk', policy: { undo: 'consent', dice: 'outside' } });
    for (;;) {
      const { request } = match;
      if (request === null) return null;
      if (request.kind === 'question') {
        let pseudo = used;
        const fault = checkMatch(match, CHECKS, () => (pseudo = (pseudo * 69069 + 1) >>> 0));
        if (fault !== null) return { fault, used, save: match.save() };
      }
      if (used >= choices.length) return null;
      if (used > how.longest)
        return {
          fault: { fault: 'runaway', message: `no end after ${used} choices` },
          used,
          save: match.save(),
        };
      const answer =
        request.kind === 'question'
          ? next() % request.options.length
          : request.dice.map(sides => (next() % sides) + 1);
      match.answer(answer);
    }
  } catch (thrown) {
    return { fault: asFault(thrown), used, save: match?.save() ?? null };
  }
}
