import { describe, expect, test } from 'vitest';
import { conceal } from '../src/conceal.ts';
import { copy } from '../src/copy.ts';
import { OVERLORD_DECK } from '../src/data/overlord-cards.ts';
import { QUEST_IDS } from '../src/data/quests.ts';
import type { State } from '../src/state.ts';
import { UNSEEN_SPACE, type View, view } from '../src/view.ts';
import { aGame, aQuest } from '../testing/index.ts';

const seen = (state: State, seat: string | null): View => view(state, seat) as unknown as View;
/** Deals the last of a pool, so that what is dealt anew shows. */
const fromBehind = <T>(pool: T[]): T => pool.pop() as T;

describe('DJ-OVC-15 the overlord’s hand', () => {
  const { state } = aGame({ hand: [OVERLORD_DECK[0] ?? 'aim-1', OVERLORD_DECK[9] ?? 'aim-2'], threat: 7 });

  test('is his alone; its size is known to all', () => {
    expect(seen(state, 'overlord').overlord.hand).toEqual(state.overlord.hand);
    for (const seat of ['hero-1', 'hero-2', null]) {
      const { hand, handSize, threat } = seen(state, seat).overlord;
      expect({ hand, handSize, threat }).toEqual({ hand: null, handSize: 2, threat: 7 });
    }
  });

  test('is drawn anew for whoever cannot know it, and nothing is lost', () => {
    const other = copy(state);
    conceal(other, 'hero-1', fromBehind);
    expect(other.overlord.hand).not.toEqual(state.overlord.hand);
    expect([...other.overlord.hand, ...other.overlord.deck.unseen].sort()).toEqual([...OVERLORD_DECK].sort());
    expect(seen(other, 'hero-1')).toEqual(seen(state, 'hero-1'));
    const own = copy(state);
    conceal(own, 'overlord', fromBehind);
    expect(own).toEqual(state);
  });
});

describe('DJ-SET-24 the numbers under chests', () => {
  const { state } = aGame({
    markers: [
      [{ kind: 'chest', colour: 'copper' }, [2, 2], 3],
      [{ kind: 'chest', colour: 'gold' }, [4, 4], 8],
    ],
    more: { chests: { copper: [1, 2], silver: [4, 5, 6], gold: [7] } },
  });

  test('are seen by the overlord only', () => {
    expect(seen(state, 'overlord').markers.map(({ number }) => number)).toEqual([3, 8]);
    expect(seen(state, 'hero-2').markers.map(({ number }) => number)).toEqual([0, 0]);
    expect(seen(state, null)).not.toHaveProperty('chests');
  });

  test('may be any of their colour for the heroes', () => {
    const other = copy(state);
    conceal(other, null, pool => pool.shift() as never);
    expect(other.markers.map(({ number }) => number)).toEqual([1, 7]);
    expect(other.chests).toEqual({ copper: [2, 3], silver: [4, 5, 6], gold: [8] });
  });
});

describe.each(QUEST_IDS)('DJ-SET-22 in %s what lies behind closed doors', quest => {
  const { state } = aQuest(quest, [0]);
  const hidden = state.areas.flatMap(({ revealed }, area) => (revealed ? [] : [area]));

  test('is hidden from heroes: spaces, doors, contents, secrets', () => {
    const heroes = seen(state, 'hero-1');
    expect(heroes.areas.filter(({ contents }) => contents !== null)).toEqual([]);
    expect(heroes.quest.secrets).toBeNull();
    expect(heroes.doors.every(({ placed }) => placed)).toBe(true);
    for (const [square, area] of state.areaOf.entries())
      expect(heroes.areaOf[square]).toBe(hidden.includes(area) ? UNSEEN_SPACE : area);
    expect(heroes.grid.squares.length).toBe(state.grid.squares.length);
  });

  test('is known to the overlord', () => {
    const overlord = seen(state, 'overlord');
    expect(overlord.areas.map(({ contents }) => contents)).toEqual(state.areas.map(one => one.contents));
    expect(overlord.doors.length).toBe(state.doors.length);
    expect(overlord.areaOf).toEqual(state.areaOf);
  });

  test('may be otherwise as far as heroes can tell, with the same monsters and markers in all', () => {
    const other = copy(state);
    conceal(other, 'hero-1', fromBehind);
    expect(seen(other, 'hero-1')).toEqual(seen(state, 'hero-1'));
    const kinds = (of: State): string[] =>
      of.areas.flatMap(({ contents }) => contents.monsters.map(({ kind, rank }) => `${kind}/${rank}`)).sort();
    const things = (of: State): string[] =>
      of.areas.flatMap(({ contents }) => contents.markers.map(({ kind }) => kind)).sort();
    expect(kinds(other)).toEqual(kinds(state));
    expect(things(other)).toEqual(things(state));
  });
});
