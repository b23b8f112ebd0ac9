import { BOTS, decide } from '@tenebrae/bots';
import { game as dungeon, type State } from '@tenebrae/darkest-dungeon';
import {
  CIRCUS_SKILLS,
  DISEASES,
  HAMLET_SKILL_IDS,
  hamletSkillOf,
  QUIRK_IDS,
  quirkOf,
  ROOM_CARDS,
  SKILL_IDS,
  skillOf,
  TRINKETS,
} from '@tenebrae/darkest-dungeon/data';
import { words } from '@tenebrae/darkest-dungeon/words';
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
import { dungeonStory, isDungeon } from '../src/end/darkest-dungeon.ts';
import { aimShown } from '../src/games/darkest-dungeon/battle/aims.ts';
import {
  type CardSay,
  hamletSkillText,
  reactionText,
  roomRuleText,
  skillLines,
  trinketLines,
} from '../src/games/darkest-dungeon/card-text.ts';
import { faceText } from '../src/games/darkest-dungeon/faces.ts';
import { showOf } from '../src/games/darkest-dungeon/show.ts';
import { handKind, laidOut } from '../src/games/darkest-dungeon/hand-offers.ts';
import { lesson } from '../src/games/darkest-dungeon/lesson.ts';
import { planMap, TALL, WIDE } from '../src/games/darkest-dungeon/map/geometry.ts';
import { thingsDrawn } from '../src/games/darkest-dungeon/offers.ts';
import { asView, type View } from '../src/games/darkest-dungeon/view.ts';
import { CARDS_EN } from '../src/games/darkest-dungeon/words/cards-en.ts';
import { CARDS_FR } from '../src/games/darkest-dungeon/words/cards-fr.ts';
import { LOOK_EN } from '../src/games/darkest-dungeon/words/en.ts';
import { LOOK_FR } from '../src/games/darkest-dungeon/words/fr.ts';
import { follow, LESSON_BEGUN, putAside } from '../src/games/lesson.ts';
import { isGhost } from '../src/table/keys.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';

const game = dungeon as unknown as Game<State>;
const LOOKS = { en: { ...LOOK_EN, ...CARDS_EN }, fr: { ...LOOK_FR, ...CARDS_FR } } as const;

const PLANS = [
  { players: 4, options: { party: 'chosen' } },
  { players: 2, options: { start: 'hamlet', party: 'random' } },
  { players: 3, options: { start: 'boss-battle', party: 'random' } },
  { players: 1, options: { start: 'act-4', party: 'random' } },
  { players: 1, options: { start: 'final-encounter', party: 'random' } },
  { players: 1, options: { mode: 'tutorial' } },
  { players: 4, options: { mode: 'circus', puppets: true, butcher: true } },
] as const;

/** Bots play; every question is looked at before it is answered. */
function watch(
  plan: (typeof PLANS)[number],
  look: (question: Question, view: View, match: Match<State>) => void,
  most = 260,
): Match<State> {
  const match = start(game, { ...plan, seed: 'looked-at' });
  const bot = BOTS['habit'];
  if (bot === undefined) throw new Error('no such bot');
  for (let answers = 0; answers < most; answers++) {
    const { request } = match;
    if (request?.kind !== 'question') break;
    const [seat = 'player-1'] = match.asked();
    look(request, asView(match.view(seat)), match);
    match.answer(decide(bot, match, seat, newRng(`looked-at/${match.moment}`)), seat);
  }
  return match;
}

