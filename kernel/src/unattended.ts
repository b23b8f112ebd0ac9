import { RuleBug } from './errors.ts';
import { isDie, throwDie } from './rng.ts';
import { type Chance, type Happening, PASS, type Question, type Reply } from './rule.ts';
import { position, RUNAWAY, type Run } from './run.ts';
import { facesFrom } from './streams.ts';

/** The answer to a request as soon as a rule makes it; undefined where it is to be yielded, be it only for its fault to be found. */
export function answerAtHand<S extends object>(run: Run<S>, request: Question | Chance): Reply | undefined {
  const isSound = request.kind === 'question' ? request.options.length > 0 : request.dice.every(isDie);
  return isSound ? answerUnattended(run, request) : undefined;
}

export function answerUnattended<S extends object>(
  run: Run<S>,
  request: Question | Chance,
): Reply | undefined {
  const reply = request.kind === 'question' ? answerUnasked(run, request) : throwDice(run, request);
  if (reply !== undefined && ++run.unattended > RUNAWAY) {
    throw new RuleBug('runaway: the rules run on without asking anyone');
  }
  return reply;
}

/** The option that nobody needs to be asked about, or undefined. */
function answerUnasked<S extends object>(run: Run<S>, question: Question): Reply | undefined {
  if (question.options.length === 1 && question.commit !== true) return 0;
  if (question.window !== true || run.ear === null || run.record !== null) return undefined;
  if (!run.ear.passes(question)) return undefined;
  const option = question.options.findIndex(one => one.id === PASS.id);
  run.journal.push({ kind: 'answer', seat: question.seat, option, order: true });
  tellPassed(run, question);
  return option;
}

export function tellPassed<S extends object>(run: Run<S>, { rule, ask, seat }: Question): void {
  run.ear?.tell({ type: 'window-passed', rule, ask, seat, to: [seat], reveals: false }, position(run));
}

/** The faces from the match's own generator, or undefined when they come from outside. */
function throwDice<S extends object>(run: Run<S>, chance: Chance): Reply | undefined {
  if (run.policy.dice === 'outside' || (run.policy.dice === 'person' && chance.from === undefined))
    return undefined;
  const faces = facesOf(run, chance);
  run.journal.push({ kind: 'chance', faces });
  noteChance(run, chance, faces);
  return faces;
}

function facesOf<S extends object>(run: Run<S>, chance: Chance): readonly number[] {
  const { record, streams, rng } = run;
  if (record?.streams) {
    const entry = record.journal[position(run) - record.base];
    if (entry?.kind === 'chance') return entry.faces;
  }
  if (streams !== null) return facesFrom(streams, chance);
  const { dice } = chance;
  // Most throws are of one die. The journal keeps the faces: a list that has grown keeps room for more.
  return dice.length === 1 ? [throwDie(rng, dice[0] as number)] : dice.map(sides => throwDie(rng, sides));
}

export function noteChance<S extends object>(run: Run<S>, chance: Chance, faces: readonly number[]): void {
  if (run.ear === null) return;
  run.ear.learn(position(run));
  if (chance.from !== undefined) return;
  const { what, rule, dice, kinds, seat, to } = chance;
  const rolled: Writable<Happening> = { type: 'dice-rolled', rule, what, dice, faces };
  if (kinds) rolled['kinds'] = kinds;
  if (seat) rolled['seat'] = seat;
  if (to) rolled.to = to;
  run.ear.tell(rolled, position(run));
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
