import { describe, expect, test } from 'vitest';
import type { HeroId } from '../src/data/heroes.ts';
import type { SkillId } from '../src/data/skills.ts';
import { armorOf, hasAbility, maxFatigue, maxWounds, speedOf } from '../src/rules/stats.ts';
import { declareAction } from '../src/rules/declaring.ts';
import { aGame, faces, type GameSet, perform, type TestGame } from '../testing/index.ts';
import { act } from './acting.ts';
import { strike, target } from './attacking.ts';
import { offersOf } from './turns.ts';

const declares = (game: TestGame, id: HeroId, ...script: readonly string[]) => {
  const { turn } = game.state;
  if (turn === null) throw new Error('it is nobody’s turn');
  return perform(declareAction(game.table, game.hero(id), turn), ...script);
};

/** Mad Carthos has nothing of his own to say in melee: one red, one green die and no black ones. */
const withSkill = (skill: NonNullable<GameSet['heroes']>, set: GameSet = {}): TestGame =>
  aGame({ heroes: skill, turn: { hero: 'mad-carthos', stage: 'act', action: 'battle', attacks: 2 }, ...set });
const HIT = faces(['red', '0/4/0'], ['green', '0/3/0']);
const POOR = faces(['red', '2/2/0'], ['green', '1/1/0']);

describe('on declaring an action', () => {
  const ready = (skills: NonNullable<GameSet['heroes']>): TestGame =>
    aGame({ heroes: skills, turn: { hero: 'mad-carthos', stage: 'declare' } });

  test('DJ-CRD-10 Battle Cry: on battle he and all heroes next to him regain 1 fatigue', () => {
    const game = ready({
      'mad-carthos': { at: [3, 3], skills: ['battle-cry'], fatigue: 0 },
      'ispher': { at: [4, 4], fatigue: 0 },
      'mordrog': { at: [6, 6], fatigue: 0 },
    });
    declares(game, 'mad-carthos', 'declare:battle');
    expect(game.state.heroes.map(({ fatigue }) => fatigue)).toEqual([1, 1, 0]);
  });

  test('DJ-CRD-10, DJ-TWN-01 in the town they are all next to him', () => {
    const game = ready({ 'mad-carthos': { skills: ['battle-cry'], fatigue: 0 }, 'ispher': { fatigue: 0 } });
    declares(game, 'mad-carthos', 'declare:battle');
    expect(game.hero('ispher').fatigue).toBe(1);
  });

  test.each([
    ['advance', 1],
    ['run', 0],
  ] as const)('DJ-CRD-10 Relentless: on %s he regains %i fatigue', (action, fatigue) => {
    const game = ready({ 'mad-carthos': { at: [3, 3], skills: ['relentless'], fatigue: 0 } });
    declares(game, 'mad-carthos', `declare:${action}`);
    expect(game.hero('mad-carthos').fatigue).toBe(fatigue);
  });

  const leader = (): TestGame =>
    ready({
      'mad-carthos': { at: [3, 3], skills: ['leadership'], fatigue: 2 },
      'ispher': { at: [5, 3] },
      'mordrog': { at: [7, 3] },
      'lyssa': { at: [3, 6], order: 'aim' },
    });

  test('DJ-CRD-10 Leadership: on ready, for 1 fatigue, he moves, attacks and places an order', () => {
    const game = leader();
    declares(game, 'mad-carthos', 'declare:ready', 'skill:leadership');
    expect(game.state.turn).toMatchObject({ half: 'whole', points: 4, attacks: 1 });
    expect(game.hero('mad-carthos').fatigue).toBe(1);
    expect(offersOf(game, 'mad-carthos')).toContain('order:guard');
  });

  test('DJ-CRD-10 the order may go to another hero in sight who has none', () => {
    const game = leader();
    declares(game, 'mad-carthos', 'declare:ready', 'skill:leadership');
    const led = offersOf(game, 'mad-carthos').filter(id => id.startsWith('lead:'));
    expect(led).toEqual(['lead:aim:ispher', 'lead:dodge:ispher', 'lead:guard:ispher', 'lead:rest:ispher']);
    act(game, 'mad-carthos', 'lead:rest:ispher');
    expect(game.hero('ispher').order).toBe('rest');
    expect(offersOf(game, 'mad-carthos').some(id => /^(lead|order):/.test(id))).toBe(false);
  });

  test('he may do without it, and then has one half', () => {
    const game = leader();
    declares(game, 'mad-carthos', 'declare:ready', 'pass');
    expect(game.state.turn).toMatchObject({ half: null });
    expect(game.hero('mad-carthos').fatigue).toBe(2);
  });

  test('DJ-CRD-10 Able Warrior: on advance, once, 2 fatigue for a second attack', () => {
    const game = aGame({
      heroes: { 'mad-carthos': { at: [3, 3], skills: ['able-warrior'], fatigue: 4 } },
      turn: { hero: 'mad-carthos', stage: 'act', action: 'advance', points: 4, attacks: 1 },
    });
    act(game, 'mad-carthos', 'skill:able-warrior');
    expect(game.state.turn?.attacks).toBe(2);
    expect(game.hero('mad-carthos').fatigue).toBe(2);
    expect(offersOf(game, 'mad-carthos')).not.toContain('skill:able-warrior');
    if (game.state.turn) Object.assign(game.state.turn, { action: 'battle', used: [] });
    expect(offersOf(game, 'mad-carthos')).not.toContain('skill:able-warrior');
  });
});

