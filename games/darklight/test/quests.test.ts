import { describe, expect, test } from 'vitest';
import { QUESTS, type QuestId } from '../src/data/quests.ts';
import { playDarkness } from '../src/rules/darkness.ts';
import { placeMonsters } from '../src/rules/encounters.ts';
import { leaveDungeon } from '../src/rules/escape.ts';
import { chooseQuest } from '../src/rules/quest-choice.ts';
import { endDungeon, mayEscape, noteOilFlask, questNumber, questOutcome } from '../src/rules/quests.ts';
import { settle } from '../src/rules/settle.ts';
import { aGame, perform } from '../testing/index.ts';
import { beforeReveal, inQuestRoom, slay } from '../testing/quest-rooms.ts';

const chosen = (options: Parameters<typeof aGame>[0], ...script: (string | number)[]) =>
  perform(chooseQuest(aGame(options).table), ...script).value;

describe('which quest is played', () => {
  test('DL-SET-05 the first game is The Awakening, whose Quest Room is the Necrostream', () => {
    expect(chosen({})).toBe('q-awakening');
    expect(QUESTS['q-awakening'].room).toBe('necrostream');
    expect(chosen({ options: { quest: 'q-crypt-4' } })).toBe('q-crypt-4');
  });

  test('DL-SET-06 a random one is a Quest Room card and a die', () => {
    const options = { options: { quest: 'random' as const } };
    expect(chosen(options, 'sanctuary', 6)).toBe('q-sanctuary-6');
    expect(chosen(options, 'chapel', 2)).toBe('q-chapel-2');
  });

  test('DL-SET-06 each chapter holds exactly six quests, numbered 1 to 6', () => {
    for (const room of ['necrostream', 'chapel', 'crypt', 'sanctuary'])
      for (let number = 1; number <= 6; number++) {
        const quest = QUESTS[`q-${room}-${number}` as QuestId];
        expect([quest.room, quest.number]).toEqual([room, number]);
      }
    expect(Object.keys(QUESTS)).toHaveLength(25);
  });

  test('DL-SET-08 the quest is told when it is chosen', () => {
    const game = aGame({ options: { quest: 'q-chapel-1' } });
    perform(chooseQuest(game.table));
    expect(game.told('quest-chosen')).toMatchObject([{ quest: 'q-chapel-1', tile: 'chapel' }]);
  });

  test('DL-SRV-36 in a campaign what comes next was settled at Departure', () => {
    const game = aGame({ campaign: { next: 'q-crypt-2' } });
    expect(perform(chooseQuest(game.table)).value).toBe('q-crypt-2');
    expect(game.state.campaign?.next).toBeNull();
  });

  test('DL-SRV-36 the first random quest of a campaign is never the last one', () => {
    const set = { campaign: {}, options: { quest: 'random' as const } };
    expect(chosen(set, 'sanctuary', 6, 'sanctuary', 5)).toBe('q-sanctuary-5');
  });
});

