import { describe, expect, test } from 'vitest';
import { poison } from '../src/rules/conditions.ts';
import { drawEncounter } from '../src/rules/encounters.ts';
import { leaveDungeon } from '../src/rules/escape.ts';
import { isInCombat } from '../src/rules/figures.ts';
import { questDarkness, questEventsStart, questOutcome, questRoundEnd } from '../src/rules/quests.ts';
import { settle } from '../src/rules/settle.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import type { Dungeon } from '../src/state.ts';
import { perform, TIRED, type TestGame } from '../testing/index.ts';
import { allyIn, inQuestRoom, kindsIn, propOf, slay, startedWith } from '../testing/quest-rooms.ts';

const events = (game: TestGame, ...script: (string | number)[]) =>
  perform(questEventsStart(game.table), ...script);

const roundOf = (game: TestGame, round: number) => {
  game.dungeon.round = round;
  return game;
};

const outcome = ({ state }: TestGame) => questOutcome(state);

/** How many Monsters of each number of Accursed at the start. */
const numbers = (quest: Parameters<typeof inQuestRoom>[0]) =>
  ([1, 2, 3, 4] as const).map(count => kindsIn(inQuestRoom(quest, startedWith(count))).length);

describe('Necrostream', () => {
  test('q-awakening 3, 5, 7 or 9 seekers; the first Encounter card is enc-seekers; completed when all are dead', () => {
    expect(numbers('q-awakening')).toEqual([3, 5, 7, 9]);
    const game = inQuestRoom('q-awakening', {});
    expect(outcome(game)).toBeNull();
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
    expect(outcome(game)).toBeNull();
    perform(questRoundEnd(roundOf(game, 8).table));
    expect(outcome(game)).toBe('completed');
  });

  test('q-necrostream-3 an empty room wins nothing, a later round still does', () => {
    const game = inQuestRoom('q-necrostream-3', {});
    perform(questRoundEnd(roundOf(game, 8).table));
    expect(outcome(game)).toBeNull();
    game.accursed('black-knight').square = game.on(1, 4, 4);
    perform(questRoundEnd(roundOf(game, 9).table));
    expect(outcome(game)).toBe('completed');
  });

  test('q-necrostream-4 one or two dreadworms with 6 more Health lie in wait; Poison counts twice', () => {
    expect(numbers('q-necrostream-4')).toEqual([1, 1, 2, 2]);
    const game = inQuestRoom('q-necrostream-4', {});
    expect(game.monster('dreadworm').health).toBe(24);
    perform(poison(game.table, game.accursed('black-knight'), 2, null, 'DL-CND-01'));
    expect(game.accursed('black-knight').poison).toBe(4);
    expect(slay(game, game.dungeon.monsters).result?.outcome).toBe('quest-completed');
  });

  test('q-necrostream-5 four names in the corners', () => {
    const { dungeon, on } = inQuestRoom('q-necrostream-5', {});
    expect(dungeon.props.map(({ square }) => square)).toEqual([
      on(1, 0, 0),
      on(1, 7, 0),
      on(1, 0, 6),
      on(1, 7, 6),
    ]);
  });

  test('q-necrostream-6 the hexmother suffers nothing while a shade lives', () => {
    expect(numbers('q-necrostream-6')).toEqual([2, 3, 4, 5]);
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
    expect(outcome(game)).toBe('completed');
  });

  test('q-chapel-3 one of the group speaks: a raid if he is believed, a Boss if not', () => {
    const accursed = { 'black-knight': { at: [0, 0, 3] }, 'outcast': { at: [0, 1, 3] } } as const;
    const two = { accursed, ...startedWith(1) };
    const passed = inQuestRoom('q-chapel-3', two, 'speak:outcast', [1, 5]);
    expect(kindsIn(passed)).toEqual(['seeker', 'skorn-savage']);
    expect(passed.dungeon.combat?.cards).toMatchObject([{ card: 'enc-mixed-raid' }]);
    const failed = inQuestRoom('q-chapel-3', two, 'speak:outcast', [1, 4], 'boss-hex-coven');
    expect(kindsIn(failed)).toEqual(['hexmother']);
    expect(outcome(failed)).toBeNull();
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

  test('q-chapel-6 a thrall rises next to somebody while the Boss card’s Monsters live', () => {
    const game = inQuestRoom('q-chapel-6', {}, 'boss-hex-coven');
    events(game);
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'hexmother']);
    expect(game.monster('ashen-thrall').target).toBe('black-knight');
    const { result } = slay(game, [game.monster('hexmother')]);
    expect(result?.outcome).toBe('quest-completed');
  });
});

