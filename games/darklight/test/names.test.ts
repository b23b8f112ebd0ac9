import { LANGUAGES, say } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { IN_FORCE } from '../src/data/in-force.ts';
import { SLOTS } from '../src/data/item-card.ts';
import { MONSTERS, type MonsterCard } from '../src/data/monsters.ts';
import { ATTRIBUTES } from '../src/data/numbers.ts';
import { type GameOption, OPTIONS } from '../src/data/options.ts';
import { EVENINGS, JUDGEMENTS, OMENS } from '../src/data/settlements.ts';
import { CLASSES } from '../src/data/accursed.ts';
import { words } from '../src/words/index.ts';

test('the box holds what the lists count', () => {
  expect(Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, ids.length]))).toEqual({
    classes: 4,
    skills: 80,
    spells: 16,
    miracles: 18,
    monsters: 18,
    encounters: 24,
    bosses: 8,
    events: 24,
    dungeonCards: 24,
    treasures: 36,
    rareTreasures: 18,
    startingItems: 13,
    consumables: 5,
    chests: 12,
    injuries: 11,
    quests: 25,
    hazards: 20,
    settlements: 3,
    activities: 12,
  });
});

const attacks = Object.values<MonsterCard>(MONSTERS).flatMap(({ melee, ranged }) => [
  melee.id,
  ...(ranged === undefined ? [] : [ranged.id]),
]);

describe.each(LANGUAGES)('in %s', language => {
  const missing = (ids: readonly string[]) => ids.filter(id => !Object.hasOwn(words[language], id));

  test('everything in the box has a name', () => {
    const ids = [
      ...Object.values(content).flat(),
      ...Object.keys(IN_FORCE),
      ...[CLASSES, ATTRIBUTES, SLOTS, EVENINGS, OMENS, JUDGEMENTS, attacks].flat(),
    ];
    expect(missing(ids)).toEqual([]);
  });

  test('what has rules of its own says what it does', () => {
    const { chests: _chests, classes, ...kinds } = content;
    expect(missing([...(classes ?? []), ...Object.values(kinds).flat()].map(id => `${id}.help`))).toEqual([]);
  });

  test('every option has a name, an explanation, and a name for each of its values', () => {
    const ids = Object.entries(OPTIONS).flatMap(([id, option]: [string, GameOption]) => [
      `option.${id}`,
      `option.${id}.help`,
      ...(option.kind === 'choice' ? option.values.map(value => `option.${id}.${value}`) : []),
    ]);
    expect(missing(['game', 'game.description', ...ids])).toEqual([]);
  });

  test('figures can be spoken of, at the start of a sentence and within it', () => {
    const ids = [...(content['classes'] ?? []), ...(content['monsters'] ?? [])];
    expect(missing(ids.flatMap(id => [`${id}@the`, `${id}@The`]))).toEqual([]);
  });

  test('quests are called as they are in the options', () => {
    for (const id of content['quests'] ?? [])
      expect(say(words[language], language, `option.quest.${id}`)).toBe(say(words[language], language, id));
  });
});

test('both languages say the same things, but for forms of names', () => {
  const plain = (all: Readonly<Record<string, string>>) =>
    Object.keys(all)
      .filter(id => !id.includes('@'))
      .sort();
  expect(plain(words.fr)).toEqual(plain(words.en));
});

test('French words keep their typography', () => {
  const wrong = Object.entries(words.fr).filter(([, text]) => /'| [:;!?»]|« /.test(text));
  expect(wrong).toEqual([]);
});