describe('how a dungeon ends', () => {
  test('DL-SET-09 nothing completes a quest before its Quest Room is revealed', () => {
    for (const quest of Object.keys(QUESTS) as QuestId[]) {
      const game = aGame({ quest });
      expect([quest, questOutcome(game.state)]).toEqual([quest, null]);
    }
  });

  test('DL-SET-09 the dungeon ends at once, the combat with it: souls are claimed, loot cards are not', () => {
    const game = inQuestRoom('q-crypt-6', { dungeon: {} });
    const result = slay(
      game,
      game.dungeon.monsters.filter(({ kind }) => kind === 'gallows-knight'),
    ).result;
    expect(result).toMatchObject({ outcome: 'quest-completed', winners: ['player-1'], rule: 'DL-SET-09' });
    expect(game.accursed('black-knight').souls).toBe(12);
    expect(game.told('loot-found')).toEqual([]);
  });

  test('WE-29 DL-SET-09 the last blow: souls and Rare Loot first, then the quest is completed', () => {
    const game = inQuestRoom('q-chapel-1', {}, 'boss-gallows-court');
    const { result } = slay(game, game.dungeon.monsters, 'reliquary');
    expect(result?.outcome).toBe('quest-completed');
    const order = game.table.told.map(({ type }) => type);
    expect(order.indexOf('souls-gained')).toBeLessThan(order.indexOf('loot-found'));
    expect(order.indexOf('loot-found')).toBeLessThan(order.indexOf('quest-was-completed'));
  });

  test('DL-SET-09 "Boss Encounter defeated" leaves other Monsters out of account', () => {
    const game = inQuestRoom('q-chapel-1', {}, 'boss-gallows-court');
    const bosses = [...game.dungeon.monsters];
    perform(placeMonsters(game.table, 'seeker', 1, { kind: 'at', square: game.on(0, 0, 0) }));
    const { result } = slay(game, bosses);
    expect(result?.outcome).toBe('quest-completed');
    expect(game.told('monster-killed').map(({ who }) => who)).toEqual(['gallows-knight']);
    expect(game.dungeon).toMatchObject({ combat: null, monsters: [] });
  });

  test('DL-ESC-03 all have left: failed, and the dead are left behind', () => {
    const game = beforeReveal('q-crypt-2', {
      accursed: {
        'black-knight': { at: [0, 0, 0] },
        'outcast': { at: [0, 0, 3], status: { kind: 'dead', injury: 'palsy', health: 15 }, wounds: 15 },
      },
    });
    function* leaving() {
      yield* leaveDungeon(game.table, 'black-knight');
      yield* settle(game.table);
    }
    const { result } = perform(leaving());
    expect(result).toMatchObject({ outcome: 'quest-failed', winners: [], rule: 'DL-ESC-03' });
    expect(game.accursed('outcast').status).toEqual({ kind: 'lost', how: 'left-behind' });
  });

  test('DL-DTH-09 with all of them dead the party is lost', () => {
    const dead = { kind: 'dead', injury: 'palsy', health: 18 } as const;
    const game = beforeReveal('q-crypt-1', { accursed: { 'black-knight': { at: [0, 0, 0], status: dead } } });
    expect(perform(settle(game.table)).result).toMatchObject({ outcome: 'party-lost', rule: 'DL-DTH-09' });
  });

  test('DL-RES-06 DL-ESC-06 the dead return and count, those who fled do not', () => {
    const game = beforeReveal('q-crypt-1', {
      accursed: {
        'black-knight': { at: [0, 0, 0] },
        'outcast': { at: [0, 0, 3], status: { kind: 'dead', injury: 'palsy', health: 15 }, wounds: 15 },
        'exorcist': { at: [0, 1, 3], status: { kind: 'escaped' } },
      },
    });
    const { result } = perform(endDungeon(game.table, 'completed', 'DL-SET-09'));
    expect(result?.winners).toEqual(['player-1', 'player-2']);
    expect(game.accursed('outcast')).toMatchObject({
      status: { kind: 'in' },
      injuries: ['palsy'],
      wounds: 8,
    });
  });
});

describe('what a quest changes of the general rules', () => {
  test('DL-ESC-05 some quests forbid escape, one only after the reveal', () => {
    expect(mayEscape(aGame({ quest: 'q-awakening' }).state)).toBe(false);
    expect(mayEscape(aGame({ quest: 'q-sanctuary-6' }).state)).toBe(false);
    expect(mayEscape(aGame({ quest: 'q-crypt-6' }).state)).toBe(true);
    expect(mayEscape(beforeReveal('q-crypt-6').state)).toBe(false);
    expect(mayEscape(beforeReveal('q-crypt-1').state)).toBe(true);
  });

  test('DL-SET-16 numbers: Poison, the Heart, the marker, Oil Flasks', () => {
    const numberIn = (quest: QuestId, what: Parameters<typeof questNumber>[1]) =>
      questNumber(aGame({ quest }).state, what);
    expect(numberIn('q-necrostream-4', 'poison-factor')).toBe(2);
    expect(numberIn('q-necrostream-6', 'heart-less')).toBe(1);
    expect(numberIn('q-chapel-6', 'marker-on')).toBe(2);
    expect(numberIn('q-crypt-1', 'poison-factor')).toBe(1);
    expect(numberIn('q-crypt-1', 'heart-less')).toBe(0);
    expect(numberIn('q-crypt-1', 'marker-on')).toBe(1);
    expect(numberIn('q-crypt-1', 'oil-flasks')).toBe(Infinity);
  });

  test('q-sanctuary-3 one Oil Flask and no more', () => {
    const { state } = aGame({ quest: 'q-sanctuary-3' });
    expect(questNumber(state, 'oil-flasks')).toBe(1);
    noteOilFlask(state);
    expect(questNumber(state, 'oil-flasks')).toBe(0);
  });

  test('q-chapel-6 the marker moves on a Darkness Roll of 2 as well', () => {
    for (const [quest, space] of [
      ['q-chapel-6', 3],
      ['q-chapel-1', 2],
    ] as const) {
      const game = aGame({ quest, marker: 2, phase: { kind: 'darkness' } });
      perform(playDarkness(game.table), 2);
      expect(game.dungeon.darkness.marker).toBe(space);
    }
  });
});
