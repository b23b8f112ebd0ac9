import { describe, expect, test } from 'vitest';
import { playMatch } from '../src/match/play.ts';
import { readRecord, recordLine } from '../src/match/record.ts';
import { reportOf } from '../src/report/report.ts';
import { aRun, played, subjectOf } from '../testing/runs.ts';

const RUN = aRun({ games: 40, luck: 40 });
const RECORDS = played(RUN);

test('a match follows from the plan and its index', () => {
  expect(played(RUN)).toEqual(RECORDS);
  expect(new Set(RECORDS.map(record => JSON.stringify({ ...record, index: 0 }))).size).toBeGreaterThan(20);
  expect(RECORDS.every(record => JSON.stringify(readRecord(recordLine(record))) === recordLine(record))).toBe(
    true,
  );
});

test('what is kept: end, winners, length, score, and the content that was met', () => {
  for (const { outcome, winners, decisions, rounds, scores, seen } of RECORDS) {
    expect(outcome).toBe(winners[0] === 0 ? 'burnt' : 'slain');
    expect([decisions, rounds]).toEqual([6, 6]);
    expect((scores[0] ?? 0) + (scores[1] ?? 0)).toBe(0);
    expect((scores[1] ?? 0) > 0).toBe(outcome === 'slain');
    expect(seen).toContain(outcome === 'slain' ? 'dragon' : 'knight');
  }
});

test('deaths: as the event says it, or as what came before it says it', () => {
  const slain = RECORDS.find(({ outcome }) => outcome === 'slain');
  const burnt = RECORDS.find(({ outcome }) => outcome === 'burnt');
  expect(slain?.deaths).toEqual([
    { type: 'monster-killed', victim: 'dragon', cause: null, by: 'knight', count: 1 },
  ]);
  expect(burnt?.deaths).toEqual([
    { type: 'hero-killed', victim: 'knight', cause: 'fire', by: 'dragon', count: 1 },
  ]);
});

test('a match too long is left unfinished, and one in which a rule fails says why', () => {
  const short = aRun({ most: 3 });
  expect(playMatch(subjectOf(short), short.plan, 0)).toMatchObject({
    outcome: null,
    decisions: 3,
    fault: null,
  });
  const broken = aRun({ settings: { options: { broken: true } } });
  const record = playMatch(subjectOf(broken), broken.plan, 0);
  expect(record).toMatchObject({ outcome: null, fault: 'the rule is broken' });
  const { matches } = reportOf(subjectOf(broken), broken, [record]);
  expect(matches).toMatchObject({
    finished: 0,
    unfinished: 0,
    failed: [{ index: 0, seed: '1/0', why: 'the rule is broken' }],
  });
});

describe('luck', () => {
  const gain = ({ luck }: (typeof RECORDS)[number]): number => luck?.[1]?.standing ?? 0;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  test('follows a lead that only dice and cards make, up or down, and is nothing on average', () => {
    const errors = RECORDS.map(record => gain(record) - (record.scores[1] ?? 0));
    const noise = mean(RECORDS.map(({ luck }) => luck?.[1]?.noise.standing ?? 0));
    // What is not exact is as inexact as it says.
    expect(mean(errors.map(error => error ** 2)) / noise).toBeGreaterThan(0.5);
    expect(mean(errors.map(error => error ** 2)) / noise).toBeLessThan(2);
    expect(Math.abs(mean(errors))).toBeLessThan(3 * Math.sqrt(noise / RECORDS.length));
    for (const { luck } of RECORDS) expect(luck?.[0]?.standing).toBeCloseTo(-(luck?.[1]?.standing ?? 0), 3);
  });

  test('follows the chance to win to its end', () => {
    const won = ({ winners }: (typeof RECORDS)[number]): number => Number(winners.includes(1));
    const chance = mean(RECORDS.map(won));
    const errors = RECORDS.map(record => (record.luck?.[1]?.victory ?? 0) - (won(record) - chance));
    const noise = mean(RECORDS.map(({ luck }) => luck?.[1]?.noise.victory ?? 0));
    expect(mean(errors.map(error => error ** 2)) / noise).toBeGreaterThan(0.5);
    expect(mean(errors.map(error => error ** 2)) / noise).toBeLessThan(2);
    for (const { luck } of RECORDS) expect(luck?.[0]?.victory).toBeCloseTo(-(luck?.[1]?.victory ?? 0), 3);
  });

  test('has nothing to do with what was chosen', () => {
    const skilled = aRun({ settings: { options: { skill: 20 } }, bots: ['random'], games: 30, luck: 30 });
    const records = played(skilled);
    const product = mean(records.map(record => gain(record) * (record.scores[1] ?? 0)));
    const [own, scores] = [records.map(gain), records.map(record => record.scores[1] ?? 0)];
    const size = (values: readonly number[]): number => Math.sqrt(mean(values.map(value => value ** 2)));
    expect(size(scores)).toBeGreaterThan(2 * size(own));
    expect(Math.abs(product) / (size(scores) * size(own))).toBeLessThan(0.5);
  });

  test('is looked into as often as the plan says', () => {
    expect(played(aRun({ games: 5, luck: 2 })).map(({ luck }) => luck !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
