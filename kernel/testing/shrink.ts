import {
  type Entry,
  type Game,
  type GameOptions,
  type Match,
  newRng,
  nextWord,
  type Save,
  start,
} from '../src/index.ts';
import { type Check, CHECKS, checkMatch } from './checks.ts';
import { asFault, type Failure, type Found, found } from './failure.ts';

/** Decisions that shortening may look at. */
const MOST_LOOKS = 6000;
/** The checks try things at random; where a run ends they try more than once. */
const LOOKS_AT_THE_END = 8;
/** Endings that are tried when a rule threw on dice that nobody has written down. */
const ENDINGS = 20;

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
  const failure = { ...fault, players: how.players, options: how.options };
  const choices = match === null ? [] : choicesOf(match.journal, match.fault?.entry);
  const looks = { left: MOST_LOOKS, checks: showsByItself(fault) ? CHECKS.slice(0, 1) : CHECKS };
  const whole = reproduce(game, how, choices, fault, looks);
  if (whole === null) return { ...failure, choices, save: match === null ? null : saveBefore(match, fault) };
  const best = shorten(game, how, whole, looks);
  return { ...failure, message: best.fault.message, choices: best.choices, save: best.save };
}

/** Every number of a journal; the one on which a rule threw, too. */
function choicesOf(journal: readonly Entry[], last: Entry | undefined): number[] {
  return [...journal, ...(last === undefined ? [] : [last])].flatMap(entry => {
    if (entry.kind === 'answer') return [entry.option];
    return entry.kind === 'chance' ? entry.faces.map(face => face - 1) : [];
  });
}

/** The whole run again. What was rolled after its last answer is not in its journal, so some endings are tried. */
function reproduce<S extends object>(
  game: Game<S>,
  how: Case,
  choices: readonly number[],
  fault: Found,
  looks: Looks,
): Rerun | null {
  for (let ending = 0; ending <= ENDINGS; ending++) {
    const rng = newRng(`ending/${ending}`);
    const more = ending === 0 ? [] : Array.from({ length: ending }, () => nextWord(rng));
    const again = rerun(game, how, [...choices, ...more], looks);
    if (again?.fault.fault === fault.fault) return again;
  }
  return null;
}

/** Takes out ever smaller pieces, over and over, as long as that makes the run shorter. */
function shorten<S extends object>(game: Game<S>, how: Case, whole: Rerun, looks: Looks): Rerun {
  let best = whole;
  for (let length = Number.POSITIVE_INFINITY; best.choices.length < length; ) {
    length = best.choices.length;
    for (let size = Math.max(1, length >> 1); size >= 1; size = size >> 1) {
      for (let from = 0; from < best.choices.length && looks.left > 0; ) {
        const shorter = best.choices.toSpliced(from, size);
        const again = rerun(game, how, shorter, looks);
        if (again?.fault.fault === whole.fault.fault) best = again;
        else from += size;
      }
    }
  }
  return best;
}

interface Looks {
  left: number;
  readonly checks: readonly Check[];
}

/** What the run itself comes to, without any of the checks that try something out. */
const showsByItself = ({ fault }: Found): boolean =>
  fault === 'threw' || fault === 'dead-end' || fault === 'runaway' || isInTheState(fault);

const isInTheState = (fault: Found['fault']): boolean => fault === 'invariant' || fault === 'not-plain';

interface Rerun {
  readonly fault: Found;
  /** As many of the choices as it took. */
  readonly choices: readonly number[];
  readonly save: Save | null;
}

/** Plays a list of choices; what it finds. */
function rerun<S extends object>(
  game: Game<S>,
  how: Case,
  choices: readonly number[],
  looks: Looks,
): Rerun | null {
  let used = 0;
  let match: Match<S> | null = null;
  const next = (): number => choices[used++] ?? 0;
  const findings = (fault: Found): Rerun => ({
    fault,
    choices: choices.slice(0, used),
    save: match === null ? null : saveBefore(match, fault),
  });
  try {
    match = start(game, { ...how, seed: 'shrunk', policy: { undo: 'consent', dice: 'outside' } });
    for (;;) {
      const { request } = match;
      if (request?.kind !== 'chance') {
        const fault = look(match, used, used >= choices.length ? LOOKS_AT_THE_END : 1, looks);
        if (fault !== null) return findings(fault);
      }
      if (request === null || used >= choices.length) return null;
      if (used > how.longest) return findings(found('runaway', `no end after ${used} choices`));
      match.answer(
        request.kind === 'question'
          ? next() % request.options.length
          : request.dice.map(sides => (next() % sides) + 1),
      );
    }
  } catch (thrown) {
    return findings(asFault(thrown));
  }
}

function look<S extends object>(match: Match<S>, at: number, times: number, looks: Looks): Found | null {
  if (match.request === null) return checkMatch(match, CHECKS.slice(0, 1), () => 0);
  for (let time = 0; time < times && looks.left > 0; time++) {
    looks.left -= 1;
    const rng = newRng(`look/${at}/${time}`);
    const fault = checkMatch(match, looks.checks, () => nextWord(rng));
    if (fault !== null) return fault;
  }
  return null;
}

/** The match just before the fault. A state that is wrong in itself cannot be loaded, so the one before it is kept. */
function saveBefore<S extends object>(match: Match<S>, fault: Found): Save {
  const earlier = match.moments.at(-2);
  if (isInTheState(fault.fault) && earlier !== undefined) {
    match.undo(earlier, match.seats);
    return { ...match.save(), undone: [] };
  }
  return match.save();
}
