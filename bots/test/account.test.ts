import { newRng, start } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { describe, expect, test } from 'vitest';
import { accountFor, botAnswer, botTurn, LEVELS, mindOf, think } from '../src/index.ts';
import { aMatch, optionIds, variant } from './tables.ts';

const NEVER = (): boolean => false;

/** A match that a bot has played on its own for some answers, as at a table. */
function answeredBy(bot: string, answers: number, of = game) {
  const match = start(of, { players: 2, seed: 'account' });
  for (let given = 0; given < answers; given++) {
    const turn = botTurn(match, NEVER);
    if (turn === null) break;
    match.answer(botAnswer(match, turn, bot), turn.seat);
  }
  return match;
}

describe('a bot that accounts for an answer', () => {
  test('thinks what it thought then: the same option, the same futures', () => {
    const match = answeredBy('novice', 12);
    const thoughtful = match.moments.flatMap(at => {
      const given = match.journal[at];
      const account = accountFor(match, at, 'novice', NEVER);
      if (given?.kind !== 'answer' || account === null) return [];
      expect(account.option).toBe(given.option);
      if (account.considered.length === 0) return [];
      expect(account.considered[0]?.option).toBe(given.option);
      const then = match.branch(at);
      const mind = mindOf(then, given.seat, newRng(`${match.seed}/${at}`));
      expect(account.futures).toBe(think(mind, LEVELS.novice).iterations);
      return [at];
    });
    expect(thoughtful.length).toBeGreaterThan(4);
  });

  test('leaves the match as it was', () => {
    const match = answeredBy('novice', 8);
    const before = JSON.stringify(match.save());
    for (const at of match.moments) accountFor(match, at, 'novice', NEVER);
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test('tells what speaks for an answer, and nothing for one that was no better than another', () => {
    const whyOf = (option: string) => {
      const match = aMatch(variant({ evaluate: state => -state.deck.discard.length }));
      const at = match.moment;
      match.answer(option, 'red');
      const account = accountFor(match, at, 'greedy', NEVER);
      expect(account).toMatchObject({ considered: [], futures: 0 });
      return account?.why;
    };
    const [card = ''] = optionIds(aMatch()).filter(id => id.startsWith('play:'));
    expect(whyOf('peek')).toMatchObject({ kind: 'futures', futures: 12 });
    expect(whyOf(card)).toEqual({ kind: 'even' });
  });

  test('says so when it did not think', () => {
    const match = answeredBy('random', 3);
    const [first = -1] = match.moments;
    const given = match.journal[first];
    expect(accountFor(match, first, 'random', NEVER)).toEqual({
      option: given?.kind === 'answer' ? given.option : -1,
      why: { kind: 'chance' },
      considered: [],
      futures: 0,
    });
  });

  test('has nothing to say where nothing was answered', () => {
    const match = answeredBy('novice', 2);
    expect(accountFor(match, match.moment, 'novice', NEVER)).toBeNull();
    expect(accountFor(match, 9999, 'novice', NEVER)).toBeNull();
  });
});
