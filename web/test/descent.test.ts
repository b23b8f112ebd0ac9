import { BOTS, decide } from '@tenebrae/bots';
import { game as descent, type State } from '@tenebrae/descent';
import { DICE, DIE_COLOURS } from '@tenebrae/descent/data';
import { words } from '@tenebrae/descent/words';
import {
  type Facts,
  type Game,
  type Json,
  type Match,
  newRng,
  type Question,
  say as sayIn,
  start,
} from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { descentStory, isDescent } from '../src/end/descent.ts';
import type { LogLine, Scene } from '../src/engine/scene.ts';
import { placedFigures, waitingFigures } from '../src/games/descent/figures.ts';
import { boxAround, focusOf, wholeMap } from '../src/games/descent/geometry.ts';
import { groupsOf, handKind, laidOut } from '../src/games/descent/hand-offers.ts';
import { lesson } from '../src/games/descent/lesson.ts';
import { offersOn, thingsDrawn } from '../src/games/descent/offers.ts';
import { showOf } from '../src/games/descent/show.ts';
import { sightOf } from '../src/games/descent/sight.ts';
import {
  actingThing,
  asView,
  monsterName,
  nameOfThing,
  spaceName,
  type View,
} from '../src/games/descent/view.ts';
import { LOOK_EN } from '../src/games/descent/words/en.ts';
import { LOOK_FR } from '../src/games/descent/words/fr.ts';
import { follow, LESSON_BEGUN } from '../src/games/lesson.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';

const game = descent as unknown as Game<State>;
const QUESTS = ['into-the-dark', 'the-lamplighter', 'the-ash-crown', 'four-lights'] as const;
const bot = BOTS['habit'] ?? BOTS['greedy'];

interface Asked {
  readonly question: Question;
  readonly view: View;
  readonly state: State;
}

/** Every question of some matches, as the seat that is asked sees the table. */
function ask(most: number): Asked[] {
  const asked: Asked[] = [];
  for (const [place, quest] of QUESTS.entries()) {
    const match: Match<State> = start(game, {
      players: 2 + place,
      seed: `look ${quest}`,
      options: { quest, 'choose-heroes': place === 1 },
    });
    for (let answers = 0; answers < most && match.request?.kind === 'question'; answers++) {
      const [seat = ''] = match.asked();
      asked.push({
        question: match.request,
        view: asView(game.view(match.state, seat)),
        state: match.state,
      });
      if (bot === undefined) throw new Error('no bot');
      match.answer(decide(bot, match, seat, newRng(`${quest}/${match.moment}`)), seat);
    }
  }
  return asked;
}

const ASKED = ask(350);

/** What is a button under the board, because it has no place anywhere. */
const BUTTONS =
  /^(pass|done|end-turn|end-activation|end-phase|discard-one|take-value|use-aim|dodge|rest-up|blast|no-blast|brave)(:|$)/;

describe('questions', () => {
  test('bots are asked of every kind of thing', () => {
    expect(ASKED.length).toBeGreaterThan(1000);
    expect(new Set(ASKED.map(({ question }) => question.ask)).size).toBeGreaterThan(25);
  });

  test('every option lies on the board, in the hand or over the board; only refusals and ends are buttons', () => {
    const homeless = new Set<string>();
    for (const { question, view } of ASKED)
      for (const option of question.options)
        if (
          thingsDrawn(view, option).length === 0 &&
          handKind(option, view) === null &&
          !BUTTONS.test(option.id)
        )
          homeless.add(`${question.ask}: ${option.id}`);
    expect([...homeless]).toEqual([]);
  });

  test('no option is both on the board and in the hand', () => {
    for (const { question, view } of ASKED) {
      const held = new Set(
        groupsOf(question, view).flatMap(({ offers }) => offers.map(({ option }) => option.id)),
      );
      for (const here of offersOn(view, question).values())
        for (const { option } of here) expect(held.has(option.id)).toBe(false);
    }
  });

  test('the shop is laid out over the board, with everything that can be bought', () => {
    const shops = ASKED.filter(({ question }) => question.ask === 'starting-equipment');
    expect(shops.length).toBeGreaterThan(0);
    for (const { question, view } of shops)
      expect(laidOut(question, view).flatMap(({ offers }) => offers)).toHaveLength(
        question.options.filter(({ id }) => id.startsWith('buy:')).length,
      );
  });

  test('a target of one space is its figure, of a large one the space', () => {
    const targets = ASKED.filter(({ question }) => question.ask === 'attack-target');
    expect(targets.length).toBeGreaterThan(10);
    for (const { question, view } of targets)
      for (const option of question.options.filter(({ id }) => id.startsWith('target:')))
        expect(thingsDrawn(view, option).length).toBeGreaterThan(0);
  });
});