describe('Crypt', () => {
  test('q-crypt-1 the Gallows Court; only the knight counts', () => {
    const game = inQuestRoom('q-crypt-1', startedWith(2));
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'gallows-knight']);
    expect(slay(game, [game.monster('gallows-knight')]).result?.outcome).toBe('quest-completed');
  });

  test('q-crypt-2 the four blocks are Props', () => {
    const { dungeon, on } = inQuestRoom('q-crypt-2', {});
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
    slay(
      game,
      monsters.filter(({ kind }) => kind !== 'bone-archer'),
    );
    expect(game.dungeon.quest.progress).toBe(3);
    expect(outcome(game)).toBeNull();
    events(game);
    expect(kindsIn(game)).toEqual(['bone-archer']);
    const { result } = slay(game, game.dungeon.monsters, 'reliquary', 'stamina-tonic', 'smoke-pot');
    expect(result?.outcome).toBe('quest-completed');
  });

  test('q-crypt-3 without Monsters and without enough Undead, thralls come in Ambush', () => {
    const game = inQuestRoom('q-crypt-3', {});
    slay(game, game.dungeon.monsters, 'reliquary');
    expect(outcome(game)).toBeNull();
    events(game, 2);
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'ashen-thrall']);
  });

  test('q-crypt-4 she has 8 Health and Armour 3; completed when she is out, failed when she dies', () => {
    const game = inQuestRoom('q-crypt-4', {}, 'enc-rotmongers');
    const ally = allyIn(game, 1);
    expect(ally).toMatchObject({ health: 8, armour: 3, square: game.on(1, 3, 3), status: 'in' });
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

  test('q-crypt-6 the knight has 10 more Health, archers 1 to 4', () => {
    expect(numbers('q-crypt-6')).toEqual([2, 3, 4, 5]);
    expect(inQuestRoom('q-crypt-6', startedWith(4)).monster('gallows-knight').health).toBe(32);
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
      expect(outcome(game)).toBeNull();
      events(game, card);
      expect(kindsIn(game)).toEqual([kind]);
    }
    expect(slay(game, game.dungeon.monsters, 'healing-draught').result?.outcome).toBe('quest-completed');
  });

  test('q-sanctuary-5 three pilgrims; two must get out, and two dead are too many', () => {
    const set = { accursed: { 'black-knight': { at: [0, 0, 3], ...TIRED } } } as const;
    const game = inQuestRoom('q-sanctuary-5', set, 'enc-rotmongers', 'black-knight');
    const { allies } = game.dungeon;
    expect(allies.map(({ square }) => square)).toEqual([game.on(1, 2, 2), game.on(1, 3, 2), game.on(1, 5, 2)]);
    expect(allies[0]).toMatchObject({ health: 5, armour: 3 });
    expect(game.monster('rotmonger').target).toBe('black-knight');
    allyIn(game, 1).status = 'dead';
    perform(leaveDungeon(game.table, 'ally-2'));
    perform(settle(game.table));
    expect(outcome(game)).toBeNull();
    perform(leaveDungeon(game.table, 'ally-3'));
    expect(perform(settle(game.table)).result?.outcome).toBe('quest-completed');
    const other = inQuestRoom('q-sanctuary-5', set, 'enc-rotmongers', 'black-knight');
    for (const ally of other.dungeon.allies.slice(0, 2)) ally.status = 'dead';
    perform(settle(other.table));
    expect(other.dungeon.quest.outcome).toBe('failed');
  });

  test('q-sanctuary-6 the devil-lord and his imps', () => {
    expect(numbers('q-sanctuary-6')).toEqual([2, 3, 4, 5]);
    const game = inQuestRoom('q-sanctuary-6', {});
    expect(slay(game, [game.monster('devil-lord')]).result?.outcome).toBe('quest-completed');
  });

  test('DL-BOS-03 a Boss is scaled to the Accursed at the start', () => {
    const health = ([1, 2, 3] as Dungeon['startedWith'][]).map(
      count => inQuestRoom('q-sanctuary-6', startedWith(count)).monster('devil-lord').health,
    );
    expect(health).toEqual([15, 23, 30]);
  });
});
