import { describe, expect, test } from 'vitest';
import { newDeck } from '@tenebrae/kernel';
import { playSettlement } from '../src/rules/settlement.ts';
import { type AccursedSet, perform, type TestGame } from '../testing/index.ts';
import { aVisit, campaignIn, inSettlement, outside, visitIn } from '../testing/survival.ts';

/** The group has just arrived. */
const arriving = (to: 'hamlet' | 'village' | 'town', patience = 0) =>
  outside(
    { 'black-knight': {}, 'outcast': {} },
    { patience, journey: { to, day: 1, length: 1, hazards: newDeck([]) } },
    { kind: 'settlement', step: 'arrival' },
  );

const STOCK = ['healing-draught', 'stamina-tonic', 'smoke-pot'] as const;

describe('arrival', () => {
  test('DL-SRV-20 Patience by the place, one more if whoever speaks passes a Charisma 5 Test', () => {
    const welcome = arriving('hamlet');
    perform(playSettlement(welcome.table), 'one:outcast', [5, 1], ...STOCK);
    expect(visitIn(welcome)).toMatchObject({ kind: 'hamlet', patience: 3, day: 1 });
    const cold = arriving('hamlet', -5);
    perform(playSettlement(cold.table), 'one:outcast', [4, 1], ...STOCK);
    expect(visitIn(cold).patience).toBe(0);
    expect(campaignIn(cold).patience).toBe(0);
    expect(cold.state.phase).toEqual({ kind: 'settlement', step: 'day' });
  });

  test('DL-SRV-23 the stock: three Standard in a Hamlet, coin purses replaced', () => {
    const game = arriving('hamlet');
    perform(
      playSettlement(game.table),
      'one:outcast',
      [1, 1],
      'healing-draught',
      'coin-purse',
      'smoke-pot',
      'stamina-tonic',
    );
    expect(visitIn(game).stock.map(({ item }) => item)).toEqual([
      'healing-draught',
      'smoke-pot',
      'stamina-tonic',
    ]);
    expect(game.state.treasures.discard).toEqual(['coin-purse']);
  });

  test('DL-SRV-23 DL-SRV-34 five and one in a Village, which has a coven on 4+', () => {
    const game = arriving('village');
    perform(
      playSettlement(game.table),
      'one:outcast',
      [1, 1],
      4,
      ...STOCK,
      'healing-draught',
      'chain-shirt',
      'reliquary',
    );
    expect(visitIn(game).stock).toHaveLength(6);
    expect(visitIn(game).coven).toBe(true);
  });

  test('DL-SRV-46 a short deck makes the stock smaller', () => {
    const game = arriving('hamlet');
    game.state.treasures = newDeck(['smoke-pot']);
    perform(playSettlement(game.table), 'one:outcast', [1, 1], 'smoke-pot');
    expect(visitIn(game).stock).toHaveLength(1);
  });
});

describe('a day', () => {
  const day = (active: 'black-knight' | null = null) =>
    inSettlement('hamlet', { 'black-knight': { wounds: 9 }, 'outcast': {} }, { active });

  test('DL-SRV-21 in any order, an Activity each; when all have finished the evening comes', () => {
    const game = day();
    const { asked } = perform(playSettlement(game.table), 'next:outcast');
    expect(asked[0]).toMatchObject({ seat: 'party', ask: 'who-goes-out' });
    const outcast = perform(playSettlement(game.table), 'do:labour', 3);
    expect(outcast.asked[0]?.seat).toBe('player-2');
    expect(game.accursed('outcast').crowns).toBe(6);
    const again = perform(playSettlement(game.table), 'done');
    expect(again.asked[0]?.options.map(({ id }) => id).filter(id => id.startsWith('do:'))).toEqual([]);
    perform(playSettlement(game.table));
    perform(playSettlement(game.table), 'do:rest');
    expect(game.accursed('black-knight').wounds).toBe(5);
    perform(playSettlement(game.table), 'done');
    perform(playSettlement(game.table));
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'evening' });
  });

  test('DL-SRV-21 only what the place offers', () => {
    const rich: AccursedSet = { crowns: 500, souls: 99, wounds: 1, insanity: 1, injuries: ['palsy'] };
    const offered = (kind: 'hamlet' | 'village' | 'town', coven = false) => {
      const game = inSettlement(kind, { 'blood-witch': rich }, { coven });
      const { asked } = perform(playSettlement(game.table), 'done');
      return (asked[0]?.options ?? []).flatMap(({ id }) => (id.startsWith('do:') ? [id.slice(3)] : []));
    };
    expect(offered('hamlet')).toEqual(['rest', 'tavern', 'shrine', 'labour']);
    expect(offered('village')).toEqual([
      'rest',
      'tavern',
      'shrine',
      'healer',
      'surgeon',
      'guild-rite',
      'guild-rumour',
      'smith',
      'labour',
    ]);
    expect(offered('village', true)).toContain('coven');
    expect(offered('town', true)).toHaveLength(12);
  });

  test('DL-SRV-18 whoever falls takes no further part that day', () => {
    const game = inSettlement('town', { 'black-knight': { wounds: 17, crowns: 10 }, 'outcast': {} });
    perform(playSettlement(game.table), 'do:pit', 'contest:strength', [1, 1, 1, 1], 1, [6, 5]);
    expect(game.accursed('black-knight').fallen).toBe(true);
    perform(playSettlement(game.table));
    expect(visitIn(game).active).toBe('outcast');
  });
});

