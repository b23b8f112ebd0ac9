import type { Lesson } from '../../games/lesson.ts';
import { sitDown } from './start.ts';

const LESSONS = import.meta.glob<{ readonly lesson: Lesson }>('../../games/*/lesson.ts');
const fileOf = (game: string): string => `../../games/${game}/lesson.ts`;

/** Sits down to the guided first game. */
export async function startLesson(game: string): Promise<void> {
  const found = await LESSONS[fileOf(game)]?.();
  if (found !== undefined) sitDown(found.lesson.plan);
}
