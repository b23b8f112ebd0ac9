import {
  type Chance,
  type Facts,
  type Happening,
  hasWords,
  type Json,
  type Language,
  type Option,
  type Question,
  type Result,
  say,
  type SeatRequest,
  type Words,
} from '@tenebrae/kernel';
import pc from 'picocolors';

/** A language and its words. */
export interface Voice {
  readonly language: Language;
  readonly words: Words;
}

/** What happened, in a sentence; what has no words, as it is. */
export function eventInWords({ language, words }: Voice, event: Happening): string {
  const facts = Object.fromEntries(Object.entries(event).filter(([key]) => !NO_FACTS.includes(key))) as Facts;
  return hasWords(words, event.type)
    ? say(words, language, event.type, facts)
    : `${event.type} ${JSON.stringify(facts)}`;
}

const NO_FACTS: readonly string[] = ['type', 'rule', 'to', 'reveals'];

export function optionInWords({ language, words }: Voice, { id, text, about }: Option): string {
  return say(words, language, text ?? id.split(':')[0] ?? id, about ?? {});
}

/** What the game waits for, line by line; of another seat's question only who is asked. */
export function requestInWords(voice: Voice, request: SeatRequest): string[] {
  const { language, words } = voice;
  if (request.kind === 'chance') return [`${chanceInWords(voice, request)} ${pc.dim(request.rule)}`];
  const about = 'about' in request ? request.about : {};
  const asked = `${say(words, language, request.seat)}: ${say(words, language, request.ask, about)}`;
  return [`${asked} ${pc.dim(request.rule)}`, ...('options' in request ? optionLines(voice, request) : [])];
}

const optionLines = (voice: Voice, { options }: Question): string[] =>
  options.map(option => `  ${option.id}  ${pc.dim(optionInWords(voice, option))}`);

function chanceInWords({ language, words }: Voice, { what, dice, from }: Chance): string {
  const which = from === undefined ? dice.map(sides => `d${sides}`).join(' ') : 'a draw';
  return `${which}: ${say(words, language, what)}`;
}

export function resultInWords({ language, words }: Voice, { outcome, rule, winners, about }: Result): string {
  const names = winners.map(seat => say(words, language, seat)).join(', ');
  return `${say(words, language, outcome, about ?? {})} ${pc.dim(rule)}${names === '' ? '' : `: ${names}`}`;
}

/** Plain data, indented, with as few marks as can be. */
export function outline(value: Json, indent = ''): string[] {
  if (!isNested(value)) return [`${indent}${inLine(value)}`];
  return Object.entries(value).flatMap(([key, item]) =>
    isNested(item) && !isFlat(item)
      ? [`${indent}${key}:`, ...outline(item, `${indent}  `)]
      : [`${indent}${key}: ${inLine(item)}`],
  );
}

const isNested = (value: Json): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;
const isFlat = (value: object): boolean => Object.values(value).every(item => !isNested(item as Json));

function inLine(value: Json): string {
  if (!isNested(value)) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(item => String(item)).join(' ');
  return Object.entries(value)
    .map(([key, item]) => `${key} ${String(item)}`)
    .join(', ');
}