describe('the map', () => {
  test('every figure stands once, in the middle of its spaces', () => {
    for (const { view, question } of ASKED.filter((_, place) => place % 40 === 0)) {
      const figures = placedFigures(view, actingThing(view, question));
      const onBoard = [...view.heroes, ...view.allies, ...view.familiars].filter(
        ({ place }) => typeof place === 'number',
      );
      expect(figures).toHaveLength(onBoard.length + view.monsters.length);
      expect(new Set(figures.map(({ thing }) => thing)).size).toBe(figures.length);
      for (const { thing, name } of figures) expect(nameOfThing(view, thing)).toBe(name);
    }
  });

  test('what waits behind doors is drawn for the overlord alone', () => {
    const early = ASKED.find(({ state }) => state.areas.some(({ revealed }) => !revealed) && state.round > 0);
    if (early === undefined) throw new Error('everything was explored at once');
    expect(waitingFigures(asView(game.view(early.state, 'hero-1')))).toEqual([]);
    expect(waitingFigures(asView(game.view(early.state, 'overlord'))).length).toBeGreaterThan(0);
  });

  test('the part that is looked at holds who acts, and lies still while that holds', () => {
    for (const { view, question } of ASKED.filter(({ question: { ask } }) => ask === 'hero-acts').slice(
      0,
      60,
    )) {
      const offers = offersOn(view, question);
      const near = focusOf(view, question, offers, false, null);
      const acting = view.heroes.find(({ id }) => id === view.turn?.hero);
      if (typeof acting?.place !== 'number') continue;
      const own = boxAround(view.grid, [acting.place]);
      expect(own !== null && own.x >= near.x && own.x + 1 <= near.x + near.w).toBe(true);
      expect(focusOf(view, question, offers, false, near)).toBe(near);
      expect(wholeMap(view).w).toBeGreaterThanOrEqual(12);
    }
  });

  test('a phone never shows so much that a space is too small for a thumb', () => {
    for (const { view, question } of ASKED.filter(({ question: { ask } }) => ask === 'hero-acts')) {
      if (typeof view.heroes.find(({ id }) => id === view.turn?.hero)?.place !== 'number') continue;
      expect(focusOf(view, question, offersOn(view, question), true, null).w).toBeLessThanOrEqual(15);
    }
  });

  test('one sees along straight lines, and not through walls', () => {
    const { view, question } = ASKED.find(({ question: { ask } }) => ask === 'hero-acts') ?? fail();
    const acting = actingThing(view, question) ?? fail();
    const seen = sightOf(view, acting);
    const floor = view.areaOf.filter(area => area >= 0).length;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(floor);
  });

  test('spaces are called as the rules call them', () => {
    for (const { view, question } of ASKED.slice(0, 400))
      for (const option of question.options)
        if (option.id.startsWith('move:') && option.on?.length === 1)
          expect(spaceName(view, Number(option.on[0]?.slice(7)))).toBe(option.about?.['space']);
  });
});

test('the view counts what every figure can take', () => {
  for (const { view } of ASKED.filter((_, place) => place % 25 === 0))
    for (const monster of view.monsters) {
      const counted = (view.figures as Record<string, { life: number }>)[`monster:${monster.id}`];
      expect(counted?.life, monsterName(monster)).toBeGreaterThan(monster.wounds);
    }
});

