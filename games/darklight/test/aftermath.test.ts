import { describe, expect, test } from 'vitest';
import type { QuestId } from '../src/data/quests.ts';
import { playAftermath } from '../src/rules/aftermath.ts';
import { endDungeon } from '../src/rules/quests.ts';
import type { Campaign } from '../src/state.ts';
import { aGame, type AccursedSet, d3, type GameSet, perform } from '../testing/index.ts';
import { campaignIn, outside } from '../testing/survival.ts';

/** A dungeon of a campaign that is about to end. */
const ending = (
  quest: QuestId,
  accursed: NonNullable<GameSet['accursed']>,
  campaign: Partial<Campaign> = {},
) => aGame({ lay: [], quest, accursed, campaign, options: { play: 'campaign' } });

const KNIGHT: AccursedSet = { at: [0, 0, 3] };
const OUTCAST: AccursedSet = { at: [0, 1, 3] };
const both = { 'black-knight': KNIGHT, 'outcast': OUTCAST } as const;

/** How the dungeon ended, up to the reward. */
function ended(
  quest: QuestId,
  outcome: 'completed' | 'failed',
  accursed: NonNullable<GameSet['accursed']> = both,
  ...script: (string | number)[]
) {
  const game = ending(quest, accursed);
  perform(endDungeon(game.table, outcome, 'DL-SET-09'));
  perform(playAftermath(game.table), ...script);
  return game;
}

describe('the end of a dungeon in a campaign', () => {
  test('DL-SRV-01 DL-SRV-02 the Survival phase begins with the Aftermath, after success or failure', () => {
    for (const outcome of ['completed', 'failed'] as const) {
      const game = ending('q-crypt-1', both);
      expect(perform(endDungeon(game.table, outcome, 'DL-SET-09')).result).toBeNull();
      expect(game.state.phase).toEqual({ kind: 'aftermath', step: 'reward' });
      expect(campaignIn(game).last).toEqual({ quest: 'q-crypt-1', outcome });
      expect(campaignIn(game).completed).toEqual(outcome === 'completed' ? ['q-crypt-1'] : []);
    }
  });

  test('DL-SRV-40 with nobody left the campaign is lost', () => {
    const status = { kind: 'dead', injury: 'palsy', health: 18 } as const;
    const game = ending('q-crypt-1', { 'black-knight': { ...KNIGHT, status } });
    expect(perform(endDungeon(game.table, 'failed', 'DL-DTH-09')).result).toMatchObject({
      outcome: 'campaign-lost',
      rule: 'DL-SRV-40',
    });
  });

  test('DL-SRV-06 the dead of a completed quest get up with half their Health and their Injury; of a failed one they are lost', () => {
    const status = { kind: 'dead', injury: 'palsy', health: 15 } as const;
    const accursed = { 'black-knight': KNIGHT, 'outcast': { ...OUTCAST, status, wounds: 15 } };
    expect(ended('q-crypt-1', 'completed', accursed).accursed('outcast')).toMatchObject({
      wounds: 8,
      injuries: ['palsy'],
      status: { kind: 'in' },
    });
    expect(ended('q-crypt-1', 'failed', accursed).accursed('outcast').status.kind).toBe('lost');
  });

  test('DL-SRV-03 DL-SRV-04 what is kept and what is not', () => {
    const kept = { souls: 3, crowns: 4, wounds: 5, insanity: 2, lostSanity: 1, level: 2 };
    const gone = { poison: 2, prone: true, fire: 'full', source: 1, faith: 1 } as const;
    const game = ended('q-crypt-1', 'failed', {
      'black-knight': {
        ...KNIGHT,
        ...kept,
        ...gone,
        skills: ['war-charge'],
        consumables: ['serum'],
        injuries: ['palsy'],
        effects: [{ id: 'aegis', by: null, tile: null }],
        trophies: [{ kind: 'seeker', souls: 1 }],
      },
    });
    expect(game.state.dungeon).toBeNull();
    expect(game.accursed('black-knight')).toMatchObject({
      ...kept,
      skills: ['war-charge'],
      consumables: ['serum'],
      injuries: ['palsy'],
      poison: 0,
      prone: false,
      fire: 'none',
      source: 0,
      faith: 0,
      effects: [],
      trophies: [],
    });
  });
});

