import { LANGUAGES } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { ABILITIES, TOKENS } from '../src/data/abilities.ts';
import { HERO_ACTIONS, ORDERS, POTIONS, TRAITS } from '../src/data/actions.ts';
import { DIE_COLOURS } from '../src/data/dice.ts';
import { FAMILIARS } from '../src/data/heroes.ts';
import { TREASURE_COLOURS } from '../src/data/item-card.ts';
import { OPTIONS } from '../src/data/options.ts';
import { OVERLORD_CARD_TYPES, OVERLORD_CARDS } from '../src/data/overlord-cards.ts';
import { OBSTACLES, RUNE_COLOURS, STAIR_COLOURS } from '../src/data/quest.ts';
import { QUEST_IDS, questOf } from '../src/data/quests.ts';
import { SKILL_IDS } from '../src/data/skills.ts';
import { game } from '../src/index.ts';
import { OVERLORD_STAGES } from '../src/state.ts';
import { words } from '../src/words/index.ts';

const options = Object.entries(OPTIONS).flatMap(([name, spec]) => [
  `option.${name}`,
  `option.${name}.help`,
  ...(spec.kind === 'choice' ? spec.values : ['true', 'false']).map(value => `option.${name}.${value}`),
]);
const quests = QUEST_IDS.flatMap(id => {
  const { areas, rules, named, allies, encounters } = questOf(id);
  return [
    id,
    `${id}.introduction`,
    `${id}.goal`,
    ...areas.flatMap((_, area) => [`${id}.area-${area}`, `${id}.area-${area}.text`]),
    ...rules.map((_, place) => `${id}.rule-${place + 1}`),
    ...Object.keys(encounters).map(encounter => `${id}.${encounter}`),
    ...Object.keys(named),
    ...Object.keys(allies),
  ];
});
const named: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(content),
  ['quests’ texts', quests],
  ['heroes’ abilities', (content['heroes'] ?? []).map(id => `${id}.text`)],
  ['skills’ effects', SKILL_IDS.map(id => `${id}.text`)],
  ['cards’ effects', Object.keys(OVERLORD_CARDS).map(id => `${id}.text`)],
  ['card types', OVERLORD_CARD_TYPES.map(type => `card-type-${type}`)],
  ['terms', [...ABILITIES, ...TOKENS, ...HERO_ACTIONS, ...ORDERS, ...POTIONS, ...TRAITS, ...OBSTACLES]],
  ['colours', [...DIE_COLOURS, ...TREASURE_COLOURS, ...RUNE_COLOURS, ...STAIR_COLOURS]],
  ['familiars', Object.keys(FAMILIARS)],
  ['seats', [...game.seats(5), 'party']],
  ['options', options],
  ['outcomes', ['conquest-gone', 'task-completed', 'vault-drowned', 'bell-fallen', 'relics-lost']],
  ['stages', OVERLORD_STAGES.map(stage => `table.stage.${stage}`)],
  ['said everywhere', ['game', 'pass', 'done', 'dice-rolled', 'window-passed', 'table-ruling', 'table']],
];

describe.each(LANGUAGES)('in %s', language => {
  test.each(named)('everything has a name: %s', (_, ids) => {
    const all: Readonly<Record<string, string>> = words[language];
    expect(ids.filter(id => !Object.hasOwn(all, id) || all[id] === '')).toEqual([]);
  });
});

test('both languages say the same things, and fill the same gaps', () => {
  const gaps = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{([\w-]+)/g)].map(([, fact = '']) => fact))].sort();
  expect(Object.keys(words.fr).sort()).toEqual(Object.keys(words.en).sort());
  const french: Readonly<Record<string, string>> = words.fr;
  const unlike = Object.entries(words.en).filter(
    ([id, text]) => gaps(text).join() !== gaps(french[id] ?? '').join(),
  );
  expect(unlike.map(([id]) => id)).toEqual([]);
});

test('French spaces its punctuation with no-break spaces and curls its apostrophes', () => {
  const wrong = Object.entries(words.fr).filter(([, text]) => / [:;!?»]|« |'/.test(text));
  expect(wrong).toEqual([]);
});

test('English curls its apostrophes too', () => {
  expect(Object.entries(words.en).filter(([, text]) => /'/.test(text))).toEqual([]);
});

test('the box holds what the component list counts', () => {
  const counts = Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, ids.length]));
  expect(counts).toEqual({
    heroes: 20,
    monsters: 12,
    monsterProfiles: 96,
    skills: 36,
    shopCards: 24,
    copperTreasures: 22,
    silverTreasures: 18,
    goldTreasures: 16,
    relics: 4,
    overlordCards: 36,
    mapPieces: 61,
    quests: 9,
    questAreas: 63,
  });
});
