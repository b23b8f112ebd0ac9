import { expect, test } from 'vitest';
import { moveMarker } from '../src/rules/darkness.ts';
import { amountOf, asD3, mostOf, pickOne, rollD3, rollDice } from '../src/rules/dice.ts';
import { resolveDue } from '../src/rules/due.ts';
import { freshDice, offerReroll, type RolledDice } from '../src/rules/rerolls.ts';
import { hasPassed, passesTest } from '../src/rules/tests.ts';
import { aGame, offered, perform } from '../testing/index.ts';

const RULE = 'DL-DIC-05';

test('DL-DIC-01 DL-DIC-10 a d3 is a d6 halved, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map(asD3)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(perform(rollD3('fire-wounds', RULE), 5).value).toBe(3);
});

test('DL-DIC-02 DL-DIC-03 dice are added together, and what is added to them counts once', () => {
  expect(perform(rollDice('damage', [2, 6, 1], RULE), [1, 1]).value).toBe(3);
  expect(perform(rollDice('damage', [2, 6, 1], RULE), [6, 6]).value).toBe(13);
  expect(perform(rollDice('damage', [2, 3], RULE), [1, 6]).value).toBe(4);
  expect(mostOf([2, 6, 1])).toBe(13);
});

test('DL-DIC-03 a number that is fixed is not rolled', () => {
  expect(perform(amountOf('damage', 4, RULE)).value).toBe(4);
  expect(perform(amountOf('damage', [1, 6, 3], RULE), 2).value).toBe(5);
});

const reroll = (dice: RolledDice, most: number | null, ...script: (string | number | number[])[]) => {
  const game = aGame();
  const rule = offerReroll(
    game.table,
    game.accursed('black-knight'),
    'war-determination',
    dice,
    most,
    'DL-DIC-06',
  );
  return { game, ...perform(rule, ...script) };
};

test('DL-DIC-05 a re-roll without a number takes all dice together', () => {
  const dice = freshDice([1, 5, 2]);
  const done = reroll(dice, null, 'reroll', [3, 3, 6]);
  expect(offered(done, 'reroll-dice')).toEqual(['reroll', 'pass']);
  expect(done.value).toBe(true);
  expect(dice.faces).toEqual([3, 3, 6]);
  expect(done.game.told('dice-rerolled')).toMatchObject([{ before: [1, 5, 2], after: [3, 3, 6] }]);
});

test('DL-DIC-05 DL-DIC-06 it may be declined', () => {
  const dice = freshDice([1, 5]);
  expect(reroll(dice, null, 'pass').value).toBe(false);
  expect(reroll(dice, 1, 'pass').value).toBe(false);
  expect(dice).toEqual({ faces: [1, 5], rerolled: [false, false] });
});

test('DL-DIC-06 up to the number said, chosen one after the other; equal faces are one choice', () => {
  const dice = freshDice([1, 4, 1, 6]);
  const done = reroll(dice, 2, 'reroll:1', 'reroll:1', [5, 2]);
  expect(done.asked[0]?.options.map(({ id }) => id)).toEqual(['reroll:1', 'reroll:4', 'reroll:6', 'pass']);
  expect(done.asked[1]?.options.map(({ id }) => id)).toEqual(['reroll:1', 'reroll:4', 'reroll:6', 'done']);
  expect(dice.faces).toEqual([5, 4, 2, 6]);
  const fewer = freshDice([1, 4]);
  reroll(fewer, 2, 'reroll:4', 'done', 3);
  expect(fewer.faces).toEqual([1, 3]);
});

test('DL-DIC-07 the second score stands, even if worse, and no die is re-rolled twice', () => {
  const dice = freshDice([4, 2]);
  reroll(dice, 1, 'reroll:4', 1);
  expect(dice).toEqual({ faces: [1, 2], rerolled: [true, false] });
  const again = reroll(dice, null, 'reroll', 6);
  expect(again.value).toBe(true);
  expect(dice.faces).toEqual([1, 6]);
  expect(reroll(dice, null)).toMatchObject({ value: false, asked: [] });
});

test('DL-DIC-08 n+ succeeds on n or more', () => {
  const test = (face: number) =>
    hasPassed({ attribute: 'mind', needed: 5, faces: [face], rerolled: false, event: null });
  expect([4, 5, 6].map(test)).toEqual([false, true, true]);
});

test.each([4, 5, 6])('DL-DIC-09 a-b is inclusive: %i brings an Event where 4-6 does', face => {
  const game = aGame({ board: 'K...', marker: 1 });
  perform(moveMarker(game.table, { kind: 'darkness' }), face);
  expect(game.dungeon.events).toHaveLength(1);
});

test('DL-DIC-04 DL-ATR-04 the current value is rolled with: distressed, one die less', () => {
  const game = aGame({ board: 'K...', accursed: { 'black-knight': { insanity: 8 } } });
  const test = passesTest(game.table, game.accursed('black-knight'), 'strength', 5, 'DL-ATR-04');
  expect(perform(test, [1, 2, 3]).value).toBe(false);
});

test('DL-DIC-11 who is in turn chooses the order of what falls due together, otherwise the leader', () => {
  const game = aGame({ board: 'KW..', leader: 'blood-witch', turn: ['black-knight', 'end'] });
  const happened: string[] = [];
  const due = ['stream', 'wailing-wall'].map(name => ({
    name,
    *resolve() {
      happened.push(name);
    },
  }));
  const inTurn = perform(resolveDue(game.table, due), 'due:1');
  expect(inTurn.asked).toMatchObject([{ ask: 'choose-due', seat: 'player-1' }]);
  expect(happened).toEqual(['wailing-wall', 'stream']);
  game.state.phase = { kind: 'round-end' };
  expect(perform(resolveDue(game.table, due), 'due:0').asked).toMatchObject([{ seat: 'player-2' }]);
});

test('DL-TRM-10 one of several is drawn, a single one is not', () => {
  const game = aGame({ board: 'KW..' });
  expect(perform(pickOne('random-accursed', game.state.accursed, RULE), 'blood-witch').value?.id).toBe(
    'blood-witch',
  );
  expect(perform(pickOne('random-accursed', game.state.accursed.slice(0, 1), RULE)).value?.id).toBe(
    'black-knight',
  );
});
