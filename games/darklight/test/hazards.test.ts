import { newDeck } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { HAZARDS, type HazardId } from '../src/data/hazards.ts';
import { playJourney } from '../src/rules/journey.ts';
import { type AccursedSet, d3, perform, type TestGame } from '../testing/index.ts';
import { campaignIn, outside } from '../testing/survival.ts';

/** A Hazard met on the first of four days, by the Knight and the Outcast unless others are named. */
function meet(
  hazard: HazardId,
  option: 'a' | 'b',
  accursed: Parameters<typeof outside>[0],
  ...script: (string | number | readonly number[])[]
): TestGame {
  const journey = { to: 'village', day: 1, length: 4, hazards: newDeck([hazard]) } as const;
  const game = outside(accursed, { dread: 5, journey }, { kind: 'journey', step: 'hazard' });
  perform(playJourney(game.table), hazard, option, ...script);
  return game;
}

const KNIGHT: AccursedSet = { items: ['broken-sword'] };
const both = { 'black-knight': KNIGHT, 'outcast': { items: ['hooked-knife'] } } as const;
const alone = { 'black-knight': KNIGHT } as const;

const each = (game: TestGame, what: 'wounds' | 'insanity' | 'crowns' | 'souls') =>
  game.state.accursed.map(one => one[what]);
const length = (game: TestGame) => campaignIn(game).journey?.length;
const dread = (game: TestGame) => campaignIn(game).dread;

test('DL-SRV-15 twenty Hazards with two options each', () => {
  expect(Object.keys(HAZARDS)).toHaveLength(20);
});

