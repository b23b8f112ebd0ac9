import { clone, newRng, start, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { game } from '../src/index.ts';

/** The paths at which two values hold the same object. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], `${path}/${key}`),
  );
}

/** Read-only in the state. */
const SHARED = ['/options', '/dungeon/plan'];

test.each([
  [1, {}],
  [2, { play: 'campaign', quest: 'random' }],
  [4, { 'quest': 'q-crypt-5', 'need-or-greed': true, 'monster-choices': 'leader' }],
])('a copy of the table of %i players is like it and shares only what is read-only', (players, options) => {
  const rng = newRng('copy');
  const match = start(game, { players, options, seed: 'copy' });
  for (let answers = 0; answers < 400 && match.request?.kind === 'question'; answers++) {
    const copied = copy(match.state);
    expect(copied).toEqual(clone(match.state));
    expect(shared(match.state, copied).filter(path => !SHARED.includes(path))).toEqual([]);
    match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0]);
  }
});
