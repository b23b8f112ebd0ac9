import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, botAnswer, botTurn, decide } from '@tenebrae/bots';
import { game as descent } from '@tenebrae/descent';
import { type Game, newRng, type Question, type Seat, start } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { lesson as asHero } from '../src/games/descent/lesson.ts';
import { lesson as asOverlord } from '../src/games/descent/lesson-overlord.ts';
import {
  follow,
  type Lesson,
  LESSON_BEGUN,
  lessonFor,
  type LessonProgress,
  putAside,
} from '../src/games/lesson.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';

const game = descent as unknown as Game;
const LEDGER = readFileSync(join(import.meta.dirname, '../../games/descent/ledger.md'), 'utf8');
const habit = BOTS['habit'] as (typeof BOTS)[string];

interface Reading {
  readonly progress: LessonProgress;
  /** The notes in the order of their coming, and which of them came while others decided. */
  readonly told: readonly string[];
  readonly meanwhile: readonly string[];
}

/** Plays a guided game sensibly and reads every note as it comes. */
function read({ plan, steps }: Lesson, most: number): Reading {
  const lesson = { plan, steps };
  const match = start(game, plan);
  const isPerson = (seat: Seat): boolean => plan.sitters[seat] === 'person';
  const [person = ''] = match.seats.filter(isPerson);
  const [told, meanwhile]: [string[], string[]] = [[], []];
  let progress = LESSON_BEGUN;
  for (let answers = 0; answers < most && match.request?.kind === 'question'; ) {
    const turn = botTurn(match, isPerson);
    const question: Question | null = turn === null ? match.request : null;
    const now = { view: match.view(person), question, happened: match.events(person), moment: match.moment };
    progress = follow(lesson, progress, now);
    while (progress.current !== null) {
      told.push(progress.current);
      if (question === null) meanwhile.push(progress.current);
      progress = follow(lesson, putAside(progress), now);
    }
    if (turn === null) answers += 1;
    const seat = turn?.seat ?? person;
    const rng = newRng(`${plan.seed}/${match.moment}`);
    match.answer(turn === null ? decide(habit, match, seat, rng) : botAnswer(match, turn, 'habit'), seat);
  }
  return { progress, told, meanwhile };
}

describe('the guided games of Descent', () => {
  test.for([
    ['hero', asHero],
    ['overlord', asOverlord],
  ] as const)('have words in both languages, and rules that exist: %s', ([, { steps }]) => {
    for (const { text, rules: cited } of steps) {
      expect(EN[text], text).not.toBe('');
      expect(FR[text], text).not.toBe(EN[text]);
      for (const rule of cited) expect(LEDGER, rule).toContain(`**${rule}**`);
    }
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test('whoever sits at the screen gets the lesson of that side', () => {
    expect(lessonFor([asHero, asOverlord], ['hero-1'])).toBe(asHero);
    expect(lessonFor([asHero, asOverlord], ['overlord'])).toBe(asOverlord);
    expect(lessonFor([asHero, asOverlord], [])).toBeUndefined();
  });

  test('the overlord is told everything that a first game needs, each thing once', () => {
    const { told, meanwhile, progress } = read(asOverlord, 120);
    expect(told).toEqual([...new Set(told)]);
    expect(told).toEqual(
      expect.arrayContaining(['window', 'turn', 'activate', 'act', 'target', 'threat', 'conquest', 'enough']),
    );
    // While the heroes choose their gear there is time to look around.
    expect(meanwhile.slice(0, 2)).toEqual(['welcome', 'secret']);
    expect(progress.current).toBeNull();
  });

  test('a note waits for its reader while others decide', () => {
    const now = { view: start(game, asOverlord.plan).view('overlord'), question: null, happened: [] };
    let progress = LESSON_BEGUN;
    for (let moment = 1; moment <= 20; moment++) progress = follow(asOverlord, progress, { ...now, moment });
    expect(progress.current).toBe('welcome');
  });
});