describe('every question has its place', () => {
  test.for(PLANS)('%o', plan => {
    const crowded: string[] = [];
    watch(plan, (question, view) => {
      const bare = question.options.filter(
        option =>
          !isGhost(option.id) && thingsDrawn(view, option).length === 0 && handKind(option, view) === null,
      );
      if (bare.length > 3) crowded.push(`${question.ask}: ${bare.map(({ id }) => id).join(' ')}`);
    });
    expect(crowded).toEqual([]);
  });

  test('Heroes to draft, profiles and Skills lie as cards over the board, moves do not', () => {
    const laid = new Set<string>();
    for (const plan of PLANS)
      watch(plan, (question, view) => {
        if (laidOut(question, view).length > 0) laid.add(question.ask);
      });
    for (const ask of ['choose-hero', 'draft-pick', 'choose-profile', 'equip-skill', 'choose-service'])
      expect([...laid]).toContain(ask);
    expect([...laid]).not.toContain('take-action');
    expect([...laid]).not.toContain('decide-on-map');
  });
});

describe('aims', () => {
  test('the Skill that is declared, or pointed at, shows whom it reaches; a Monster shows its own', () => {
    let declared = 0;
    let pointed = 0;
    let threats = 0;
    watch(PLANS[2], (question, view) => {
      const acting = view.battle?.turn?.figure ?? '';
      if (question.ask === 'choose-target-area') {
        const [aim] = aimShown(view, question, null, null);
        const areas = aim?.skill.areas.map(({ area }) => `area:${area}`) ?? [];
        expect(question.options.map(({ on }) => on?.[0]).toSorted()).toEqual(areas.toSorted());
        declared++;
      }
      const usable = question.options.find(({ id }) => id.startsWith('skill:'));
      if (question.ask === 'take-action' && usable !== undefined) {
        const [aim] = aimShown(view, question, usable.id.slice('skill:'.length), null);
        expect(aim?.user.id).toBe(acting);
        pointed++;
      }
      for (const { id } of view.battle?.monsters ?? [])
        threats += aimShown(view, { ...question, about: {} }, null, `figure:${id}`).length;
    });
    expect(Math.min(declared, pointed, threats)).toBeGreaterThan(0);
  });
});

describe('cards say what they do', () => {
  const speakers = (['en', 'fr'] as const).map(
    (language: Language): CardSay => ({
      say: (id, facts) => sayIn(words[language], language, id, facts),
      look: (id, facts?: Facts) => sayIn(LOOKS[language], language, id, facts),
    }),
  );

  test('every Skill, Quirk, Disease, Trinket, Hamlet Skill and Room, in both languages', () => {
    for (const speaker of speakers) {
      const lines = [
        ...SKILL_IDS.flatMap(id => skillOf(id).levels.flatMap(card => skillLines(card, speaker))),
        ...Object.values(CIRCUS_SKILLS).flatMap(({ card }) => skillLines(card, speaker)),
        ...QUIRK_IDS.map(id => reactionText(quirkOf(id), { ...speaker, level: 2 })),
        ...Object.values(DISEASES).map(disease => reactionText(disease, speaker)),
        ...Object.values(TRINKETS).flatMap(trinket => trinketLines(trinket, speaker)),
        ...HAMLET_SKILL_IDS.map(id => hamletSkillText(hamletSkillOf(id), { ...speaker, level: 1 })),
        ...Object.values(ROOM_CARDS).flatMap(card =>
          [...(card?.normal ?? []), ...(card?.stygian ?? [])].map(rule => roomRuleText(rule, speaker)),
        ),
      ];
      expect(lines.filter(line => line.length < 4 || /[{}]|undefined|NaN|fx-|object/.test(line))).toEqual([]);
    }
  });

  test('with the amounts of the Level', () => {
    const [english] = speakers;
    if (english === undefined) throw new Error('nobody speaks');
    expect(reactionText(quirkOf('bad-gambler'), { ...english, level: 3 })).toBe('On a roll of 10: Wounds 3.');
    expect(reactionText(quirkOf('bad-gambler'), english)).toBe('On a roll of 10: Wounds 1 per Level.');
  });
});

