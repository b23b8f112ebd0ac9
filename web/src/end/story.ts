import type { Facts } from '@tenebrae/kernel';
import type { LogLine, Scene } from '../engine/scene.ts';
import type { ShellText } from '../words/speech.ts';

/** What a finished game has to tell: five numbers, everybody's deeds, a curve and moments to go back to. */
export interface Story {
  readonly numbers: readonly { readonly value: number; readonly of: ShellText }[];
  /** What the deeds are counted in. */
  readonly columns: readonly ShellText[];
  readonly heroes: readonly Hero[];
  readonly curves: readonly Curve[];
  readonly moments: readonly LogLine[];
  /** How long it took, where rounds do not say it. */
  readonly closing?: { readonly text: ShellText; readonly facts: Facts };
}

export interface Hero {
  /** An id that has a name in the game's words, or the seat. */
  readonly id: string;
  readonly seat: string;
  readonly deeds: readonly number[];
  readonly luck: Luck | null;
  /** What became of it, in the game's words. */
  readonly note?: { readonly text: string; readonly facts: Facts };
}

/** Successes rolled against those that the dice promise. */
export interface Luck {
  readonly rolled: number;
  readonly expected: number;
}

export interface Curve {
  readonly name: ShellText;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

export const MOST_MOMENTS = 8;
const SLICES = 24;

/** The story of any game, from its log alone. */
export function plainStory(scene: Scene, log: readonly LogLine[]): Story {
  const rolls = log.filter(({ event }) => event.type === 'dice-rolled');
  return {
    numbers: [
      { value: roundsOf(log), of: 'end-rounds' },
      { value: scene.moments.length, of: 'end-decisions' },
      { value: rolls.length, of: 'end-rolls' },
      { value: sum(rolls.map(({ event }) => listOf(event['faces']).length)), of: 'end-dice' },
      { value: log.length, of: 'end-events' },
    ],
    columns: ['end-events', 'end-rolls'],
    heroes: scene.seats.map(seat => ({
      id: seat,
      seat,
      deeds: [
        log.filter(({ event }) => event['seat'] === seat).length,
        rolls.filter(({ event }) => event['seat'] === seat).length,
      ],
      luck: null,
    })),
    curves: [{ name: 'end-events', points: bustle(log) }],
    moments: rareMoments(log),
  };
}

/** The number of the last round, for games that announce them. */
export function roundsOf(log: readonly LogLine[]): number {
  const last = log.findLast(({ event }) => event.type === 'round-started');
  return numberOf(last?.event['round']);
}

/** How much happens in each part of the game. */
function bustle(log: readonly LogLine[]): Curve['points'] {
  const end = log.at(-1)?.at ?? 0;
  if (end === 0) return [];
  const slices = Array.from({ length: SLICES }, () => 0);
  for (const { at } of log) {
    const slice = Math.min(SLICES - 1, Math.floor((at / end) * SLICES));
    slices[slice] = (slices[slice] ?? 0) + 1;
  }
  return slices.map((value, slice) => ({ at: (slice / (SLICES - 1)) * end, value }));
}

/** What happened only once or twice is worth telling. */
export function rareMoments(log: readonly LogLine[]): readonly LogLine[] {
  const counts = new Map<string, number>();
  for (const { event } of log) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  const middle = log.filter(({ at }) => at > 0);
  const rarest = [...middle].sort(
    (a, b) => (counts.get(a.event.type) ?? 0) - (counts.get(b.event.type) ?? 0) || a.at - b.at,
  );
  return spread(rarest, log.at(-1)?.at ?? 0);
}

/** What happened of the kinds that a story turns on, the weightiest first. */
export const weightiest = (log: readonly LogLine[], turnsOn: readonly string[]): readonly LogLine[] =>
  spread(
    turnsOn.flatMap(type => log.filter(({ event }) => event.type === type)),
    log.at(-1)?.at ?? 0,
  );

/** The first of a list in order of weight, no two so close that their marks would touch, then in order of time. */
export function spread(weighty: readonly LogLine[], end: number): readonly LogLine[] {
  const chosen: LogLine[] = [];
  const apart = end / 28;
  for (const line of weighty) {
    if (chosen.length === MOST_MOMENTS) break;
    if (chosen.every(({ at }) => Math.abs(at - line.at) > apart)) chosen.push(line);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
