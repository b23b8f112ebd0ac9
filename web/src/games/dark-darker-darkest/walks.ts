import { centre, type HousePlan } from './geometry.ts';
import type { Figure } from './layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One room further, as an event told it. */
export interface Step {
  /** The key of a figure, or `zombies`: those of a room are told by their number alone. */
  readonly who: string;
  /** Empty where the event does not say it. */
  readonly from: string;
  readonly room: string;
  readonly delay: number;
}

/** Where a figure, or one of the enemies in it, stood before. */
export interface Stood extends Point {
  readonly room: string;
}

/** A figure on its way, from the moment at which it starts. */
export interface Walk {
  readonly figure: string;
  readonly delay: number;
  readonly duration: number;
  /** From 0 at the start to 1 where it stands now. */
  readonly points: readonly (Point & { readonly offset: number })[];
}

/** How long a figure takes from one room to the next, in milliseconds. */
export const STEP = 220;

/** The ways that figures went, room by room and through the doors. */
export function walksOf(steps: readonly Step[], { plan, figures, stood }: Walkers): Walk[] {
  if (steps.length === 0) return [];
  return figures.flatMap(figure => {
    const start = startOf(figure, stood);
    const taken = start === null ? [] : stepsOf(figure, start.room, steps);
    return start === null || taken.length === 0 ? [] : [walk(figure, start, taken, plan)];
  });
}

export interface Walkers {
  readonly plan: HousePlan;
  readonly figures: readonly Figure[];
  readonly stood: ReadonlyMap<string, Stood>;
}

/** Where it comes from; null if it was not there, or if its enemies come from several rooms. */
function startOf({ key, things }: Figure, stood: ReadonlyMap<string, Stood>): Stood | null {
  const starts = (things.length === 0 ? [key] : things).map(thing => stood.get(thing));
  const [first] = starts;
  return first !== undefined && starts.every(one => one?.room === first.room) ? first : null;
}

/** The steps that lead a figure from its old room to where it is now, in their order. */
function stepsOf({ key, kind, room }: Figure, start: string, steps: readonly Step[]): readonly Step[] {
  if (room === start) return [];
  const who = kind === 'zombie' ? 'zombies' : key;
  const taken: Step[] = [];
  let here = start;
  for (const step of steps) {
    if (step.who !== who || here === room || (step.from !== '' && step.from !== here)) continue;
    taken.push(step);
    here = step.room;
  }
  return here === room ? taken : [];
}

function walk(figure: Figure, start: Stood, steps: readonly Step[], plan: HousePlan): Walk {
  const delay = steps[0]?.delay ?? 0;
  const duration = (steps.at(-1)?.delay ?? 0) + STEP - delay;
  const points: Walk['points'][number][] = [{ x: start.x, y: start.y, offset: 0 }];
  let here = start.room;
  const add = (point: Point, time: number): void => {
    points.push({ x: point.x, y: point.y, offset: Math.min(1, (time - delay) / duration) });
  };
  for (const [place, step] of steps.entries()) {
    const way = plan.ways.find(({ rooms }) => rooms.includes(here) && rooms.includes(step.room));
    const beyond = plan.rooms.get(step.room);
    const last = points.at(-1);
    if (last !== undefined && place > 0) add(last, step.delay);
    if (way !== undefined) add(way, step.delay + STEP / 2);
    const isThere = place === steps.length - 1 || beyond === undefined;
    add(isThere ? figure : centre(beyond.rect), step.delay + STEP);
    here = step.room;
  }
  return { figure: figure.key, delay, duration, points };
}
