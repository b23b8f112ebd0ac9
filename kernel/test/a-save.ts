import type { Entry, Match, Save } from '../src/index.ts';
import { aMatch, playOn, throughText } from './a-match.ts';
import type { Candles } from './demo/candles.ts';

/** A match in whose record is everything that can be in one: votes, real dice, orders, a ruling, other dice, an undo. */
export function anEventfulMatch(): Match<Candles> {
  const match = aMatch({ options: { goal: 90 }, policy: { agreement: 'majority', undo: 'free' } });
  for (const seat of match.seats) match.order(seat, { 'cast-shadow': 'pass' });
  playOn(match, 40, 'before');
  match.setPolicy({ dice: 'person' }, match.seats);
  playOn(match, 10, 'by hand');
  match.setPolicy({ dice: 'seeded' }, match.seats);
  match.rule([{ at: '/darkness', to: 2 }], match.seats);
  playOn(match, 10, 'after');
  const twig = match.branch(match.moment, 'other dice');
  twig.order('red', { default: 'when-concerned' });
  playOn(twig, 12, 'elsewhere');
  twig.undo(twig.moments.at(-5));
  while (!isInTheMiddle(twig.save())) twig.undo();
  return twig;
}

/** In the middle of a beat, with a die among what was undone. */
const isInTheMiddle = ({ checkpoint, journal, undone }: Save): boolean =>
  checkpoint.at < journal.length &&
  journal.at(-1)?.kind === 'answer' &&
  undone.some(({ kind }) => kind === 'chance');

/** A save that can be forged in any place. */
export type Draft = { -readonly [K in keyof Save]: Save[K] } & {
  seats: string[];
  options: Record<string, unknown>;
  policy: Record<string, unknown>;
  journal: (Entry & Record<string, unknown>)[];
  undone: (Entry & Record<string, unknown>)[];
  orders: Record<string, Record<string, unknown>>;
  checkpoint: { at: number; beat: number; state: Candles; rng: number[]; policy: Record<string, unknown> };
} & Record<string, unknown>;

const EVENTFUL = JSON.stringify(anEventfulMatch().save());
export const aDraft = (): Draft => JSON.parse(EVENTFUL) as Draft;

export const draftOf = (match: Match): Draft => throughText(match.save()) as Draft;
