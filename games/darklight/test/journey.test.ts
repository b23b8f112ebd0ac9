import { describe, expect, test } from 'vitest';
import { newDeck } from '@tenebrae/kernel';
import { HAZARDS, type HazardId } from '../src/data/hazards.ts';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import { SKILLS, type SkillId } from '../src/data/skills.ts';
import { ATTRIBUTES } from '../src/data/numbers.ts';
import { lowerDread, raiseDread } from '../src/rules/dread.ts';
import { fight } from '../src/rules/fight.ts';
import { playJourney } from '../src/rules/journey.ts';
import { attributeOf, healthOf, meleeOf, movementOf, rangedOf } from '../src/rules/profile.ts';
import { settleGroup, sufferOnRoad } from '../src/rules/road.ts';
import type { Journey } from '../src/state.ts';
import { type AccursedSet, perform, type TestGame } from '../testing/index.ts';
import { campaignIn, outside } from '../testing/survival.ts';

const onTheRoad = (more: Partial<Journey> = {}): Journey => ({
  to: 'village',
  day: 1,
  length: 4,
  hazards: newDeck(Object.keys(HAZARDS) as HazardId[]),
  ...more,
});

const journey = (
  step: 'dread' | 'hazard' | 'camp',
  accursed?: Parameters<typeof outside>[0],
  more: Partial<Journey> = {},
) => outside(accursed, { journey: onTheRoad(more) }, { kind: 'journey', step });

const lengthIn = (game: TestGame) => campaignIn(game).journey?.length;

describe('days of the Journey', () => {
  test('DL-SRV-09 three destinations, 3, 4 and 5 days away', () => {
    for (const [to, days] of [
      ['hamlet', 3],
      ['village', 4],
      ['town', 5],
    ] as const) {
      const game = outside();
      const { asked } = perform(playJourney(game.table), `go:${to}`);
      expect(asked[0]?.seat).toBe('party');
      expect(campaignIn(game).journey).toMatchObject({ to, length: days, day: 1 });
      expect(campaignIn(game).journey?.hazards.unseen).toHaveLength(20);
    }
  });

  test('DL-SRV-49 days that were added or taken before count for the coming Journey', () => {
    const game = outside(undefined, { days: 2 });
    perform(playJourney(game.table), 'go:hamlet');
    expect(lengthIn(game)).toBe(5);
    expect(campaignIn(game).days).toBe(0);
  });

  test('DL-SRV-10 Dread roll, Hazard, Camp; after the last Camp the group arrives', () => {
    const game = journey('dread', { 'outcast': {} }, { length: 1 });
    perform(playJourney(game.table), 5);
    expect(game.state.phase).toEqual({ kind: 'journey', step: 'hazard' });
    perform(playJourney(game.table), 'hz-quiet-road', 'a');
    expect(game.state.phase).toEqual({ kind: 'journey', step: 'camp' });
    perform(playJourney(game.table), 'done');
    perform(playJourney(game.table));
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'arrival' });
  });

  test('DL-TRM-16 a Camp is a new turn: deals and what was put on are forgotten, what is for a dungeon is not', () => {
    const game = journey('hazard', { 'outcast': { used: ['trade:black-knight', 'put-on:1', 'war-rally'] } });
    perform(playJourney(game.table), 'hz-quiet-road', 'a');
    expect(game.accursed('outcast').used).toEqual(['war-rally']);
  });

  test('DL-SRV-10 a shorter Journey never ends before the Camp of the day; otherwise a new day begins', () => {
    const game = journey('hazard', { 'outcast': {} }, { day: 2, length: 2 });
    perform(playJourney(game.table), 'hz-quiet-road', 'b');
    expect(lengthIn(game)).toBe(2);
    const other = journey('camp', { 'outcast': {} }, { day: 2, length: 3 });
    perform(playJourney(other.table), 'done');
    perform(playJourney(other.table));
    expect(campaignIn(other).journey?.day).toBe(3);
    expect(other.state.phase).toEqual({ kind: 'journey', step: 'dread' });
  });

  test('DL-SRV-11 Dread rises on 1 and 2, and on 3 while somebody is distressed', () => {
    const after = (face: number, insanity: number) => {
      const game = journey('dread', { 'black-knight': { insanity }, 'outcast': {} });
      perform(playJourney(game.table), face);
      return campaignIn(game).dread;
    };
    expect([after(2, 0), after(3, 0), after(3, 8), after(4, 8)]).toEqual([2, 1, 2, 1]);
  });

  test('DL-SRV-15 an option whose price cannot be paid is not offered; who pays is asked', () => {
    const poor = journey('hazard');
    const { asked } = perform(playJourney(poor.table), 'hz-toll-gate', 'one:outcast', [5, 1]);
    expect(asked.map(({ ask }) => ask)).toEqual(['who-tries']);
    const rich = journey('hazard', { 'black-knight': { crowns: 10 }, 'outcast': { crowns: 4 } });
    perform(playJourney(rich.table), 'hz-toll-gate', 'a', 'give:black-knight:10');
    expect(rich.state.accursed.map(({ crowns }) => crowns)).toEqual([0, 4]);
  });

  test('DL-SRV-17 at Camp they trade, change equipment and use remedies; then each removes 1 Wound', () => {
    const game = journey('camp', {
      'black-knight': { consumables: ['bandages'], wounds: 3, pack: ['healing-draught'] },
      'outcast': { wounds: 9 },
    });
    const { asked } = perform(playJourney(game.table), 'bandage:outcast', 4);
    const ids = asked[0]?.options.map(({ id }) => id.split(':')[0]);
    expect(ids).toEqual(expect.arrayContaining(['unequip', 'trade', 'bandage', 'drink', 'done']));
    expect(game.accursed('outcast').wounds).toBe(5);
    const draught = game.accursed('black-knight').items.at(-1)?.copy;
    perform(playJourney(game.table), `drink:${draught}`, [1, 1]);
    expect(game.accursed('black-knight').wounds).toBe(1);
    perform(playJourney(game.table), 'done');
    perform(playJourney(game.table), 'done');
    perform(playJourney(game.table));
    expect(game.state.accursed.map(({ wounds }) => wounds)).toEqual([0, 4]);
  });

  test('DL-SRV-46 crowns and souls are handed over in a deal; whoever gets something may act again', () => {
    const game = journey('camp', { 'black-knight': {}, 'outcast': { crowns: 5 } });
    perform(playJourney(game.table), 'done');
    perform(playJourney(game.table), 'trade:black-knight', 'give:crowns', 'amount:5', 'propose', 'agree');
    expect(game.accursed('black-knight').crowns).toBe(5);
    const { asked } = perform(playJourney(game.table), 'done');
    expect(asked[0]?.about).toEqual({ who: 'black-knight' });
  });
});

