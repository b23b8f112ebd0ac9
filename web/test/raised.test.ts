import { expect, test } from 'vitest';
import { type Box, raisedBy } from '../src/hints/raised.ts';

/** A hint over the lower edge of a board that begins at 60. */
const CARD: Box = { left: 290, right: 890, top: 350, bottom: 550 };
const at = (left: number, top: number): Box => ({ left, right: left + 60, top, bottom: top + 60 });

test('a hint that covers what it lights up goes to the upper edge of the board', () => {
  expect(raisedBy(CARD, at(640, 312), 60)).toBe(290);
  expect(raisedBy(CARD, at(640, 480), 60)).toBe(290);
});

test('a hint that covers nothing stays, above, beside and below', () => {
  expect(raisedBy(CARD, at(640, 290), 60)).toBe(0);
  expect(raisedBy(CARD, at(890, 400), 60)).toBe(0);
  expect(raisedBy(CARD, at(640, 550), 60)).toBe(0);
});

test('where the thing would be covered at the upper edge too, or there is no room, the hint stays', () => {
  expect(raisedBy(CARD, { ...at(640, 240), bottom: 360 }, 60)).toBe(0);
  expect(raisedBy(CARD, at(640, 400), 350)).toBe(0);
});
