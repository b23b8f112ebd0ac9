import {
  type Facts,
  hasWords,
  type Language,
  LANGUAGES,
  newRng,
  say,
  start,
  throwDie,
} from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../src/describe.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { words } from '../src/words/index.ts';
import { aBout, aGame } from '../testing/index.ts';

const told = (state: State, language: Language = 'en'): string[] =>
  describeTable(state, null).flatMap(({ title, about, lines }) => [
    `# ${say(words[language], language, title, about)}`,
    ...lines.map(line => say(words[language], language, line.text, line.about)),
  ]);

const under = (state: State, title: string): string[] => {
  const lines = told(state);
  const from = lines.indexOf(`# ${title}`);
  if (from < 0) return [];
  const to = lines.findIndex((line, place) => place > from && line.startsWith('#'));
  return lines.slice(from + 1, to < 0 ? undefined : to);
};

describe('a Battle in words', () => {
  const { state } = aGame({
    light: 4,
    gold: 12,
    provisions: { food: 2, torch: 1 },
    campaign: { threat: 'prophet' },
    quest: 'wipe-em-out',
    heroes: {
      crusader: {
        wounds: 17,
        stress: 4,
        conditions: [['bleed', 3, 2]],
        quirks: ['nervous'],
        disease: 'vertigo',
      },
      vestal: { trinkets: ['critical-stone'], resolve: 'fearful' },
    },
    battle: {
      room: 'ruins-3',
      heroes: { crusader: 'FOUNTAIN' },
      monsters: [['bone-captain'], ['bone-arbalist', 'NE', { wounds: 3 }]],
      initiative: ['heroes', 'monsters', 'monsters'],
      turn: 'crusader',
      chests: ['NW'],
    },
  });

  test('DD-CAM-02, DD-LGT-03 what belongs to all: Act, Threat, Light and what it does, Gold, Provisions, Quest', () => {
    expect(under(state, 'Act 1 (as printed)')).toEqual([
      'A Hero acts.',
      'Imminent Threat: Prophet.',
      'Ill Omen: On entering a Dungeon each Hero: Stress +2.',
      'Sour Wine: The Tavern recovers 1 Stress less.',
      'Light 4 of 5.',
      'Dim: everybody has 1 more Crit.',
      'Gold: 12.',
      'Provisions in the pool:',
      'Food: 2',
      'Torch: 1',
      'Waiting Heroes: 2; the Stagecoach shows 0 XP.',
      'Quest: Wipe ’Em Out.',
      expect.stringContaining('Firewood'),
    ]);
  });

  test('DD-DTH-01, DD-CON-02, DD-QRK-02 a Hero with place, Life, Stress, Conditions, Skills and flaws', () => {
    expect(under(state, 'Crusader, Level 1 (Player 1)')).toEqual([
      'Aggressive Stance.',
      'Stands in the fountain.',
      'Takes its turn: 2 actions left.',
      'Life 0 of 17: at Death’s Door.',
      'Stress 4 of 10.',
      'Bleed 2, 3 turns.',
      'Dodge 0, Speed 1.',
      'Resists Stun.',
      '0 XP.',
      'Smite, Level 1, from Aggressive and Defensive.',
      expect.stringContaining('Zealous Accusation, Level 1'),
      expect.stringContaining('Stunning Blow, Level 1'),
      'Quirks: Nervous.',
      'Disease: Vertigo.',
    ]);
    expect(under(state, 'Vestal, Level 1 (Player 1)')).toEqual(
      expect.arrayContaining([
        'Fearful: The dark has learnt my name.',
        'Trinket: Critical Stone, positive side up.',
        'May still act this round.',
      ]),
    );
  });

  test('DD-BAT-05, DD-MON-02 the round, the cards left, the Monsters', () => {
    expect(under(state, 'Battle: Fountain Court')).toEqual([
      'Round 1 of 4.',
      'Initiative cards left: 1 of the Heroes, 2 of the Monsters.',
    ]);
    expect(under(state, 'Bone Arbalist 1 (Unholy)')).toEqual(
      expect.arrayContaining(['Stands in the north-east.', 'Skills: Quarrel and Bayonet Jab.']),
    );
    expect(under(state, 'Bone Captain 1 (Unholy)')).toContain('Large.');
  });

  test('DD-POS-01 each Area with who is there, its spaces, Chests and neighbours', () => {
    expect(under(state, 'Area: north-west')).toContain('Loot Chests: 1.');
    expect(under(state, 'Area: fountain')[0]).toBe('Here: Crusader.');
    expect(under(state, 'Area: fountain').at(-1)).toMatch(/^Next to the /);
  });
});

