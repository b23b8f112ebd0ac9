import { describe, expect, test } from 'vitest';
import { clone, load, type Match, type Moment, type Seat } from '../src/index.ts';
import { aMatch, picture, playOn, refusalOf, throughText } from './a-match.ts';
import { type Candles, candles } from './demo/candles.ts';

interface Scene {
  readonly moment: number;
  readonly shown: object;
}

const scene = (match: Match): Scene => ({ moment: match.moment, shown: shownTo(match.seats, match) });

const sceneAt = (match: Match, moment: number): object => shownTo(match.seats, match.at(moment));

/** What anyone could see of a match, or of a moment of it. */
const shownTo = (
  seats: readonly Seat[],
  then: Pick<Moment, 'request' | 'result' | 'view' | 'events'>,
): object =>
  clone({
    request: then.request,
    result: then.result,
    views: [...seats, null].map(seat => then.view(seat)),
    events: [...seats, null].map(seat => then.events(seat)),
  });

/** Plays a match and keeps what could be seen at each moment of it. */
function filmed(goal: number, decisions: number): { match: Match<Candles>; scenes: Scene[] } {
  const match = aMatch({ options: { goal } });
  const scenes = [scene(match)];
  for (let i = 0; i < decisions && match.request !== null; i++) scenes.push(scene(playOn(match, 1, i)));
  return { match, scenes };
}

describe.each([
  ['a running match', 500, 150],
  ['a match that is over', 5, 500],
])('stepping through %s', (_, goal, decisions) => {
  const { match, scenes } = filmed(goal, decisions);

  test('shows at every moment what each seat saw, was asked and had been told then', () => {
    for (const { moment, shown } of scenes) expect(sceneAt(match, moment)).toEqual(shown);
  });

  test('knows all its moments', () => {
    expect(match.moments).toEqual(scenes.map(({ moment }) => moment));
    expect(match.result === null).toBe(goal === 500);
  });

  test('changes nothing', () => {
    const before = picture(match);
    for (const moment of match.moments) match.at(moment).view('red');
    expect(picture(match)).toEqual(before);
  });

  test('works as well after it was saved and loaded', () => {
    const again = load(candles, throughText(match.save()));
    for (const { moment, shown } of scenes) expect(sceneAt(again, moment)).toEqual(shown);
  });

  test.each([-1, 1, 0.5, 99_999])('to %d, at which nobody was asked, is refused', moment => {
    expect(refusalOf(() => match.at(moment))).toEqual({
      name: 'Refused',
      code: 'no-such-moment',
      message: `there is no moment ${moment}`,
    });
  });
});
