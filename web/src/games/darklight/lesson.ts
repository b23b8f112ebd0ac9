import type { Lesson, LessonStep } from '../lesson.ts';
import { asks, at, BOARD, both, HAND, knows, offers, type Test, until } from '../lesson-steps.ts';
import { asView } from './view.ts';

const isDown: Test = ({ view }) => asView(view).dungeon !== null;
const isFighting: Test = ({ view }) => (asView(view).dungeon?.combat ?? null) !== null;

/** Each note comes when it is first of use. */
const steps: readonly LessonStep[] = [
  { id: 'welcome', text: 'lesson.dl-welcome', when: () => true, at: at(), rules: ['DL-RND-01'] },
  {
    id: 'create',
    text: 'lesson.dl-create',
    when: asks('choose-dashboard', 'choose-first-skill', 'choose-consumable'),
    pressing: true,
    at: at(BOARD),
    rules: ['DL-ACC-01'],
  },
  {
    id: 'seats',
    text: 'lesson.dl-seats',
    when: isDown,
    at: at('.t-seats .dl-seat'),
    rules: ['DL-ATR-01', 'DL-HRT-01'],
  },
  {
    id: 'prepare',
    text: 'lesson.dl-prepare',
    when: asks('prepare'),
    pressing: true,
    at: at(HAND),
    rules: ['DL-ACC-18', 'DL-EQP-02'],
  },
  { id: 'wheel', text: 'lesson.dl-wheel', when: isDown, at: at('.dl-dark-wheel'), rules: ['DL-DRK-03'] },
  {
    id: 'turn',
    text: 'lesson.dl-turn',
    when: asks('turn-start', 'before-move'),
    pressing: true,
    at: at('.q'),
    rules: ['DL-TRN-01', 'DL-TRN-05'],
  },
  {
    id: 'move',
    text: 'lesson.dl-move',
    when: offers(/^move:/),
    isDone: until('moved'),
    pressing: true,
    at: at(BOARD),
    rules: ['DL-MOV-01'],
  },
  {
    id: 'door',
    text: 'lesson.dl-door',
    when: offers(/^open:/),
    isDone: until('door-opened'),
    pressing: true,
    at: at(BOARD),
    rules: ['DL-EXP-01'],
  },
  {
    id: 'lay',
    text: 'lesson.dl-lay',
    when: asks('lay-tile'),
    isDone: until('tile-laid'),
    pressing: true,
    at: at(BOARD),
    rules: ['DL-EXP-05'],
  },
  {
    id: 'fight',
    text: 'lesson.dl-fight',
    when: both(isFighting, offers(/^(attack|dual|unarmed):/)),
    isDone: until('attack-hit', 'attack-missed'),
    pressing: true,
    at: at(BOARD),
    rules: ['DL-ATK-04'],
  },
  {
    id: 'react',
    text: 'lesson.dl-react',
    when: asks('react'),
    pressing: true,
    at: at('.q'),
    rules: ['DL-EVA-01'],
  },
  {
    id: 'search',
    text: 'lesson.dl-search',
    when: offers(/^search:/),
    pressing: true,
    at: at(BOARD),
    rules: ['DL-SRC-01'],
  },
  { id: 'undo', text: 'lesson.dl-undo', when: knows('move'), at: at('[data-region="top"]'), rules: [] },
  { id: 'enough', text: 'lesson.dl-enough', when: knows('fight', 'door'), at: at(), rules: ['DL-SET-08'] },
];

/** The Awakening: the tutorial quest with two Accursed; the dice are the same each time. */
export const lesson: Lesson = {
  plan: {
    game: 'darklight',
    players: 1,
    options: { quest: 'q-awakening', accursed: 2 },
    seed: 'the-awakening',
    policy: { dice: 'seeded', agreement: 'anyone', undo: 'free' },
    sitters: { 'player-1': 'person' },
    names: { 'player-1': '' },
    lesson: true,
    opening: [],
  },
  steps,
};