describe('what the Hazards do', () => {
  test('hz-broken-bridge', () => {
    const across = meet('hz-broken-bridge', 'a', both, [1, 1, 5], [1, 1, 1, 1, 1], 4);
    expect(each(across, 'wounds')).toEqual([0, 4]);
    expect(length(meet('hz-broken-bridge', 'b', both))).toBe(5);
  });

  test('hz-toll-gate', () => {
    const paid = meet('hz-toll-gate', 'a', { 'black-knight': { crowns: 5 }, 'outcast': { crowns: 5 } });
    expect(each(paid, 'crowns')).toEqual([0, 0]);
    const lied = meet(
      'hz-toll-gate',
      'b',
      { 'black-knight': { crowns: 9, items: ['broken-sword'] } },
      [1, 1],
      [6, 1],
    );
    expect(lied.told('fight-won')).toHaveLength(1);
  });

  test('hz-black-fog', () => {
    const lost = meet('hz-black-fog', 'a', both, 'one:black-knight', [5, 5]);
    expect(each(lost, 'insanity')).toEqual([1, 1]);
    const found = meet('hz-black-fog', 'a', both, 'one:black-knight', [6, 1]);
    expect(each(found, 'insanity')).toEqual([0, 0]);
    expect(length(meet('hz-black-fog', 'b', both))).toBe(5);
  });

  test('hz-plague-cart', () => {
    const game = meet('hz-plague-cart', 'a', alone, [1, 1, 1, 1], d3(2), 'consumable:serum');
    expect(game.accursed('black-knight')).toMatchObject({ wounds: 2, consumables: ['serum'] });
    expect(dread(meet('hz-plague-cart', 'b', alone))).toBe(6);
  });

  test('hz-hanged-men', () => {
    expect(dread(meet('hz-hanged-men', 'a', alone, [5, 1]))).toBe(4);
    const failed = meet('hz-hanged-men', 'a', both, [5, 1], [1, 1]);
    expect([each(failed, 'insanity'), dread(failed)]).toEqual([[0, 1], 5]);
    expect(each(meet('hz-hanged-men', 'b', both, 'outcast'), 'insanity')).toEqual([0, 1]);
  });

  test('hz-wolves', () => {
    const fought = meet(
      'hz-wolves',
      'a',
      { 'black-knight': { consumables: ['serum'], items: ['broken-sword'] } },
      [1, 4],
    );
    expect(fought.told('fight-won')).toMatchObject([{ hits: 1, needed: 1 }]);
    const fed = meet(
      'hz-wolves',
      'b',
      { 'black-knight': { consumables: ['serum'] }, 'outcast': { pack: ['stamina-tonic'] } },
      'give-up:black-knight:serum',
    );
    expect(fed.accursed('black-knight').consumables).toEqual([]);
  });

  test('hz-bandits', () => {
    const won = meet('hz-bandits', 'a', alone, [6, 1]);
    expect(each(won, 'crowns')).toEqual([10]);
    const beaten = meet('hz-bandits', 'a', alone, [4, 1], 3);
    expect([each(beaten, 'crowns'), each(beaten, 'wounds')]).toEqual([[0], [3]]);
    const paid = meet('hz-bandits', 'b', { 'black-knight': { crowns: 7 } });
    expect(each(paid, 'crowns')).toEqual([3]);
  });

  test('hz-deserter', () => {
    const fed = meet('hz-deserter', 'a', { 'black-knight': { consumables: ['bandages'] } });
    expect([length(fed), fed.accursed('black-knight').consumables]).toEqual([3, []]);
    const bandaged: Parameters<typeof outside>[0] = {
      'black-knight': { ...KNIGHT, consumables: ['bandages'] },
    };
    expect(meet('hz-deserter', 'b', bandaged, [5, 1]).told('fight-began')).toEqual([]);
    expect(meet('hz-deserter', 'b', bandaged, [4, 1], [4, 1]).told('fight-won')).toHaveLength(1);
  });

  test('hz-storm', () => {
    expect(each(meet('hz-storm', 'a', alone, [3, 3, 3, 3], d3(3)), 'wounds')).toEqual([3]);
    expect(each(meet('hz-storm', 'b', both, 'one:black-knight', [1, 1], 2, 5), 'wounds')).toEqual([2, 5]);
    expect(each(meet('hz-storm', 'b', both, 'one:black-knight', [5, 1]), 'wounds')).toEqual([0, 0]);
  });

  test('hz-burning-village', () => {
    const helped = meet('hz-burning-village', 'a', alone, [5, 1, 1]);
    expect(campaignIn(helped).patience).toBe(1);
    expect(each(meet('hz-burning-village', 'b', both), 'insanity')).toEqual([1, 1]);
  });

  test('hz-bog', () => {
    const sunk = meet('hz-bog', 'a', { 'black-knight': { items: ['broken-sword'] } }, [5, 5, 5, 5]);
    expect(sunk.accursed('black-knight').items).toEqual([]);
    const out = meet('hz-bog', 'a', alone, [6, 1, 1, 1]);
    expect(out.accursed('black-knight').items).toHaveLength(1);
    expect(length(meet('hz-bog', 'b', alone))).toBe(5);
  });

  test('hz-gravefield', () => {
    expect(meet('hz-gravefield', 'a', alone, [6, 1]).told('fight-began')).toEqual([]);
    expect(meet('hz-gravefield', 'a', alone, [5, 5], [4, 1]).told('fight-won')).toHaveLength(1);
    expect(length(meet('hz-gravefield', 'b', alone))).toBe(5);
  });

  test('hz-old-shrine', () => {
    const prayed = meet('hz-old-shrine', 'a', { 'black-knight': { insanity: 3 } }, d3(2));
    expect([each(prayed, 'insanity'), dread(prayed)]).toEqual([[1], 6]);
    const robbed = meet('hz-old-shrine', 'b', both, 'one:outcast');
    expect([each(robbed, 'crowns'), each(robbed, 'insanity')]).toEqual([
      [0, 20],
      [0, 1],
    ]);
  });

  test('hz-wandering-trader', () => {
    const game = meet(
      'hz-wandering-trader',
      'a',
      { 'black-knight': { crowns: 60 }, 'outcast': {} },
      'healing-draught',
      'coin-purse',
      'smoke-pot',
      'buy:healing-draught:0:black-knight',
    );
    expect(game.accursed('black-knight').crowns).toBe(20);
    expect(game.accursed('black-knight').items.at(-1)?.id).toBe('healing-draught');
    expect(game.state.treasures.discard.toSorted()).toEqual(['coin-purse', 'smoke-pot']);
    const robbed = meet('hz-wandering-trader', 'b', both, 'one:outcast', 'smoke-pot');
    expect(robbed.accursed('outcast').items.at(-1)?.id).toBe('smoke-pot');
    expect([each(robbed, 'insanity'), campaignIn(robbed).patience]).toEqual([[1, 1], -1]);
  });

  test('hz-lost-child', () => {
    const led = meet('hz-lost-child', 'a', { 'black-knight': { insanity: 2 } });
    expect([length(led), each(led, 'insanity')]).toEqual([5, [1]]);
    expect(each(meet('hz-lost-child', 'b', both, [5, 1], [1, 1], d3(3)), 'insanity')).toEqual([0, 3]);
  });

  test('hz-carrion-birds', () => {
    expect(meet('hz-carrion-birds', 'a', both, [4, 1], 1).told('fight-won')).toHaveLength(1);
    expect(each(meet('hz-carrion-birds', 'b', both, 'black-knight', 5), 'wounds')).toEqual([5, 0]);
  });

  test('hz-ravine', () => {
    expect(each(meet('hz-ravine', 'a', both, 'one:black-knight', [5, 5, 5], [3, 4]), 'wounds')).toEqual([
      7, 0,
    ]);
    expect(each(meet('hz-ravine', 'b', both, d3(1), d3(3)), 'wounds')).toEqual([1, 3]);
  });

  test('hz-witch-lights', () => {
    expect(each(meet('hz-witch-lights', 'a', both, 3), 'insanity')).toEqual([1, 1]);
    const led = meet('hz-witch-lights', 'a', both, 4, 'one:outcast', 'smoke-pot');
    expect(led.accursed('outcast').items.at(-1)?.id).toBe('smoke-pot');
    expect(each(meet('hz-witch-lights', 'b', both, [4, 1], [3, 3]), 'wounds')).toEqual([0, 1]);
  });

  test('hz-wardens-herald', () => {
    const paid = meet('hz-wardens-herald', 'a', { 'black-knight': { souls: 2 }, 'outcast': {} });
    expect([dread(paid), each(paid, 'souls')]).toEqual([4, [0, 0]]);
    const soul = { 'black-knight': { souls: 1 } } as const;
    expect(dread(meet('hz-wardens-herald', 'b', soul))).toBe(6);
  });

  test('hz-quiet-road', () => {
    expect(each(meet('hz-quiet-road', 'a', { 'black-knight': { wounds: 9 } }, 4), 'wounds')).toEqual([5]);
    expect(length(meet('hz-quiet-road', 'b', alone))).toBe(3);
  });
});
