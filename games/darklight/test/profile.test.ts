import { expect, test } from 'vitest';
import { ACCURSED } from '../src/data/accursed.ts';
import { HIGHEST_LEVEL } from '../src/data/limits.ts';
import { type Attribute, ATTRIBUTES } from '../src/data/numbers.ts';
import { type Skill, SKILLS } from '../src/data/skills.ts';
import { afterChange } from '../src/rules/limits.ts';
import {
  armourOf,
  attributeOf,
  evasionOf,
  faithLimitOf,
  healthOf,
  initiativeOf,
  isDistressed,
  meleeOf,
  movementOf,
  rangedOf,
  sanityOf,
  sourceLimitOf,
  weightLimitOf,
} from '../src/rules/profile.ts';
import { passesTest } from '../src/rules/tests.ts';
import { playTurns } from '../src/rules/turns.ts';
import { type AccursedSet, aGame, perform } from '../testing/index.ts';

test('WE-25 DL-INS-02 DL-ATR-03 DL-EQP-09 distressed: all attributes one less, none below 1', () => {
  const game = aGame({
    board: 'O...',
    accursed: { outcast: { insanity: 7, gains: { attributes: { agility: -3 }, melee: 0, ranged: 0 } } },
  });
  const outcast = game.accursed('outcast');
  expect(isDistressed(game.state, outcast)).toBe(true);
  expect(attributeOf(game.state, outcast, 'strength')).toBe(2);
  expect(attributeOf(game.state, outcast, 'agility')).toBe(1);
  expect(weightLimitOf(game.state, outcast)).toBe(12);
});

test('DL-ATK-10 DL-EQP-01 DL-EQP-12 Armour: Endurance and what is equipped, nothing of the Inventory', () => {
  const game = aGame({
    accursed: { 'black-knight': { items: ['chain-shirt', 'wooden-shield'], pack: ['iron-boots'] } },
  });
  expect(armourOf(game.state, game.accursed('black-knight'))).toBe(4 + 2 + 1);
});

test('DL-EVA-02 DL-ATR-14 Evasion: current Agility and what items and skills give', () => {
  const game = aGame({ accursed: { 'black-knight': { items: ['scaled-buckler'], injuries: ['palsy'] } } });
  expect(evasionOf(game.state, game.accursed('black-knight'))).toBe(3 - 1 + 2);
});

test('DL-FTH-02 DL-CHN-03 limits of Faith and Source', () => {
  const game = aGame({ board: 'EW..' });
  expect(faithLimitOf(game.state, game.accursed('exorcist'))).toBe(6);
  expect(sourceLimitOf(game.state, game.accursed('blood-witch'))).toBe(5);
});

test('DL-ATR-10 DL-SRV-32 skills and levels change attacks and To Hit', () => {
  const game = aGame({
    accursed: {
      'black-knight': {
        level: 6,
        skills: ['war-third-strike'],
        gains: { attributes: {}, melee: 1, ranged: 0 },
      },
    },
  });
  expect(meleeOf(game.state, game.accursed('black-knight'))).toEqual({ attacks: 3, toHit: 3 });
  expect(healthOf(game.state, game.accursed('black-knight'))).toBe(23);
});

test('WE-03 DL-ATR-04 one die that shows enough passes a Test, their total does not matter', () => {
  const game = aGame({ board: 'W...' });
  const test = () => passesTest(game.table, game.accursed('blood-witch'), 'perception', 5, 'DL-ATR-04');
  expect(perform(test(), [2, 3, 6]).value).toBe(true);
  expect(perform(test(), [2, 3, 4]).value).toBe(false);
});

test('DL-ATR-04 the Outcast rolls one more die in Perception Tests', () => {
  const game = aGame({ board: 'O...' });
  expect(
    perform(passesTest(game.table, game.accursed('outcast'), 'perception', 6, 'DL-ATR-04'), [1, 1, 1, 1, 6])
      .value,
  ).toBe(true);
});

test('DL-ATR-01 DL-ATR-05 six attributes; the rest of the profile is none, and distress leaves it alone', () => {
  expect(ATTRIBUTES).toEqual(['strength', 'perception', 'mind', 'charisma', 'agility', 'endurance']);
  const profile = (insanity: number) => {
    const game = aGame({ accursed: { 'black-knight': { insanity } } });
    const knight = game.accursed('black-knight');
    return {
      traits: [initiativeOf, movementOf, healthOf, sanityOf].map(of => of(game.state, knight)),
      skill: [meleeOf(game.state, knight), rangedOf(game.state, knight)],
    };
  };
  expect(profile(8)).toEqual(profile(0));
});

test('DL-ATR-02 what each attribute is for', () => {
  const limits = (attributes: Partial<Record<Attribute, number>>) => {
    const game = aGame({
      board: 'E...',
      accursed: { exorcist: { items: [], gains: { attributes, melee: 0, ranged: 0 } } },
    });
    const exorcist = game.accursed('exorcist');
    return {
      weight: weightLimitOf(game.state, exorcist),
      source: sourceLimitOf(game.state, exorcist),
      faith: faithLimitOf(game.state, exorcist),
      evasion: evasionOf(game.state, exorcist),
      armour: armourOf(game.state, exorcist),
      stamina: exorcist.stamina.unspent,
    };
  };
  const plain = limits({});
  expect(limits({ strength: 1 })).toEqual({ ...plain, weight: plain.weight + 1 });
  expect(limits({ mind: 1 })).toEqual({ ...plain, source: plain.source + 1 });
  expect(limits({ charisma: 1 })).toEqual({ ...plain, faith: plain.faith + 2 });
  expect(limits({ agility: 1 })).toEqual({ ...plain, evasion: plain.evasion + 1 });
  expect(limits({ endurance: 1 })).toEqual({
    ...plain,
    armour: plain.armour + 1,
    stamina: plain.stamina + 1,
  });
  // Perception: ranged damage, see DL-ATK-14.
  expect(limits({ perception: 1 })).toEqual(plain);
});

