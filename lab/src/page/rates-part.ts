import { lineupName, type Plan } from '../plan/plan.ts';
import type { RatesOf } from '../report/rates.ts';
import type { Report } from '../report/report.ts';
import { proportion } from '../stats/intervals.ts';
import { barPlot, intervalPlot } from './charts.ts';
import { type Html, section, table } from './html.ts';
import type { Speech } from './words.ts';

const SHARES = { from: 0, to: 1, line: 0.5 };

export function ratesPart({ rates }: Report, speech: Speech): Html {
  const { say } = speech;
  const groups = [...new Set(rates.map(({ by }) => by))];
  return section(
    say('rates'),
    groups.map(by =>
      rateTable(
        by,
        rates.filter(one => one.by === by),
        speech,
      ),
    ),
  );
}

function rateTable(by: string, groups: readonly RatesOf[], speech: Speech): Html {
  const { say, percent } = speech;
  const caption = by === 'all' ? say('by-all') : say('by', { name: factorName(by, speech) });
  const columns = [
    by === 'all' ? say('what') : factorName(by, speech),
    say('side'),
    say('won'),
    say('matches'),
    say('rate'),
    say('interval'),
    say('plot'),
  ];
  const rows = groups.flatMap(({ is, rates }) =>
    rates.map(rate => [
      by === 'all' ? say('by-all') : levelName(by, is, speech),
      sideName(rate.side, speech),
      rate.won,
      rate.of,
      percent(rate.value),
      say('to', { low: percent(rate.low), high: percent(rate.high) }),
      intervalPlot(rate, SHARES),
    ]),
  );
  return table(caption, columns, rows);
}

/** Options are named as the game names them. */
export const factorName = (by: string, { say, name }: Speech): string =>
  by === 'players' || by === 'bots' ? say(by) : name(`option.${by}`).replace(/^option\./, '');

export function levelName(by: string, is: string, { name }: Speech): string {
  if (by === 'players' || by === 'bots') return is;
  const said = name(`option.${by}.${is}`);
  return said.startsWith('option.') ? name(is) : said;
}

export const sideName = (side: string, { say, name }: Speech): string =>
  side === 'players' ? say('players') : name(side);

/** A setting by what is chosen in it. */
export function settingName({ settings }: Plan, setting: number, speech: Speech): string {
  const { players = 0, options = {} } = settings[setting] ?? {};
  const chosen = Object.entries(options).map(([by, is]) => levelName(by, String(is), speech));
  return [...chosen, `${players} ${speech.say('players')}`].join(', ');
}

export function cellsPart({ cells, plan }: Report, speech: Speech): Html {
  const { say, percent } = speech;
  const columns = [
    say('setting'),
    say('bots'),
    say('side'),
    say('matches'),
    say('rate'),
    say('interval'),
    say('plot'),
  ];
  const rows = cells.flatMap(({ setting, lineup, counts }) =>
    counts.map(({ side, won, of }) => {
      const rate = proportion(won, of);
      return [
        settingName(plan, setting, speech),
        lineupName(plan.lineups[lineup] ?? {}),
        sideName(side, speech),
        of,
        percent(rate.value),
        say('to', { low: percent(rate.low), high: percent(rate.high) }),
        intervalPlot(rate, SHARES),
      ];
    }),
  );
  return section(say('cells'), table(say('cells'), columns, rows, 'said'));
}

export function endingsPart({ outcomes, matches }: Report, speech: Speech): Html {
  const { say, sentence, percent } = speech;
  const list = Object.entries(outcomes).sort(([, a], [, b]) => b - a);
  const most = list[0]?.[1] ?? 0;
  const rows = list.map(([outcome, count]) => [
    sentence(outcome),
    count,
    percent(count / Math.max(1, matches.finished)),
    barPlot(count, most),
  ]);
  return section(
    say('endings'),
    table(say('endings'), [say('what'), say('count'), say('rate'), say('plot')], rows, 'said'),
  );
}
