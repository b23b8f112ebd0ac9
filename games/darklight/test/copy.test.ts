import { clone, newRng, start, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** The paths at which two values hold the same object. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], `${path}/${key}`),
  );
}

/** Read-only in the state. */
const SHARED = [
  /^\/options$/,
  /^\/(treasures|rareTreasures)$/,
  /^\/dungeon\/(plan|cards|encounters|bosses|eventDeck|chestTokens|served|tortured)$/,
  /^\/(dungeon\/quest\/notes|tally\/kills)$/,
  /^\/dungeon\/(monsters|allies)\/\d+\/effects$/,
  /^\/accursed\/\d+\/(status|gains|effects|items|skills|spells|miracles|injuries|lostHands|trophies)$/,
];

const TABLES = [
  [1, {}],
  [2, { play: 'campaign', quest: 'random' }],
  [4, { 'quest': 'q-crypt-5', 'need-or-greed': true, 'monster-choices': 'leader' }],
] as const;

test.each(
  TABLES,
)('a copy of the table of %i players is like it and shares only what is read-only', (players, options) => {
  const rng = newRng('copy');
  const match = start(game, { players, options, seed: 'copy' });
  for (let answers = 0; answers < 400 && match.request?.kind === 'question'; answers++) {
    const copied = copy(match.state);
    expect(copied).toEqual(clone(match.state));
    const same = shared(match.state, copied);
    expect(same.filter(path => !SHARED.some(known => known.test(path)))).toEqual([]);
    match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0]);
  }
});

test.each(
  TABLES,
)('a copy of the table of %i players stays as it was, whatever is played on', (players, options) => {
  const rng = newRng('copies');
  const match = start(game, { players, options, seed: 'copies' });
  const kept: { readonly copied: State; readonly was: string }[] = [];
  for (let answers = 0; answers < 600 && match.request?.kind === 'question'; answers++) {
    if (answers % 10 === 0) kept.push({ copied: copy(match.state), was: JSON.stringify(match.state) });
    match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0]);
  }
  for (const { copied, was } of kept) expect(JSON.stringify(copied)).toBe(was);
});
