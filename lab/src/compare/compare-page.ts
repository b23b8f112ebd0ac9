import type { Language } from '@tenebrae/kernel';
import { evenScale, intervalPlot } from '../page/charts.ts';
import { framed } from '../page/frame.ts';
import { type Html, html, section, table } from '../page/html.ts';
import { type Speech, speechIn, type WordId } from '../page/words.ts';
import { groupsOf } from '../report/groups.ts';
import type { Subject } from '../subject.ts';
import type { Change, Comparison } from './compare.ts';

const HEADINGS: readonly (readonly [string, WordId])[] = [
  ['rates', 'rates'],
  ['outcomes', 'endings'],
  ['cells', 'cells'],
  ['ladders', 'ladders'],
  ['lengths', 'lengths'],
  ['deaths', 'deaths'],
  ['content', 'content'],
];

/** Parts of a name that are the page's own; the others are the game's. */
const OWN: Readonly<Record<string, WordId>> = {
  all: 'by-all',
  players: 'players',
  bots: 'bots',
  decisions: 'decisions',
  rounds: 'rounds',
  cause: 'causes',
  by: 'killers',
};

function partName(part: string, { say, name }: Speech): string {
  const own = OWN[part];
  if (own !== undefined) return say(own);
  const option = name(`option.${part}`);
  return option.startsWith('option.') ? name(part) : option;
}

/** What is a share of matches is told in per cent. */
const SHARES = new Set(['rates', 'cells', 'outcomes', 'content']);

export function comparisonPage(
  comparison: Comparison,
  words: Subject['words'],
  language: Language = 'en',
): string {
  const speech = speechIn(language, words[language]);
  const { say } = speech;
  const title = speech.label(say('compare-title'), speech.game(comparison.game));
  const groups = groupsOf(comparison.changes, ({ of }) => of);
  return framed(language, title, [
    headPart(title, comparison, speech),
    ...HEADINGS.map(([of, heading]) =>
      section(say(heading), changeTable(say(heading), groups.get(of) ?? [], speech)),
    ),
  ]);
}

function headPart(title: string, { first, second }: Comparison, { say, label }: Speech): Html {
  const side = (name: string, { revision, version, command }: Comparison['first']): Html =>
    html`${label(name, '')}<code>${revision}</code>, ${say('version')} ${version}, <code>${command}</code><br>`;
  return html`<h1>${title}</h1>
<p>${say('compare-summary')}</p>
<p class="note">${side(say('first'), first)}${side(say('second'), second)}</p>
`;
}

function changeTable(caption: string, changes: readonly Change[], speech: Speech): Html {
  const { say, number, percent, points } = speech;
  if (changes.length === 0) return html`<p class="note">${say('nothing-common')}</p>`;
  const scale = evenScale(changes, 0);
  const columns = [say('what'), say('first'), say('second'), say('difference'), say('interval'), say('plot')];
  const rows = changes.map(change => {
    const isShare = SHARES.has(change.of);
    const value = (one: number): string =>
      change.of === 'content' ? points(one) : isShare ? percent(one) : number(one, 2);
    const difference = (one: number): string =>
      isShare ? points(one) : `${one > 0 ? '+' : ''}${number(one, 2)}`;
    const what = [...new Set(change.what.map(part => partName(part, speech)))].join(' · ');
    return [
      change.clear ? html`<strong class="mark">${what} *</strong>` : what,
      value(change.first),
      value(change.second),
      difference(change.value),
      say('to', { low: difference(change.low), high: difference(change.high) }),
      intervalPlot(change, scale, change.clear),
    ];
  });
  return table(caption, columns, rows);
}
