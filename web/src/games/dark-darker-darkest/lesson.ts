import type { Happening } from '@tenebrae/kernel';
import type { Lesson, LessonMoment, LessonStep } from '../lesson.ts';
import { actionOf, asView, roomsOnTile, type View } from './view.ts';

type Test = (now: LessonMoment) => boolean;

const seen = (now: LessonMoment): View => asView(now.view);
const asks =
  (...what: readonly string[]): Test =>
  ({ question }) =>
    question !== null && what.includes(question.ask);
const offers =
  (action: string): Test =>
  ({ question }) =>
    question?.options.some(option => actionOf(option) === action) ?? false;
const isAmong = (happened: readonly Happening[], ...types: readonly string[]): boolean =>
  happened.some(({ type }) => types.includes(type));
const happened =
  (...types: readonly string[]): Test =>
  now =>
    isAmong(now.happened, ...types);
const knows =
  (...steps: readonly string[]): Test =>
  ({ done }) =>
    steps.every(step => done.includes(step));
/** The step is done when one of these has happened. */
const until =
  (...types: readonly string[]): NonNullable<LessonStep['isDone']> =>
  (_, since) =>
    isAmong(since, ...types);
const round =
  (number: number): Test =>
  now =>
    seen(now).round >= number;
const both =
  (...tests: readonly Test[]): Test =>
  now =>
    tests.every(test => test(now));

const at =
  (...selectors: readonly string[]): LessonStep['at'] =>
  () =>
    selectors;
const roomsAt = (rooms: readonly string[]): readonly string[] =>
  rooms.map(room => `[data-thing="room:${room}"]`);

const QUESTION = '[data-region="question"]';
const TRAY = '.tray';
const SEARCHED_AND_SHOT = ['room-searched', 'attack-made', 'survivor-moved'] as const;

