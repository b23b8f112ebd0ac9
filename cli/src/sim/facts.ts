import type { Facts } from '@tenebrae/kernel';

/** What the results of many matches say of one fact: numbers are added up, words are counted. */
export interface FactSum {
  readonly matches: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
}

export interface FactSums {
  readonly numbers: Readonly<Record<string, FactSum>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NO_FACTS: FactSums = { numbers: {}, words: {} };

/** One match more. */
export function withFacts(sums: FactSums, facts: Facts = {}): FactSums {
  const numbers = { ...sums.numbers };
  const words = { ...sums.words };
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value === 'number')
      numbers[fact] = together(numbers[fact], { matches: 1, sum: value, least: value, most: value });
    else if (typeof value === 'string' || typeof value === 'boolean')
      words[fact] = counted(words[fact], { [String(value)]: 1 });
  }
  return { numbers, words };
}

/** All parts together, in the order of the alphabet, so that nothing tells how the matches were shared out. */
export function summedFacts(parts: readonly FactSums[]): FactSums {
  const numbers: Record<string, FactSum> = {};
  const words: Record<string, Readonly<Record<string, number>>> = {};
  for (const part of parts) {
    for (const [fact, sum] of Object.entries(part.numbers)) numbers[fact] = together(numbers[fact], sum);
    for (const [fact, counts] of Object.entries(part.words)) words[fact] = counted(words[fact], counts);
  }
  return {
    numbers: sorted(numbers),
    words: sorted(Object.fromEntries(Object.entries(words).map(([fact, counts]) => [fact, sorted(counts)]))),
  };
}

export const meanOf = ({ matches, sum }: FactSum): number => sum / matches;

const together = (before: FactSum | undefined, more: FactSum): FactSum =>
  before === undefined
    ? more
    : {
        matches: before.matches + more.matches,
        sum: before.sum + more.sum,
        least: Math.min(before.least, more.least),
        most: Math.max(before.most, more.most),
      };

function counted(
  before: Readonly<Record<string, number>> = {},
  more: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { ...before };
  for (const [word, count] of Object.entries(more)) counts[word] = (counts[word] ?? 0) + count;
  return counts;
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
