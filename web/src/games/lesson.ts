import type { Happening, Json, Question, Seat } from '@tenebrae/kernel';
import type { TablePlan } from '../engine/scene.ts';
import type { ShellText } from '../words/speech.ts';

/** The table as the lesson sees it: what is drawn, what is asked of the player, and what has happened. */
export interface LessonMoment {
  readonly view: Json;
  readonly question: Question | null;
  readonly happened: readonly Happening[];
  /** Grows with every answer. */
  readonly moment: number;
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

/** The lesson for those who sit here: the one in which a person sits where they do. */
export const lessonFor = (lessons: readonly Lesson[], here: readonly Seat[]): Lesson | undefined =>
  lessons.find(({ plan }) => here.some(seat => plan.sitters[seat] === 'person'));

/** How far a player has come. */
export interface LessonProgress {
  readonly done: readonly string[];
  readonly current: string | null;
  /** How many things had happened when the current step came up. */
  readonly since: number;
  /** The moment of the last look at the table, and how often the player was asked since the current step came up. */
  readonly moment: number;
  readonly answers: number;
  /** The player wants no more of it. */
  readonly skipped: boolean;
}

export const LESSON_BEGUN: LessonProgress = {
  done: [],
  current: null,
  since: 0,
  moment: 0,
  answers: 0,
  skipped: false,
};

export const stepOf = ({ steps }: Lesson, id: string | null): LessonStep | null =>
  steps.find(step => step.id === id) ?? null;

/** Who plays on for so many answers wants to hear the next thing; where something is to be done, a little later. */
const PATIENCE = 2;
const PATIENCE_WITH_DEEDS = 4;

/** Where the lesson stands as the table stands now; the same object when nothing has changed. */
export function follow(
  lesson: Lesson,
  before: LessonProgress,
  table: Omit<LessonMoment, 'done'>,
): LessonProgress {
  if (before.skipped) return before;
  const progress =
    before.moment === table.moment
      ? before
      : { ...before, moment: table.moment, answers: before.answers + (table.question === null ? 0 : 1) };
  const now = { ...table, done: progress.done };
  const current = stepOf(lesson, progress.current);
  const waiting = lesson.steps.filter(
    step => step !== current && !progress.done.includes(step.id) && step.when(now),
  );
  const next = waiting.find(step => step.pressing === true) ?? waiting[0];
  if (current !== null && isOver(current, now, progress, next !== undefined))
    return follow(lesson, putAside(progress), table);
  if (next === undefined || (current !== null && (current.pressing === true || next.pressing !== true)))
    return progress;
  return { ...progress, current: next.id, since: table.happened.length, answers: 0 };
}

function isOver(
  step: LessonStep,
  now: LessonMoment,
  { since, answers }: LessonProgress,
  othersWait: boolean,
): boolean {
  if (!step.when(now) || step.isDone?.(now, now.happened.slice(since)) === true) return true;
  return othersWait && answers >= (step.isDone === undefined ? PATIENCE : PATIENCE_WITH_DEEDS);
}

/** The player has read the step on show. */
export const putAside = (progress: LessonProgress): LessonProgress =>
  progress.current === null
    ? progress
    : { ...progress, done: [...progress.done, progress.current], current: null };
