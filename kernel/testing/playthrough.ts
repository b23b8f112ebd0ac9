import {
  clone,
  type Facts,
  type Game,
  type Json,
  newRng,
  type Question,
  type RuleId,
  start,
  type TextId,
  throwDie,
} from '../src/index.ts';

export interface PlaythroughPlan {
  readonly seed: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly decisions: number;
  /** Picks an answer; at random by default. */
  readonly choose?: (question: Question) => number;
}

/** A match as a readable text: every question, answer, event and change of the state, line by line. */
export function playthrough<S extends object>(game: Game<S>, plan: PlaythroughPlan): string {
  const rng = newRng(`playthrough/${plan.seed}`);
  const choose = plan.choose ?? ((question: Question) => throwDie(rng, question.options.length) - 1);
  const match = start(game, plan);
  const lines = [`${game.id} ${game.version}, seed ${plan.seed}, seats ${match.seats.join(' ')}`];
  let before: Json = null;
  let heard = 0;
  for (let decision = 1; ; decision++) {
    const events = match.events(null, heard);
    heard += events.length;
    for (const { type, rule, ...facts } of events) lines.push(`  ${said(type, facts as Facts, rule)}`);
    const now = clone(match.state) as unknown as Json;
    lines.push(...changes(before, now).map(change => `    ${change}`));
    before = now;
    const { request } = match;
    if (request?.kind !== 'question' || decision > plan.decisions) break;
    const taken = choose(request);
    lines.push(`${decision}. ${request.seat}: ${said(request.ask, request.about ?? {}, request.rule)}`);
    lines.push(...request.options.map((option, i) => `  ${i === taken ? '>' : '-'} ${option.id}`));
    match.answer(taken);
  }
  if (match.result !== null) lines.push(`the end: ${flow(match.result as unknown as Json)}`);
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}

const said = (text: TextId, facts: Facts, rule: RuleId): string =>
  [text, flow(facts), `[${rule}]`].filter(part => part !== '').join(' ');

/** The places of a state that changed, each on a line. */
function changes(before: Json | undefined, now: Json | undefined, path = ''): string[] {
  if (before === now) return [];
  if (!isNested(before) || !isNested(now) || Array.isArray(before) !== Array.isArray(now)) {
    return [`${path || '/'} = ${flow(now ?? 'gone')}`];
  }
  if (Array.isArray(now))
    return JSON.stringify(before) === JSON.stringify(now) ? [] : [`${path} = ${flow(now)}`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return keys.flatMap(key => changes(before[key], now[key], `${path}/${key}`));
}

const isNested = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** A value on one line, as short as can be read. */
function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((one: Json) => flow(one)).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(
      ([key, one]) =>
        `${key}=${typeof one === 'object' && one !== null && !Array.isArray(one) ? `(${flow(one as Json)})` : flow(one as Json)}`,
    )
    .join(' ');
}
