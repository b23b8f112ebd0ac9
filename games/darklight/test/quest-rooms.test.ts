import { describe, expect, test } from 'vitest';
import { healthAtPlacement } from '../src/rules/monster-profile.ts';
import { poison } from '../src/rules/conditions.ts';
import { drawEncounter } from '../src/rules/encounters.ts';
import { leaveDungeon } from '../src/rules/escape.ts';
import { questDarkness, questRoundEnd } from '../src/rules/quests.ts';
import { settle } from '../src/rules/settle.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { perform } from '../testing/index.ts';
import {
  events,
  inQuestRoom,
  kindsIn,
  numbersOf,
  outcomeOf,
  printedNumbers,
  propOf,
  roundOf,
  slay,
  startedWith,
} from '../testing/quest-rooms.ts';

describe('Necrostream', () => {
  test('q-awakening 7 or 12 seekers; the first Encounter card is enc-seekers; completed when all are dead', () => {
    expect(numbersOf('q-awakening')).toEqual(printedNumbers('q-awakening'));
    const game = inQuestRoom('q-awakening', {});
    expect(outcomeOf(game)).toBeNull();
    expect(slay(game, game.dungeon.monsters).result?.outcome).toBe('quest-completed');
    const other = inQuestRoom('q-awakening', {});
    perform(drawEncounter(other.table, { kind: 'prepared', tile: 1 }), 2);
    expect(other.told('encounter-drawn')).toMatchObject([{ encounter: 'enc-seekers' }]);
  });

  test('q-necrostream-1 a Boss, and a Wound for whoever stands in the stream when Events begin', () => {
    const accursed = { 'black-knight': { at: [1, 0, 3] }, 'outcast': { at: [1, 3, 3] } } as const;
    const game = inQuestRoom('q-necrostream-1', { accursed, ...startedWith(1) }, 'boss-gallows-court');
    events(game);
    expect([game.accursed('black-knight').wounds, game.accursed('outcast').wounds]).toEqual([1, 0]);
    expect(slay(game, game.dungeon.monsters, 'reliquary', 'give:outcast').result?.outcome).toBe(
      'quest-completed',
    );
  });

  test('q-necrostream-2 the Lantern is taken up and carried off the Dungeon Exit', () => {
    const game = inQuestRoom('q-necrostream-2', {}, 'enc-rotmongers');
    expect(game.dungeon.props).toMatchObject([{ name: 'lantern', square: game.on(1, 3, 0) }]);
    expect(kindsIn(game)).toEqual(['rotmonger']);
    propOf(game, 1).carrier = 'black-knight';
    function* leaving() {
      yield* leaveDungeon(game.table, 'black-knight');
      yield* settle(game.table);
    }
    expect(perform(leaving()).result).toMatchObject({ outcome: 'quest-completed', winners: ['player-1'] });
    expect(game.accursed('black-knight').status.kind).toBe('in');
  });

  test('q-necrostream-3 Ambushes on 4+ from the next round on; whoever holds the room for six rounds has won', () => {
    const accursed = { 'black-knight': { at: [1, 4, 4] } } as const;
    const game = inQuestRoom('q-necrostream-3', { accursed });
    events(game);
    expect(kindsIn(game)).toEqual([]);
    events(roundOf(game, 3), 3);
    expect(kindsIn(game)).toEqual([]);
    events(roundOf(game, 4), 4, 'enc-rotmongers');
    expect(kindsIn(game)).toEqual(['rotmonger']);
    perform(questRoundEnd(roundOf(game, 7).table));
    expect(outcomeOf(game)).toBeNull();
    perform(questRoundEnd(roundOf(game, 8).table));
    expect(outcomeOf(game)).toBe('completed');
  });

  test('q-necrostream-3 an empty room wins nothing, a later round still does', () => {
    const game = inQuestRoom('q-necrostream-3', {});
    perform(questRoundEnd(roundOf(game, 8).table));
    expect(outcomeOf(game)).toBeNull();
    game.accursed('black-knight').square = game.on(1, 4, 4);
    perform(questRoundEnd(roundOf(game, 9).table));
    expect(outcomeOf(game)).toBe('completed');
  });

  test('q-necrostream-4 one or two dreadworms with 6 more Health lie in wait; Poison counts twice', () => {
    expect(numbersOf('q-necrostream-4')).toEqual(printedNumbers('q-necrostream-4'));
    const game = inQuestRoom('q-necrostream-4', {});
    expect(game.monster('dreadworm').health).toBe(healthAtPlacement(game.dungeon, 'dreadworm', 6));
    perform(poison(game.table, game.accursed('black-knight'), 2, null, 'DL-CND-01'));
    expect(game.accursed('black-knight').poison).toBe(4);
    expect(slay(game, game.dungeon.monsters).result?.outcome).toBe('quest-completed');
  });

  test('q-necrostream-5 four names in the corners, with an Encounter', () => {
    const game = inQuestRoom('q-necrostream-5', {}, 'enc-rotmongers');
    const { dungeon, on } = game;
    expect(kindsIn(game)).toContain('rotmonger');
    expect(dungeon.props.map(({ square }) => square)).toEqual([
      on(1, 0, 0),
      on(1, 7, 0),
      on(1, 0, 6),
      on(1, 7, 6),
    ]);
  });

  test('q-necrostream-6 the hexmother suffers nothing while a shade lives', () => {
    expect(numbersOf('q-necrostream-6')).toEqual(printedNumbers('q-necrostream-6'));
    const game = inQuestRoom('q-necrostream-6', {});
    const cause = { kind: 'skill', by: 'black-knight', rule: 'DL-WND-01' } as const;
    const mother = game.monster('hexmother');
    expect(perform(inflictWounds(game.table, mother, 5, cause)).value).toBe(0);
    slay(game, [game.monster('weeping-shade')]);
    expect(perform(inflictWounds(game.table, mother, 5, cause)).value).toBe(5);
    expect(slay(game, [mother]).result?.outcome).toBe('quest-completed');
  });
});

