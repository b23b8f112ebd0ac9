import { type Happening, type Json, type Option, type Question } from '@tenebrae/kernel';
import { words } from '@tenebrae/dark-darker-darkest/words';
import { describe, expect, test } from 'vitest';
import { newHost } from '../src/engine/host.ts';
import type { LogLine, Scene } from '../src/engine/scene.ts';
import { lesson } from '../src/games/dark-darker-darkest/lesson.ts';
import { follow, LESSON_BEGUN, type LessonProgress, putAside } from '../src/games/lesson.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';

const actionOf = (option: Option): unknown => (option as Option & { action?: unknown }).action;

/** What a beginner who does as the notes say would choose: the first of these that is offered. */
const WISHES = ['search', 'reveal-chip', 'unlock'] as const;
const ANSWERS = [
  'hit:',
  'cancel:',
  'retreat:',
  'survivor:',
  'move:garage',
  'hand-over',
  'end-actions',
] as const;

/** One attack will do; and who has handed over twice in a round is done. */
function choice({ options }: Question, handedOver: number, hasAttacked: boolean): number {
  const end = options.findIndex(({ id }) => id === 'end-actions');
  if (end >= 0 && handedOver >= 2) return end;
  const wishes = hasAttacked ? WISHES : [...WISHES, 'attack'];
  const byAction = wishes.map(wish => options.findIndex(option => actionOf(option) === wish));
  const byId = ANSWERS.map(answer => options.findIndex(({ id }) => id.startsWith(answer)));
  return [...byAction, ...byId].find(place => place >= 0) ?? 0;
}

interface Lived {
  readonly scene: Scene;
  readonly happened: readonly Happening[];
  readonly progress: LessonProgress;
}

/** Plays the guided game until a round begins, reading every note; or, who does not read, until then all the same. */
async function play(untilRound: number, reads: boolean): Promise<Lived> {
  const host = newHost();
  const scenes: Scene[] = [];
  let log: LogLine[] = [];
  host.pace(0);
  host.onScene(scene => {
    scenes.push(structuredClone(scene));
    log = [...log.slice(0, scene.log.from), ...scene.log.lines];
  });
  expect(await host.open(lesson.plan)).toBeNull();
  let progress = LESSON_BEGUN;
  let handedOver = 0;
  for (let answers = 0; answers < 200; answers++) {
    const scene = scenes.at(-1) as Scene;
    const question = scene.request as Question;
    const happened = log.map(({ event }) => event);
    const now = { view: scene.view, question, happened, moment: scene.moment };
    progress = follow(lesson, progress, now);
    while (reads && progress.current !== null) progress = follow(lesson, putAside(progress), now);
    if (roundOf(scene.view) >= untilRound || scene.result !== null) return { scene, happened, progress };
    const chosen = choice(
      question,
      handedOver,
      happened.some(({ type }) => type === 'attack-made'),
    );
    const { id } = question.options[chosen] as Option;
    handedOver = id === 'end-actions' ? 0 : handedOver + (id === 'hand-over' ? 1 : 0);
    expect(host.answer(scene.moment, chosen, scene.mine[0])).toBeNull();
  }
  throw new Error('the round never came');
}

const roundOf = (view: Json): number => (view as { round: number }).round;

describe('the guided first game', () => {
  test('has words in both languages and names rules that exist', () => {
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
    for (const { text, rules } of lesson.steps) {
      expect(EN[text].length, text).toBeGreaterThan(40);
      expect(EN[text].split(/[.!?] /).length, text).toBeLessThanOrEqual(4);
      expect(FR[text], text).not.toBe(EN[text]);
      for (const rule of rules) {
        expect(words.en[rule], rule).toBeDefined();
        expect(words.fr[rule], rule).toBeDefined();
      }
    }
  });

  test('begins with the team to act, zombies in sight, and nothing to take back', async () => {
    const { scene, happened } = await play(1, true);
    expect(scene.request).toMatchObject({ ask: 'who-acts' });
    expect(scene.lesson).toBe(true);
    expect(scene.undo).toBe('none');
    expect(happened.map(({ type }) => type)).toContain('zombies-placed');
  });

  test('is kept with the table', async () => {
    const host = newHost();
    host.onScene(() => {});
    await host.open(lesson.plan);
    const again = newHost();
    const scenes: Scene[] = [];
    again.onScene(scene => scenes.push(scene));
    expect(await again.take(host.keep())).toBeNull();
    expect(scenes.at(-1)).toMatchObject({ lesson: true, undo: 'none' });
  });

  test('shows the first dozen steps within the first round', async () => {
    const { progress, happened } = await play(2, true);
    const types = happened.map(({ type }) => type);
    for (const shown of ['room-searched', 'card-gained', 'attack-made', 'zombie-eliminated', 'chip-turned'])
      expect(types).toContain(shown);
    for (const step of lesson.steps.slice(0, 12)) expect(progress.done).toContain(step.id);
    expect(progress.done.length).toBeGreaterThanOrEqual(18);
  });

  test('goes on by itself for somebody who never presses Next', async () => {
    const { progress } = await play(3, false);
    for (const id of ['welcome', 'house', 'hits', 'chip']) expect(progress.done).toContain(id);
  });

  test('says all there is to say by the third round', async () => {
    const { progress, happened } = await play(3, true);
    expect(progress.done).toContain('enough');
    const types = happened.map(({ type }) => type);
    for (const shown of ['defence-rolled', 'door-unlocked']) expect(types).toContain(shown);
  });

  test('is silent once it has been skipped', async () => {
    const { scene, happened } = await play(1, false);
    const skipped = { ...LESSON_BEGUN, skipped: true };
    const now = { view: scene.view, question: scene.request as Question, happened, moment: scene.moment };
    expect(follow(lesson, skipped, now)).toBe(skipped);
  });
});