test('dice of an attack tell their colours, and every colour has six faces', () => {
  const match = start(game, { players: 3, seed: 'colours', options: {} });
  for (let answers = 0; answers < 400 && match.request?.kind === 'question'; answers++) {
    const [seat = ''] = match.asked();
    if (bot === undefined) throw new Error('no bot');
    match.answer(decide(bot, match, seat, newRng(`colours/${match.moment}`)), seat);
  }
  const rolls = match.events(null).filter(({ type }) => type === 'dice-rolled');
  expect(rolls.length).toBeGreaterThan(5);
  for (const { faces, kinds } of rolls) {
    expect((kinds as readonly string[]).length).toBe((faces as readonly number[]).length);
    for (const kind of kinds as readonly string[]) expect(DIE_COLOURS).toContain(kind);
  }
  for (const colour of DIE_COLOURS) expect(DICE[colour]).toHaveLength(6);
});

test('blows and numbers rise where they belong', () => {
  const spots = new Map([
    ['hero:ispher', { thing: 'hero:ispher', x: 10, y: 10 }],
    ['monster:3', { thing: 'monster:3', x: 90, y: 10 }],
  ]);
  const show = showOf(
    [
      { type: 'attack-declared', rule: 'DJ-ATK-02', figure: 'hero:ispher' },
      { type: 'wounds-suffered', rule: 'DJ-ATK-20', figure: 'monster:3', count: 2, cause: 'attack' },
      { type: 'monster-killed', rule: 'DJ-DTH-01', monster: 'ogre', id: 3 },
    ],
    spots,
    1,
  );
  expect(show.floats).toMatchObject([{ x: 90, text: '−2', tone: 'harm' }]);
  expect(show.blows).toMatchObject([{ x: 10, toX: 90 }]);
  expect(show.bones).toHaveLength(1);
});

describe('words', () => {
  test('both languages say the same, with the same gaps', () => {
    const gaps = (text: string): string[] =>
      [...text.matchAll(/\{([\w-]+)/g)].map(([, gap = '']) => gap).toSorted();
    expect(Object.keys(LOOK_FR)).toEqual(Object.keys(LOOK_EN));
    for (const [id, text] of Object.entries(LOOK_EN))
      expect([...new Set(gaps(LOOK_FR[id as keyof typeof LOOK_FR]))], id).toEqual([...new Set(gaps(text))]);
  });

  test('every option is said in both languages', () => {
    const silent = new Set<string>();
    for (const { question } of ASKED)
      for (const { id, text, about } of question.options)
        for (const language of ['en', 'fr'] as const) {
          const key = text ?? id.split(':')[0] ?? id;
          if (sayIn(words[language], language, key, about as Facts) === key) silent.add(`${language} ${key}`);
        }
    expect([...silent]).toEqual([]);
  });
});

test('the lesson has its words, and begins with a welcome', () => {
  for (const { text } of lesson.steps) {
    expect(EN[text]).not.toBe('');
    expect(FR[text]).not.toBe('');
  }
  const match = start(game, {
    players: lesson.plan.players,
    seed: lesson.plan.seed,
    options: lesson.plan.options ?? {},
  });
  const table = {
    view: game.view(match.state, 'hero-1'),
    question: match.request?.kind === 'question' ? match.request : null,
    happened: [],
    moment: 0,
  };
  const first = follow(lesson, LESSON_BEGUN, table);
  expect(lesson.steps.map(({ id }) => id)).toContain(first.current);
});

test('the story of a finished quest counts deaths, kills and conquest', () => {
  const { state } = ASKED.at(-1) ?? fail();
  const view = game.view(state, null);
  const log: LogLine[] = [
    { at: 1, event: { type: 'quest-laid', rule: 'DJ-SET-22', conquest: 5 } },
    { at: 4, event: { type: 'conquest-lost', rule: 'DJ-DTH-03', count: 2, conquest: 3 } },
    { at: 9, event: { type: 'conquest-gained', rule: 'DJ-CNQ-02', count: 3, conquest: 6 } },
  ] as unknown as LogLine[];
  expect(isDescent(view)).toBe(true);
  expect(isDescent({ trackers: {}, campaign: {}, fallen: [] })).toBe(false);
  const story = descentStory({ view: view as Json } as unknown as Scene, log);
  expect(story.curves[0]?.points.map(({ value }) => value)).toEqual([5, 5, 3, 3, 6, 6]);
  expect(story.heroes).toHaveLength(state.heroes.length);
  expect(story.columns.length).toBe(story.heroes[0]?.deeds.length);
});

const fail = (): never => {
  throw new Error('the matches do not come to it');
};
