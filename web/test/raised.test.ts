import { expect, test } from 'vitest';
import { freeOf, shiftInto } from '../src/hints/bring-into-view.ts';
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

test('what lies in sight stays where it is, what does not comes to the middle', () => {
  expect(shiftInto(100, 160, 60, 560)).toBe(0);
  expect(shiftInto(60, 560, 60, 560)).toBe(0);
  expect(shiftInto(540, 600, 60, 560)).toBe(260);
  expect(shiftInto(40, 100, 60, 560)).toBe(-240);
});

test('of a list under a hint the part above it is free, or the part below if that is more', () => {
  const list: Box = { left: 280, right: 1090, top: 60, bottom: 650 };
  expect(freeOf(list, CARD)).toEqual({ ...list, bottom: 350 });
  expect(freeOf(list, { ...CARD, top: 70, bottom: 270 })).toEqual({ ...list, top: 270 });
  expect(freeOf(list, { ...CARD, left: 1090, right: 1400 })).toEqual(list);
  expect(freeOf(list, { ...CARD, top: 650, bottom: 800 })).toEqual(list);
});