describe('the Dread Wheel', () => {
  test('DL-SRV-12 spaces 4 and 8 are Omens, 12 the Warden, all others quiet', () => {
    for (let space = 1; space < 12; space++) {
      const game = outside({ 'outcast': {} }, { dread: space });
      const next = space + 1;
      const script = next === 4 || next === 8 ? [6] : next === 12 ? [6] : [];
      perform(raiseDread(game.table, 1), ...script);
      expect(campaignIn(game).dread).toBe(next === 12 ? 1 : next);
    }
  });

  test('DL-SRV-41 each landing is resolved at once; after the call the rest is dropped; back triggers nothing', () => {
    const game = outside({ 'outcast': {} }, { dread: 3 });
    perform(raiseDread(game.table, 2), 6);
    expect(campaignIn(game).dread).toBe(5);
    lowerDread(game.table, 1);
    expect(campaignIn(game).dread).toBe(4);
    lowerDread(game.table, 9);
    expect(campaignIn(game).dread).toBe(1);
    const called = outside({ 'outcast': {} }, { dread: 11 });
    perform(raiseDread(called.table, 3), 6);
    expect(campaignIn(called).dread).toBe(1);
  });

  const omen = (
    face: number,
    accursed: Parameters<typeof outside>[0],
    ...script: (string | number | number[])[]
  ) => {
    const game = outside(accursed, { dread: 3 });
    perform(raiseDread(game.table, 1), face, ...script);
    return game;
  };

  test('DL-SRV-13 1: a Mind 5 Test or 1 Insanity', () => {
    const game = omen(1, undefined, [1, 5], [1, 1]);
    expect(game.state.accursed.map(({ insanity }) => insanity)).toEqual([0, 1]);
  });

  test('DL-SRV-13 2: a soul for each Accursed, or 1 Insanity for each', () => {
    const paid = omen(2, { 'black-knight': { souls: 2 }, 'outcast': {} }, 'pay-tribute');
    expect(paid.accursed('black-knight').souls).toBe(0);
    expect(omen(2, undefined).state.accursed.map(({ insanity }) => insanity)).toEqual([1, 1]);
  });

  test('DL-SRV-13 3: an Endurance 5 Test or 1d6 Wounds; 6: nothing', () => {
    expect(omen(3, { 'outcast': {} }, [1, 1, 1], 4).accursed('outcast').wounds).toBe(4);
    expect(omen(6, { 'outcast': {} }).accursed('outcast')).toMatchObject({ wounds: 0, insanity: 0 });
  });

  test('DL-SRV-13 DL-SRV-49 4: the Journey, or the coming one, is a day longer', () => {
    expect(campaignIn(omen(4, { 'outcast': {} })).days).toBe(1);
    const game = journey('dread', { 'outcast': {} });
    campaignIn(game).dread = 3;
    perform(raiseDread(game.table, 1), 4);
    expect(lengthIn(game)).toBe(5);
  });

  test('DL-SRV-13 5: Tests of the next Hazard have a die less, at least one', () => {
    const game = journey('hazard', { 'outcast': {} });
    campaignIn(game).dulled = true;
    // Endurance 3: two dice in place of three.
    perform(playJourney(game.table), 'hz-storm', 'a', [4, 1]);
    expect(campaignIn(game).dulled).toBe(false);
  });
});

