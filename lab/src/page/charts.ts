import type { Estimate } from '../stats/intervals.ts';
import type { Histogram } from '../stats/spread.ts';
import { type Html, html, NOTHING } from './html.ts';

/** What a plot shows, from left to right, and where its line of comparison stands. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly line?: number;
}

const WIDTH = 220;
const HEIGHT = 16;

/** A dot with its interval. The same row of the table says it in numbers, so that a screen reader passes over it. */
export function intervalPlot(
  { value, low, high }: Estimate,
  { from, to, line }: Scale,
  marked = false,
): Html {
  const x = (at: number): string => fixed((WIDTH * (clamp(at, from, to) - from)) / (to - from || 1));
  const middle = HEIGHT / 2;
  const rule =
    line === undefined
      ? NOTHING
      : html`<line class="rule" x1="${x(line)}" x2="${x(line)}" y1="0" y2="${HEIGHT}"/>`;
  return html`<svg class="plot${marked ? ' marked' : ''}" viewBox="-4 0 ${WIDTH + 8} ${HEIGHT}" aria-hidden="true">${rule}<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/><circle cx="${x(value)}" cy="${middle}" r="4"/></svg>`;
}

/** A bar as long as its part of the greatest. */
export const barPlot = (value: number, most: number): Html =>
  html`<svg class="plot" viewBox="-4 0 ${WIDTH + 8} ${HEIGHT}" aria-hidden="true"><rect x="0" y="3" width="${fixed((WIDTH * value) / (most || 1))}" height="${HEIGHT - 6}" rx="2"/></svg>`;

const TALL = 150;
const BROAD = 640;

/** How many matches were so long: a picture with a title that says the most important thing. */
export function histogramPlot(
  { from, width, counts }: Histogram,
  said: string,
  barName: (length: string, count: number) => string,
): Html {
  const most = Math.max(1, ...counts);
  const step = BROAD / Math.max(1, counts.length);
  const bars = counts.map((count, i) => {
    const height = (TALL * count) / most;
    const [least, last] = [from + i * width, from + (i + 1) * width - 1];
    const at = least === last ? `${least}` : `${least}–${last}`;
    return html`<rect x="${fixed(i * step + 1)}" y="${fixed(TALL - height)}" width="${fixed(Math.max(1, step - 2))}" height="${fixed(height)}"><title>${barName(at, count)}</title></rect>`;
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map(part => {
    const bar = Math.round(part * counts.length);
    const at = from + bar * width;
    const anchor = part === 0 ? 'start' : part === 1 ? 'end' : 'middle';
    return html`<text x="${fixed(bar * step)}" y="${TALL + 16}" text-anchor="${anchor}">${at}</text>`;
  });
  return html`<figure><svg class="histogram" role="img" aria-label="${said}" viewBox="0 -4 ${BROAD} ${TALL + 24}"><line class="rule" x1="0" x2="${BROAD}" y1="${TALL}" y2="${TALL}"/>${bars}${marks}</svg><figcaption>${said}</figcaption></figure>
`;
}

/** A whole in parts, each with its name. */
export function partsPlot(
  parts: readonly { readonly name: string; readonly part: number }[],
  said: string,
): Html {
  const height = 28;
  let x = 0;
  const bars = parts.map(({ name, part }, i) => {
    const bar = html`<rect class="part-${i}" x="${fixed(x)}" y="0" width="${fixed(BROAD * part)}" height="${height}"><title>${name}</title></rect>`;
    x += BROAD * part;
    return bar;
  });
  return html`<figure><svg class="parts" role="img" aria-label="${said}" viewBox="0 0 ${BROAD} ${height}">${bars}</svg></figure>
`;
}

/** A scale that holds all intervals, even to both sides of nothing. */
export function evenScale(estimates: readonly Estimate[], least: number): Scale {
  const reach = Math.max(least, ...estimates.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return { from: -reach, to: reach, line: 0 };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const fixed = (value: number): string => String(Number(value.toFixed(1)));
