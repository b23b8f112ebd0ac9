import { describe, expect, test } from 'vitest';
import { ENCOUNTERS } from '../src/data/encounters.ts';
import { healthAtPlacement } from '../src/rules/monster-profile.ts';
import { drawEncounter } from '../src/rules/encounters.ts';
import { leaveDungeon } from '../src/rules/escape.ts';
import { isInCombat } from '../src/rules/figures.ts';
import { questRoundEnd } from '../src/rules/quests.ts';
import { settle } from '../src/rules/settle.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { perform, TIRED } from '../testing/index.ts';
import {
  allyIn,
  events,
  inQuestRoom,
  kindsIn,
  numbersOf,
  outcomeOf,
  printedNumbers,
  roundOf,
  slay,
  startedWith,
} from '../testing/quest-rooms.ts';

describe('Crypt', () => {
  test('q-crypt-1 the Gallows Court; only the knight counts', () => {
    const game = inQuestRoom('q-crypt-1', startedWith(2));
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'gallows-knight']);
    expect(slay(game, [game.monster('gallows-knight')]).result?.outcome).toBe('quest-completed');
  });

  test('q-crypt-2 the four blocks are Props, with an Encounter', () => {
    const game = inQuestRoom('q-crypt-2', {}, 'enc-rotmongers');
    const { dungeon, on } = game;
    expect(kindsIn(game)).toContain('rotmonger');
    expect(dungeon.props.map(({ square }) => square)).toEqual([
      on(1, 1, 1),
      on(1, 6, 1),
      on(1, 1, 4),
      on(1, 6, 4),
    ]);
  });

  test('q-crypt-3 cards without Undead bring two thralls; Undead are counted; then more come', () => {
    const game = inQuestRoom('q-crypt-3', {});
    expect(kindsIn(game)).toEqual(['gallows-knight']);
    perform(drawEncounter(game.table, { kind: 'prepared', tile: 1 }, 'enc-rotmongers'));
    perform(drawEncounter(game.table, { kind: 'prepared', tile: 1 }, 'enc-bone-archers'));
    expect(kindsIn(game)).toEqual([
      'ashen-thrall',
      'ashen-thrall',
      'bone-archer',
      'gallows-knight',
      'rotmonger',
    ]);
    const { monsters } = game.dungeon;
    const [thrall] = monsters.filter(({ kind }) => kind === 'ashen-thrall');
    slay(
      game,
      monsters.filter(one => one !== thrall && one.kind !== 'bone-archer'),
    );
    expect(game.dungeon.quest.progress).toBe(2);
    expect(outcomeOf(game)).toBeNull();
    events(game);
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'bone-archer']);
    const { result } = slay(game, game.dungeon.monsters, 'reliquary', 'stamina-tonic', 'smoke-pot');
    expect(result?.outcome).toBe('quest-completed');
  });

  test('q-crypt-3 without Monsters and without enough Undead, thralls come in Ambush', () => {
    const game = inQuestRoom('q-crypt-3', {});
    slay(game, game.dungeon.monsters, 'reliquary');
    expect(outcomeOf(game)).toBeNull();
    events(game, 2);
    const [, , plus] = ENCOUNTERS['enc-thralls'].monsters['ashen-thrall'][0];
    expect(kindsIn(game)).toEqual(new Array(1 + plus).fill('ashen-thrall'));
  });

  test('q-crypt-4 she has 12 Health and Armour 3; completed when she is out, failed when she dies', () => {
    const game = inQuestRoom('q-crypt-4', {}, 'enc-rotmongers');
    const ally = allyIn(game, 1);
    expect(ally).toMatchObject({ health: 12, armour: 3, square: game.on(1, 3, 3), status: 'in' });
    ally.status = 'dead';
    perform(settle(game.table));
    expect(game.dungeon.quest.outcome).toBe('failed');
    expect(game.told('quest-hopeless')).toHaveLength(1);
    perform(settle(game.table));
    expect(game.told('quest-hopeless')).toHaveLength(1);
    const other = inQuestRoom('q-crypt-4', {}, 'enc-rotmongers');
    perform(leaveDungeon(other.table, 'ally-1'));
    expect(perform(settle(other.table)).result?.outcome).toBe('quest-completed');
  });

  test('q-crypt-5 the Ledger stands at (3,3), with an Encounter', () => {
    const game = inQuestRoom('q-crypt-5', {}, 'enc-rotmongers');
    expect(game.dungeon.props).toMatchObject([{ name: 'ledger', square: game.on(1, 3, 3) }]);
  });

  test('q-crypt-6 the knight has 4 more Health, archers 1 to 3', () => {
    expect(numbersOf('q-crypt-6')).toEqual(printedNumbers('q-crypt-6'));
    const game = inQuestRoom('q-crypt-6', startedWith(4));
    const printed = healthAtPlacement(game.dungeon, 'gallows-knight');
    expect(game.monster('gallows-knight').health).toBe(printed + 4);
  });
});

