import {
  clone,
  difference,
  type Happening,
  hasWords,
  LANGUAGES,
  type Language,
  type Match,
  newRng,
  notPlain,
  type Question,
  type Request,
  resume,
  type Words,
} from '../src/index.ts';
import { type Found, found } from './failure.ts';
import { couldStep, leakInPlay, leakInView, leakToFriend } from './leak.ts';

/** How far a fork is played on to see that the match stays as it is. */
const FORK_STEPS = 8;

export type Check = <S extends object>(match: Match<S>, choices: () => number) => Found | null;

/** What must hold at every decision of every game; each says what it found. */
export const CHECKS: readonly Check[] = [checkState, checkSave, checkUndo, checkFork, checkLeaks];

function checkState<S extends object>(match: Match<S>): Found | null {
  const plain = notPlain(match.state, 'state') ?? notPlain(match.request, 'request');
  if (plain !== null) return found('not-plain', plain);
  const twice = optionTwice(match.request);
  if (twice !== null) return found('twice', twice);
  const [broken] = match.game.invariants(match.state);
  return broken === undefined ? null : found('invariant', broken);
}

/** Bots and the board know an option by its id. */
function optionTwice(request: Request | null): string | null {
  if (request?.kind !== 'question') return null;
  const ids = new Set<string>();
  for (const { id } of request.options) {
    if (ids.has(id)) return `${request.ask} offers ${id} twice`;
    ids.add(id);
  }
  return null;
}

function checkSave<S extends object>(match: Match<S>): Found | null {
  const again = resume(match.game, JSON.parse(JSON.stringify(match.save())));
  const place = difference(picture(match), picture(again));
  return place === null ? null : found('save', `${place} is not the same after save and load`);
}

function checkUndo<S extends object>(match: Match<S>): Found | null {
  const earlier = match.moments.at(-2);
  if (earlier === undefined) return null;
  const before = { ...picture(match), told: match.events(null).length };
  match.undo(earlier, match.seats);
  match.redo();
  const after = { ...picture(match), told: match.events(null).length };
  const place = difference(before, after);
  return place === null ? null : found('undo', `${place} is not the same after undo and redo`);
}

function checkFork<S extends object>(match: Match<S>, choices: () => number): Found | null {
  const before = picture(match);
  const fork = match.fork();
  const dice = newRng(`fork/${match.moment}`);
  for (let step = 0; step < FORK_STEPS && fork.request?.kind === 'question'; step++) {
    if (!couldStep(fork, choices() % fork.request.options.length, dice)) break;
  }
  const place = difference(before, picture(match));
  return place === null ? null : found('fork', `${place} of the match changed while a fork was played`);
}

function checkLeaks<S extends object>(match: Match<S>, choices: () => number): Found | null {
  for (const seat of [...match.seats, null]) {
    const leak = leakToFriend(match, seat) ?? leakInView(match, seat);
    if (leak !== null) return leak;
  }
  if (match.game.conceal === undefined || match.request?.kind !== 'question') return null;
  for (const seat of match.asked()) {
    const leak = leakInPlay(match, seat, choices);
    if (leak !== null) return leak;
  }
  return null;
}

/** All that can be seen of a match from any seat. */
const picture = <S extends object>(match: Match<S>): object => ({
  state: clone(match.state),
  request: match.request,
  result: match.result,
  views: [...match.seats, null].map(seat => clone(match.view(seat))),
});

/** Whether everything said in a question or an event has words in every language. */
export function missingWords(
  words: Readonly<Record<Language, Words>>,
  said: Question | Happening,
): Found | null {
  const ids =
    'ask' in said && 'options' in said
      ? questionTexts(said as Question)
      : [(said as Happening).type, said.rule];
  for (const language of LANGUAGES) {
    const missing = ids.find(id => !hasWords(words[language], id));
    if (missing !== undefined) return found('words', `${missing} has no words in ${language}`);
  }
  return null;
}

const questionTexts = (question: Question): readonly string[] => [
  question.ask,
  question.rule,
  ...question.options.map(option => option.text ?? option.id.split(':')[0] ?? option.id),
];

/** The first thing that any of the checks finds. */
export function checkMatch<S extends object>(
  match: Match<S>,
  checks: readonly Check[],
  choices: () => number,
): Found | null {
  for (const check of checks) {
    const fault = check(match, choices);
    if (fault !== null) return fault;
  }
  return null;
}
