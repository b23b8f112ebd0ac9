import type { Happening, Question } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { showOf } from '../src/games/dark-darker-darkest/effects.ts';
import type { HousePlan } from '../src/games/dark-darker-darkest/geometry.ts';
import { laidOf, tileOffered } from '../src/games/dark-darker-darkest/laid.ts';
import type { Figure } from '../src/games/dark-darker-darkest/layout.ts';
import { aimAt, threatsOf } from '../src/games/dark-darker-darkest/threats.ts';
import { STEP, type Stood, walksOf } from '../src/games/dark-darker-darkest/walks.ts';

/** Three rooms in a row, a hundred wide, with a door between each two. */
const PLAN: HousePlan = {
  rooms: new Map(
    ['hall', 'kitchen', 'study'].map((id, tile) => [
      id,
      { id, tile, rect: { x: tile * 100, y: 0, w: 100, h: 100 }, half: false, first: true },
    ]),
  ),
  ways: [
    { key: 'a', x: 100, y: 50, upright: true, door: null, rooms: ['hall', 'kitchen'] },
    { key: 'b', x: 200, y: 50, upright: true, door: null, rooms: ['kitchen', 'study'] },
  ],
  walls: [],
  windows: [],
};

const aFigure = (more: Partial<Figure>): Figure => ({
  key: 'survivor:leo',
  kind: 'survivor',
  room: 'study',
  x: 250,
  y: 60,
  size: 50,
  face: 'leo',
  count: 1,
  strength: 1,
  marks: '',
  things: [],
  ...more,
});

const event = (type: string, more: Record<string, unknown>): Happening =>
  ({ type, rule: 'DDD-MOV-01', ...more }) as Happening;

const stepsOf = (happened: readonly Happening[]) =>
  showOf(happened, { plan: PLAN, figure: () => null, say: id => id }).steps;

const stood = (...places: readonly (readonly [string, string])[]): ReadonlyMap<string, Stood> =>
  new Map(places.map(([thing, room]) => [thing, { x: PLAN.rooms.get(room)?.rect.x ?? 0, y: 0, room }]));

describe('figures on their way', () => {
  const moved = (from: string, room: string) => event('survivor-moved', { survivor: 'leo', from, room });

  test('go room by room, through the doors, to where they stand now', () => {
    const steps = stepsOf([moved('hall', 'kitchen'), moved('kitchen', 'study')]);
    const [walk] = walksOf(steps, {
      plan: PLAN,
      figures: [aFigure({})],
      stood: stood(['survivor:leo', 'hall']),
    });
    expect(walk?.duration).toBe(2 * STEP);
    const places = walk?.points.map(({ x, y }) => [x, y]);
    expect(places?.[0]).toEqual([0, 0]);
    expect(places).toContainEqual([100, 50]);
    expect(places).toContainEqual([150, 50]);
    expect(places).toContainEqual([200, 50]);
    expect(places?.at(-1)).toEqual([250, 60]);
    const offsets = walk?.points.map(({ offset }) => offset) ?? [];
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets.at(-1)).toBe(1);
  });

  test('zombies, which are told by their number, are known by the room that they come from', () => {
    const steps = stepsOf([event('zombies-moved', { count: 2, from: 'hall', room: 'kitchen' })]);
    const came = aFigure({
      key: 'horde:kitchen',
      kind: 'zombie',
      room: 'kitchen',
      things: ['zombie:1', 'zombie:2'],
    });
    const stayed = aFigure({ key: 'zombie:3', kind: 'zombie', room: 'kitchen', things: ['zombie:3'] });
    const walks = walksOf(steps, {
      plan: PLAN,
      figures: [came, stayed],
      stood: stood(['zombie:1', 'hall'], ['zombie:2', 'hall'], ['zombie:3', 'kitchen']),
    });
    expect(walks.map(({ figure }) => figure)).toEqual(['horde:kitchen']);
  });

  test('one after the other, and all of it within a few seconds', () => {
    const many = Array.from({ length: 30 }, () =>
      event('zombies-moved', { count: 1, from: 'hall', room: 'kitchen' }),
    );
    const delays = stepsOf(many).map(({ delay }) => delay);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delays.at(-1)).toBeLessThan(3000);
  });
});

describe('who will be hit', () => {
  const figures = [
    aFigure({ room: 'hall', x: 20, y: 20 }),
    aFigure({ key: 'zombie:1', kind: 'zombie', room: 'hall', x: 80, y: 20 }),
    aFigure({ key: 'zombie:2', kind: 'zombie', room: 'hall', x: 40, y: 20 }),
    aFigure({ key: 'survivor:jack', room: 'study' }),
  ];
  const asked = (ask: string): Question => ({
    kind: 'question',
    seat: 'player-1',
    ask,
    options: [],
    rule: 'DDD-REA-18',
  });
  const log = [{ at: 1, event: event('zombies-attacked', { room: 'hall' }) }];

  test('everybody in the room of the attack, from the nearest attacker', () => {
    expect(threatsOf(asked('cancel-die'), log, figures)).toEqual([{ from: 'zombie:2', to: 'survivor:leo' }]);
  });

  test('nobody when the question is about something else', () => {
    expect(threatsOf(asked('who-acts'), log, figures)).toEqual([]);
    expect(aimAt(null, 'zombie:1', [])).toEqual([]);
  });
});

describe('a house that is laid tile by tile', () => {
  const about = { index: 7, row: 2, column: 3 };
  const question: Question = {
    kind: 'question',
    seat: 'party',
    ask: 'choose-tile',
    options: [],
    rule: 'DDD-HOU-07',
    about,
  };

  test('lies as the table was told', () => {
    const laid = { tile: 'chapel', turns: 1, index: 7 };
    expect(
      laidOf([
        { at: 1, event: event('tile-laid', laid) },
        { at: 2, event: event('house-built', {}) },
      ]),
    ).toEqual([laid]);
  });

  test('an option shows the tile as it would lie', () => {
    expect(tileOffered({ id: 'tile:chapel' }, question)).toEqual({ tile: 'chapel', turns: 0, index: 7 });
    const turned = { ...question, about: { ...about, tile: 'chapel' } };
    expect(tileOffered({ id: 'turn:3' }, turned)).toEqual({ tile: 'chapel', turns: 3, index: 7 });
    expect(tileOffered({ id: 'tile:nothing' }, question)).toBeNull();
  });
});
