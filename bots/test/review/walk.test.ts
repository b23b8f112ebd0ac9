import { type Match, start } from '@tenebrae/kernel';
import { type Candles, game } from '@tenebrae/kernel/demo';
import { expect, test } from 'vitest';
import { habit } from '../../src/index.ts';
import { type Given, walk } from '../../src/review/walk.ts';
import { everyone, played } from '../tables.ts';

function givenIn(match: Match<Candles>): Given[] {
  const all: Given[] = [];
  walk(match, ({ given }) => {
    all.push(given);
    return null;
  });
  return all;
}

test('a walk stops at every answer and at every die, in the order of the record', () => {
  const match = played(everyone(habit), 'walk');
  const ats: number[] = [];
  let last: { state: Candles; over: boolean } | null = null;
  walk(match, ({ at, stand, given }) => {
    ats.push(at);
    expect(stand.request?.kind).toBe(given.kind === 'answer' ? 'question' : 'chance');
    return () => {
      last = { state: structuredClone(stand.state), over: stand.result !== null };
    };
  });
  expect(ats).toEqual(match.journal.map((_, at) => at).slice(match.moments[0]));
  expect(last).toEqual({ state: match.state, over: true });
});

test('what a visitor tries on forks changes nothing on the way', () => {
  const match = played(everyone(habit), 'forks');
  const before = JSON.stringify(match.save());
  walk(match, ({ stand }) => {
    const fork = stand.fork(undefined, 'elsewhere');
    if (fork.request?.kind === 'question') fork.answer(0);
    return null;
  });
  expect(JSON.stringify(match.save())).toBe(before);
});

test('a table that branched off, changed its rules and ruled once is walked to the same end', () => {
  const first = start(game, { players: 2, seed: 'ruled' });
  for (let answers = 0; answers < 6; answers++) first.answer(0, first.asked()[0]);
  const match = first.branch(first.moments[3] ?? 0, 'other dice');
  match.setPolicy({ agreement: 'all', dice: 'person' }, match.seats);
  match.rule([{ at: '/light', to: 3 }], match.seats);
  for (let steps = 0; steps < 400 && match.request !== null; steps++) {
    const { request } = match;
    if (request.kind === 'chance') match.answer(request.dice.map(() => 6));
    else for (const seat of match.asked()) if (match.request === request) match.answer(0, seat);
  }
  expect(match.result).not.toBeNull();
  let end: unknown = null;
  walk(match, ({ stand }) => () => {
    end = { state: structuredClone(stand.state), result: stand.result };
  });
  expect(end).toEqual({ state: match.state, result: match.result });
  expect(givenIn(match).length).toBeGreaterThan(20);
});