/** In the order in which they are best understood; which of them is shown depends on what the player does. */
const steps: readonly LessonStep[] = [
  { id: 'welcome', text: 'lesson.welcome', when: () => true, at: at(), rules: ['DDD-GEN-01', 'DDD-LAB-01'] },
  {
    id: 'house',
    text: 'lesson.house',
    when: round(1),
    at: at('[data-region="board"]'),
    rules: ['DDD-GEN-04', 'DDD-GEN-05'],
  },
  {
    id: 'zombies',
    text: 'lesson.zombies',
    when: happened('zombies-placed'),
    at: at('[data-thing^="zombie:"]', '[data-thing^="token:"]'),
    rules: ['DDD-SPN-03', 'DDD-LOS-07'],
  },
  {
    id: 'who-acts',
    text: 'lesson.who-acts',
    when: asks('who-acts'),
    at: at('[data-thing^="survivor:"].option'),
    rules: ['DDD-ACT-02'],
  },
  {
    id: 'action-points',
    text: 'lesson.action-points',
    when: asks('take-action'),
    at: at('.ddd-seat.active .ap', '.ddd-hand'),
    rules: ['DDD-SUR-02', 'DDD-ACT-05'],
  },
  {
    id: 'search',
    text: 'lesson.search',
    when: both(offers('search'), knows('action-points')),
    isDone: until('room-searched'),
    at: at('.act-search'),
    rules: ['DDD-SEA-01', 'DDD-SEA-02', 'DDD-SEA-05'],
  },
  {
    id: 'cards',
    text: 'lesson.cards',
    when: happened('card-gained'),
    at: at('.ddd-pack', '[data-tab="board"] .ddd-seat.active .ddd-items'),
    rules: ['DDD-EQP-02', 'DDD-EQP-03', 'DDD-PAS-05'],
  },
  {
    id: 'attack',
    text: 'lesson.attack',
    when: offers('attack'),
    isDone: until('attack-made'),
    at: at('.act-attack'),
    rules: ['DDD-CMB-01', 'DDD-CMB-05'],
  },
  {
    id: 'hits',
    text: 'lesson.hits',
    when: asks('spend-icon', 'use-retreat'),
    pressing: true,
    at: at(QUESTION),
    rules: ['DDD-CMB-06', 'DDD-CMB-07', 'DDD-CMB-09', 'DDD-CMB-14'],
  },
  {
    id: 'failures',
    text: 'lesson.failures',
    when: happened('attack-made'),
    at: at(TRAY),
    rules: ['DDD-CMB-17', 'DDD-CMB-18'],
  },
  {
    id: 'hand-over',
    text: 'lesson.hand-over',
    when: both(asks('take-action'), happened('room-searched'), now => !happened('attack-made')(now)),
    at: at(QUESTION),
    rules: ['DDD-ACT-02'],
  },
  {
    id: 'move',
    text: 'lesson.move',
    when: both(offers('move'), happened('room-searched', 'attack-made'), knows('action-points')),
    isDone: until('survivor-moved'),
    at: at('.ddd-thing.room.option'),
    rules: ['DDD-MOV-01', 'DDD-MOV-03'],
  },
  {
    id: 'chip',
    text: 'lesson.chip',
    when: offers('reveal-chip'),
    isDone: until('chip-turned'),
    at: at('.act-reveal-chip', '.ddd-thing.door.option'),
    rules: ['DDD-UNL-01', 'DDD-HOU-12'],
  },
  {
    id: 'unlock',
    text: 'lesson.unlock',
    when: offers('unlock'),
    isDone: until('door-unlocked'),
    at: at('.act-unlock', '.ddd-thing.door.option'),
    rules: ['DDD-UNL-02', 'DDD-UNL-05'],
  },
  {
    id: 'security',
    text: 'lesson.security',
    when: happened('chip-turned'),
    at: now => ['.ddd-security', ...roomsAt(terminalsOf(seen(now)))],
    rules: ['DDD-LAB-03', 'DDD-COR-08', 'DDD-COR-02'],
  },
  {
    id: 'why',
    text: 'lesson.why',
    when: both(asks('take-action'), happened('survivor-moved')),
    at: at(`${QUESTION} .sub .link`),
    rules: [],
  },
  { id: 'undo', text: 'lesson.undo', when: happened(...SEARCHED_AND_SHOT), at: at('.t-undo'), rules: [] },
  {
    id: 'team-done',
    text: 'lesson.team-done',
    when: both(asks('who-acts'), happened(...SEARCHED_AND_SHOT)),
    at: at(`${QUESTION} .opts`),
    rules: ['DDD-ACT-03', 'DDD-ACT-06'],
  },
  {
    id: 'hint',
    text: 'lesson.hint',
    when: both(asks('take-action', 'who-acts'), knows('undo', 'why')),
    at: at('.t-hint'),
    rules: [],
  },
  {
    id: 'defence',
    text: 'lesson.defence',
    when: asks('cancel-die'),
    pressing: true,
    at: at(QUESTION, TRAY),
    rules: ['DDD-REA-04', 'DDD-REA-18'],
  },
  {
    id: 'allocate',
    text: 'lesson.allocate',
    when: asks('allocate-icon', 'entrap-or-fear'),
    pressing: true,
    at: at(QUESTION),
    rules: ['DDD-REA-06', 'DDD-REA-15', 'DDD-REA-19'],
  },
  {
    id: 'reaction',
    text: 'lesson.reaction',
    when: happened('reaction-began'),
    at: at('.log'),
    rules: ['DDD-REA-01', 'DDD-REA-20', 'DDD-REA-18'],
  },
  {
    id: 'trouble',
    text: 'lesson.trouble',
    when: now => seen(now).survivors.some(({ entrapped, virus }) => entrapped !== 'no' || virus > 0),
    at: at('.ddd-states .bad'),
    rules: ['DDD-ENT-02', 'DDD-ENT-03', 'DDD-ZOM-02'],
  },
  {
    id: 'fire',
    text: 'lesson.fire',
    when: now => seen(now).fire !== null,
    at: now => roomsAt(burningRooms(seen(now))),
    rules: ['DDD-FIR-04', 'DDD-MOV-07', 'DDD-EXT-01'],
  },
  {
    id: 'regroup',
    text: 'lesson.regroup',
    when: round(2),
    at: at('.ddd-teams'),
    rules: ['DDD-REG-01', 'DDD-CAM-01', 'DDD-SEA-02'],
  },
  {
    id: 'darkness',
    text: 'lesson.darkness',
    when: now => seen(now).round >= 2 || seen(now).darkness > 1,
    at: at('.ddd-darkness', '.ddd-events'),
    rules: ['DDD-UPK-02', 'DDD-DRK-02', 'DDD-DRK-07'],
  },
  {
    id: 'skills',
    text: 'lesson.skills',
    when: now => seen(now).survivors.some(({ xp }) => xp >= 2),
    at: at('.ddd-skills'),
    rules: ['DDD-SUR-13', 'DDD-SUR-14', 'DDD-SUR-10'],
  },
  {
    id: 'laboratory',
    text: 'lesson.laboratory',
    when: both(knows('darkness', 'regroup'), asks('take-action')),
    at: at(...roomsAt(['laboratory'])),
    rules: ['DDD-LAB-05', 'DDD-LAB-06', 'DDD-LAB-07'],
  },
  {
    id: 'showdown',
    text: 'lesson.showdown',
    when: both(knows('laboratory'), asks('who-acts')),
    at: at(),
    rules: ['DDD-FIN-01', 'DDD-FIN-19'],
  },
  {
    id: 'enough',
    text: 'lesson.enough',
    when: both(knows('showdown'), asks('who-acts', 'take-action')),
    at: at(),
    rules: [],
  },
];

/** The corner rooms where a code chip can be entered. */
const terminalsOf = (view: View): readonly string[] =>
  ['ammo-reserve', 'sprinkler-control', 'virus-cabinet', 'medic-bay'].filter(
    room => view.house[room] !== undefined,
  );

const burningRooms = (view: View): readonly string[] =>
  view.fire === null ? [] : roomsOnTile(view, view.fire);

/** A kind house: the first search finds something, the first shot hits, and a door with a code lies close by. */
export const lesson: Lesson = {
  plan: {
    game: 'dark-darker-darkest',
    players: 2,
    options: {
      'mode': 'dark',
      'house': 'house-1',
      'spawn-tokens': 'without-5-and-6',
      'door-chips': 'more-2-icon-chips',
      'extra-round': true,
    },
    seed: 'lesson-2850',
    policy: { dice: 'seeded', agreement: 'anyone', undo: 'free' },
    sitters: { 'player-1': 'person', 'player-2': 'person' },
    names: { 'player-1': 'Leo', 'player-2': 'Bruce' },
    lesson: true,
    opening: ['side:south', 'side:north', 'survivor:leo', 'survivor:bruce'],
  },
  steps,
};