describe('Chapel', () => {
  test('q-chapel-1 a Boss Encounter', () => {
    expect(kindsIn(inQuestRoom('q-chapel-1', {}, 'boss-hex-coven'))).toEqual(['hexmother']);
  });

  test('q-chapel-2 four candles; on a 1 the one lit last goes out, from the next round on', () => {
    const game = inQuestRoom('q-chapel-2', {}, 'enc-rotmongers');
    const { props } = game.dungeon;
    expect(props.map(({ square }) => square)).toEqual([
      game.on(1, 2, 3),
      game.on(1, 5, 3),
      game.on(1, 2, 6),
      game.on(1, 5, 6),
    ]);
    events(roundOf(game, 3));
    Object.assign(propOf(game, 2), { done: true, order: 1 });
    Object.assign(propOf(game, 1), { done: true, order: 2 });
    events(roundOf(game, 2));
    events(roundOf(game, 3), 2);
    expect(props.map(({ done }) => done)).toEqual([true, true, false, false]);
    events(game, 1);
    expect(props.map(({ done }) => done)).toEqual([false, true, false, false]);
    for (const prop of props) prop.done = true;
    expect(outcomeOf(game)).toBe('completed');
  });

  test('q-chapel-3 one of the group speaks: a raid if he is believed, a Boss if not', () => {
    const accursed = { 'black-knight': { at: [0, 0, 3] }, 'outcast': { at: [0, 1, 3] } } as const;
    const two = { accursed, ...startedWith(1) };
    const passed = inQuestRoom('q-chapel-3', two, 'speak:outcast', [1, 5]);
    expect(kindsIn(passed)).toEqual(['seeker', 'skorn-savage']);
    expect(passed.dungeon.combat?.cards).toMatchObject([{ card: 'enc-mixed-raid' }]);
    const failed = inQuestRoom('q-chapel-3', two, 'speak:outcast', [1, 4], 'boss-hex-coven');
    expect(kindsIn(failed)).toEqual(['hexmother']);
    expect(outcomeOf(failed)).toBeNull();
    expect(slay(failed, failed.dungeon.monsters, 'reliquary', 'give:outcast').result?.outcome).toBe(
      'quest-completed',
    );
  });

  test('q-chapel-4 the carrier of the Relic suffers 1 Insanity at each Darkness Roll of 1', () => {
    const game = inQuestRoom('q-chapel-4', {});
    propOf(game, 1).carrier = 'black-knight';
    perform(questDarkness(game.table));
    expect(game.accursed('black-knight').insanity).toBe(0);
    game.dungeon.darkness.roll = 1;
    perform(questDarkness(game.table));
    expect(game.accursed('black-knight').insanity).toBe(1);
  });

  test('q-chapel-5 the Font stands at (3,0), with an Encounter', () => {
    const game = inQuestRoom('q-chapel-5', {}, 'enc-rotmongers');
    expect(game.dungeon.props).toMatchObject([{ name: 'font', square: game.on(1, 3, 0) }]);
    expect(kindsIn(game)).toEqual(['rotmonger']);
  });

  test('q-chapel-6 on 4 or more a thrall rises next to somebody while the Boss card’s Monsters live', () => {
    const game = inQuestRoom('q-chapel-6', {}, 'boss-hex-coven');
    events(game, 3);
    expect(kindsIn(game)).toEqual(['hexmother']);
    events(game, 4);
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'hexmother']);
    expect(game.monster('ashen-thrall').target).toBe('black-knight');
    const { result } = slay(game, [game.monster('hexmother')]);
    expect(result?.outcome).toBe('quest-completed');
  });
});