describe('Sanctuary', () => {
  test('q-sanctuary-1 a Boss Encounter', () => {
    expect(kindsIn(inQuestRoom('q-sanctuary-1', {}, 'boss-drowned-mass'))).toEqual(['drowned-bishop']);
  });

  test('q-sanctuary-2 four braziers in the corners, with an Encounter', () => {
    const game = inQuestRoom('q-sanctuary-2', {}, 'enc-rotmongers');
    expect(game.dungeon.props.map(({ square }) => square)).toEqual([
      game.on(1, 0, 0),
      game.on(1, 7, 0),
      game.on(1, 0, 7),
      game.on(1, 7, 7),
    ]);
  });

  test('q-sanctuary-3 it sleeps on its four squares and is no combat; a Wound or time wakes it', () => {
    const game = inQuestRoom('q-sanctuary-3', {});
    const lord = game.monster('devil-lord');
    const squares = [game.on(1, 3, 2), game.on(1, 4, 2), game.on(1, 3, 3), game.on(1, 4, 3)];
    expect(lord).toMatchObject({ asleep: true, square: Math.min(...squares) });
    expect(isInCombat(game.state)).toBe(false);
    perform(questRoundEnd(roundOf(game, 6).table));
    expect(lord.asleep).toBe(true);
    perform(questRoundEnd(roundOf(game, 7).table));
    expect(lord.asleep).toBe(false);
    expect(isInCombat(game.state)).toBe(true);
    const other = inQuestRoom('q-sanctuary-3', {});
    perform(
      inflictWounds(other.table, other.monster('devil-lord'), 1, {
        kind: 'skill',
        by: 'black-knight',
        rule: 'DL-WND-01',
      }),
    );
    expect(other.monster('devil-lord').asleep).toBe(false);
    expect(slay(other, other.dungeon.monsters).result?.outcome).toBe('quest-completed');
  });

  test('q-sanctuary-4 three waves, each after the one before is dead', () => {
    const game = inQuestRoom('q-sanctuary-4', {}, 'enc-rotmongers');
    events(game);
    expect(kindsIn(game)).toEqual(['rotmonger']);
    for (const [loot, card, kind] of [
      ['stamina-tonic', 'enc-rotmongers', 'rotmonger'],
      ['smoke-pot', 'enc-acolytes', 'veiled-acolyte'],
    ] as const) {
      slay(game, game.dungeon.monsters, loot);
      expect(outcomeOf(game)).toBeNull();
      events(game, card);
      expect(kindsIn(game)).toEqual([kind]);
    }
    expect(slay(game, game.dungeon.monsters, 'healing-draught').result?.outcome).toBe('quest-completed');
  });

  test('q-sanctuary-5 three pilgrims; two must get out, and two dead are too many', () => {
    const set = { accursed: { 'black-knight': { at: [0, 0, 3], ...TIRED } } } as const;
    const game = inQuestRoom('q-sanctuary-5', set, 'enc-rotmongers', 'black-knight');
    const { allies } = game.dungeon;
    expect(allies.map(({ square }) => square)).toEqual([
      game.on(1, 2, 2),
      game.on(1, 3, 2),
      game.on(1, 5, 2),
    ]);
    expect(allies[0]).toMatchObject({ health: 7, armour: 3 });
    expect(game.monster('rotmonger').target).toBe('black-knight');
    allyIn(game, 1).status = 'dead';
    perform(leaveDungeon(game.table, 'ally-2'));
    perform(settle(game.table));
    expect(outcomeOf(game)).toBeNull();
    perform(leaveDungeon(game.table, 'ally-3'));
    expect(perform(settle(game.table)).result?.outcome).toBe('quest-completed');
    const other = inQuestRoom('q-sanctuary-5', set, 'enc-rotmongers', 'black-knight');
    for (const ally of other.dungeon.allies.slice(0, 2)) ally.status = 'dead';
    perform(settle(other.table));
    expect(other.dungeon.quest.outcome).toBe('failed');
  });

  test('q-sanctuary-6 the devil-lord and his imps', () => {
    expect(numbersOf('q-sanctuary-6')).toEqual(printedNumbers('q-sanctuary-6'));
    const game = inQuestRoom('q-sanctuary-6', {});
    expect(slay(game, [game.monster('devil-lord')]).result?.outcome).toBe('quest-completed');
  });
});
