import { describe, expect, test } from 'vitest';
import { type Answer, ask, finish, IllegalAnswer, type Match, RuleBug, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { aMatch, aScriptedMatch, feed, picture, playOn, questionOf, refusalOf } from './a-match.ts';

const illegal = (code: string, message: string): object => ({ name: 'Refused', code, message });

/** Red's hand is full and the party has chosen: it is red's turn to play a card. */
function atThePlay(): Match {
  const match = aScriptedMatch();
  feed(match, 'candle-1', 'candle-2', 'shadow', 'door:oak');
  return match;
}

/** The card is played, nobody can snuff it: the die is to be thrown. */
function atTheDie(): Match {
  const match = atThePlay();
  feed(match, 'play:candle-2');
  return match;
}

function atTheEnd(): Match {
  return playOn(aMatch({ options: { goal: 3 } }), 1000);
}

function frozen(): Match {
  const game = aGame({ steps: 0 }, function* ({ state }) {
    yield* ask('step', 'ann', [{ id: 'left' }, { id: 'right' }], 'TINY-1');
    state.steps += 1;
    if (state.steps === 2) throw new Error('the floor gives way');
  });
  const match = start(game, { seed: 1 });
  match.answer('left');
  expect(() => match.answer('left')).toThrow(RuleBug);
  return match;
}

describe('an answer', () => {
  test('takes an option by its id or by its place in the list', () => {
    const [byId, byPlace] = [atThePlay(), atThePlay()];
    const { options } = questionOf(byId);
    byId.answer('play:shadow', 'red');
    byPlace.answer(options.findIndex(option => option.id === 'play:shadow'));
    expect(byId.journal.at(-1)).toMatchObject({ kind: 'answer', seat: 'red', option: 2 });
    expect(picture(byId)).toEqual(picture(byPlace));
  });

  test('is the face of every die when dice are thrown outside', () => {
    const match = atTheDie();
    match.answer([6], 'blue');
    expect(match.state).toMatchObject({ light: 1, turn: 1 });
    expect(match.journal).toContainEqual({ kind: 'chance', faces: [6], by: 'outside' });
  });

  test('moves the match on to what is asked next', () => {
    const match = atThePlay();
    match.answer('pass');
    expect(match.request).toMatchObject({ kind: 'chance', what: 'refill' });
    expect(match.moments).toEqual([0, 1, 2, 3, 4, 5]);
    expect(match.moment).toBe(5);
  });
});

const question = 'play-card is asked of red, not of blue';
const oneDie = 'expected a face of each of d6';

describe('an illegal answer is refused, and the match stays as it is:', () => {
  test.each<[string, () => Match, Answer | unknown, string | undefined, string, string]>([
    ['another seat', atThePlay, 'pass', 'blue', 'not-your-question', question],
    ['an unknown seat', atThePlay, 'pass', 'mauve', 'no-such-seat', 'there is no seat mauve'],
    ['the party as a seat', atThePlay, 'pass', 'party', 'no-such-seat', 'there is no seat party'],
    ['an unknown option', atThePlay, 'fly', 'red', 'no-such-option', 'play-card has no option "fly"'],
    ['an option of nothing', atThePlay, '', 'red', 'no-such-option', 'play-card has no option ""'],
    ['an index past the end', atThePlay, 5, 'red', 'no-such-option', 'play-card has no option 5'],
    ['an index below 0', atThePlay, -1, 'red', 'no-such-option', 'play-card has no option -1'],
    ['a fraction', atThePlay, 0.5, 'red', 'no-such-option', 'play-card has no option 0.5'],
    ['no number', atThePlay, Number.NaN, 'red', 'no-such-option', 'play-card has no option NaN'],
    [
      'endless',
      atThePlay,
      Number.POSITIVE_INFINITY,
      'red',
      'no-such-option',
      'play-card has no option Infinity',
    ],
    ['faces for a question', atThePlay, [1], 'red', 'not-an-answer', 'an option is expected'],
    ['null for a question', atThePlay, null, 'red', 'not-an-answer', 'an option is expected'],
    ['nothing for a question', atThePlay, undefined, 'red', 'not-an-answer', 'an option is expected'],
    ['true for a question', atThePlay, true, 'red', 'not-an-answer', 'an option is expected'],
    ['an object for a question', atThePlay, { id: 'pass' }, 'red', 'not-an-answer', 'an option is expected'],
    ['an option for dice', atTheDie, 'pass', 'red', 'not-an-answer', 'the faces of dice are expected'],
    ['a bare number for dice', atTheDie, 3, 'red', 'not-an-answer', 'the faces of dice are expected'],
    ['null for dice', atTheDie, null, 'red', 'not-an-answer', 'the faces of dice are expected'],
    ['an object for dice', atTheDie, { 0: 3 }, 'red', 'not-an-answer', 'the faces of dice are expected'],
    ['an unknown seat for dice', atTheDie, [3], 'mauve', 'no-such-seat', 'there is no seat mauve'],
    ['no face', atTheDie, [], 'red', 'wrong-dice', oneDie],
    ['a face too many', atTheDie, [3, 3], 'red', 'wrong-dice', oneDie],
    ['a face the die does not have', atTheDie, [7], 'red', 'wrong-dice', oneDie],
    ['face 0', atTheDie, [0], 'red', 'wrong-dice', oneDie],
    ['half a face', atTheDie, [2.5], 'red', 'wrong-dice', oneDie],
    ['a face that is no number', atTheDie, [Number.NaN], 'red', 'wrong-dice', oneDie],
    ['a face in words', atTheDie, ['3'], 'red', 'wrong-dice', oneDie],
    ['a hole instead of a face', atTheDie, new Array(1), 'red', 'wrong-dice', oneDie],
    ['anything after the end', atTheEnd, 0, 'red', 'over', 'the match is over'],
    ['anything while frozen', frozen, 'left', 'ann', 'frozen', 'a rule failed: the floor gives way'],
  ])('%s', (_, given, answer, by, code, message) => {
    const match = given();
    const before = picture(match);
    expect(refusalOf(() => match.answer(answer as Answer, by))).toEqual(illegal(code, message));
    expect(match.refusal(answer as Answer, by)).toBeInstanceOf(IllegalAnswer);
    expect(picture(match)).toEqual(before);
  });

  test('and a legal one has no refusal', () => {
    expect(atThePlay().refusal('pass', 'red')).toBeNull();
    expect(atTheDie().refusal([3])).toBeNull();
  });
});

describe('a pending question', () => {
  test('shows its options to the seat that is asked, and to others only who is asked and why', () => {
    const match = atThePlay();
    expect(match.asked()).toEqual(['red']);
    expect(match.requestFor('red')).toEqual(match.request);
    const outline = { kind: 'question', seat: 'red', ask: 'play-card', rule: 'CANDLES-PLAY-01' };
    expect(match.requestFor('blue')).toEqual(outline);
    expect(match.requestFor(null)).toEqual(outline);
  });

  test('of the party shows its options to everyone of the party, not to a spectator', () => {
    const match = aMatch();
    for (const seat of match.seats) expect(match.requestFor(seat)).toEqual(match.request);
    expect(match.requestFor(null)).not.toHaveProperty('options');
  });

  test('for dice is everyone’s', () => {
    const match = atTheDie();
    expect(match.asked()).toEqual(['red', 'blue']);
    expect(match.requestFor(null)).toEqual(match.request);
  });
});

describe('the end of a match', () => {
  test('has a result, and nobody is asked anything', () => {
    const match = atTheEnd();
    expect(match.result?.outcome).toMatch(/^(dawn|night)$/);
    expect(match.request).toBeNull();
    expect(match.asked()).toEqual([]);
    expect(match.requestFor('red')).toBeNull();
  });

  test('may come in the very first beat', () => {
    const game = aGame({}, () =>
      finish({ outcome: 'dawn', rule: 'TINY-9', winners: [], about: { candles: 3 } }),
    );
    expect(start(game, { seed: 1 }).result).toEqual({
      outcome: 'dawn',
      rule: 'TINY-9',
      winners: [],
      about: { candles: 3 },
    });
  });
});
