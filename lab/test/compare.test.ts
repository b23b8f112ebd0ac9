import { describe, expect, test } from 'vitest';
import { comparisonPage } from '../src/compare/compare-page.ts';
import { compareReports, NotComparable, readReport } from '../src/compare/compare.ts';
import { reportJson, reportOf } from '../src/report/report.ts';
import { aRun, played, subjectOf } from '../testing/runs.ts';
import { SUBJECTS } from '../testing/subjects.ts';

/** The same plan with rules that differ: what is worth something in one is worth nothing in the other. */
function report(skill: number, seed: string) {
  const run = aRun({ settings: { options: { skill } }, games: 150, luck: 0, seed });
  const anyPlan = { ...run, plan: { ...run.plan, settings: [{ players: 2, options: {} }] } };
  return reportOf(subjectOf(run), anyPlan, played(run));
}

test('says what has changed, by how much, and what cannot be chance', () => {
  const { changes } = compareReports(report(0, 'a'), report(1, 'b'));
  const hero = changes.find(({ of, what }) => of === 'rates' && what.join() === 'all,all,hero');
  expect(hero).toMatchObject({ clear: true });
  expect(hero?.value).toBeCloseTo((hero?.second ?? 0) - (hero?.first ?? 0), 3);
  expect(hero?.low).toBeGreaterThan(0);
  const length = changes.find(({ of, what }) => of === 'lengths' && what[0] === 'decisions');
  expect(length).toMatchObject({ first: 6, second: 6, value: 0, clear: false });
  expect(
    changes.find(({ of, what }) => of === 'deaths' && what.join() === 'hero-killed')?.value,
  ).toBeLessThan(0);
  expect(new Set(changes.map(({ of }) => of))).toEqual(
    new Set(['rates', 'cells', 'outcomes', 'lengths', 'deaths', 'content']),
  );
});

test('finds hardly anything between two runs of the same', () => {
  const { changes } = compareReports(report(1, 'a'), report(1, 'b'));
  const clear = changes.filter(change => change.clear);
  expect(clear.length / changes.length).toBeLessThan(0.2);
});

test('is a page too', () => {
  const comparison = compareReports(report(0, 'a'), report(1, 'b'));
  const page = comparisonPage(
    comparison,
    (SUBJECTS['duel'] as NonNullable<(typeof SUBJECTS)['duel']>).words,
    'fr',
  );
  expect(page).toContain('Deux rapports du laboratoire comparés');
  expect(page).not.toMatch(/NaN|undefined|https?:|<script/);
});

describe('what cannot be compared is refused', () => {
  const one = report(0, 'a');

  test('a report is read back as it was written', () => {
    expect(readReport(reportJson(one), 'a.json')).toEqual(one);
  });

  test.each([
    ['no JSON', 'this', 'a.json is no JSON'],
    ['something else', '{"format":"save"}', 'a.json is no report of the lab'],
    ['nothing', 'null', 'a.json is no report of the lab'],
  ])('%s', (_, text, message) => {
    expect(() => readReport(text, 'a.json')).toThrow(message);
  });

  test('another game', () => {
    expect(() => compareReports(one, { ...one, game: 'candles' })).toThrow(NotComparable);
  });
});
