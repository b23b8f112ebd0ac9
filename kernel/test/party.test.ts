import { describe, expect, test } from 'vitest';
import { ask, load, type Match, PARTY, type Policy, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { picture, refusalOf, throughText } from './a-match.ts';

/** The party goes left or right, over and over. */
const walk = aGame({ path: [] as string[] }, function* ({ state }) {
  const { id } = yield* ask('turn', PARTY, [{ id: 'left' }, { id: 'right' }, { id: 'back' }], 'TINY-1');
  state.path.push(id);
});
const aParty = (agreement: Policy['agreement']): Match<{ path: string[] }> =>
  start(walk, { players: 4, seed: 1, policy: { agreement } });

function vote(match: Match, votes: Readonly<Record<string, string>>): void {
  for (const [seat, option] of Object.entries(votes)) match.answer(option, seat);
}

describe('a question to the party', () => {
  test('is settled by anyone', () => {
    const match = aParty('anyone');
    expect(match.asked()).toEqual(['ann', 'bob', 'cid', 'dan']);
    vote(match, { cid: 'right', ann: 'left' });
    expect(match.state.path).toEqual(['right', 'left']);
    expect(match.votes).toEqual({});
  });

  test('is settled by more than half of all seats', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left', bob: 'left' });
    expect(match.state.path).toEqual([]);
    expect(match.votes).toEqual({ ann: 0, bob: 0 });
    vote(match, { dan: 'left' });
    expect(match.state.path).toEqual(['left']);
    expect(match.votes).toEqual({});
  });

  test('stays open in a tie until somebody thinks again', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left', bob: 'left', cid: 'right', dan: 'right' });
    expect(match.state.path).toEqual([]);
    expect(match.request).toMatchObject({ ask: 'turn' });
    vote(match, { ann: 'right' });
    expect(match.state.path).toEqual(['right']);
  });

  test('is settled by all only when all say the same', () => {
    const match = aParty('all');
    vote(match, { ann: 'left', bob: 'left', cid: 'left', dan: 'back' });
    expect(match.state.path).toEqual([]);
    vote(match, { dan: 'left' });
    expect(match.state.path).toEqual(['left']);
  });

  test('counts only the last vote of a seat', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left' });
    match.answer('right', 'ann');
    match.answer('left', 'ann');
    match.answer('right', 'ann');
    expect(match.votes).toEqual({ ann: 1 });
    vote(match, { bob: 'left', cid: 'left' });
    expect(match.state.path).toEqual([]);
  });

  test('forgets the votes when the next one is asked', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left', bob: 'left', cid: 'left' });
    vote(match, { ann: 'right', bob: 'right' });
    expect(match.state.path).toEqual(['left']);
    expect(match.votes).toEqual({ ann: 1, bob: 1 });
  });

  test('asks only those whom the game counts to the party', () => {
    const game = { ...walk, party: () => ['bob', 'dan'] };
    const match = start(game, { players: 4, seed: 1, policy: { agreement: 'all' } });
    expect(match.asked()).toEqual(['bob', 'dan']);
    expect(match.requestFor('ann')).not.toHaveProperty('options');
    expect(refusalOf(() => match.answer('left', 'ann'))).toMatchObject({
      code: 'not-your-question',
      message: 'turn is asked of bob, dan, not of ann',
    });
    vote(match, { bob: 'left', dan: 'left' });
    expect(match.state.path).toEqual(['left']);
  });

  test('is settled when the table agrees on a rule under which the votes are enough', () => {
    const match = aParty('all');
    vote(match, { ann: 'left', bob: 'right', cid: 'right', dan: 'right' });
    match.setPolicy({ agreement: 'majority' }, match.seats);
    expect(match.state.path).toEqual(['right']);
    expect(picture(load(walk, throughText(match.save())))).toEqual(picture(match));
  });

  test('waits for a word when the table agrees that anyone may speak', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left', bob: 'right' });
    match.setPolicy({ agreement: 'anyone' }, match.seats);
    expect(match.state.path).toEqual([]);
    vote(match, { dan: 'back' });
    expect(match.state.path).toEqual(['back']);
  });
});

describe('a vote under way', () => {
  test('is saved and taken up again', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left', bob: 'right' });
    const again = load(walk, throughText(match.save()));
    expect(again.votes).toEqual({ ann: 0, bob: 1 });
    expect(picture(again)).toEqual(picture(match));
    vote(again, { cid: 'right', dan: 'right' });
    expect(again.state.path).toEqual(['right']);
    expect(match.state.path).toEqual([]);
  });

  test('can be taken back vote by vote, freely', () => {
    const match = aParty('majority');
    vote(match, { ann: 'left', bob: 'right' });
    match.undo();
    expect(match.votes).toEqual({ ann: 0 });
    match.undo();
    expect(match.votes).toEqual({});
    match.redo();
    expect(match.votes).toEqual({ ann: 0 });
  });

  test('is decided by one voice in a fork', () => {
    const match = aParty('all');
    vote(match, { ann: 'left' });
    const fork = match.fork();
    fork.answer(1);
    expect(fork.state.path).toEqual(['right']);
    expect(match.votes).toEqual({ ann: 0 });
  });
});