describe('further attacks', () => {
  const cleaver = (fatigue: number, set: GameSet = {}): TestGame =>
    withSkill(
      {
        'mad-carthos': {
          at: [3, 3],
          items: ['sword-1'],
          skills: ['cleaving'],
          fatigue,
          training: { melee: 5, ranged: 0, magic: 0 },
        },
      },
      {
        monsters: [
          ['beastman', 'normal', [4, 3]],
          ['beastman', 'normal', [2, 3]],
        ],
        ...set,
      },
    );
  const FIVE = [...HIT, 6, 6, 6, 6, 6];

  test('DJ-HRT-17 Cleaving: a melee kill, 1 fatigue, one more attack with the same weapon, and again', () => {
    const game = cleaver(2);
    perform(strike(game, 'mad-carthos', 'sword-1'), target(game, [4, 3]), FIVE, 'skill:cleaving', FIVE);
    expect(game.state.monsters).toEqual([]);
    expect(game.hero('mad-carthos').fatigue).toBe(1);
  });

  test('DJ-HRT-17 not without a kill, and not when he runs', () => {
    const game = cleaver(2);
    const poor = perform(strike(game, 'mad-carthos', 'sword-1'), target(game, [4, 3]), [
      ...POOR,
      6,
      6,
      6,
      6,
      6,
    ]);
    expect(poor.asked.map(({ ask }) => ask)).not.toContain('use-skill');
    const running = cleaver(2, { turn: { hero: 'mad-carthos', stage: 'act', action: 'run' } });
    const hit = perform(strike(running, 'mad-carthos', 'sword-1'), target(running, [4, 3]), FIVE);
    expect(running.state.monsters).toHaveLength(1);
    expect(hit.asked.map(({ ask }) => ask)).not.toContain('use-skill');
  });

  test('DJ-ORD-20 after a guard attack too, but not after one that an enemy set off', () => {
    const game = cleaver(2);
    perform(
      strike(game, 'mad-carthos', 'sword-1', { interrupt: 'guard' }),
      target(game, [4, 3]),
      FIVE,
      'skill:cleaving',
      FIVE,
    );
    expect(game.state.monsters).toEqual([]);
    const alert = cleaver(2);
    const hit = perform(
      strike(alert, 'mad-carthos', 'sword-1', { interrupt: 'alertness', only: 'monster:1' }),
      FIVE,
    );
    expect(hit.asked.map(({ ask }) => ask)).not.toContain('use-skill');
  });

  const shooter = (skills: 'rapid-fire' | 'quick-casting', item: 'bow-1' | 'mage-staff-1'): TestGame =>
    withSkill(
      {
        'one-fist': {
          at: [3, 3],
          items: [item],
          skills: [skills],
          fatigue: 5,
          training: { melee: 5, ranged: 4, magic: 5 },
        },
      },
      {
        monsters: [['giant', 'normal', [6, 3]]],
        turn: { hero: 'one-fist', stage: 'act', action: 'battle' },
      },
    );

  test('DJ-HRT-17 Rapid Fire: after a ranged attack, hit or miss, 2 fatigue for another, again and again', () => {
    const game = shooter('rapid-fire', 'bow-1');
    const miss = [...faces(['blue', 'X'], ['yellow', '1/1/0']), 6, 6, 6, 6, 6];
    const shot = perform(
      strike(game, 'one-fist', 'bow-1'),
      target(game, [6, 3]),
      miss,
      'skill:rapid-fire',
      target(game, [6, 3]),
      miss,
      'skill:rapid-fire',
      target(game, [6, 3]),
      miss,
    );
    expect(game.hero('one-fist').fatigue).toBe(1);
    expect(shot.asked.filter(({ ask }) => ask === 'use-skill')).toHaveLength(2);
  });

  test('DJ-HRT-17, DJ-HRT-04 Quick Casting: 2 fatigue and the card is exhausted, so once until it is refreshed', () => {
    const game = shooter('quick-casting', 'mage-staff-1');
    const miss = [...faces(['white', 'X'], ['yellow', '1/1/0']), 6, 6, 6, 6, 6];
    perform(
      strike(game, 'one-fist', 'mage-staff-1'),
      target(game, [6, 3]),
      miss,
      'skill:quick-casting',
      target(game, [6, 3]),
      miss,
    );
    expect(game.hero('one-fist')).toMatchObject({ fatigue: 3, skills: [{ exhausted: true }] });
    const declined = shooter('quick-casting', 'mage-staff-1');
    perform(strike(declined, 'one-fist', 'mage-staff-1'), target(declined, [6, 3]), miss, 'pass');
    expect(declined.hero('one-fist').skills).toMatchObject([{ exhausted: false }]);
  });
});

