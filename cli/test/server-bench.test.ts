import { expect, test } from 'vitest';
import { judged, type ServerMeasures } from '../src/bench/server.ts';
import { serverLines } from '../src/bench/server-lines.ts';

const against = (server: number, echo: number) => ({ server, echo, ratio: server / echo });

const measures = (change: Partial<ServerMeasures> = {}): ServerMeasures => ({
  tables: 200,
  games: {
    candles: {
      answersPerSecond: against(1000, 10_000),
      p50: against(3, 1),
      p99: against(8, 2),
      memory: { active: 100_000, idle: 1000 },
    },
  },
  cold: { decisions: 2000, milliseconds: 40, answer: 2 },
  ...change,
});

test('measures within all limits pass', () => {
  const report = judged(measures());
  expect(report.pass).toBe(true);
  expect(report.cold.answers.value).toBe(20);
});

test.each([
  ['too few answers', { answersPerSecond: against(1, 10_000) }],
  ['late broadcasts', { p50: against(100, 1) }],
  ['much memory for an active table', { memory: { active: 1e8, idle: 0 } }],
  ['memory for a table that has left it', { memory: { active: 1000, idle: 1e6 } }],
])('a limit is missed: %s', (_, wrong) => {
  const { games } = measures();
  const candles = { ...(games['candles'] as object), ...wrong } as (typeof games)[string];
  expect(judged(measures({ games: { candles } })).pass).toBe(false);
});

test('a cold table costs too many answers', () => {
  expect(judged(measures({ cold: { decisions: 2000, milliseconds: 1000, answer: 2 } })).pass).toBe(false);
});

test('the report says each measure and its limit', () => {
  const text = serverLines(judged(measures())).join('\n');
  for (const part of [
    '200 active tables',
    '1000',
    '0.1 times',
    '3 ms',
    '100 kB',
    '1 kB',
    '20 times an answer of 2 ms',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('missed');
});
