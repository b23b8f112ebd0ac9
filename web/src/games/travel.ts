/** Where a thing of the board is, for the arrow keys. */
export interface Spot {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest place in a direction; what lies straight ahead comes before what lies aslant. */
export function spotTowards(
  spots: readonly Spot[],
  from: string,
  [dx, dy]: readonly [number, number],
): string | null {
  const start = spots.find(({ thing }) => thing === from) ?? spots[0];
  if (start === undefined) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { thing, x, y } of spots) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + aside * 2;
    if (thing === start.thing || ahead <= 4 || aside > ahead * 2.5 || cost >= least) continue;
    least = cost;
    best = thing;
  }
  return best;
}

/** The next of some things after the present one, around and around. */
export function nextOf(things: readonly string[], now: string, step: 1 | -1): string | null {
  if (things.length === 0) return null;
  const place = things.indexOf(now);
  if (place < 0) return (step === 1 ? things[0] : things.at(-1)) ?? null;
  return things[(place + step + things.length) % things.length] ?? null;
}