describe('the evening', () => {
  const evening = (
    face: number,
    accursed: Parameters<typeof outside>[0],
    ...script: (string | number | number[])[]
  ): TestGame => {
    const game = outside(accursed, { settlement: aVisit('hamlet') }, { kind: 'settlement', step: 'evening' });
    perform(playSettlement(game.table), face, ...script);
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'night' });
    return game;
  };

  test('DL-SRV-45 1 a cutpurse takes half, unless he is seen', () => {
    const robbed = evening(1, { 'black-knight': { crowns: 7 } }, [1, 1]);
    expect(robbed.accursed('black-knight').crowns).toBe(3);
    expect(evening(1, { 'black-knight': { crowns: 7 } }, [5, 1]).accursed('black-knight').crowns).toBe(7);
  });

  test('DL-SRV-45 2 a preacher eases whoever listens; if nobody does, Patience -1', () => {
    const eased = evening(2, { 'black-knight': { insanity: 2 }, 'outcast': {} }, [5, 1]);
    expect([eased.accursed('black-knight').insanity, visitIn(eased).patience]).toEqual([1, 3]);
    expect(visitIn(evening(2, { 'outcast': {} })).patience).toBe(2);
  });

  test('DL-SRV-45 3 and 4 quiet, 5 a card more, 6 a plea', () => {
    expect(visitIn(evening(3, { 'outcast': {} }))).toEqual(aVisit('hamlet'));
    expect(visitIn(evening(5, { 'outcast': {} }, 'smoke-pot')).stock).toHaveLength(1);
    const heard = evening(6, { 'outcast': {} }, 'help:outcast');
    expect(visitIn(heard)).toMatchObject({ patience: 4, idle: ['outcast'] });
    expect(heard.accursed('outcast').crowns).toBe(10);
    expect(visitIn(evening(6, { 'outcast': {} }, 'pass')).idle).toEqual([]);
  });
});

describe('the night', () => {
  const night = (accursed: Parameters<typeof outside>[0], more = {}) =>
    outside(accursed, { settlement: aVisit('village', more) }, { kind: 'settlement', step: 'night' });

  test('DL-SRV-27 rough removes Endurance, a bed for 5 crowns twice as much', () => {
    const game = night({ 'black-knight': { wounds: 12, crowns: 5 }, 'outcast': { wounds: 12 } });
    perform(playSettlement(game.table), 'bed', 1, 'leave');
    expect(game.state.accursed.map(({ wounds }) => wounds)).toEqual([4, 9]);
    expect(game.accursed('black-knight').crowns).toBe(0);
  });

  test('DL-SRV-18 the fallen get up at night', () => {
    const game = night({ 'black-knight': { wounds: 18, fallen: true }, 'outcast': {} });
    perform(playSettlement(game.table), 1, 'leave');
    expect(game.accursed('black-knight')).toMatchObject({ fallen: false, wounds: 5 });
  });

  test('WE-32 DL-SRV-28 after the second night nothing can happen, after the third a 6 drives them out', () => {
    const second = night({ 'outcast': {} }, { day: 2 });
    perform(playSettlement(second.table), 6, 'leave');
    expect(campaignIn(second).drivenOut).toBe(false);
    const third = night({ 'outcast': {} }, { day: 3 });
    perform(playSettlement(third.table), 6);
    expect(campaignIn(third).drivenOut).toBe(true);
    expect(third.state.phase).toEqual({ kind: 'departure' });
  });

  test('DL-TRM-16 each day in a settlement is a new turn: deals and what was put on are forgotten', () => {
    const used = ['trade:outcast', 'put-on:1', 'war-rally'];
    const next = night({ 'outcast': { used: [...used] } });
    perform(playSettlement(next.table), 1, 'stay');
    expect(next.accursed('outcast').used).toEqual(['war-rally']);
    const first = arriving('hamlet');
    first.accursed('outcast').used = [...used];
    perform(playSettlement(first.table), 'one:outcast', [4, 1], ...STOCK);
    expect(first.accursed('outcast').used).toEqual(['war-rally']);
  });

  test('DL-SRV-29 the group stays another day or leaves; who was to be idle has no Activity', () => {
    const game = night(
      { 'outcast': {} },
      { idle: ['outcast'], acted: [], noDeal: [{ who: 'outcast', card: 1 }] },
    );
    perform(playSettlement(game.table), 1, 'stay');
    expect(visitIn(game)).toMatchObject({ day: 2, acted: ['outcast'], idle: [], noDeal: [] });
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'day' });
    const left = night({ 'outcast': {} });
    perform(playSettlement(left.table), 1, 'leave');
    expect(left.state.phase).toEqual({ kind: 'departure' });
  });
});