describe('rewards', () => {
  test('DL-SRV-05 crowns for each, nothing for a failed quest', () => {
    expect(ended('q-crypt-1', 'completed').state.accursed.map(({ crowns }) => crowns)).toEqual([30, 30]);
    expect(ended('q-crypt-1', 'failed').state.accursed.map(({ crowns }) => crowns)).toEqual([0, 0]);
  });

  test('DL-SRV-47 those who fled get nothing, and are back', () => {
    const game = ended('q-crypt-1', 'completed', {
      'black-knight': KNIGHT,
      'outcast': { status: { kind: 'escaped' }, at: [0, 1, 3] },
    });
    expect(game.accursed('outcast')).toMatchObject({ crowns: 0, status: { kind: 'in' } });
    expect(game.accursed('black-knight').crowns).toBe(30);
  });

  test('DL-SRV-05 a Treasure each, Rare for each, or one Rare for the group', () => {
    const each = ended('q-awakening', 'completed', both, 'stamina-tonic', 'smoke-pot');
    expect(each.accursed('black-knight').items.at(-1)?.id).toBe('stamina-tonic');
    expect(each.accursed('outcast').items.at(-1)?.id).toBe('smoke-pot');
    const rare = ended('q-crypt-6', 'completed', both, 'reliquary', 'serpent-ring');
    expect(rare.accursed('outcast').items.at(-1)?.id).toBe('serpent-ring');
    const group = ended('q-chapel-2', 'completed', both, 'reliquary', 'give:outcast');
    expect(group.accursed('outcast').items.at(-1)?.id).toBe('reliquary');
  });

  test('DL-SRV-05 Insanity and Wounds removed', () => {
    const mad = { 'black-knight': { ...KNIGHT, insanity: 5, wounds: 7 } };
    expect(ended('q-necrostream-5', 'completed', mad).accursed('black-knight')).toMatchObject({
      insanity: 3,
      wounds: 7,
    });
    expect(ended('q-chapel-5', 'completed', mad).accursed('black-knight')).toMatchObject({
      insanity: 4,
      wounds: 0,
    });
    const last = ended('q-sanctuary-6', 'completed', mad, 'reliquary');
    expect(last.accursed('black-knight').insanity).toBe(2);
  });

  test('q-crypt-5 a spell for whoever has room, or a Rare Treasure', () => {
    const witch = { 'blood-witch': { at: [0, 0, 3] } } as const;
    const learnt = ended('q-crypt-5', 'completed', witch, 'learn-a-spell', 'learn:leech');
    expect(learnt.accursed('blood-witch').spells.map(({ id }) => id)).toContain('leech');
    const knight = ended('q-crypt-5', 'completed', { 'black-knight': KNIGHT }, 'reliquary');
    expect(knight.accursed('black-knight').items.at(-1)?.id).toBe('reliquary');
  });
});

