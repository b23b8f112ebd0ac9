import { BOTS, decide } from '@tenebrae/bots';
import { game as darklight, type State } from '@tenebrae/darklight';
import { words } from '@tenebrae/darklight/words';
import {
  type Facts,
  type Game,
  type Language,
  type Match,
  newRng,
  type Question,
  say as sayIn,
  start,
} from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { newHost } from '../src/engine/host.ts';
import type { LogLine, Scene } from '../src/engine/scene.ts';
import { darklightStory, isDarklight } from '../src/end/darklight.ts';
import { cardWords } from '../src/games/darklight/card-words.ts';
import { gateOf, layTile, steadily } from '../src/games/darklight/geometry.ts';
import { groupsOf, handKind, isOnDashboard, laidOut } from '../src/games/darklight/hand-offers.ts';
import { lesson } from '../src/games/darklight/lesson.ts';
import { isLaying, offersOn, OWN_DEED, thingsDrawn } from '../src/games/darklight/offers.ts';
import { showOf } from '../src/games/darklight/show.ts';
import { actorOf, asView, placedFigures, type View } from '../src/games/darklight/view.ts';
import { LOOK_EN } from '../src/games/darklight/words/en.ts';
import { LOOK_FR } from '../src/games/darklight/words/fr.ts';
import { follow, LESSON_BEGUN, putAside } from '../src/games/lesson.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';

const game = darklight as unknown as Game<State>;
const LOOKS = { en: LOOK_EN, fr: LOOK_FR } as const;

const PLANS = [
  { players: 1, options: { quest: 'q-awakening', accursed: 2 } },
  { players: 2, options: { quest: 'random', accursed: 4, 'need-or-greed': true } },
  { players: 4, options: { quest: 'q-crypt-2', 'monster-choices': 'leader' } },
  { players: 2, options: { play: 'campaign', quest: 'q-awakening', accursed: 3 } },
] as const;

interface Seen {
  readonly question: Question;
  readonly view: View;
}

/** Bots play a plan once; every question is kept with what was seen of the table. */
function watched(plan: (typeof PLANS)[number]): { seen: readonly Seen[]; match: Match<State> } {
  const known = KEPT.get(plan);
  if (known !== undefined) return known;
  const match = start(game, { ...plan, seed: 'looked-at-1' });
  const bot = BOTS['habit'];
  if (bot === undefined) throw new Error('no such bot');
  const seen: Seen[] = [];
  for (let answers = 0; answers < 500; answers++) {
    const { request } = match;
    if (request?.kind !== 'question') break;
    const [seat = 'player-1'] = match.asked();
    seen.push({ question: request, view: asView(match.view(seat)) });
    match.answer(decide(bot, match, seat, newRng(`look/${answers}`)), seat);
  }
  KEPT.set(plan, { seen, match });
  return { seen, match };
}
const KEPT = new Map<(typeof PLANS)[number], ReturnType<typeof watched>>();
const everything = (): readonly Seen[] => PLANS.flatMap(plan => watched(plan).seen);

const speakers = (['en', 'fr'] as const).map((language: Language) => ({
  say: (id: string, facts?: Facts) => sayIn(words[language], language, id, facts),
  look: (id: keyof typeof LOOK_EN, facts?: Facts) => sayIn(LOOKS[language], language, id, facts),
}));

