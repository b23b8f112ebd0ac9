import {
  type Question,
  type Reply,
  type Request,
  type Rule,
  settleOptions,
  type Setting,
} from '@tenebrae/kernel';
import { aTable, type TestTable } from '@tenebrae/kernel/testing';
import { OPTIONS } from '../src/data/options.ts';
import { setUp } from '../src/rules/set-up.ts';
import type { State } from '../src/state.ts';
import { seeded } from './data/houses.ts';

/** The id of the option to take; undefined leaves it to chance. */
type Choose = (question: Question) => string | undefined;

/** Plays a rule to its end by chance, but for the questions that `choose` answers; says what was asked. */
export function playOut(rule: Rule, seed: number, choose: Choose = () => undefined): Question[] {
  const random = seeded(seed);
  const asked: Question[] = [];
  for (let step = rule.next(0); step.done !== true; ) {
    const request = step.value;
    if (request.kind === 'question' && request.options.length > 1) asked.push(request);
    step = rule.next(replyTo(request, random, choose));
  }
  return asked;
}

function replyTo(request: Request, random: () => number, choose: Choose): Reply {
  if (request.kind === 'end') throw new Error('the match has ended');
  if (request.kind === 'chance') return request.dice.map(sides => 1 + Math.floor(random() * sides));
  if (request.options.length === 0) throw new Error(`${request.ask} has no option`);
  const wanted = choose(request);
  const index = request.options.findIndex(option => option.id === wanted);
  if (wanted !== undefined && index < 0) throw new Error(`${request.ask} does not offer ${wanted}`);
  return wanted === undefined ? Math.floor(random() * request.options.length) : index;
}

/** A table before the first beat. */
export function aNewTable(options: Readonly<Record<string, unknown>> = {}, players = 3): TestTable<State> {
  const settled = settleOptions(OPTIONS, options);
  if (typeof settled === 'string') throw new Error(settled);
  const seats = Array.from({ length: players }, (_, place) => `player-${place + 1}`);
  const setting: Setting = { seats, options: settled };
  return aTable(setUp(setting), seats);
}
