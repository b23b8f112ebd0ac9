/** What a source file says, apart from its code. */
export interface Said {
  /** Its comments, without the marks around them. */
  readonly comments: string;
  readonly strings: string;
}

const BLOCK = String.raw`\/\*[\s\S]*?\*\/`;
const LINE = String.raw`\/\/[^\n]*`;
const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\[\s\S]|[^\x60\\])*\x60`;
// A slash starts a regular expression where a value is due.
const REGEX = String.raw`(?<=(?:^|[=(,:;!&|?{}[\n]|\breturn|=>)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const TOKENS = new RegExp(`(?<comment>${BLOCK}|${LINE})|(?<string>${STRING})|${REGEX}`, 'g');

/** Splits a source file into what its comments and what its strings say. */
export function saidIn(source: string): Said {
  const comments: string[] = [];
  const strings: string[] = [];
  for (const { groups } of source.matchAll(TOKENS)) {
    if (groups?.['comment'] !== undefined) comments.push(unmarked(groups['comment']));
    if (groups?.['string'] !== undefined) strings.push(groups['string']);
  }
  return { comments: comments.join('\n'), strings: strings.join('\n') };
}

const unmarked = (comment: string): string =>
  comment.replace(/^\/\*+|\*\/$|^\/\/+/g, '').replaceAll(/\n[ \t]*\*(?!\/)/g, '\n');

/**
 * The ids that a text names, of ledgers with these prefixes. `DDD-FIN-26 to DDD-FIN-29` names four of them, and so does
 * `DDD-FIN-26, -27, -28 and -29`.
 */
export function idsIn(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  const id = String.raw`\b((?:${prefixes.join('|')})-[A-Z0-9]+)-(\d+)\b`;
  const more = String.raw`(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*\/\s*)-\d+\b)*`;
  const to = String.raw`(?:\s+(?:to|through)\s+|\s*[–—…]\s*)`;
  const found = text.matchAll(new RegExp(String.raw`${id}(?:${to}(?:\1)?-?(\d+)\b)?(${more})`, 'g'));
  return [...found].flatMap(([, chapter = '', first = '', last, others = '']) => [
    ...range(first, last).map(number => `${chapter}-${number}`),
    ...[...others.matchAll(/-(\d+)/g)].map(([, number]) => `${chapter}-${number}`),
  ]);
}

function range(first: string, last: string | undefined): string[] {
  const length = last === undefined ? 1 : Number(last) - Number(first) + 1;
  // What runs backwards or on and on is no range.
  if (length < 1 || length > 100) return [first, last ?? first];
  return Array.from({ length }, (_, i) => String(Number(first) + i).padStart(first.length, '0'));
}
