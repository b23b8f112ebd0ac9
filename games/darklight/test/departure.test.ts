import { describe, expect, test } from 'vitest';
import { QUESTS, type QuestId } from '../src/data/quests.ts';
import { takeUp } from '../src/rules/decks.ts';
import { playDeparture } from '../src/rules/departure.ts';
import { openQuests } from '../src/rules/quest-choice.ts';
import { playQuestSetUp } from '../src/rules/quest-set-up.ts';
import { endDungeon } from '../src/rules/quests.ts';
import type { Campaign } from '../src/state.ts';
import { aGame, perform } from '../testing/index.ts';
import { aVisit, campaignIn, outside } from '../testing/survival.ts';

const leaving = (campaign: Partial<Campaign> = {}, accursed?: Parameters<typeof outside>[0]) =>
  outside(accursed, { settlement: aVisit('town'), ...campaign }, { kind: 'departure' });

/** All that may be drawn in a campaign. */
const DRAWN = (Object.keys(QUESTS) as QuestId[]).filter(id => id !== 'q-awakening' && id !== 'q-sanctuary-6');

describe('the next quest', () => {
  test('DL-SRV-36 drawn again when it is completed or the last one', () => {
    const game = leaving({ completed: ['q-crypt-1'] });
    perform(playDeparture(game.table), 'depart', 'crypt', 1, 'sanctuary', 6, 'crypt', 2);
    expect(campaignIn(game).next).toBe('q-crypt-2');
    expect(game.state.phase).toEqual({ kind: 'quest-set-up' });
  });

  test('DL-SRV-36 with a Rumour the group picks one of two', () => {
    const game = leaving({ rumour: true });
    perform(playDeparture(game.table), 'depart', 'crypt', 1, 'crypt', 1, 'chapel', 3, 'quest:q-chapel-3');
    expect(campaignIn(game)).toMatchObject({ next: 'q-chapel-3', rumour: false });
  });

  test('DL-SRV-36 when only the last is left all count as not completed again; with one left there is no second', () => {
    expect(openQuests({ ...campaignIn(leaving()), completed: DRAWN })).toHaveLength(23);
    const game = leaving({ rumour: true, completed: DRAWN.filter(id => id !== 'q-chapel-1') });
    perform(playDeparture(game.table), 'depart', 'chapel', 1);
    expect(campaignIn(game).next).toBe('q-chapel-1');
  });

  test('DL-SRV-37 those driven out hear no Rumour and start with a Cursed Use less', () => {
    const game = leaving({ rumour: true, drivenOut: true });
    perform(playDeparture(game.table), 'depart', 'crypt', 1);
    perform(playQuestSetUp(game.table), 'heart:outcast');
    expect(game.state.dungeon?.heart).toEqual({ uses: 5, most: 5, rested: null });
  });

  test('DL-SRV-38 DL-SRV-23 Dread is kept, what was not sold goes back', () => {
    const game = leaving({ dread: 7, rites: ['outcast'] });
    const [treasures, rare] = [takeUp(game.state, 'treasures'), takeUp(game.state, 'rareTreasures')];
    treasures.unseen = treasures.unseen.filter(id => id !== 'smoke-pot');
    rare.unseen = rare.unseen.filter(id => id !== 'reliquary');
    campaignIn(game).settlement?.stock.push({ item: 'smoke-pot', copy: 1 }, { item: 'reliquary', copy: 2 });
    perform(playDeparture(game.table), 'depart', 'crypt', 1);
    expect(game.state.treasures.unseen).toContain('smoke-pot');
    expect(game.state.rareTreasures.unseen).toContain('reliquary');
    expect(campaignIn(game)).toMatchObject({ dread: 7, settlement: null, rites: [] });
  });

  test('DL-SRV-08 a lost Accursed is replaced before the next quest', () => {
    const game = leaving({}, { 'black-knight': {}, 'outcast': { status: { kind: 'lost', how: 'insane' } } });
    perform(playDeparture(game.table), 'depart', 'crypt', 1);
    expect(game.state.phase).toEqual({ kind: 'creation' });
  });

  test('DL-SRV-35 DL-SRV-48 Monsters and numbers follow the group as it is then', () => {
    const game = leaving(
      {},
      { 'black-knight': { level: 3 }, 'outcast': { level: 4 }, 'exorcist': { level: 3 } },
    );
    perform(playDeparture(game.table), 'depart', 'crypt', 1);
    perform(playQuestSetUp(game.table), 'heart:outcast', 'mend-flesh', 'judgement', 'steadfast');
    expect(game.state.dungeon).toMatchObject({ startedWith: 3, monsterLevel: 2 });
  });
});

describe('the end of a campaign', () => {
  const EIGHT = DRAWN.slice(0, 8);

  test('DL-SRV-39 after eight quests, in a Town, for 25 souls each, the pact can be broken', () => {
    const game = leaving({ completed: EIGHT }, { 'black-knight': { souls: 30 }, 'outcast': { souls: 25 } });
    perform(playDeparture(game.table), 'break-pact', 'give:black-knight:30');
    expect(campaignIn(game)).toMatchObject({ pact: true, next: 'q-sanctuary-6' });
    expect(game.state.accursed.map(({ souls }) => souls)).toEqual([0, 5]);
  });

  test('DL-SRV-39 not before, not elsewhere, not for less', () => {
    const rich = { 'outcast': { souls: 25 } } as const;
    for (const [campaign, accursed] of [
      [{ completed: EIGHT.slice(1) }, rich],
      [{ completed: EIGHT, settlement: aVisit('village') }, rich],
      [{ completed: EIGHT }, { 'outcast': { souls: 24 } }],
    ] as const) {
      const { asked } = perform(playDeparture(leaving(campaign, accursed).table), 'retire');
      expect(asked[0]?.options.map(({ id }) => id)).toEqual(['depart', 'retire']);
    }
  });

  test('DL-SRV-39 success wins the campaign, failure ends it', () => {
    for (const [outcome, end] of [
      ['completed', 'campaign-won'],
      ['failed', 'campaign-lost'],
    ] as const) {
      const game = aGame({ quest: 'q-sanctuary-6', campaign: { pact: true } });
      const { result } = perform(endDungeon(game.table, outcome, 'DL-SET-09'));
      expect(result).toMatchObject({ outcome: end, rule: 'DL-SRV-39' });
    }
  });

  test('DL-SRV-40 the group may leave it at that: completed quests and levels are its record', () => {
    const game = leaving({ completed: EIGHT }, { 'black-knight': { level: 3 }, 'outcast': { level: 2 } });
    expect(perform(playDeparture(game.table), 'retire').result).toEqual({
      outcome: 'campaign-ended',
      rule: 'DL-SRV-40',
      winners: ['player-1', 'player-2'],
      about: { quests: 8, levels: 5, record: 13 },
    });
  });
});
