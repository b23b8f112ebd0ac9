import { type Fork, newRng, nextWord, type Rng, start } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { habits } from '../src/habits.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';

type Line = Pick<Fork<State>, 'state' | 'request' | 'answer'>;

/** Nothing that is kept about the house can be known of a clone: what is thought of it is thought from scratch. */
function expectSameAsOfClone({ state, request }: Line): void {
  if (request?.kind !== 'question') return;
  const other = structuredClone(state);
  expect(habits(state, request)).toEqual(habits(other, request));
  expect(evaluate(state, 'player-1')).toBe(evaluate(other, 'player-1'));
}

function playOn(line: Line, rng: Rng): void {
  const { state, request } = line;
  if (request?.kind === 'chance') line.answer(request.dice.map(sides => 1 + (nextWord(rng) % sides)));
  if (request?.kind !== 'question') return;
  const weights = habits(state, request);
  // Now and then anything, so that everything happens.
  const best =
    nextWord(rng) % 4 === 0 ? nextWord(rng) % weights.length : weights.indexOf(Math.max(...weights));
  line.answer(best);
}

test.each([
  [2, {}],
  [4, { 'mode': 'darkest', 'radioactive': true, 'advanced-rules': true }],
])('what %i players think of a moment does not hang on what was thought before', (players, options) => {
  const rng = newRng('plans');
  const match = start(game, { players, options, seed: 'plans' });
  for (let moment = 0; match.request !== null && moment < 200; moment += 1) {
    expectSameAsOfClone(match);
    if (moment % 5 === 0) {
      const fork = match.fork(undefined, String(moment));
      for (let step = 0; step < 12 && fork.request !== null; step += 1) {
        playOn(fork, rng);
        expectSameAsOfClone(fork);
      }
    }
    playOn(match, rng);
  }
});