test('DL-ATR-06 the highest Initiative is first', () => {
  const game = aGame({ board: 'KOEW', phase: { kind: 'turns' } });
  perform(playTurns(game.table));
  expect(game.state.phase).toMatchObject({ kind: 'accursed-turn', turn: { who: 'outcast' } });
  const hurt = aGame({
    board: 'KOEW',
    accursed: { outcast: { injuries: ['concussion', 'concussion'] } },
    phase: { kind: 'turns' },
  });
  perform(playTurns(hurt.table));
  expect(hurt.state.phase).toMatchObject({ kind: 'accursed-turn', turn: { who: 'blood-witch' } });
});

test('DL-ATR-07 DL-ATR-14 Movement with what is worn and suffered, never below 1', () => {
  const movement = (set: AccursedSet) => {
    const game = aGame({ accursed: { 'black-knight': set } });
    return movementOf(game.state, game.accursed('black-knight'));
  };
  expect(movement({ items: ['pilgrim-boots'] })).toBe(6);
  expect(movement({ items: ['iron-boots'], injuries: ['broken-leg'] })).toBe(2);
  expect(movement({ injuries: ['broken-leg', 'broken-leg', 'broken-leg', 'broken-leg'] })).toBe(1);
});

test('DL-ATR-08 Health with levels and Injuries; of the dead as it was', () => {
  const game = aGame({
    board: 'KW..',
    accursed: {
      'black-knight': { level: 3, injuries: ['cracked-ribs'] },
      'blood-witch': { status: { kind: 'dead', injury: 'cracked-ribs', health: 14 }, wounds: 14 },
    },
  });
  expect(healthOf(game.state, game.accursed('black-knight'))).toBe(18 + 2 - 2);
  expect(healthOf(game.state, game.accursed('blood-witch'))).toBe(14);
});

test('DL-ATR-09 Sanity is where distress begins', () => {
  const distressed = (set: AccursedSet) => {
    const game = aGame({ accursed: { 'black-knight': set } });
    return isDistressed(game.state, game.accursed('black-knight'));
  };
  expect([7, 8].map(insanity => distressed({ insanity }))).toEqual([false, true]);
  expect(distressed({ insanity: 6, injuries: ['torn-soul'] })).toBe(true);
  expect(distressed({ insanity: 7, lostSanity: 1 })).toBe(true);
});

test('DL-ATR-11 the numbers of ranged attacks', () => {
  const game = aGame({ board: 'O...', accursed: { outcast: { skills: ['out-rapid-fire'] } } });
  expect(rangedOf(game.state, game.accursed('outcast'))).toEqual({ attacks: 3, toHit: 4 });
});

test('DL-ATR-12 every class has its own 20 skills, 4 of them at Level 1', () => {
  for (const { class: own } of Object.values(ACCURSED)) {
    const skills = Object.values<Skill>(SKILLS).filter(skill => skill.class === own);
    expect([skills.length, skills.filter(({ level }) => level === 1).length]).toEqual([20, 4]);
  }
  expect(new Set(Object.values(ACCURSED).map(one => one.class)).size).toBe(4);
});

test('DL-ATR-13 an Accursed starts at Level 1, and no skill asks for more than Level 10', () => {
  const game = aGame({ accursed: ['black-knight', 'outcast'], board: 'KO..' });
  expect(game.state.accursed.map(({ level }) => level)).toEqual([1, 1]);
  expect(Math.max(...Object.values(SKILLS).map(({ level }) => level))).toBe(HIGHEST_LEVEL);
});

test('DL-ATR-14 a current attribute: Dashboard, levels, skills, items, Injuries, effects, then distress', () => {
  const game = aGame({
    accursed: {
      'black-knight': {
        level: 10,
        gains: { attributes: { strength: 1 }, melee: 9, ranged: 0 },
        skills: ['war-champion'],
        items: ['ring-of-sinew'],
        injuries: ['torn-muscle', 'lost-eye'],
        insanity: 8,
      },
    },
  });
  const knight = game.accursed('black-knight');
  expect(attributeOf(game.state, knight, 'strength')).toBe(4 + 1 + 1 + 1 - 1 - 1);
  // Perception 2, less the eye and the distress: never below 1.
  expect(attributeOf(game.state, knight, 'perception')).toBe(1);
  expect(meleeOf(game.state, knight).toHit).toBe(2);
});

test('DL-ATR-15 a fall of Health never kills, a rise leaves the Wounds', () => {
  const game = aGame({ accursed: { 'black-knight': { wounds: 17 } } });
  const knight = game.accursed('black-knight');
  knight.injuries = ['cracked-ribs'];
  perform(afterChange(game.table, knight));
  expect(knight).toMatchObject({ wounds: 15, status: { kind: 'in' } });
  knight.injuries = [];
  perform(afterChange(game.table, knight));
  expect(knight.wounds).toBe(15);
});

test('DL-EQP-12 the smith adds 1 Armour to what is worn', () => {
  const game = aGame({ accursed: { 'black-knight': { items: ['leather-coat'] } } });
  const knight = game.accursed('black-knight');
  knight.items = knight.items.map(item => ({ ...item, smithed: true }));
  expect(armourOf(game.state, knight)).toBe(4 + 2);
});
