/** So many matches in which the strengths named (by place, with a sign) met, and how many of them were won. */
export interface Meeting {
  readonly terms: readonly (readonly [place: number, sign: number])[];
  readonly won: number;
  readonly of: number;
}

/** Keeps a strength of which nothing is known where it is, without moving the others. */
const TIE = 1e-6;
const STEPS = 40;

/**
 * The strengths that explain the results best (Bradley and Terry's model): the logarithm of the odds is the sum of the terms. With
 * `half` each meeting counts half a win and half a loss more than it had, so that whoever won every time is strong, but not beyond
 * all measure.
 */
export function fitStrengths(meetings: readonly Meeting[], count: number, half = true): number[] {
  const more = half ? 0.5 : 0;
  const strengths = Array.from({ length: count }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = strengths.map(strength => -TIE * strength);
    const curve = strengths.map((_, i) => strengths.map((_other, j) => (i === j ? TIE : 0)));
    for (const { terms, won, of } of meetings) {
      const odds = terms.reduce((sum, [place, sign]) => sum + sign * (strengths[place] ?? 0), 0);
      const expected = 1 / (1 + Math.exp(-odds));
      const weight = (of + 2 * more) * expected * (1 - expected);
      for (const [i, sign] of terms) {
        slope[i] = (slope[i] ?? 0) + sign * (won + more - (of + 2 * more) * expected);
        const row = curve[i] as number[];
        for (const [j, other] of terms) row[j] = (row[j] ?? 0) + sign * other * weight;
      }
    }
    const moves = solve(curve, slope);
    for (const [i, move] of moves.entries())
      strengths[i] = (strengths[i] ?? 0) + Math.max(-2, Math.min(2, move));
    if (moves.every(move => Math.abs(move) < 1e-9)) break;
  }
  return strengths;
}

/** Gauss's elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows.reduce(
      (best, row, i) =>
        i >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? i : best,
      column,
    );
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const top = rows[column] as number[];
    const lead = top[column] || 1;
    for (const [i, row] of rows.entries()) {
      const times = (row[column] ?? 0) / lead;
      if (i === column || times === 0) continue;
      for (let j = column; j <= size; j++) row[j] = (row[j] ?? 0) - times * (top[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] || 1));
}
