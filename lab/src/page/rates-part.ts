import { lineupName, type Plan, type PlanSetting } from '../plan/plan.ts';
import type { RatesOf } from '../report/rates.ts';
import type { Report } from '../report/report.ts';
import { proportion } from '../stats/intervals.ts';
import { barPlot, intervalPlot } from './charts.ts';
import { type Html, section, table } from './html.ts';
import type { Speech } from './words.ts';

const SHARES = { from: 0, to: 1, line: 0.5 };

export function ratesPart({ rates, plan }: Report, speech: Speech): Html {
  const { say } = speech;
  const of = (by: string): readonly RatesOf[] => rates.filter(one => one.by === by);
  return section(say('rates'), [
    rateTable(say('by-all'), say('what'), of('all'), speech),
    ...alike(plan, [...new Set(rates.map(({ by }) => by))])
      .filter(([first = '']) => first !== 'all' && of(first).length > 1)
      .map(names => {
        const [first = '', ...others] = names;
        const name = names.map(by => factorName(by, speech)).join(', ');
        const groups = of(first).map(({ is, ...group }, level) => {
          const levels = [[first, is], ...others.map(by => [by, of(by)[level]?.is ?? ''])] as const;
          return { ...group, is: levels.map(([by = '', one = '']) => levelName(by, one, speech)).join(', ') };
        });
        return rateTable(say('by', { name }), name, groups, speech);
      }),
  ]);
}

/** What differs between settings, and together with it what differs in the same way: the same matches need no second table. */
function alike({ settings }: Plan, factors: readonly string[]): readonly string[][] {
  const ways = new Map<string, string[]>();
  for (const by of factors) {
    const values = settings.map(({ players, options }) =>
      by === 'players' ? players : (options[by] ?? null),
    );
    const isOfSettings = new Set(values).size > 1;
    const way = isOfSettings ? JSON.stringify(values.map(value => values.indexOf(value))) : by;
    const found = ways.get(way);
    if (found === undefined) ways.set(way, [by]);
    else found.push(by);
  }
  return [...ways.values()];
}

function rateTable(caption: string, what: string, groups: readonly RatesOf[], speech: Speech): Html {
  const { say, percent } = speech;
  const columns = [what, say('side'), say('won'), say('matches'), say('rate'), say('interval'), say('plot')];
  const rows = groups.flatMap(({ by, is, rates }) =>
    rates.map(rate => [
      by === 'all' ? say('by-all') : is,
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

/**
 * A setting by what sets it apart from the others; the only one by all that was chosen. A yes or a number says nothing without
 * the name of its option.
 */
export function settingName({ settings }: Plan, setting: number, speech: Speech): string {
  const { players = 0, options = {} } = settings[setting] ?? {};
  const isTold = (of: (one: PlanSetting) => unknown): boolean =>
    settings.length === 1 || new Set(settings.map(one => of(one) ?? null)).size > 1;
  const chosen = Object.entries(options)
    .filter(([by]) => isTold(one => one.options[by]))
    .map(([by, is]) => {
      const level = levelName(by, String(is), speech);
      if (is === true) return factorName(by, speech);
      return typeof is === 'string' ? level : speech.label(factorName(by, speech), level);
    });
  const seats = speech.say(players === 1 ? 'one-player' : 'so-many-players', { count: players });
  return [...chosen, ...(isTold(one => one.players) ? [seats] : [])].join(', ');
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
