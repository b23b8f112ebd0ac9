import type { Language } from '@tenebrae/kernel';
import type { Report } from '../report/report.ts';
import type { Subject } from '../subject.ts';
import { contentPart, deathsPart, laddersPart, lengthsPart, luckPart } from './facts-part.ts';
import { framed } from './frame.ts';
import { type Html, html, NOTHING, section } from './html.ts';
import { cellsPart, endingsPart, ratesPart } from './rates-part.ts';
import { type Speech, speechIn, type WordId } from './words.ts';

/** The report as one page that needs nothing else. */
export function reportPage(report: Report, words: Subject['words'], language: Language = 'en'): string {
  const speech = speechIn(language, words[language]);
  const title = speech.label(speech.say('title'), speech.game(report.game));
  return framed(language, title, [
    headPart(title, report, speech),
    ratesPart(report, speech),
    endingsPart(report, speech),
    cellsPart(report, speech),
    laddersPart(report, speech),
    luckPart(report, speech),
    lengthsPart(report, speech),
    deathsPart(report, speech),
    contentPart(report, speech),
    methodsPart(speech),
  ]);
}

function headPart(
  title: string,
  { matches, plan, command, revision, version }: Report,
  { say }: Speech,
): Html {
  const { finished, planned, unfinished, failed } = matches;
  const left = unfinished === 0 ? '' : say('unfinished', { count: unfinished, most: plan.most });
  const faults =
    failed.length === 0
      ? NOTHING
      : html`<p><strong class="mark">${say('failed', { count: failed.length })}</strong></p>
<ul>${failed.map(({ seed, why }) => html`<li><code>${seed}</code> ${why}</li>`)}</ul>`;
  return html`<h1>${title}</h1>
<p>${say('summary', { finished, planned })} ${left}</p>
${faults}
<p class="note">${say('made-by')} <code>${command}</code><br>${say('revision')} <code>${revision}</code>, ${say('version')} ${version}</p>
<details><summary>${say('plan')}</summary><pre>${JSON.stringify(plan, null, 2)}</pre></details>
`;
}

const METHODS: readonly WordId[] = [
  'method-rates',
  'method-content',
  'method-luck',
  'method-skill',
  'method-ladder',
];

const methodsPart = ({ say }: Speech): Html =>
  section(
    say('methods'),
    METHODS.map(
      id => html`<p class="note">${say(id)}</p>
`,
    ),
  );
