import {
  type Facts,
  hasWords,
  type Language,
  LANGUAGES,
  newRng,
  type Passage,
  say,
  start,
  throwDie,
} from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../src/describe.ts';
import { QUEST_IDS } from '../src/data/quests.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { words } from '../src/words/index.ts';
import { aGame, aQuest } from '../testing/index.ts';

/** What is said under a heading, in English. */
function under(state: State, seat: string | null, heading: string): string[] {
  const passage = describeTable(state, seat).find(
    ({ title, about }) => say(words.en, 'en', title, about) === heading,
  );
  return passage?.lines.map(({ text, about }) => say(words.en, 'en', text, about)) ?? [];
}

describe('a moment of play', () => {
  const { state } = aGame({
    board: '....p\n..@.x\n.....\n.....',
    heroes: {
      silhouette: {
        at: [1, 1],
        items: ['sword-1'],
        pack: ['iron-shield-1'],
        potions: { healing: 1 },
        skills: ['acrobat'],
        order: 'guard',
        tokens: { burn: 2 },
        wounds: 3,
        coins: 75,
      },
      'sir-valadir': { acted: true },
    },
    monsters: [['ogre', 'master', [2, 2], { wounds: 4, tokens: { burn: 0, stun: 1, web: 0 } }]],
    markers: [
      [{ kind: 'chest', colour: 'copper' }, [3, 0], 2],
      [{ kind: 'money' }, [0, 2]],
    ],
    turn: { hero: 'silhouette', action: 'advance', points: 3, attacks: 1 },
    hand: ['aim-1', 'rage-1'],
    threat: 5,
  });

  test('DJ-SET-09 a hero is told with place, wounds, things, skills, order and tokens', () => {
    expect(under(state, null, 'Silhouette (the first hero player)')).toEqual([
      'Stands in B2.',
      expect.stringMatching(/^Wounds 3 of \d+, fatigue \d+ of \d+\.$/),
      expect.stringMatching(/^Speed \d+, armor \d+, worth \d+ conquest\.$/),
      expect.stringMatching(/^Traits: melee \d+, ranged \d+, magic \d+\.$/),
      '75 coins.',
      'Equipped: sword.',
      'In the pack: iron shield.',
      'Potions in reach: 1, in the pack: 0 (healing potion).',
      'Skills: Acrobat.',
      'Order: Guard.',
      '2 tokens: Burn.',
    ]);
    expect(under(state, null, 'Sir Valadir (the second hero player)')).toEqual(
      expect.arrayContaining(['Is in the town.', 'Has acted this round.']),
    );
  });

  test('DJ-RND-01 whose turn it is, and what is left of it', () => {
    expect(under(state, null, 'Round 1')).toEqual(
      expect.arrayContaining([
        'The heroes have 5 conquest.',
        'It is the turn of Silhouette.',
        'Action: advance; 3 movement points and 1 attack left.',
      ]),
    );
  });

  test('DJ-CRD-07 monsters are told with their spaces and numbers', () => {
    expect(under(state, null, 'Monsters')).toEqual([
      expect.stringMatching(/^Master Ogre in C3, D3, C4 and D4: 4 of \d+ wounds, armor \d+, speed \d+\.$/),
      'Master Ogre in C3: one token, Stun.',
    ]);
  });

  test('DJ-SET-24 the number of a chest is told to the overlord only', () => {
    const [area] = describeTable(state, null).filter(({ title }) => title === 'table.area');
    const heading = say(words.en, 'en', area?.title ?? '', area?.about);
    expect(under(state, 'hero-1', heading)).toEqual(
      expect.arrayContaining([
        'Spaces A1–E1.',
        'Lit glyph: C2.',
        'pit: E1.',
        'rubble: E2.',
        'A chest in D1: copper.',
        'coins in A3.',
      ]),
    );
    expect(under(state, 'overlord', heading)).toContain('A chest in D1: copper, with the number 2.');
  });

  test('DJ-OVC-15 the hand is read to the overlord only', () => {
    expect(under(state, 'overlord', 'The overlord')).toContain('Only you know your hand: Aim and Rage.');
    expect(under(state, 'hero-1', 'The overlord').join(' ')).not.toContain('Aim');
    expect(under(state, 'hero-1', 'The overlord')[0]).toMatch(/^5 threat, 2 cards in hand, \d+ cards/);
  });
});

test('DJ-SET-22 areas that no hero has seen are told to the overlord only', () => {
  const { state } = aQuest('into-the-dark', [0]);
  const hidden = (seat: string): number =>
    describeTable(state, seat).filter(({ title }) => title === 'table.area-hidden').length;
  expect(hidden('overlord')).toBe(state.areas.length - 1);
  expect(hidden('hero-1')).toBe(0);
  expect(under(state, 'hero-1', 'The unknown')).toEqual([
    `${state.areas.length - 1} areas are not revealed yet.`,
  ]);
});

test('DJ-ATK-01 an attack under way is told with its dice', () => {
  const game = aGame({ heroes: { silhouette: { at: [1, 1] } }, monsters: [['beastman', 'normal', [2, 1]]] });
  const target = game.at([2, 1]);
  game.state.attacks.push({
    attacker: 'hero:silhouette',
    seat: 'hero-1',
    source: 'fists',
    type: 'melee',
    from: game.at([1, 1]),
    range: 1,
    target,
    area: 'single',
    template: [],
    meant: null,
    step: 'rolled',
    dice: [{ colour: 'red', face: 1, added: false }],
    aimed: true,
    dodged: false,
    rerolled: false,
    damage: 2,
    reach: 0,
    freeSurges: 0,
    surgesSpent: 0,
    pierce: 1,
    blast: 0,
    toRange: null,
    knockback: false,
    tokens: { burn: 0, stun: 0 },
    doubled: false,
    kills: false,
    braved: [],
    killed: [],
    interrupt: 'none',
  });
  expect(under(game.state, null, 'Attack: Silhouette')).toEqual([
    'On C2, range 1.',
    expect.stringMatching(/^The red die: /),
    'Added to the dice: damage 2, range 0, Pierce 1.',
    'It is aimed.',
  ]);
});

describe.each(LANGUAGES)('in %s', language => {
  test('every sentence of a played game has words, and so has everything that it names', () => {
    const missing = new Set<string>();
    for (const quest of QUEST_IDS) {
      const match = start(game, { players: 4, seed: quest, options: { quest } });
      const rng = newRng(`described/${quest}`);
      for (let answers = 0; answers < 120 && match.request?.kind === 'question'; answers++) {
        if (answers % 6 === 0)
          for (const seat of ['overlord', 'hero-1'])
            for (const passage of describeTable(match.state, seat)) lacking(passage, language, missing);
        match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0] ?? '');
      }
    }
    expect([...missing]).toEqual([]);
  });
});

function lacking({ title, about, lines }: Passage, language: Language, missing: Set<string>): void {
  for (const { text, about: facts } of [{ text: title, about }, ...lines]) {
    if (!hasWords(words[language], text)) missing.add(text);
    for (const name of names(facts)) if (!hasWords(words[language], name)) missing.add(name);
    if (/[{}]/.test(say(words[language], language, text, facts))) missing.add(`${text} is not filled`);
  }
}

/** The ids among the facts; names of spaces and numbers in words are none. */
const names = (facts: Facts = {}): string[] =>
  Object.values(facts)
    .flat()
    .filter(value => typeof value === 'string' && /^[a-z]/.test(value)) as string[];
