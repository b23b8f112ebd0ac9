import { describe, expect, test } from 'vitest';
import { ask, clone, type Correction, freeze, load, type Rule, start, type Table } from '../src/index.ts';
import { aGame } from './a-game.ts';

interface Castle {
  /** Never changes in place. */
  map: { readonly rooms: readonly { readonly name: string }[] };
  hero: { steps: number };
}

function* walk({ state }: Table<Castle>): Rule {
  const choice = yield* ask('walk', 'ann', [{ id: 'on' }, { id: 'turn' }], 'C-01');
  if (choice.id === 'turn') state.map = { rooms: [...state.map.rooms, { name: 'cellar' }] };
  state.hero.steps += 1;
}

const MAP = freeze({ rooms: [{ name: 'hall' }] });
const aCastle = (map: Castle['map'] = MAP) => aGame<Castle>({ map, hero: { steps: 0 } }, walk);

const CORRECTION: readonly Correction[] = [{ at: '/map/rooms/0/name', to: 'tower' }];

describe('what is frozen', () => {
  test('is frozen with all that is in it', () => {
    const map = freeze({ rooms: [{ name: 'hall' }], doors: null });
    expect([map, map.rooms, map.rooms[0]].every(Object.isFrozen)).toBe(true);
  });

  test('is shared by copies of what holds it, which share nothing else', () => {
    const state: Castle = { map: MAP, hero: { steps: 1 } };
    const copy = clone(state);
    expect(copy).toEqual(state);
    expect(copy.map).toBe(MAP);
    expect(copy.hero).not.toBe(state.hero);
  });

  test('gives place to something else, and earlier moments keep what they had', () => {
    const match = start(aCastle(), { players: 1, seed: 1, policy: { undo: 'free' } });
    match.answer('on');
    match.answer('turn');
    expect(match.state.map.rooms).toHaveLength(2);
    match.undo();
    expect(match.state.map).toBe(MAP);
  });

  test('is as good unfrozen, as a save brings it back', () => {
    const match = start(aCastle(), { players: 1, seed: 1 });
    match.answer('on');
    const loaded = load(aCastle(), JSON.parse(JSON.stringify(match.save())));
    for (const one of [match, loaded]) one.answer('turn');
    expect(loaded.state).toEqual(match.state);
  });
});

describe.each([
  ['frozen data', aCastle()],
  [
    'what a game shares between its copies',
    {
      ...aCastle({ rooms: [{ name: 'hall' }] }),
      copy: ({ map, hero }: Castle) => ({ map, hero: { ...hero } }),
    },
  ],
])('a ruling on %s', (_, game) => {
  test('corrects the state from there on and no earlier one', () => {
    const match = start(game, { players: 1, seed: 1, policy: { undo: 'free' } });
    match.answer('on');
    match.rule(CORRECTION, ['ann']);
    expect(match.state.map).toEqual({ rooms: [{ name: 'tower' }] });
    expect(match.at(0).view(null)).toMatchObject({ map: { rooms: [{ name: 'hall' }] } });
    expect(MAP).toEqual({ rooms: [{ name: 'hall' }] });
  });
});

test("a game's own way to copy a state is taken for checkpoints and forks", () => {
  let copies = 0;
  const copy = (state: Castle): Castle => {
    copies += 1;
    return { map: state.map, hero: { ...state.hero } };
  };
  const match = start({ ...aCastle(), copy }, { players: 1, seed: 1 });
  expect(copies).toBe(1);
  for (let i = 0; i < 24; i++) match.answer('on');
  expect(copies).toBe(2);
  const fork = match.fork();
  fork.answer(0);
  expect([match.state.hero.steps, fork.state.hero.steps]).toEqual([24, 25]);
  expect(copies).toBe(3);
});
