/** A value with the interval in which it lies with 95 % confidence. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Of 95 % confidence. */
export const Z = 1.959964;

/** How often something happened, with Wilson's interval: honest also near 0 and 1 and with few matches. */
export function proportion(times: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const share = times / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The second share less the first, with Newcombe's interval, which is made of Wilson's. */
export function shareDifference(
  first: readonly [number, number],
  second: readonly [number, number],
): Estimate {
  const [a, b] = [proportion(...first), proportion(...second)];
  const value = b.value - a.value;
  return {
    value,
    low: value - Math.hypot(b.value - b.low, a.high - a.value),
    high: value + Math.hypot(b.high - b.value, a.value - a.low),
  };
}

/** A mean of many values, by the normal distribution. */
export function meanEstimate(mean: number, deviation: number, of: number): Estimate {
  const reach = of === 0 ? 0 : (Z * deviation) / Math.sqrt(of);
  return { value: mean, low: mean - reach, high: mean + reach };
}

/** The difference of two estimates that know nothing of each other. */
export function estimateDifference(first: Estimate, second: Estimate): Estimate {
  const value = second.value - first.value;
  return {
    value,
    low: value - Math.hypot(second.value - second.low, first.high - first.value),
    high: value + Math.hypot(second.high - second.value, first.value - first.low),
  };
}

/** Whether an interval leaves no doubt that there is a difference. */
export const excludesNothing = ({ low, high }: Estimate): boolean => low > 0 || high < 0;

/** Twice the probability beyond so many standard errors (Abramowitz and Stegun 7.1.26). */
export function twoSided(errors: number): number {
  const x = Math.abs(errors) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return tail * Math.exp(-x * x);
}
