import type { LogLine, Scene } from '../engine/scene.ts';
import { type Curve, type Hero, numberOf, type Story, sum, weightiest } from './story.ts';

interface Somebody {
  readonly id: string;
  readonly seat: string;
  readonly level: number;
  readonly souls: number;
  readonly crowns: number;
  readonly insanity: number;
  readonly injuries: readonly unknown[];
  readonly status: { readonly kind: string; readonly how?: string };
}

interface View {
  readonly accursed: readonly Somebody[];
  readonly tally: {
    readonly kills: Readonly<Record<string, number>>;
    readonly deaths: number;
    readonly tiles: number;
    readonly rounds: number;
    readonly quests: number;
  };
  readonly campaign: object | null;
}

/** What the story turns on, the weightiest first. */
export const DARKLIGHT_TURNS_ON: readonly string[] = [
  'warden-called',
  'pact-broken',
  'quest-room-found',
  'boss-drawn',
  'accursed-died',
  'return-succeeded',
  'injury-taken',
  'quest-begun',
  'arrived',
  'heart-used',
  'encounter-drawn',
  'combat-ended',
  'tile-laid',
];

/** Whether a view is one of this game. */
export const isDarklight = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'accursed' in view && 'tally' in view && 'profiles' in view;

/** A quest or a campaign: what every Accursed has done and what it has cost. */
export function darklightStory(scene: Scene, log: readonly LogLine[]): Story {
  const { accursed, tally, campaign } = scene.view as unknown as View;
  const { deaths, tiles, rounds, quests } = tally;
  return {
    numbers: [
      campaign === null ? { value: rounds, of: 'end-rounds' } : { value: quests, of: 'end-quests' },
      { value: tiles, of: 'end-dl-tiles' },
      { value: sum(Object.values(tally.kills)), of: 'end-dl-kills' },
      { value: deaths, of: 'end-dl-deaths' },
      { value: sum(accursed.map(({ souls }) => souls)), of: 'end-dl-souls' },
    ],
    columns: [
      'end-dl-kills',
      'end-dl-souls',
      'end-dl-crowns',
      'end-dl-level',
      'end-dl-injuries',
      'end-dl-insanity',
    ],
    heroes: accursed.map(
      (one): Hero => ({
        id: one.id,
        seat: one.seat,
        deeds: [
          tally.kills[one.id] ?? 0,
          one.souls,
          one.crowns,
          one.level,
          one.injuries.length,
          one.insanity,
        ],
        luck: null,
        ...(one.status.kind === 'lost' && {
          note: { text: `table.lost-${one.status.how ?? 'left-behind'}`, facts: {} },
        }),
      }),
    ),
    curves: [wounds(log)],
    moments: weightiest(log, DARKLIGHT_TURNS_ON),
    closing: { text: 'end-dl-closing', facts: { rounds, tiles, deaths } },
  };
}

/** The Wounds that all Accursed bear together. */
function wounds(log: readonly LogLine[]): Curve {
  const of = new Map<string, number>();
  const points = log.flatMap(({ at, event }) => {
    const figure = event['figure'];
    if (typeof figure !== 'string' || !figure.startsWith('accursed:')) return [];
    const sign = event.type === 'wounds-suffered' ? 1 : event.type === 'wounds-healed' ? -1 : 0;
    if (sign === 0) return [];
    of.set(figure, Math.max(0, (of.get(figure) ?? 0) + sign * numberOf(event['amount'])));
    return [{ at, value: sum([...of.values()]) }];
  });
  return {
    name: 'end-dl-wounds',
    points: [{ at: 0, value: 0 }, ...points, { at: log.at(-1)?.at ?? 0, value: points.at(-1)?.value ?? 0 }],
  };
}
