import type { ContentReport } from '../report/content.ts';
import type { Counted, DeathReport } from '../report/deaths.ts';
import type { LengthReport } from '../report/lengths.ts';
import type { Report } from '../report/report.ts';
import { barPlot, evenScale, histogramPlot, intervalPlot, partsPlot } from './charts.ts';
import { type Html, html, NOTHING, section, table } from './html.ts';
import { factorName, levelName, sideName } from './rates-part.ts';
import type { Speech } from './words.ts';

export function lengthsPart({ lengths }: Report, speech: Speech): Html {
  const { say, number, label, list } = speech;
  const { decisions, rounds, medians } = lengths;
  const one = (unit: string, length: LengthReport): Html => {
    const said = list([
      label(unit, `${say('median')} ${number(length.median)}`),
      `${say('mean')} ${number(length.mean, 1)}`,
      `${say('middle-half')} ${say('to', { low: number(length.quarter), high: number(length.threeQuarters) })}`,
      `${say('p90')} ${number(length.p90)}`,
      `${say('range')} ${say('to', { low: number(length.least), high: number(length.most) })}`,
    ]);
    return histogramPlot(length.histogram, said, (at, count) => label(`${at} ${unit}`, count));
  };
  const rows = medians.map(({ by, is, ...median }) => [
    label(factorName(by, speech), levelName(by, is, speech)),
    number(median.decisions),
    median.rounds === null ? '–' : number(median.rounds),
  ]);
  return section(
    say('lengths'),
    one(say('decisions'), decisions),
    rounds === null ? NOTHING : one(say('rounds'), rounds),
    table(say('median'), [say('what'), say('decisions'), say('rounds')], rows),
  );
}

export function deathsPart({ deaths }: Report, speech: Speech): Html {
  if (deaths.length === 0) return NOTHING;
  return section(
    speech.say('deaths'),
    deaths.map(death => deathPart(death, speech)),
  );
}

function deathPart({ type, count, perMatch, victims, causes, killers }: DeathReport, speech: Speech): Html {
  const { say, number, label } = speech;
  const list = (caption: string, counted: readonly Counted[]): Html => {
    const most = counted[0]?.count ?? 0;
    const rows = counted.map(one => [speech.name(one.id), one.count, barPlot(one.count, most)]);
    return table(caption, [say('what'), say('count'), say('plot')], rows);
  };
  return html`<h3>${label(type, count)} (${number(perMatch, 2)} ${say('per-match')})</h3>
${[list(say('causes'), causes), list(say('killers'), killers), list(say('victims'), victims)]}`;
}

export function contentPart({ content, mainSides }: Report, speech: Speech): Html {
  const { say } = speech;
  const sides = [...new Set(mainSides.filter(side => side !== null))].map(side => sideName(side, speech));
  const told = content.filter(({ effects }) => effects.length > 0);
  if (sides.length === 0 || told.length === 0)
    return section(say('content'), html`<p>${say('content-none')}</p>`);
  return section(
    say('content'),
    html`<p>${say('for-side', { side: sides.join(', ') })} ${say('stands-note')}</p>`,
    told.map(kind => contentTable(kind, speech)),
  );
}

function contentTable({ kind, effects, ...counts }: ContentReport, speech: Speech): Html {
  const { say, name, points } = speech;
  const scale = evenScale(effects, 0.1);
  const columns = [
    say('what'),
    say('seen'),
    say('difference'),
    say('interval'),
    say('equal-length'),
    say('plot'),
  ];
  const rows = effects.map(effect => [
    effect.stands ? html`<strong class="mark">${name(effect.id)} *</strong>` : name(effect.id),
    `${effect.seen}/${effect.of}`,
    points(effect.value),
    say('to', { low: points(effect.low), high: points(effect.high) }),
    effect.atEqualLength === null ? '–' : points(effect.atEqualLength.value),
    intervalPlot(effect, scale, effect.stands),
  ]);
  const open = effects.some(({ stands }) => stands) ? html` open` : NOTHING;
  return html`<details${open}><summary>${say('content-of', { kind, ...counts })}</summary>
${table(kind, columns, rows)}</details>
`;
}

export function luckPart({ luck }: Report, speech: Speech): Html {
  const { say, number, percent } = speech;
  const { dice, skill, winners, losers } = luck;
  const shares = (of: { value: number; low: number; high: number }) => ({
    share: percent(of.value),
    low: percent(of.low),
    high: percent(of.high),
  });
  const saidDice =
    dice === null ? say('luck-none') : say('luck-dice', { ...shares(dice), matches: dice.matches });
  const saidSkill = skill === null ? '' : say('luck-skill', { ...shares(skill), lineups: skill.lineups });
  const means =
    dice === null ? '' : say('luck-means', { winners: number(winners, 2), losers: number(losers, 2) });
  const plot =
    dice === null
      ? NOTHING
      : partsPlot(
          [
            { name: saidDice, part: dice.value },
            { name: '', part: 0 },
            { name: '', part: 1 - dice.value },
          ],
          saidDice,
        );
  return section(say('luck'), html`<p>${saidDice} ${saidSkill}</p>`, plot, html`<p>${means}</p>`);
}

export function laddersPart({ ladders }: Report, speech: Speech): Html {
  if (ladders.length === 0) return NOTHING;
  const { say, number } = speech;
  return section(
    say('ladders'),
    ladders.map(({ side, against, rungs }) => {
      const scale = evenScale(
        rungs.map(({ elo }) => elo),
        50,
      );
      const columns = [say('bot'), say('matches'), say('elo'), say('interval'), say('score'), say('plot')];
      const rows = rungs.map(({ bot, matches, elo, score }) => [
        bot,
        matches,
        number(elo.value),
        say('to', { low: number(elo.low), high: number(elo.high) }),
        score === null
          ? '–'
          : `${number(score.value, 1)} (${say('to', { low: number(score.low, 1), high: number(score.high, 1) })})`,
        intervalPlot(elo, scale),
      ]);
      return table(say(`ladder-${against}`, { side: sideName(side, speech) }), columns, rows);
    }),
  );
}
