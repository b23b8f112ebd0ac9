import { describe, expect, test } from 'vitest';
import { load } from '../src/index.ts';
import { aMatch, picture, playOn, present, refusalOf, throughText } from './a-match.ts';
import { candles } from './demo/candles.ts';
import { aRaid } from './raid.ts';

const running = () => playOn(aMatch({ options: { goal: 60 } }), 60);
const finished = () => playOn(aMatch({ options: { goal: 4 } }), 500);

describe.each([
  ['a running match', running],
  ['a match that is over', finished],
])('a branch of %s', (_, given) => {
  test('stands at any past moment as the match did, with all that was told until then', () => {
    const match = given();
    for (const moment of match.moments) {
      const twig = match.branch(moment);
      const then = match.at(moment);
      expect(twig.moment).toBe(moment);
      expect(twig.request).toEqual(then.request);
      expect(twig.result).toEqual(then.result);
      expect(twig.moments).toEqual(match.moments.filter(one => one <= moment));
      for (const seat of [...match.seats, null]) {
        expect(twig.view(seat)).toEqual(then.view(seat));
        expect(twig.events(seat)).toEqual(then.events(seat));
      }
    }
  });

  test('has the same dice to come: the same answers lead to the same match', () => {
    const match = given();
    const twig = match.branch(match.moments[10] as number);
    for (const entry of match.journal.slice(twig.moment)) {
      if (entry.kind === 'answer') twig.answer(entry.option, entry.seat);
    }
    expect(picture(twig)).toEqual(picture(match));
  });

  test('with a seed has others', () => {
    const match = given();
    const ends = ['a', 'a', 'b'].map(seed => {
      const twig = match.branch(match.moments[4] as number, seed);
      return present(playOn(twig, 30));
    });
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).not.toEqual(ends[2]);
  });

  test('leaves the match untouched', () => {
    const match = given();
    const before = picture(match);
    playOn(match.branch(match.moments[5] as number), 100, 'elsewhere');
    playOn(match.branch(match.moments[5] as number, 'other dice'), 100, 'elsewhere');
    expect(picture(match)).toEqual(before);
  });

  test('is a match of its own: it can be saved, undone and branched again', () => {
    const match = given();
    const twig = playOn(match.branch(match.moments[5] as number, 'other dice'), 10, 'elsewhere');
    expect(picture(load(candles, throughText(twig.save())))).toEqual(picture(twig));
    expect(present(twig.branch(twig.moment))).toEqual(present(twig));
  });
});

describe('a branch', () => {
  test.each([-1, 2, 4.5, 10_000])('from %d, at which nobody was asked, is refused', moment => {
    const match = running();
    expect(refusalOf(() => match.branch(moment))).toEqual({
      name: 'Refused',
      code: 'no-such-moment',
      message: `there is no moment ${moment} to branch from`,
    });
  });

  test('keeps what standing orders passed, but binds nobody to them', () => {
    const match = aRaid();
    match.order('bob', { default: 'pass' });
    match.answer('bob');
    const twig = match.branch(match.moment);
    expect(twig.events('bob')).toEqual(match.events('bob'));
    twig.answer('parry');
    twig.answer('bob');
    expect(twig.request).toMatchObject({ seat: 'bob', ask: 'parry' });
  });
});
