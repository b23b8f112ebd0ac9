import { useEffect, useState } from 'react';
import {
  follow,
  type Lesson,
  LESSON_BEGUN,
  type LessonMoment,
  type LessonProgress,
  type LessonStep,
  putAside,
  stepOf,
} from '../games/lesson.ts';
import { keepProgress, readProgress } from '../saves/lesson-progress.ts';

interface Followed {
  readonly step: LessonStep | null;
  /** Which step it is for this player, from 1. */
  readonly number: number;
  readonly pointsAt: readonly string[];
  next(): void;
  skip(): void;
}

const NOTHING: readonly string[] = [];

/** The lesson of a table, as far as this player has come; kept on this device with the name of the slot. */
export function useLesson(lesson: Lesson, slot: string, now: Omit<LessonMoment, 'done'>): Followed {
  const [kept, setKept] = useState(() => read(slot));
  const progress = follow(lesson, kept, now);
  // What the table shows moves the lesson on: from the player's last word and this table, always the same way.
  if (progress !== kept) setKept(progress);
  useEffect(() => keepProgress(slot, progress), [slot, progress]);
  const step = progress.skipped ? null : stepOf(lesson, progress.current);
  return {
    step,
    number: progress.done.length + 1,
    pointsAt: step === null ? NOTHING : step.at({ ...now, done: progress.done }),
    next: () => setKept(putAside(progress)),
    skip: () => setKept({ ...progress, current: null, skipped: true }),
  };
}

function read(slot: string): LessonProgress {
  const found = readProgress(slot) as Partial<LessonProgress> | null;
  return Array.isArray(found?.done) ? { ...LESSON_BEGUN, ...found } : LESSON_BEGUN;
}
