import { describe, expect, test } from 'vitest';
import { reportPage } from '../src/page/page.ts';
import { reportJson, reportOf } from '../src/report/report.ts';
import { sidesOf } from '../src/report/sides.ts';
import { inOrder } from '../src/run/run.ts';
import type { MatchRecord } from '../src/match/record.ts';
import { aRun, played, subjectOf } from '../testing/runs.ts';
import { SUBJECTS } from '../testing/subjects.ts';

const RUN = aRun({
  settings: { players: [2, 3], options: { skill: [0, 4] } },
  bots: [],
  ladder: ['random', 'habit'],
  games: 60,
  luck: 60,
});
const RECORDS = played(RUN);
const REPORT = reportOf(subjectOf(RUN), RUN, RECORDS);

test('is the same to the last byte in whatever order and however often matches were played', () => {
  const again = [...RECORDS.toReversed(), ...RECORDS.slice(0, 50)];
  expect(reportJson(reportOf(subjectOf(RUN), RUN, inOrder(RUN.plan, again)))).toBe(reportJson(REPORT));
  expect(JSON.parse(reportJson(REPORT))).toEqual(REPORT);
});

test('win rates by everything that differs, of each side', () => {
  const groups = REPORT.rates.map(({ by, is }) => `${by} ${is}`);
  expect(groups).toEqual([
    'all all',
    'skill 0',
    'skill 4',
    'players 2',
    'players 3',
    'bots random',
    'bots overlord=random hero=habit',
    'bots overlord=habit hero=random',
    'bots habit',
  ]);
  const [all] = REPORT.rates;
  expect(all?.rates.map(({ side, of }) => [side, of])).toEqual([
    ['overlord', 960],
    ['hero', 960],
  ]);
  expect(all?.rates.reduce((sum, { won }) => sum + won, 0)).toBe(960);
  for (const { rates } of REPORT.rates)
    for (const { value, low, high } of rates) expect(low <= value && value <= high).toBe(true);
  expect(REPORT.cells).toHaveLength(16);
});

test('sides are those who ever won together; against the game all are one', () => {
  const duel = aRun({ settings: { players: 3 } });
  const record = (winners: readonly number[]): MatchRecord => ({
    ...(RECORDS[0] as MatchRecord),
    index: 0,
    winners,
  });
  const names = (...wins: (readonly number[])[]) =>
    sidesOf(subjectOf(duel).game, duel.plan, wins.map(record))[0]?.map(({ name }) => name);
  expect(names([0], [1, 2])).toEqual(['overlord', 'hero']);
  expect(names([0])).toEqual(['overlord', 'hero']);
  expect(names([1], [2])).toEqual(['overlord', 'hero-1', 'hero-2']);
  expect(names([0, 1, 2])).toEqual(['players']);
  expect(names([])).toEqual(['players']);
});

test('a blessing helps the heroes and a curse does not', () => {
  const cards = REPORT.content.find(({ kind }) => kind === 'cards');
  const one = aRun({ games: 1500, luck: 0 });
  const [kind] = reportOf(subjectOf(one), one, played(one)).content;
  const effect = (id: string) => kind?.effects.find(found => found.id === id)?.value ?? 0;
  expect(effect('blessing')).toBeGreaterThan(0.2);
  expect(effect('curse')).toBeLessThan(-0.2);
  expect(cards?.of).toBe(2);
  expect(REPORT.content.find(({ kind: name }) => name === 'monsters')).toMatchObject({
    of: 1,
    always: 0,
    sometimes: 1,
  });
});

test('the better bot stands higher where it can be better, and level where it cannot', () => {
  const [overlord, hero] = REPORT.ladders;
  expect([overlord?.side, hero?.side, hero?.against]).toEqual(['overlord', 'hero', 'bots']);
  expect(hero?.rungs[0]).toMatchObject({ bot: 'habit', matches: 480 });
  expect(hero?.rungs[0]?.elo.low).toBeGreaterThan(0);
  // The overlord is never asked anything.
  const level = overlord?.rungs.find(({ bot }) => bot === 'habit')?.elo;
  expect((level?.low ?? 1) < 0 && (level?.high ?? -1) > 0).toBe(true);
});

test('where nobody plays against anybody, bots are ranked by how they fare against the game', () => {
  const run = aRun({
    game: 'candles',
    bots: ['random', 'greedy'],
    games: 20,
    luck: 0,
    settings: { options: { goal: 20 } },
  });
  const { ladders } = reportOf(SUBJECTS['candles'] as never, run, played(run));
  expect(ladders).toMatchObject([
    { side: 'players', against: 'game', rungs: [{ bot: 'greedy' }, { bot: 'random' }] },
  ]);
  expect(ladders[0]?.rungs[0]?.elo.low).toBeGreaterThan(0);
  expect(ladders[0]?.rungs[0]?.score?.value).toBeGreaterThan(ladders[0]?.rungs[1]?.score?.value ?? 0);
});

