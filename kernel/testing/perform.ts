import {
  type Chance,
  freeze,
  type Happening,
  type Question,
  type Reply,
  type Result,
  type Rule,
  RuleBug,
  type Seat,
  type Table,
} from '../src/index.ts';

/** One scripted answer: an option's or a card's id, the face of one die, or the faces of several. */
export type Line = string | number | readonly number[];

export interface Performed<T> {
  /** What the rule returned; undefined if it ended the match. */
  readonly value: T | undefined;
  readonly result: Result | null;
  /** Every question that the script answered, to look at its options. */
  readonly asked: readonly Question[];
}

/** A table to run rules at, and what they told. */
export interface TestTable<S> extends Table<S> {
  readonly told: Happening[];
}

export function aTable<S>(state: S, seats: readonly Seat[]): TestTable<S> {
  const told: Happening[] = [];
  return { state, seats, told, tell: happening => told.push(freeze(happening)) };
}

/** Runs one rule to its end with scripted answers and dice. The script must fit exactly. */
export function perform<T>(rule: Rule<T>, ...script: readonly Line[]): Performed<T> {
  const asked: Question[] = [];
  let at = 0;
  let step = rule.next(0);
  while (step.done !== true) {
    const request = step.value;
    if (request.kind === 'end') {
      finished(script, at);
      return { value: undefined, result: request.result, asked };
    }
    if (request.kind === 'question' && request.options.length === 0)
      throw new RuleBug(`${request.ask} has no option`);
    if (request.kind === 'question' && request.options.length === 1 && request.commit !== true) {
      step = rule.next(0);
      continue;
    }
    if (request.kind === 'question') asked.push(request);
    step = rule.next(reply(request, script, at++));
  }
  finished(script, at);
  return { value: step.value, result: null, asked };
}

function reply(request: Question | Chance, script: readonly Line[], at: number): Reply {
  const line = script[at];
  if (line === undefined) throw new Error(`the script has ended, but ${wanted(request)}`);
  if (request.kind === 'question') {
    const index = request.options.findIndex(option => option.id === line);
    if (index < 0)
      throw new Error(`line ${at + 1} of the script is ${JSON.stringify(line)}, but ${wanted(request)}`);
    return index;
  }
  if (typeof line === 'string') {
    const index = request.from?.indexOf(line) ?? -1;
    if (index < 0) throw new Error(`line ${at + 1} of the script is ${line}, but ${wanted(request)}`);
    return [index + 1];
  }
  const faces = typeof line === 'number' ? [line] : line;
  const fit =
    faces.length === request.dice.length &&
    request.dice.every(
      (sides, i) => Number.isInteger(faces[i]) && (faces[i] ?? 0) >= 1 && (faces[i] ?? 0) <= sides,
    );
  if (!fit)
    throw new Error(`line ${at + 1} of the script is ${JSON.stringify(line)}, but ${wanted(request)}`);
  return faces;
}

function wanted(request: Question | Chance): string {
  if (request.kind === 'question') {
    const options = request.options.map(option => option.id).join(', ');
    return `${request.seat} is asked ${request.ask} (${request.rule}): ${options}`;
  }
  const from =
    request.from === undefined ? request.dice.map(sides => `d${sides}`).join(' ') : request.from.join(', ');
  return `${request.what} is drawn or rolled (${request.rule}): ${from}`;
}

function finished(script: readonly Line[], at: number): void {
  if (at < script.length)
    throw new Error(`the rule has ended, but the script goes on: ${JSON.stringify(script.slice(at))}`);
}
