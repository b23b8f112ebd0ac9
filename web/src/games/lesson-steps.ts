import type { Happening } from '@tenebrae/kernel';
import type { LessonMoment, LessonStep } from './lesson.ts';

/** Whether something holds at a moment of a guided game. */
export type Test = (now: LessonMoment) => boolean;

/** The player is asked one of these. */
export const asks =
  (...what: readonly string[]): Test =>
  ({ question }) =>
    question !== null && what.includes(question.ask);

/** Some option of the question is one of these. */
export const offers =
  (option: RegExp): Test =>
  ({ question }) =>
    question?.options.some(({ id }) => option.test(id)) ?? false;

/** These steps are behind the player. */
export const knows =
  (...steps: readonly string[]): Test =>
  ({ done }) =>
    steps.every(step => done.includes(step));

export const both =
  (...tests: readonly Test[]): Test =>
  now =>
    tests.every(test => test(now));

/** The step is done when one of these has happened. */
export const until =
  (...types: readonly string[]): NonNullable<LessonStep['isDone']> =>
  (_, since: readonly Happening[]) =>
    since.some(({ type }) => types.includes(type));

/** What a step points at, whenever it does. */
export const at =
  (...selectors: readonly string[]): LessonStep['at'] =>
  () =>
    selectors;

export const BOARD = '[data-region="board"]';
export const HAND = '[data-region="hand"]';
