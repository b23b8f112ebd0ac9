import type { Lesson, LessonStep } from '../lesson.ts';
import { asks, at, BOARD, both, HAND, knows, offers, until } from '../lesson-steps.ts';
import { asView } from './view.ts';

/** Each note comes when it is first of use, and goes when it has been read or followed. */
const steps: readonly LessonStep[] = [
  { id: 'welcome', text: 'lesson.dj-welcome', when: () => true, at: at(), rules: ['DJ-CNQ-07'] },
  {
    id: 'shop',
    text: 'lesson.dj-shop',
    when: asks('starting-equipment'),
    isDone: until('item-bought'),
    pressing: true,
    at: at('.dj-gallery'),
    rules: ['DJ-SET-12'],
  },
  {
    id: 'arrange',
    text: 'lesson.dj-arrange',
    when: asks('arrange-items'),
    pressing: true,
    at: at(HAND),
    rules: ['DJ-EQP-05'],
  },
  {
    id: 'declare',
    text: 'lesson.dj-declare',
    when: asks('declare-action'),
    isDone: until('action-declared'),
    pressing: true,
    at: at(HAND),
    rules: ['DJ-HRT-06'],
  },
  {
    id: 'move',
    text: 'lesson.dj-move',
    when: both(asks('hero-acts'), offers(/^move:/)),
    isDone: until('figure-moved'),
    pressing: true,
    at: at(BOARD),
    rules: ['DJ-MOV-03'],
  },
  {
    id: 'door',
    text: 'lesson.dj-door',
    when: offers(/^open-door:/),
    isDone: until('door-opened'),
    pressing: true,
    at: at('.dj-thing.door.option'),
    rules: ['DJ-DOR-03', 'DJ-EXP-02'],
  },
  {
    id: 'attack',
    text: 'lesson.dj-attack',
    when: both(asks('hero-acts'), offers(/^attack:/)),
    isDone: until('attack-declared'),
    pressing: true,
    at: at(HAND),
    rules: ['DJ-ATK-02'],
  },
  {
    id: 'target',
    text: 'lesson.dj-target',
    when: asks('attack-target'),
    pressing: true,
    at: at(BOARD),
    rules: ['DJ-LOS-01'],
  },
  {
    id: 'surges',
    text: 'lesson.dj-surges',
    when: asks('buy-surge'),
    pressing: true,
    at: at('.dj-attack', HAND),
    rules: ['DJ-ATK-13'],
  },
  {
    id: 'sheets',
    text: 'lesson.dj-sheets',
    when: knows('move'),
    at: at('.t-seats .dj-seat'),
    rules: ['DJ-FAT-01'],
  },
  {
    id: 'overlord',
    text: 'lesson.dj-overlord',
    when: ({ view }) => asView(view).round >= 2,
    at: at('.dj-overlord'),
    rules: ['DJ-OVT-01'],
  },
  {
    id: 'orders',
    text: 'lesson.dj-orders',
    when: offers(/^order:/),
    pressing: true,
    at: at(HAND),
    rules: ['DJ-ORD-01'],
  },
  {
    id: 'conquest',
    text: 'lesson.dj-conquest',
    when: knows('sheets', 'attack'),
    at: at('.dj-purse'),
    rules: ['DJ-CNQ-01'],
  },
  {
    id: 'enough',
    text: 'lesson.dj-enough',
    when: knows('overlord', 'conquest'),
    at: at('[data-region="top"]'),
    rules: [],
  },
];

/** Into the Dark with two heroes in one hand against the overlord's bot; the dice are the same each time. */
export const lesson: Lesson = {
  plan: {
    game: 'descent',
    players: 2,
    options: { quest: 'into-the-dark' },
    seed: 'the-mine-road',
    policy: { dice: 'seeded', agreement: 'anyone', undo: 'free' },
    sitters: { 'overlord': 'greedy', 'hero-1': 'person' },
    names: { 'overlord': '', 'hero-1': '' },
    lesson: true,
    opening: [],
  },
  steps,
};
