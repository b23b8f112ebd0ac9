import type { Happening } from '@tenebrae/kernel';
import type { LogLine, Scene } from '../engine/scene.ts';
import {
  type Curve,
  type Hero,
  type Luck,
  listOf,
  numberOf,
  roundsOf,
  type Story,
  sum,
  weightiest,
} from './story.ts';

interface View {
  readonly survivors: readonly { readonly id: string; readonly seat: string }[];
  readonly tally: { readonly zombies: Readonly<Record<string, number>>; readonly creatures: number };
}

/** What the story of Dark Darker Darkest turns on, the weightiest first. */
export const HOUSE_TURNS_ON: readonly string[] = [
  'showdown-started',
  'laboratory-opened',
  'survivor-zombified',
  'survivor-eliminated',
  'last-round-set',
  'reactor-leaked',
  'creature-appeared',
  'creature-eliminated',
  'corner-destroyed',
  'fire-broke-out',
  'tile-destroyed',
  'chip-entered',
  'door-unlocked',
];
/** Two faces of a survivor die are successes. */
const SUCCESSES = [1, 2];
const EXPECTED = SUCCESSES.length / 6;

/** Whether a view is one of this game. */
export const isHouse = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'survivors' in view && 'tally' in view && 'darkness' in view;

export function houseStory(scene: Scene, log: readonly LogLine[]): Story {
  const view = scene.view as unknown as View;
  const events = log.map(({ event }) => event);
  const count = (type: string): number => events.filter(event => event.type === type).length;
  const lucks = lucksOf(events);
  return {
    numbers: [
      { value: roundsOf(log), of: 'end-rounds' },
      { value: count('zombie-eliminated'), of: 'end-zombies' },
      { value: view.tally.creatures, of: 'end-creatures' },
      { value: count('door-unlocked'), of: 'end-doors' },
      { value: count('survivor-eliminated') + count('survivor-zombified'), of: 'end-falls' },
    ],
    columns: ['end-zombies', 'end-doors', 'end-searches', 'end-wounds'],
    heroes: view.survivors.map(({ id, seat }): Hero => {
      const own = events.filter(event => event['survivor'] === id);
      const of = (type: string): readonly Happening[] => own.filter(event => event.type === type);
      return {
        id,
        seat,
        deeds: [
          view.tally.zombies[id] ?? 0,
          of('door-unlocked').length,
          of('room-searched').length,
          sum(of('energy-lost').map(event => numberOf(event['amount']))),
        ],
        luck: lucks.get(id) ?? null,
      };
    }),
    curves: [enemies(log), darkness(log)],
    moments: weightiest(log, HOUSE_TURNS_ON),
  };
}

/** Attacks name who makes them before the roll, searches after it. */
function lucksOf(events: readonly Happening[]): ReadonlyMap<string, Luck> {
  const lucks = new Map<string, Luck>();
  events.forEach((event, place) => {
    if (event.type !== 'dice-rolled') return;
    const named =
      event['what'] === 'attack'
        ? events.slice(0, place).findLast(one => one.type === 'attack-made')
        : event['what'] === 'search'
          ? events.slice(place).find(one => one.type === 'room-searched')
          : undefined;
    const survivor = named?.['survivor'];
    if (typeof survivor !== 'string') return;
    const faces = listOf(event['faces']).slice(0, survivorDice(event));
    const { rolled, expected } = lucks.get(survivor) ?? { rolled: 0, expected: 0 };
    lucks.set(survivor, {
      rolled: rolled + faces.filter(face => SUCCESSES.includes(numberOf(face))).length,
      expected: expected + faces.length * EXPECTED,
    });
  });
  return lucks;
}

/** The last die of a search is the terror die. */
const survivorDice = (event: Happening): number =>
  listOf(event['faces']).length - (event['what'] === 'search' ? 1 : 0);

const CHANGES: Readonly<Record<string, (event: Happening) => number>> = {
  'zombies-placed': event => numberOf(event['count']),
  'special-zombie-placed': () => 1,
  'survivor-zombified': () => 1,
  'zombie-eliminated': () => -1,
  'creature-appeared': () => 1,
  'creature-eliminated': () => -1,
  'nemesis-appeared': () => 1,
};

function enemies(log: readonly LogLine[]): Curve {
  let value = 0;
  const points = log.flatMap(({ at, event }) => {
    const change = CHANGES[event.type];
    if (change === undefined) return [];
    value = Math.max(0, value + change(event));
    return [{ at, value }];
  });
  return {
    name: 'end-enemies',
    points: [{ at: 0, value: 0 }, ...points, { at: log.at(-1)?.at ?? 0, value }],
  };
}

function darkness(log: readonly LogLine[]): Curve {
  const moves = log.filter(({ event }) => event.type === 'darkness-advanced');
  const points = moves.flatMap(({ at, event }, place) => {
    const before = numberOf(moves[place - 1]?.event['space']) || 1;
    return [
      { at, value: before },
      { at, value: numberOf(event['space']) },
    ];
  });
  const last = points.at(-1)?.value ?? 1;
  return {
    name: 'end-darkness',
    points: [{ at: 0, value: 1 }, ...points, { at: log.at(-1)?.at ?? 0, value: last }],
  };
}
