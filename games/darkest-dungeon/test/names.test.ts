import { LANGUAGES } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { BOSSES } from '../src/data/bosses.ts';
import { CONDITIONS } from '../src/data/conditions.ts';
import { EXPLORATION_DIE, ROOM_TYPES } from '../src/data/exploration.ts';
import { HAMLET_SKILL_IDS } from '../src/data/hamlet-skills.ts';
import { MONSTERS } from '../src/data/monsters.ts';
import { OPTIONS } from '../src/data/options.ts';
import { PROVISION_DIE } from '../src/data/provisions.ts';
import { ROOM_TILES } from '../src/data/rooms.ts';
import { STANCES } from '../src/data/stances.ts';
import { THREAT_SIDES } from '../src/data/threats.ts';
import { game } from '../src/index.ts';
import { words } from '../src/words/index.ts';

const areas = [...new Set(Object.values(ROOM_TILES).flatMap(({ areas: all }) => Object.keys(all)))];
const monsterSkills = [
  ...Object.values(MONSTERS).flatMap(({ skills }) => skills.map(({ id }) => id)),
  ...Object.values(BOSSES).flatMap(({ levels }) =>
    levels.flatMap(({ skills }) => skills.map(({ id }) => id)),
  ),
];
const threats = (['necromancer', 'prophet', 'collector', 'fanatic'] as const).flatMap(boss =>
  [1, 2, 3].flatMap(level => THREAT_SIDES.map(side => `${boss}-${level}-${side}`)),
);
const options = Object.entries(OPTIONS).flatMap(([name, spec]) => [
  `option.${name}`,
  `option.${name}.help`,
  ...(spec.kind === 'choice' ? spec.values : ['true', 'false']).map(value => `option.${name}.${value}`),
]);
const named: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(content),
  ['monster skills', monsterSkills],
  ['Hamlet Skills', HAMLET_SKILL_IDS],
  ['Threats', threats.flatMap(id => [id, `${id}@text`])],
  ['Areas', areas.flatMap(id => [id, `${id}@the`, `${id}@of`, `${id}@to`])],
  ['Room tokens', ROOM_TYPES.flatMap(id => [id, `${id}@room`])],
  ['seats', [...game.seats(4), 'party']],
  ['options', options],
  ['terms', [...STANCES, ...CONDITIONS, ...PROVISION_DIE, ...EXPLORATION_DIE, ...BUILDINGS]],
  [
    'said everywhere',
    ['pass', 'done', 'choose-area', 'choose-figure', 'dice-rolled', 'window-passed', 'deathblow'],
  ],
];

describe.each(LANGUAGES)('in %s', language => {
  test.each(named)('everything has a name: %s', (_, ids) => {
    const all = words[language];
    expect(ids.filter(id => !Object.hasOwn(all, id) || all[id] === '')).toEqual([]);
  });

  test.each([
    ['heroes', content['heroes'] ?? []],
    ['monsters', content['monsterCards'] ?? []],
  ])('the %s have all forms of their names', (_, ids) => {
    const all = words[language];
    expect(
      ids.flatMap(id => ['@the', '@The', '@of', '@to'].map(form => id + form)).filter(id => !(id in all)),
    ).toEqual([]);
  });
});

test('both languages name the same things; only forms may differ', () => {
  const plain = (all: object): string[] =>
    Object.keys(all)
      .filter(id => !id.includes('@'))
      .sort();
  expect(plain(words.fr)).toEqual(plain(words.en));
});

test.each([
  ['en', 'crusader@of', 'of the Crusader'],
  ['fr', 'crusader@of', 'du Croisé'],
  ['fr', 'abomination@to', 'à l’Abomination'],
  ['fr', 'vestal@The', 'La Vestale'],
  ['fr', 'templars@to', 'aux Templiers'],
  ['en', 'bone-soldier:2@the', 'the Bone Soldier 2'],
  ['fr', 'shuffling-horror@of', 'de l’Horreur traînante'],
  ['fr', 'NW@to', 'au nord-ouest'],
  ['en', '7@to', 'to Area 7'],
  ['en', 'crusader:smite:3', 'Smite, Level 3'],
  ['fr', 'necromancer:2', 'Nécromancien, niveau 2'],
  ['fr', 'surveyors-desk', 'Bureau de l’arpenteur'],
] as const)('in %s %s is "%s"', (language, id, name) => {
  expect(words[language][id]).toBe(name);
});

test('French spaces its punctuation with no-break spaces and curls its apostrophes', () => {
  const wrong = Object.entries(words.fr).filter(([, text]) => / [:;!?»]|« |'/.test(text));
  expect(wrong).toEqual([]);
});
