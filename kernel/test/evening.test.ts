import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AGREEMENTS,
  DICE_SOURCES,
  difference,
  load,
  type Match,
  ORDERS,
  Refused,
  resume,
  UNDO_POLICIES,
} from '../src/index.ts';
import { aMatch, picture, playOn, present, throughText } from './a-match.ts';
import { type Candles, candles } from './demo/candles.ts';

const some = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** All that people can do at a table, by any number; what is not possible just then is refused and changes nothing. */
const DEEDS: Record<string, (match: Match<Candles>, n: number) => void> = {
  'play on': (match, n) => playOn(match, 1 + (n % 4), n),
  'answer out of turn': (match, n) => match.answer(n % 5, some(match.seats, n)),
  'go back': (match, n) => match.undo(some(match.moments, n), match.seats),
  'go back alone': match => match.undo(),
  'go on again': (match, n) => match.redo(match.moment + (n % 7)),
  'agree on dice': (match, n) => match.setPolicy({ dice: some(DICE_SOURCES, n) }, match.seats),
  'agree on votes': (match, n) => match.setPolicy({ agreement: some(AGREEMENTS, n) }, match.seats),
  'agree on undo': (match, n) => match.setPolicy({ undo: some(UNDO_POLICIES, n) }, match.seats),
  'give orders': (match, n) => match.order(some(match.seats, n), { default: some(ORDERS, n >> 3) }),
  'correct the state': (match, n) => match.rule([{ at: '/darkness', to: n % 20 }], match.seats),
  'think': (match, n) => void match.fork(some([...match.seats, null], n)).view(null),
};

const deeds = fc.array(fc.tuple(fc.constantFrom(...Object.keys(DEEDS)), fc.nat({ max: 1000 })), {
  maxLength: 25,
  size: 'max',
});

/** Whether a deed was done; if it was refused, nothing may have changed. */
function attempt(match: Match<Candles>, deed: string, n: number): void {
  const before = picture(match);
  try {
    DEEDS[deed]?.(match, n);
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    expect(difference(picture(match), before)).toBeNull();
  }
}

const anEvening = (): Match<Candles> =>
  aMatch({ options: { goal: 100 }, policy: { undo: 'free', agreement: 'majority' } });

describe('whatever people do in an evening', () => {
  test('the save of it is loaded as the same match, and resumed at the same place', () => {
    fc.assert(
      fc.property(deeds, done => {
        const match = anEvening();
        for (const [deed, n] of done) {
          attempt(match, deed, n);
          const save = throughText(match.save());
          expect(difference(picture(load(candles, save)), picture(match))).toBeNull();
          expect(difference(present(resume(candles, save)), present(match))).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('it can be stepped through, forked and branched at every moment, and undone to each', () => {
    fc.assert(
      fc.property(deeds, done => {
        const match = anEvening();
        for (const [deed, n] of done) attempt(match, deed, n);
        const before = picture(match);
        for (const moment of match.moments) {
          expect(difference(match.branch(moment).request, match.at(moment).request)).toBeNull();
        }
        expect(difference(present(match.fork()), present(match))).toBeNull();
        expect(candles.invariants(match.state)).toEqual([]);
        expect(difference(picture(match), before)).toBeNull();
        match.setPolicy({ undo: 'free' }, match.seats);
        const [there, end] = [picture(match), match.moment];
        for (const moment of match.moments.slice(0, -1).reverse()) {
          const then = match.at(moment);
          match.undo(moment);
          expect(difference(match.view(null), then.view(null))).toBeNull();
          expect(difference(match.request, then.request)).toBeNull();
          match.redo(end);
        }
        expect(difference(picture(match), there)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