describe('Wounds on the road', () => {
  const wounded = (
    game: TestGame,
    who: 'black-knight' | 'outcast',
    wounds: number,
    ...script: number[][]
  ) => {
    function* suffering() {
      yield* sufferOnRoad(game.table, game.accursed(who), wounds, 'DL-SRV-15');
      yield* settleGroup(game.table);
    }
    return perform(suffering(), ...script);
  };

  test('DL-SRV-18 who reaches Health falls, is injured at once and gets up at Camp with half its Health', () => {
    const game = journey('hazard', { 'black-knight': {}, 'outcast': { wounds: 14 } });
    wounded(game, 'outcast', 6, [6, 5]);
    expect(game.accursed('outcast')).toMatchObject({ fallen: true, injuries: ['palsy'] });
    // It takes no part any more: the Hazard is the Knight's alone.
    perform(playJourney(game.table), 'hz-storm', 'a', [4, 1, 1, 1]);
    expect(game.accursed('outcast')).toMatchObject({ fallen: false, wounds: 8 });
  });

  test('DL-SRV-18 DL-SRV-44 a fourth Injury is final, with all it carries; the Heart passes on', () => {
    const game = journey('hazard', {
      'black-knight': { wounds: 17, souls: 5, injuries: ['palsy', 'palsy', 'palsy'] },
      'outcast': {},
    });
    wounded(game, 'black-knight', 1, [1, 1]);
    expect(game.accursed('black-knight')).toMatchObject({
      souls: 0,
      status: { kind: 'lost', how: 'fourth-injury' },
    });
    expect(game.state.leader).toBe('outcast');
  });

  test('DL-SRV-18 all of several fallen: lost; a lone one gets up, and Dread +2', () => {
    const game = journey('hazard', { 'black-knight': { fallen: true }, 'outcast': { wounds: 14 } });
    expect(wounded(game, 'outcast', 1, [6, 5]).result).toMatchObject({
      outcome: 'campaign-lost',
      rule: 'DL-SRV-18',
    });
    const lone = journey('hazard', { 'outcast': { wounds: 14 } });
    expect(wounded(lone, 'outcast', 1, [6, 5]).result).toBeNull();
    expect(lone.accursed('outcast')).toMatchObject({ fallen: false, wounds: 8 });
    expect(campaignIn(lone).dread).toBe(3);
  });

  test('DL-SRV-19 Insanity on the road: at twice Sanity an Accursed is lost', () => {
    const game = journey('hazard', { 'black-knight': { insanity: 15 }, 'outcast': {} });
    perform(playJourney(game.table), 'hz-burning-village', 'b');
    expect(game.accursed('black-knight').status).toEqual({ kind: 'lost', how: 'insane' });
    expect(game.state.leader).toBe('outcast');
  });

  test('DL-SRV-43 every skill and item counts outside a dungeon, and none needs one', () => {
    const game = outside({ 'black-knight': {} });
    const knight = game.accursed('black-knight');
    knight.skills = Object.keys(SKILLS) as SkillId[];
    knight.items = (Object.keys(ITEMS) as ItemId[]).map((id, copy) => ({
      id,
      copy: 1000 + copy,
      slot: 'body',
      smithed: true,
    }));
    for (const attribute of ATTRIBUTES) expect(attributeOf(game.state, knight, attribute)).toBeGreaterThan(0);
    expect(healthOf(game.state, knight)).toBeGreaterThan(0);
    expect(movementOf(game.state, knight)).toBeGreaterThan(0);
    expect(meleeOf(game.state, knight).attacks + rangedOf(game.state, knight).attacks).toBeGreaterThan(0);
  });

  test('DL-SRV-43 Oil Flask, Blessed Water and Lockpick are of no use at Camp', () => {
    const consumables: AccursedSet['consumables'] = ['oil-flask', 'blessed-water', 'lockpick', 'bandages'];
    const game = journey('camp', { 'outcast': { items: [], wounds: 1, consumables } });
    const { asked } = perform(playJourney(game.table), 'done');
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['bandage:outcast', 'done']);
  });

  test('DL-SRV-43 what may be used once in a while cannot be used here', () => {
    const game = outside({ 'black-knight': { skills: ['war-determination'] } }, { dread: 3 });
    // A Mind 5 Test, failed: no re-roll is offered.
    perform(raiseDread(game.table, 1), 1, [1, 1]);
    expect(game.accursed('black-knight').insanity).toBe(1);
  });
});