describe('every question can be answered where its things lie', () => {
  test.each(PLANS)('$players players, $options', plan => {
    const { seen } = watched(plan);
    const lost = seen.flatMap(({ question, view }) =>
      question.options
        .filter(
          option =>
            (option.on ?? []).length > 0 &&
            !OWN_DEED.test(option.id) &&
            thingsDrawn(view, option).length === 0 &&
            handKind(option, view) === null,
        )
        .map(({ id }) => `${question.ask} ${id}`),
    );
    expect(lost).toEqual([]);
    expect(new Set(seen.map(({ question }) => question.ask)).size).toBeGreaterThan(10);
  });

  test('on squares that are drawn; a Cleave may begin at a wall', () => {
    const offTheTiles = everything().flatMap(({ question, view }) => {
      const squares = squaresDrawn(view);
      return [...offersOn(view, question).keys()].filter(
        thing =>
          thing.startsWith('square:') &&
          question.ask !== 'cleave-direction' &&
          !squares.has(Number(thing.slice(7))),
      );
    });
    expect(offTheTiles).toEqual([]);
  });

  test('a card lies in one place and is named in both languages', () => {
    const kinds = new Set<string>();
    const wrong: string[] = [];
    for (const { question, view } of everything()) {
      const cards = new Set(laidOut(question, view).map(({ key }) => key));
      for (const group of groupsOf(question, view)) {
        kinds.add(group.kind);
        for (const speaker of speakers) {
          const { title, facts, text } = cardWords(group, view, speaker);
          if (title === '' || /[{}]|undefined|NaN|\.help/.test(`${title} ${facts} ${text}`))
            wrong.push(`${group.key}: ${title} ${facts} ${text}`);
        }
        if (cards.has(group.key) && isOnDashboard(actorOf(view, question), group))
          wrong.push(`${question.ask} ${group.key} lies in two places`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['dashboard', 'side', 'skill', 'consumable', 'item']));
  });

  test('a tile that can be laid has a ghost for every way to lay it', () => {
    const asked = everything().filter(({ question }) => question.ask === 'lay-tile');
    expect(asked.length).toBeGreaterThan(0);
    for (const { question, view } of asked) {
      const ghosts = [...offersOn(view, question)].filter(([thing]) => thing.startsWith('ghost:'));
      const ways = ghosts.flatMap(([, offers]) => offers.map(({ option }) => option.id));
      expect(ways.toSorted()).toEqual(
        question.options
          .filter(isLaying)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });
});

function squaresDrawn({ dungeon }: View): Set<number> {
  if (dungeon === null) return new Set();
  const tiles = dungeon.plan.tiles.flatMap((tile, number) => layTile(tile, number).cells);
  return new Set([
    ...tiles.map(({ square }) => square),
    ...dungeon.plan.archways.flatMap(({ squares }) => squares),
  ]);
}

test('tiles are drawn where the rules have laid them: whoever stands somewhere stands on a square', () => {
  let figures = 0;
  let turned = 0;
  const wrong: string[] = [];
  for (const { view } of everything()) {
    const squares = squaresDrawn(view);
    for (const figure of placedFigures(view)) {
      figures++;
      if (!squares.has(figure.square)) wrong.push(`${figure.id} at ${figure.square}`);
    }
    for (const [number, archway] of (view.dungeon?.plan.archways ?? []).entries()) {
      const { out } = gateOf(archway, number);
      if (Math.abs(out.x) + Math.abs(out.y) !== 1 || !archway.inner.every(square => squares.has(square)))
        wrong.push(`archway ${number}`);
    }
    turned += view.dungeon?.plan.tiles.filter(({ turns }) => turns > 0).length ?? 0;
  }
  expect(wrong).toEqual([]);
  expect(figures).toBeGreaterThan(500);
  expect(turned).toBeGreaterThan(0);
});

test('the view has the profile of everybody and the order of the round, the highest Initiative first', () => {
  for (const { view } of everything().filter((_, place) => place % 25 === 0)) {
    expect(Object.keys(view.profiles).toSorted()).toEqual(view.accursed.map(({ id }) => id).toSorted());
    const { dungeon } = view;
    if (dungeon === null) continue;
    expect(Object.keys(dungeon.monsterProfiles)).toHaveLength(dungeon.monsters.length);
    const initiatives = dungeon.order.map(({ initiative }) => initiative);
    expect(initiatives).toEqual(initiatives.toSorted((one, other) => other - one));
  }
});

test('the picture stays where it is until something lies outside of it', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  const inside = { left: 1, top: 1, right: 9, bottom: 9 };
  const outside = { left: 5, top: 5, right: 14, bottom: 9 };
  const tiny = { left: 4, top: 4, right: 6, bottom: 6 };
  expect(steadily(box, inside)).toBe(box);
  expect(steadily(box, outside)).toBe(outside);
  expect(steadily(box, tiny)).toBe(tiny);
  expect(steadily(null, inside)).toBe(inside);
});

test('what happens is shown where it happens: the blow, the miss, the number, the bones of who has fallen', () => {
  const spots = new Map(
    ['accursed:outcast', 'monster:1'].map((thing, place) => [thing, { thing, x: place * 100, y: 50 }]),
  );
  const attack = { rule: 'DL-ATK-06', figure: 'accursed:outcast', targetFigure: 'monster:1' };
  const { blows, floats, bones } = showOf(
    [
      { type: 'attack-missed', ...attack },
      { type: 'attack-hit', ...attack },
      { type: 'wounds-suffered', rule: 'DL-WND-01', figure: 'monster:1', amount: 3 },
      { type: 'monster-killed', rule: 'DL-DTH-01', figure: 'monster:1' },
      { type: 'wounds-suffered', rule: 'DL-WND-01', figure: 'monster:9', amount: 3 },
    ] as unknown as Parameters<typeof showOf>[0],
    spots,
    1,
  );
  expect(blows).toMatchObject([
    { x: 0, toX: 100 },
    { x: 0, toX: 100 },
  ]);
  expect(floats).toMatchObject([
    { text: '✕', tone: 'miss', x: 100 },
    { text: '−3', tone: 'harm', x: 100 },
  ]);
  expect(bones).toMatchObject([{ x: 100 }]);
});

test('the end tells what every Accursed did', () => {
  const { match } = watched(PLANS[0]);
  const view = match.view('player-1');
  expect(isDarklight(view)).toBe(true);
  const story = darklightStory({ view, result: match.result } as unknown as Scene, []);
  expect(story.heroes.map(({ id }) => id)).toEqual(asView(view).accursed.map(({ id }) => id));
  expect(story.heroes.every(({ deeds }) => deeds.length === story.columns.length)).toBe(true);
  expect(story.numbers[1]?.value).toBe(asView(view).tally.tiles);
});

describe('The Awakening as a lesson', () => {
  test('has words in both languages and names rules that exist', () => {
    for (const { text, rules } of lesson.steps) {
      expect(EN[text].length, text).toBeGreaterThan(40);
      expect(FR[text], text).not.toBe(EN[text]);
      for (const rule of rules) expect(words.en[rule], rule).toBeDefined();
    }
  });

  test('tells everything on the way', async () => {
    const host = newHost();
    let scene: Scene | null = null;
    let log: LogLine[] = [];
    host.pace(0);
    host.onScene(one => {
      scene = structuredClone(one);
      log = [...log.slice(0, one.log.from), ...one.log.lines];
    });
    expect(await host.open(lesson.plan)).toBeNull();
    let progress = LESSON_BEGUN;
    for (let answers = 0; answers < 400; answers++) {
      const now = scene as Scene | null;
      if (now === null || now.result !== null || now.request?.kind !== 'question') break;
      const question = now.request;
      const table = {
        view: now.view,
        question,
        happened: log.map(({ event }) => event),
        moment: now.moment,
      };
      progress = follow(lesson, progress, table);
      while (progress.current !== null) progress = follow(lesson, putAside(progress), table);
      expect(host.answer(now.moment, choiceOf(question, answers), now.mine[0])).toBeNull();
    }
    for (const id of [
      'welcome',
      'create',
      'seats',
      'prepare',
      'wheel',
      'turn',
      'move',
      'door',
      'fight',
      'undo',
    ])
      expect(progress.done).toContain(id);
  });
});

/** A player who opens doors, hits what can be hit, and walks about. */
function choiceOf({ options }: Question, turn: number): number {
  const wishes = [/^(attack|dual):/, /^open:/, /^explore:/, /^lay:/, /^done$/];
  const found = wishes.map(wish => options.findIndex(({ id }) => wish.test(id))).find(place => place >= 0);
  const moves = options.flatMap(({ id }, place) => (id.startsWith('move:') ? [place] : []));
  if (found !== undefined) return found;
  if (moves.length > 0) return moves[(turn * 7) % moves.length] ?? 0;
  const on = options.findIndex(({ id }) => id === 'go-on' || id === 'pass');
  return on >= 0 ? on : turn % options.length;
}
