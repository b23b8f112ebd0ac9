import type { Happening, Json, Question } from '@tenebrae/kernel';
import type { TablePlan } from '../engine/scene.ts';
import type { ShellText } from '../words/speech.ts';

/** The table as the lesson sees it: what is drawn, what is asked of the player, and what has happened. */
export interface LessonMoment {
  readonly view: Json;
  readonly question: Question | null;
  readonly happened: readonly Happening[];
  /** The steps that the player has left behind. */
  readonly done: readonly string[];
}

/** One thing to learn. It never forces anything: it is shown while it applies, until it is done or put aside. */
export interface LessonStep {
  readonly id: string;
  readonly text: Extract<ShellText, `lesson.${string}`>;
  /** Whether it applies; a step on show that applies no longer has served its time. */
  when(now: LessonMoment): boolean;
  /** Whether the player has done what it is about; `since` is what has happened since it came up. */
  isDone?(now: LessonMoment, since: readonly Happening[]): boolean;
  /** It is about the question of this very moment, and comes before what can wait. */
  readonly pressing?: true;
  /** What it points at, as selectors. */
  at(now: LessonMoment): readonly string[];
  readonly rules: readonly string[];
}

/** A guided first game: the table that is set for it, and its steps in the order of teaching. */
export interface Lesson {
  readonly plan: TablePlan;
  readonly steps: readonly LessonStep[];
}

/** How far a player has come. */
export interface LessonProgress {
  readonly done: readonly string[];
  readonly current: string | null;
  /** How many things had happened when the current step came up. */
  readonly since: number;
  /** The player wants no more of it. */
  readonly skipped: boolean;
}

export const LESSON_BEGUN: LessonProgress = { done: [], current: null, since: 0, skipped: false };

export const stepOf = ({ steps }: Lesson, id: string | null): LessonStep | null =>
  steps.find(step => step.id === id) ?? null;

/** Where the lesson stands as the table stands now; the same object when nothing has changed. */
export function follow(
  lesson: Lesson,
  progress: LessonProgress,
  table: Omit<LessonMoment, 'done'>,
): LessonProgress {
  if (progress.skipped) return progress;
  const now = { ...table, done: progress.done };
  const current = stepOf(lesson, progress.current);
  if (current !== null && isOver(current, now, progress.since)) {
    return follow(lesson, { ...progress, done: [...progress.done, current.id], current: null }, table);
  }
  const waiting = lesson.steps.filter(step => !progress.done.includes(step.id) && step.when(now));
  const next = waiting.find(step => step.pressing === true) ?? waiting[0];
  if (current !== null && (current.pressing === true || next?.pressing !== true)) return progress;
  if (next === undefined) return progress;
  return { ...progress, current: next.id, since: table.happened.length };
}

const isOver = (step: LessonStep, now: LessonMoment, since: number): boolean =>
  !step.when(now) || (step.isDone?.(now, now.happened.slice(since)) ?? false);

/** The player has read the step on show. */
export const putAside = (progress: LessonProgress): LessonProgress =>
  progress.current === null
    ? progress
    : { ...progress, done: [...progress.done, progress.current], current: null };
