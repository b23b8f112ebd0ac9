import type { Lesson, LessonStep } from '../lesson.ts';
import { at, BOARD, both, HAND, knows, offers, type Test, until } from '../lesson-steps.ts';
import { asView, sceneryOf, type Scenery } from './view.ts';

const shows =
  (scenery: Scenery): Test =>
  now =>
    sceneryOf(asView(now.view)) === scenery;
const asks =
  (...what: readonly RegExp[]): Test =>
  ({ question }) =>
    question !== null && what.some(ask => ask.test(question.ask));
/** The rules explain themselves in questions; these notes say where things lie, each when it is first of use. */
const steps: readonly LessonStep[] = [
  { id: 'welcome', text: 'lesson.dd-welcome', when: () => true, at: at(), rules: ['DD-CAM-02'] },
  { id: 'map', text: 'lesson.dd-map', when: shows('map'), at: at(BOARD), rules: ['DD-EXP-01'] },
  {
    id: 'heroes',
    text: 'lesson.dd-heroes',
    when: knows('map'),
    at: at('.t-seats .dd-seat'),
    rules: ['DD-CON-31', 'DD-STR-01'],
  },
  {
    id: 'deeds',
    text: 'lesson.dd-deeds',
    when: both(shows('map'), offers(/^scout$/)),
    isDone: until('corridor-entered', 'scouted'),
    pressing: true,
    at: at(HAND),
    rules: ['DD-EXP-02'],
  },
  {
    id: 'pack',
    text: 'lesson.dd-pack',
    when: both(shows('map'), knows('heroes')),
    at: at('.dd-provisions', '.dd-light'),
    rules: ['DD-PRV-02', 'DD-LGT-06'],
  },
  {
    id: 'corridor',
    text: 'lesson.dd-corridor',
    when: asks(/^resolve-/),
    pressing: true,
    at: at('.tray', HAND),
    rules: ['DD-EXP-09'],
  },
  {
    id: 'hall',
    text: 'lesson.dd-hall',
    when: both(shows('battle'), asks(/^tutorial-/, /^take-action$/)),
    pressing: true,
    at: at('.dd-trackers'),
    rules: ['DD-BAT-02', 'DD-POS-01'],
  },
  {
    id: 'skill',
    text: 'lesson.dd-skill',
    when: both(knows('hall'), asks(/^take-action$/)),
    isDone: until('skill-used'),
    pressing: true,
    at: at(HAND),
    rules: ['DD-SKL-01', 'DD-SKL-07'],
  },
  {
    id: 'aim',
    text: 'lesson.dd-aim',
    when: asks(/^choose-target/),
    pressing: true,
    at: at(BOARD),
    rules: ['DD-SKL-03', 'DD-SKL-07'],
  },
  {
    id: 'monster',
    text: 'lesson.dd-monster',
    when: both(shows('battle'), knows('skill')),
    at: at('.dd-thing.figure[data-thing*=":"]:has([data-figure*=":"])'),
    rules: ['DD-MON-04'],
  },
  { id: 'undo', text: 'lesson.dd-undo', when: knows('skill'), at: at('[data-region="top"]'), rules: [] },
  { id: 'hamlet', text: 'lesson.dd-hamlet', when: shows('hamlet'), at: at(BOARD), rules: ['DD-HAM-17'] },
  { id: 'enough', text: 'lesson.dd-enough', when: knows('hamlet'), at: at(), rules: [] },
];

/** The Old Road: a fixed party and map; the dice are the same each time. */
export const lesson: Lesson = {
  plan: {
    game: 'darkest-dungeon',
    players: 1,
    options: { mode: 'tutorial' },
    seed: 'the-old-road',
    policy: { dice: 'seeded', agreement: 'anyone', undo: 'free' },
    sitters: { 'player-1': 'person' },
    names: { 'player-1': '' },
    lesson: true,
    opening: [],
  },
  steps,
};
