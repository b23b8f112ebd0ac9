import { LANGUAGES, say } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { ACTIONS } from '../src/data/actions.ts';
import { CODE_COLOURS } from '../src/data/colours.ts';
import { CREATURE_ICONS, SURVIVOR_ICONS, TERROR_EVENTS } from '../src/data/dice.ts';
import { ITEMS } from '../src/data/equipment.ts';
import { EVENTS } from '../src/data/multitracker.ts';
import { type GameOption, OPTIONS } from '../src/data/options.ts';
import { SECURITY_MODE_IDS } from '../src/data/security-modes.ts';
import { STARTING_SKILLS, VARIANT_SKILLS } from '../src/data/skills.ts';
import { SPECIAL_ZOMBIES } from '../src/data/special-zombies.ts';
import { type Tile, TILES } from '../src/data/tiles.ts';
import { words } from '../src/words/index.ts';

const rooms = Object.values(TILES).flatMap((tile: Tile) => tile.rooms.map(({ name }) => name));

test('the boxes hold what the component lists count', () => {
  expect(Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, new Set(ids).size]))).toEqual(
    {
      survivors: 5,
      skills: 20,
      tiles: 28,
      codeChips: 41,
      codeTokens: 21,
      equipmentCards: 48,
      startingCards: 7,
      creatures: 3,
      nemeses: 2,
      spawnTokens: 23,
      radioactiveCards: 10,
      specialZombieTokens: 40,
    },
  );
});

describe.each(LANGUAGES)('in %s', language => {
  const missing = (ids: readonly string[]) => ids.filter(id => !Object.hasOwn(words[language], id));

  test('everything in the boxes has a name', () => {
    const ids = [
      ...Object.values(content).flat(),
      ...[ITEMS, STARTING_SKILLS, VARIANT_SKILLS, SPECIAL_ZOMBIES].flatMap(table => Object.keys(table)),
      ...[CODE_COLOURS, SURVIVOR_ICONS, CREATURE_ICONS, TERROR_EVENTS, EVENTS, SECURITY_MODE_IDS].flat(),
      ...Object.keys(ACTIONS).map(id => `action.${id}`),
    ];
    expect(missing(ids)).toEqual([]);
  });

  test('every room has a name, and can be stood in, gone to and spoken of', () => {
    expect(
      missing(rooms.flatMap(room => [room, `${room}@the`, `${room}@in`, `${room}@to`, `${room}@of`])),
    ).toEqual([]);
    expect(new Set(rooms.map(room => say(words[language], language, room))).size).toBe(rooms.length);
  });

  test('every option has a name, an explanation, and a name for each of its values', () => {
    const ids = Object.entries(OPTIONS).flatMap(([id, option]: [string, GameOption]) => [
      `option.${id}`,
      `option.${id}.help`,
      ...(option.kind === 'choice' ? option.values.map(value => `option.${id}.${value}`) : []),
    ]);
    expect(missing(['game', 'game.description', ...ids])).toEqual([]);
  });
});

test('French names take the articles that they need', () => {
  const say2 = (id: string) => say(words.fr, 'fr', id);
  expect(['kitchen@in', 'archive@of', 'entrance-hall@of', 'medic-bay@to'].map(say2)).toEqual([
    'dans la cuisine',
    'des archives',
    'du hall d’entrée',
    'vers l’infirmerie',
  ]);
});