describe('luck and skill', () => {
  const of = (skill: number, bots: string[], options = {}) => {
    const run = aRun({ settings: { options: { skill, ...options } }, bots, games: 120, luck: 120 });
    return reportOf(subjectOf(run), run, played(run)).luck;
  };

  test('dice decide where nothing else does', () => {
    const { dice, skill, winners, losers } = of(0, ['random', 'habit']);
    expect(dice?.value).toBeGreaterThan(0.5);
    expect(skill?.value).toBeLessThan(0.05);
    expect(winners).toBeGreaterThan(losers);
  });

  test('dice that win count also where the game’s own judgement sees nothing in them', () => {
    const { dice, winners, losers } = of(0, ['habit'], { blind: true });
    expect(dice?.value).toBeGreaterThan(0.5);
    expect([winners, losers]).toEqual([0, 0]);
  });

  test('who plays decides where choices outweigh dice', () => {
    const { dice, skill } = of(8, ['random', 'habit']);
    expect(skill?.value).toBeGreaterThan(0.3);
    expect(dice?.value ?? 0).toBeLessThan(0.5);
  });
});

describe('the page', () => {
  test.each(['en', 'fr'] as const)('is one file that needs no other, in %s', language => {
    const page = reportPage(REPORT, subjectOf(RUN).words, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toMatch(/https?:|src=|@import|url\(|<script|<link/);
    expect(page).toContain(language === 'en' ? 'the Knight' : 'le Chevalier');
    expect(page).not.toMatch(/NaN|undefined|\[object/);
    const opened = [...page.matchAll(/<(section|table|tr|td|details|figure|svg|p)\b/g)].length;
    const closed = [...page.matchAll(/<\/(section|table|tr|td|details|figure|svg|p)>/g)].length;
    expect(closed).toBe(opened);
    // Every picture has a name, or stands beside the same in numbers.
    for (const [tag] of page.matchAll(/<svg[^>]*>/g))
      expect(tag).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/);
  });

  test('speaks as the game does, with dots for what differs from match to match', () => {
    const page = reportPage(REPORT, subjectOf(RUN).words);
    expect(page).toContain('<h1>Lab report: The Duel</h1>');
    expect(page).toContain('The dragon is slain by ….');
    // Where the game has no words, its ids stand.
    expect(page).toContain('burnt');
    expect(reportPage(REPORT, subjectOf(RUN).words, 'fr')).toContain('duel</h1>');
  });

  test('tells rates by what differs, once where two things differ in the same way', () => {
    const captions = (settings: unknown): string[] => {
      const run = aRun({ settings, games: 4, luck: 0 });
      const page = reportPage(reportOf(subjectOf(run), run, played(run)), subjectOf(run).words);
      const rates = page.slice(page.indexOf('Who wins'), page.indexOf('How matches end'));
      return [...rates.matchAll(/<caption>([^<]*)/g)].map(([, caption]) => caption ?? '');
    };
    expect(captions({ players: 2, options: { skill: 4 } })).toEqual(['All matches']);
    expect(captions({ players: [2, 3], options: { skill: 4 } })).toEqual(['All matches', 'By players']);
    const together = [
      { players: 2, options: { skill: 0 } },
      { players: 3, options: { skill: 4 } },
    ];
    expect(captions(together)).toEqual(['All matches', 'By skill, players']);
    expect(captions({ players: [2, 3], options: { skill: [0, 4] } })).toHaveLength(3);
  });

  test('names the option of a number or a yes', () => {
    const page = reportPage(REPORT, subjectOf(RUN).words);
    expect(page).toContain('skill: 4, 3 players');
    const flagged = {
      ...REPORT,
      plan: { ...REPORT.plan, settings: [{ players: 2, options: { cursed: true, brave: false } }] },
      cells: REPORT.cells.slice(0, 1),
    };
    expect(reportPage(flagged, subjectOf(RUN).words)).toContain('cursed, brave: false, 2 players');
  });

  test('names a setting by what sets it apart from the others', () => {
    const run = aRun({ settings: { players: 2, options: { skill: [0, 4] } }, games: 4, luck: 0 });
    const page = reportPage(reportOf(subjectOf(run), run, played(run)), subjectOf(run).words);
    expect(page).toContain('<th scope="row">skill: 4</th>');
    const alone = { ...REPORT.plan, settings: [{ players: 1, options: {} }] };
    const page1 = reportPage(
      { ...REPORT, plan: alone, cells: REPORT.cells.slice(0, 1) },
      subjectOf(RUN).words,
    );
    expect(page1).toContain('<th scope="row">1 player</th>');
  });

  test('makes texts safe', () => {
    const page = reportPage({ ...REPORT, command: 'lab <b>"&' }, subjectOf(RUN).words);
    expect(page).toContain('lab &lt;b&gt;&quot;&amp;');
  });

  test('French is punctuated as French is', () => {
    const page = reportPage(REPORT, subjectOf(RUN).words, 'fr');
    const prose = page.replaceAll(/<style>[\s\S]*?<\/style>|<pre>[\s\S]*?<\/pre>|<[^>]*>/g, ' ');
    expect(prose).not.toMatch(/[a-zé]'[a-zé]/);
    expect(prose).not.toMatch(/\d%/);
    expect(prose).not.toMatch(/[^\u00a0][;?!%](?=\s|$)/m);
    expect(prose.replaceAll(/&\w+;|\d+:\d+/g, '')).not.toMatch(/[^\u00a0]:(?=\s)/);
  });
});