describe('standing numbers', () => {
  const skilled = (...skills: readonly SkillId[]): TestGame =>
    aGame({ heroes: { 'mad-carthos': { at: [3, 3], skills: skills } } });
  const hero = (game: TestGame) => game.hero('mad-carthos');

  test('DJ-CRD-02, DJ-CRD-10 what raises wounds, fatigue and speed is always on', () => {
    const game = skilled('tough', 'skilled', 'swift');
    expect([maxWounds(hero(game)), maxFatigue(hero(game)), speedOf(hero(game))]).toEqual([12, 5, 6]);
  });

  test.each([
    ['parry', 'melee', 2],
    ['parry', 'ranged', 1],
    ['deflect-arrows', 'ranged', 2],
    ['willpower', 'magic', 2],
  ] as const)('DJ-ABL-21 %s against %s attacks: armor %i', (skill, type, armor) => {
    expect(armorOf(skilled(skill).state, 'hero:mad-carthos', type)).toBe(armor);
  });

  test('DJ-ARM-03 Enduring gives armor while none is worn', () => {
    const game = skilled('enduring');
    expect(armorOf(game.state, 'hero:mad-carthos', 'melee')).toBe(2);
    hero(game).items = [...hero(game).items, { card: 'leather-armor-1', equipped: true, exhausted: false }];
    expect(armorOf(game.state, 'hero:mad-carthos', 'melee')).toBe(2);
  });

  test('DJ-ABL-01 skills may give abilities: Command, Aura, Sorcery', () => {
    const game = skilled('blessing', 'holy-aura', 'wild-talent');
    for (const ability of ['command', 'aura', 'sorcery'] as const)
      expect(hasAbility(game.state, 'hero:mad-carthos', ability)).toBe(true);
  });

  test('DJ-EFF-11 a monkey keeps only what raises its maxima', () => {
    const game = skilled('tough', 'swift', 'blessing');
    Object.assign(hero(game).monkey, { timer: 2 });
    expect([maxWounds(hero(game)), speedOf(hero(game))]).toEqual([12, 4]);
    expect(hasAbility(game.state, 'hero:mad-carthos', 'command')).toBe(false);
  });
});