describe('Dread, tithes and the Heart', () => {
  const after = (outcome: 'completed' | 'failed', dread: number, more: AccursedSet = {}) =>
    outside(
      { 'black-knight': { level: 3, ...more }, 'outcast': {} },
      { dread, last: { quest: 'q-crypt-1', outcome } },
      { kind: 'aftermath', step: 'dread' },
    );

  test('DL-SRV-05 Dread +1, and +1 again if the quest failed', () => {
    const won = after('completed', 1);
    perform(playAftermath(won.table));
    expect(campaignIn(won).dread).toBe(2);
    const lost = after('failed', 1);
    perform(playAftermath(lost.table));
    expect(campaignIn(lost).dread).toBe(3);
  });

  test('WE-31 DL-SRV-05 DL-SRV-41 DL-SRV-14 the first step calls the Warden, the second is a move of its own', () => {
    const game = after('failed', 11, { souls: 9 });
    perform(playAftermath(game.table), 'be-judged', 5, 'buy-off');
    expect(campaignIn(game).dread).toBe(2);
    expect(game.accursed('black-knight').souls).toBe(0);
    expect(game.told('bought-off')).toMatchObject([{ who: 'black-knight', amount: 9 }]);
  });

  test('DL-SRV-26 five souls, by one or several, move the marker back one space', () => {
    const game = outside(
      { 'black-knight': { souls: 4 }, 'outcast': { souls: 3 } },
      { dread: 3 },
      { kind: 'aftermath', step: 'tithe' },
    );
    perform(playAftermath(game.table), 'tithe', 'give:outcast:1', 'give:black-knight:4');
    expect(campaignIn(game).dread).toBe(2);
    expect(game.state.accursed.map(({ souls }) => souls)).toEqual([0, 2]);
    expect(game.state.phase).toEqual({ kind: 'aftermath', step: 'tithe' });
  });

  test('DL-SRV-07 a new carrier may be chosen; then the group rests and sets out', () => {
    const game = outside(undefined, { dread: 3 }, { kind: 'aftermath', step: 'tithe' });
    perform(playAftermath(game.table), 'heart:outcast');
    expect(game.state.leader).toBe('outcast');
    expect(game.state.phase).toEqual({ kind: 'aftermath', step: 'rest' });
    perform(playAftermath(game.table), 'done');
    perform(playAftermath(game.table), 'done');
    perform(playAftermath(game.table));
    expect(game.state.phase).toEqual({ kind: 'journey', step: 'destination' });
  });

  test('DL-SRV-44 DL-SRV-40 whoever is lost to the Warden is gone; a campaign without Accursed is lost', () => {
    const game = outside(
      { 'black-knight': { injuries: ['palsy', 'palsy', 'palsy'] } },
      { dread: 11, last: { quest: 'q-crypt-1', outcome: 'completed' } },
      { kind: 'aftermath', step: 'dread' },
    );
    const { result } = perform(playAftermath(game.table), 1, [1, 1]);
    expect(game.accursed('black-knight').status).toEqual({ kind: 'lost', how: 'fourth-injury' });
    expect(result?.outcome).toBe('campaign-lost');
  });
});

describe('the Judgement chart', () => {
  const judged = (face: number, more: AccursedSet, ...script: (number | number[])[]) => {
    const game = outside(
      { 'black-knight': more, 'outcast': {} },
      { dread: 11, last: { quest: 'q-crypt-1', outcome: 'completed' } },
      { kind: 'aftermath', step: 'dread' },
    );
    const souls = more.souls ?? 0;
    const options = souls >= 3 ? ['be-judged'] : [];
    // The Outcast comes first: the Warden waits for her.
    perform(playAftermath(game.table), ...options, 6, ...options, face, ...script);
    return game;
  };

  test('DL-SRV-14 in Initiative order; 1 an Injury, in force at once', () => {
    const game = judged(1, {}, [6, 5]);
    expect(game.accursed('black-knight').injuries).toEqual(['palsy']);
    expect(game.told('was-judged').map(({ who }) => who)).toEqual(['outcast', 'black-knight']);
    expect(game.accursed('outcast').deferred).toBe(true);
    expect(campaignIn(game).dread).toBe(1);
  });

  test('DL-SRV-14 2 Sanity and Insanity, never below Sanity 4', () => {
    expect(judged(2, {}, d3(2)).accursed('black-knight')).toMatchObject({ lostSanity: 1, insanity: 2 });
    expect(judged(2, { lostSanity: 4 }, d3(2)).accursed('black-knight').lostSanity).toBe(4);
  });

  test('DL-SRV-14 3 all souls and Insanity, 4 Wounds up to the last and 1 Insanity, 5 half of the souls', () => {
    expect(judged(3, { souls: 2 }, d3(1)).accursed('black-knight')).toMatchObject({ souls: 0, insanity: 1 });
    expect(judged(4, {}).accursed('black-knight')).toMatchObject({ wounds: 17, insanity: 1 });
    expect(judged(5, { souls: 7 }).accursed('black-knight').souls).toBe(3);
  });

  test('DL-SRV-14 6 he waits, and asks double the next time', () => {
    const game = outside(
      { 'black-knight': { deferred: true, souls: 6 } },
      { dread: 11, last: { quest: 'q-crypt-1', outcome: 'completed' } },
      { kind: 'aftermath', step: 'dread' },
    );
    perform(playAftermath(game.table), 'buy-off');
    expect(game.accursed('black-knight')).toMatchObject({ souls: 0, deferred: false });
  });
});
