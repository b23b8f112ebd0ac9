import { newRng } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { adviseOn, beginThought, type Care, LEVELS, mindOf, think } from '../src/index.ts';
import { aMatch, optionIds, variant } from './tables.ts';

const NEVER = (): boolean => false;

describe('advice', () => {
  test('names an option, what it was weighed against with the best first, and how many futures that took', () => {
    const match = aMatch();
    const { option, considered, futures, why } = adviseOn(match, 'red', 'x', NEVER);
    expect(considered[0]?.option).toBe(option);
    const others = considered.slice(1).map(({ expected }) => expected);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    expect(considered.length).toBe(Math.min(4, optionIds(match).length));
    expect(futures).toBeGreaterThan(100);
    expect(['habit', 'even', 'expected', 'futures']).toContain(why.kind);
  });

  test('tells of other options even where habit would take one without a thought', () => {
    const match = aMatch(
      variant({ habits: (_, { options }) => options.map((_, i) => (i === 0 ? 1000 : 1)) }),
    );
    expect(adviseOn(match, 'red', 'x', NEVER).considered.length).toBeGreaterThan(1);
  });

  test('trusts habit no less where it tells of everything: what a player hardly does must be better by more', () => {
    const match = aMatch(
      variant({ habits: (_, { options }) => options.map((_, i) => (i === 0 ? 10_000 : 1)) }),
    );
    const mind = mindOf(match, 'red', newRng('all'));
    const { considered } = think(mind, { ...LEVELS.novice, thorough: true });
    const all = 10_000 + considered.length - 1;
    for (const { option, prior } of considered) expect(prior).toBeCloseTo((option === 0 ? 10_000 : 1) / all);
    expect(considered.length).toBe(optionIds(match).length);
  });

  test('is given against the most serious of the other options', () => {
    const match = aMatch(variant({ evaluate: state => -state.deck.discard.length }));
    const { why, considered } = adviseOn(match, 'red', 'x', NEVER);
    expect(why).toMatchObject({ kind: 'futures', futures: 12 });
    if (why.kind === 'futures') expect(considered.map(({ option }) => option)).toContain(why.rival);
  });

  test('has nothing to weigh where habit leaves one option', () => {
    const match = aMatch(variant({ habits: (_, { options }) => options.map((_, i) => (i === 1 ? 1 : 0)) }));
    expect(adviseOn(match, 'red', 'x', NEVER)).toEqual({
      option: 1,
      why: { kind: 'habit' },
      considered: [],
      futures: 0,
    });
  });

  test('comes at once when the time is over', () => {
    const match = aMatch();
    const { futures, considered } = adviseOn(match, 'red', 'x', () => true);
    expect(futures).toBeLessThan(20);
    expect(considered.length).toBeGreaterThan(1);
  });
});

describe('a thought in pieces', () => {
  const CARE: Care = { ...LEVELS.novice, iterations: 60 };

  test('comes to the same as one in one piece', () => {
    const match = aMatch();
    const thinking = beginThought(mindOf(match, 'red', newRng('pieces')), CARE);
    let pieces = 0;
    for (; !thinking.isDone; pieces++) thinking.goOn(() => true);
    // The first look at each option is one piece, every other look another.
    expect(pieces).toBe(thinking.thought().iterations - optionIds(match).length + 1);
    expect(thinking.thought()).toEqual(think(mindOf(match, 'red', newRng('pieces')), CARE));
  });

  test('knows something at any time', () => {
    const match = aMatch();
    const thinking = beginThought(mindOf(match, 'red', newRng('early')), CARE);
    thinking.goOn(() => true);
    expect(thinking.isDone).toBe(false);
    const { considered } = thinking.thought();
    expect(considered.map(({ option }) => option).sort()).toEqual([...optionIds(match).keys()]);
    expect(considered.every(({ visits }) => visits === 1)).toBe(true);
  });
});