test('DD-EXP-01, DD-QST-06 the map: where the party is, tokens face-up and face-down, dice to come', () => {
  const { state } = aGame({
    quest: 'scout-ahead',
    dungeon: {
      tile: 'ruins-a',
      party: 'r1',
      tokens: { r2: null, r3: 'lair' },
      cleared: { r1: 'empty' },
      visited: ['s', 'r1'],
      way: { kind: 'explore', to: ['r2'], dice: [{ hero: 'vestal', faces: ['trap', 'blank'] }] },
    },
  });
  expect(under(state, 'Map: The Spine')).toEqual(
    expect.arrayContaining(['Vestal: still to be resolved: Trap and Blank.']),
  );
  const lines = told(state);
  expect(lines).toContain('A token lies face-down.');
  expect(lines).toContain('Lair.');
  expect(lines).toContain('Cleared: Empty Room.');
});

test('DD-HAM-14, DD-BLD-01 the Hamlet: day, Event, visits, buildings and who closes them', () => {
  const { state } = aGame({
    phase: { kind: 'visit' },
    hamlet: {
      event: 'uneventful-week',
      day: 2,
      days: 3,
      caretaker: 'survivalist',
      visits: [{ hero: 'hellion', building: 'tavern' }],
      done: ['hellion'],
      closed: ['guild'],
    },
  });
  expect(under(state, 'The Hamlet, day 2 of 3')).toEqual([
    'Event: Uneventful Week.',
    'Hellion: Tavern.',
    'Have spent the day: Hellion.',
  ]);
  const buildings = under(state, 'Buildings');
  expect(buildings).toHaveLength(9);
  expect(buildings).toContain('Survivalist, Level 1: the Caretaker is there.');
  expect(buildings).toContain('Guild: closed.');
});

test('DD-PVP-04, DD-PVP-17 the Circus: teams, Party counter, Butcher, profiles', () => {
  const { state } = aBout({
    red: [['crusader-1', '2']],
    blue: [['vestal-1', '9']],
    butcher: '5',
    puppets: '4',
    first: 'blue',
  });
  expect(under(state, 'The Butcher’s Circus: The Sawdust Ring, round 1')).toEqual([
    'A team chooses who acts.',
    'The red team: Player 1.',
    'The blue team: Player 2.',
    'The blue team holds the Party counter.',
    'Next: the red team.',
    'The Puppets fill Area 4.',
    'The Butcher stands in Area 5.',
  ]);
  expect(under(state, 'Crusader, Vanguard (the red team, Player 1)')).toContain('Life 25 of 25.');
});

/** Ids among the facts that have no name. */
const nameless = (language: Language, about: Facts | undefined): unknown[] =>
  Object.values(about ?? {})
    .flat()
    .filter(fact => typeof fact === 'string' && fact !== '' && !hasWords(words[language], fact));

test.each([
  ['circus', 2, 'circus'],
  ['circus', 4, 'butcher'],
  ['tutorial', 1, 'road'],
  ['campaign', 3, 'ruins'],
] as const)('all that is told of a %s of %i has words in both languages', (mode, players, seed) => {
  const rng = newRng(seed);
  const match = start(game, { players, options: { mode }, seed });
  for (let at = 0; at < 60 && match.request?.kind === 'question'; at++) {
    for (const language of LANGUAGES)
      for (const { title, about, lines } of describeTable(match.state, null))
        for (const one of [{ text: title, about }, ...lines]) {
          expect(hasWords(words[language], one.text), one.text).toBe(true);
          expect(nameless(language, one.about)).toEqual([]);
          expect(say(words[language], language, one.text, one.about)).not.toMatch(/[{}]/);
        }
    match.answer(throwDie(rng, match.request.options.length) - 1);
  }
});