test('on no map two rooms lie on each other, on a phone neither', () => {
  for (const size of [WIDE, TALL]) {
    const { places, scale } = planMap('ruins-d', size);
    const rooms = places.filter(({ kind }) => kind === 'room');
    for (const one of rooms)
      for (const other of rooms)
        if (one !== other)
          expect(
            Math.max(Math.abs(one.x - other.x) / (116 * scale), Math.abs(one.y - other.y) / (74 * scale)),
          ).toBeGreaterThan(0.9);
  }
});

test('what happens is shown where it happens: the blow, the number, the bones of who has fallen', () => {
  const spots = new Map(
    ['crusader', 'bone-soldier:1'].map((thing, place) => [thing, { thing, x: place * 100, y: 50 }]),
  );
  const { blows, floats, bones } = showOf(
    [
      { type: 'skill-used', rule: 'DD-SKL-26', figure: 'crusader', targets: ['bone-soldier:1'] },
      { type: 'wounds-suffered', rule: 'DD-SKL-16', figure: 'bone-soldier:1', amount: 7 },
      { type: 'monster-killed', rule: 'DD-POS-06', figure: 'bone-soldier:1' },
      { type: 'wounds-suffered', rule: 'DD-SKL-16', figure: 'nobody', amount: 7 },
    ] as unknown as Parameters<typeof showOf>[0],
    spots,
    1,
  );
  expect(blows).toMatchObject([{ x: 0, toX: 100 }]);
  expect(floats).toMatchObject([{ text: '−7', tone: 'harm', x: 100 }]);
  expect(bones).toMatchObject([{ x: 100 }]);
});

test('the end tells what every Hero did, the dead with their cause', () => {
  const match = watch(PLANS[4], () => {}, 1500);
  const view = match.view('player-1');
  expect(isDungeon(view)).toBe(true);
  const story = dungeonStory({ view, result: match.result } as unknown as Scene, []);
  const { heroes, fallen } = asView(view);
  expect(story.heroes.map(({ id }) => id)).toEqual([...heroes, ...fallen].map(({ id }) => id));
  expect(story.heroes.filter(({ note }) => note !== undefined)).toHaveLength(fallen.length);
  expect(story.heroes.every(({ deeds }) => deeds.length === story.columns.length)).toBe(true);
});

describe('the Old Road as a lesson', () => {
  test('has words in both languages and names rules that exist', () => {
    for (const { text, rules } of lesson.steps) {
      expect(EN[text].length, text).toBeGreaterThan(40);
      expect(FR[text], text).not.toBe(EN[text]);
      for (const rule of rules) expect(words.en[rule], rule).toBeDefined();
    }
  });

  test('tells everything on the way to the Hamlet', async () => {
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
    for (let answers = 0; answers < 700; answers++) {
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
    for (const id of ['welcome', 'map', 'heroes', 'deeds', 'pack', 'hall', 'skill', 'monster', 'undo'])
      expect(progress.done).toContain(id);
  });
});

/** A player who explores and hits what can be hit. */
function choiceOf({ options }: Question, turn: number): number {
  const wishes = [
    /^understood$/,
    /^enter$/,
    /^explore:/,
    /^skill:/,
    /^move:/,
    /^pass$/,
    /^done$/,
    /^end-turn$/,
  ];
  const found = wishes.map(wish => options.findIndex(({ id }) => wish.test(id))).find(place => place >= 0);
  return found ?? turn % options.length;
}

describe('the Deathblow die', () => {
  const fell = (face: number) => ({ what: 'deathblow', sides: 10, face, place: 0, count: 1 });

  test.each([
    ['en', 'Skull', 'Blank'],
    ['fr', 'Crâne', 'Face vide'],
  ] as const)('is read by what its face shows, not by its own name (%s) [DD-DTH-04]', (language, skull, blank) => {
    const say = (id: string, facts: Facts = {}) => sayIn(words[language], language, id, facts);
    const read = [3, 4].map(face => faceText(fell(face), say));
    expect(read).toEqual([skull, blank]);
  });
});
