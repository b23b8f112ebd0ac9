import { type Deal, start } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { conceal } from '../src/conceal.ts';
import { copy } from '../src/copy.ts';
import { CODE_CHIPS, type CodeChipId } from '../src/data/code-chips.ts';
import { CODE_TOKENS } from '../src/data/code-tokens.ts';
import { habits } from '../src/habits.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** Deals what stands at a place of the sorted pool. */
const dealing =
  (place: number): Deal =>
  pool =>
    pool.sort()[place % pool.length] as (typeof pool)[number];

function dealt(state: State, place: number): State['chips'] {
  const other = copy(state);
  conceal(other, null, dealing(place));
  return other.chips;
}

const coloursOf = (chips: readonly CodeChipId[]): string[] =>
  chips.flatMap(id => CODE_CHIPS[id].icons).sort();

const afterSetUp = (options: Readonly<Record<string, string>> = {}): State => {
  const match = start(game, { players: 3, options: { house: 'house-1', ...options }, seed: 'unseen' });
  while (match.state.phase.kind === 'set-up') match.answer(0);
  return copy(match.state);
};

describe('a guess at the chips that nobody has seen', () => {
  test('is another sequence with the colours of the panel, and no chip is lost', () => {
    const state = afterSetUp();
    const colours = state.panel.tokens.map(id => CODE_TOKENS[id].colour).sort();
    const guesses = [0, 1, 2, 3, 4, 5].map(place => dealt(state, place));
    for (const { sequence, unseen } of guesses) {
      expect(coloursOf(sequence)).toEqual(colours);
      expect([...sequence, ...unseen].sort()).toEqual(Object.keys(CODE_CHIPS).sort());
    }
    expect(new Set(guesses.map(({ sequence }) => sequence.join())).size).toBe(guesses.length);
  });

  test('does not hang on how they lie', () => {
    const state = afterSetUp();
    const other = copy(state);
    conceal(other, null, dealing(3));
    expect(other.chips.sequence).not.toEqual(state.chips.sequence);
    expect(dealt(other, 1)).toEqual(dealt(state, 1));
  });

  test('leaves the chips alone where no sequence was drawn', () => {
    const state = afterSetUp({ mode: 'darkest' });
    expect(dealt(state, 0)).toEqual(state.chips);
  });

  test('knows of every chip that has been seen meanwhile', () => {
    const match = start(game, { players: 3, seed: 'seen' });
    const seen = new Set<number>();
    while (match.request?.kind === 'question' && seen.size < 5) {
      const { state } = match;
      // What is kept about the chips of a match says nothing about those of a clone.
      for (const place of [0, 7]) expect(dealt(state, place)).toEqual(dealt(structuredClone(state), place));
      seen.add(state.chips.sequence.length + state.chips.unseen.length);
      const weights = habits(state, match.request);
      match.answer(weights.indexOf(Math.max(...weights)));
    }
    expect(seen.size).toBe(5);
  });
});