describe('a fight that is not played on a map', () => {
  const fighters: Partial<Record<'black-knight' | 'outcast' | 'blood-witch', AccursedSet>> = {
    'black-knight': { items: ['broken-sword'] },
    'outcast': { items: ['recurve-bow'] },
    'blood-witch': {},
  };

  test('WE-30 DL-SRV-16 three Accursed, fight 2: three hits needed and made', () => {
    const game = outside(fighters);
    const { value } = perform(fight(game.table, 2), [6, 2], 'fight:ranged', [3, 1], 'fight:spells', [5, 2]);
    expect(value).toBe(0);
    expect(game.told('fight-won')).toMatchObject([{ hits: 3, needed: 3 }]);
  });

  test('DL-SRV-16 each hit short is 1d6 Wounds to somebody at random', () => {
    const game = outside({
      'black-knight': { items: ['broken-sword'] },
      'outcast': { items: ['hooked-knife'] },
    });
    const script = [[1, 3], [2], 'outcast', 4, 'black-knight', 2] as const;
    expect(perform(fight(game.table, 2), ...script).value).toBe(2);
    expect(game.state.accursed.map(({ wounds }) => wounds)).toEqual([2, 4]);
  });

  test('DL-SRV-16 modifiers count: bare hands strike at -1, a lost eye shoots at -1', () => {
    const bare = outside({ 'black-knight': { items: [] } });
    expect(perform(fight(bare.table, 1), [4, 5]).value).toBe(0);
    expect(bare.told('fought')).toMatchObject([{ hits: 1 }]);
    const oneEyed = outside({ 'outcast': { items: ['recurve-bow'], injuries: ['lost-eye'] } });
    perform(fight(oneEyed.table, 1), 'fight:ranged', [4, 5]);
    expect(oneEyed.told('fought')).toMatchObject([{ hits: 1 }]);
  });

  test('DL-SRV-16 the Exorcist fights with half of Charisma, rounded up', () => {
    const game = outside({ 'exorcist': {} });
    perform(fight(game.table, 1), 'fight:faith', [5, 4]);
    expect(game.told('fought')).toMatchObject([{ way: 'fight-faith', hits: 1 }]);
  });
});

test('DL-SRV-42 decisions of the group are asked of all, those of one Accursed of its player', () => {
  const game = journey('hazard', { 'black-knight': {}, 'outcast': {} });
  const { asked } = perform(
    playJourney(game.table),
    'hz-plague-cart',
    'a',
    [5, 1, 1, 1],
    [5, 1, 1],
    'one:outcast',
    'consumable:serum',
  );
  expect(asked.map(({ seat }) => seat)).toEqual(['party', 'party', 'player-2']);
  expect(game.accursed('outcast').consumables).toContain('serum');
});
