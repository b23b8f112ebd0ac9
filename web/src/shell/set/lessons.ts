import type { Lesson } from '../../games/lesson.ts';
import type { LessonName } from '../lobby/shelf.ts';
import { sitDown } from './start.ts';

const LESSONS = import.meta.glob<{ readonly lesson: Lesson }>('../../games/*/lesson*.ts');
const fileOf = (game: string, lesson: LessonName): string => `../../games/${game}/${lesson}.ts`;

/** Sits down to a guided first game. */
export async function startLesson(game: string, lesson: LessonName): Promise<void> {
  const found = await LESSONS[fileOf(game, lesson)]?.();
  if (found !== undefined) sitDown(found.lesson.plan);
}
