/** What is to be said of many numbers. */
export interface Spread {
  readonly of: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly p90: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = meanOf(values);
  return {
    of: values.length,
    mean,
    deviation: Math.sqrt(varianceOf(values, mean)),
    least: sorted[0] ?? 0,
    quarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    p90: quantile(sorted, 0.9),
    most: sorted.at(-1) ?? 0,
  };
}

/** Of sorted values, between neighbours in proportion. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sumOf(values) / values.length;

export const varianceOf = (values: readonly number[], mean = meanOf(values)): number =>
  values.length < 2 ? 0 : sumOf(values.map(value => (value - mean) ** 2)) / (values.length - 1);

export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** Some twenty bars of a round width. */
export function histogramOf(values: readonly number[], most = 24): Histogram {
  if (values.length === 0) return { from: 0, width: 1, counts: [] };
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const width = roundWidth((greatest - least + 1) / most);
  const from = Math.floor(least / width) * width;
  const counts = Array.from({ length: Math.floor((greatest - from) / width) + 1 }, () => 0);
  for (const value of values) {
    const bar = Math.floor((value - from) / width);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { from, width, counts };
}

/** 1, 2 or 5 times a power of ten, at least so wide. */
function roundWidth(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))));
  return power * ([1, 2, 5, 10].find(times => times * power >= least) ?? 10);
}
