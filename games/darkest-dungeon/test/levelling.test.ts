import { expect, test } from 'vitest';
import { isAtDeathsDoor, isImmune, lifeOf } from '../src/rules/figures.ts';
import { awardXp, buyUpgrades, chooseSkills, raiseHero, raiseSkill } from '../src/rules/levelling.ts';
import { hasTrinketRoom } from '../src/rules/trinket-slots.ts';
import { aGame, type GameSet, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const training = (hellion: HeroSet, more: Partial<GameSet> = {}): TestGame =>
  aGame({ heroes: { hellion, vestal: {} }, gold: 10, hamlet: {}, ...more });
const buy = ({ table, hero }: TestGame, gold = true) =>
  buyUpgrades(table, hero('hellion'), 2, gold, 'DD-BLD-11');

test('DD-XPL-01, DD-XPL-02 each Hero gains the XP of the Quest, and the Stagecoach as many more', () => {
  const { table, state, told } = aGame({
    heroes: { hellion: { xp: 1 }, vestal: {} },
    campaign: { stagecoachXp: 4 },
  });
  awardXp(table, 3);
  expect(state.heroes.map(({ xp }) => xp)).toEqual([4, 3]);
  expect(state.campaign.stagecoachXp).toBe(7);
  expect(told('xp-gained')).toMatchObject([{ amount: 3, stagecoach: 7 }]);
});

test('DD-XPL-02 nothing takes XP off the Stagecoach', () => {
  const game = training({ xp: 6 }, { campaign: { stagecoachXp: 6 } });
  perform(buy(game), 'level-hero', 'level-skill:hellion:iron-swan');
  expect(game.state.campaign.stagecoachXp).toBe(6);
});

test('DD-XPL-03, DD-XPL-04 Hero Level for 4 XP and 2 Gold, a Skill for 2 XP and 1 Gold, each by itself', () => {
  const game = training({ xp: 7 });
  perform(buy(game), 'level-hero', 'level-skill:hellion:iron-swan');
  expect(game.hero('hellion')).toMatchObject({ level: 2, xp: 1 });
  expect(game.hero('hellion').skills['hellion:iron-swan']).toBe(2);
  expect(game.hero('hellion').skills['hellion:wicked-hack']).toBe(1);
  expect(game.state.campaign.gold).toBe(7);
  expect(game.told('hero-levelled')).toMatchObject([{ hero: 'hellion', card: 'hellion:2' }]);
  expect(game.told('skill-levelled')).toMatchObject([{ card: 'hellion:iron-swan:2' }]);
});

test('DD-XPL-04 what XP or Gold do not pay for is not offered', () => {
  const poor = training({ xp: 9 }, { gold: 1 });
  const { asked } = perform(buy(poor), 'done');
  expect(asked[0]?.options.map(({ id }) => id)).not.toContain('level-hero');
  const green = training({ xp: 1 });
  perform(buy(green));
  expect(green.hero('hellion').xp).toBe(1);
});

test('DD-XPL-04 at most two upgrades a visit, and fewer if wanted', () => {
  const game = training({ xp: 20 });
  perform(buy(game), 'level-hero', 'level-hero');
  expect(game.hero('hellion')).toMatchObject({ level: 3, xp: 12 });
  const content = training({ xp: 20 });
  perform(buy(content), 'done');
  expect(content.hero('hellion').xp).toBe(20);
});

test.each([
  [1, 14, 3, 1],
  [2, 18, 4, 2],
  [3, 24, 5, 3],
] as const)('DD-XPL-05 the Hellion of Level %i has %i Life, %i Skill slots and %i Trinket slots', (level, life, skills, trinkets) => {
  const { table, hero } = training({ equipped: [] });
  for (let raised = 1; raised < level; raised += 1) raiseHero(table, hero('hellion'), 'DD-XPL-05');
  expect(lifeOf(hero('hellion'))).toBe(life);
  const roster = Object.keys(hero('hellion').skills).slice(0, skills);
  perform(chooseSkills(table, hero('hellion'), 'DD-QST-11'), ...roster.map(skill => `equip:${skill}`));
  expect(hero('hellion').equipped).toEqual(roster);
  for (let held = 0; held < trinkets; held += 1) {
    expect(hasTrinketRoom(hero('hellion'))).toBe(true);
    hero('hellion').trinkets.push({ id: 'speed-stone', up: 'positive', used: false });
  }
  expect(hasTrinketRoom(hero('hellion'))).toBe(false);
});

test('DD-XPL-05 the new card may bring an Immunity', () => {
  const { table, hero } = aGame({ heroes: { vestal: { level: 2 } } });
  expect(isImmune(hero('vestal'), 'disease')).toBe(false);
  raiseHero(table, hero('vestal'), 'DD-XPL-05');
  expect(isImmune(hero('vestal'), 'disease')).toBe(true);
});

test('DD-XPL-06 a Skill Level replaces that Skill in the roster of seven, equipped or not', () => {
  const { table, hero } = training({});
  raiseSkill(table, hero('hellion'), 'hellion:adrenaline-rush', 'DD-XPL-06');
  expect(Object.keys(hero('hellion').skills)).toHaveLength(7);
  expect(hero('hellion').skills['hellion:adrenaline-rush']).toBe(2);
});

test('DD-XPL-07 Wounds stay when Life rises, so that Death’s Door is left', () => {
  const { table, hero } = training({ wounds: 14 });
  expect(isAtDeathsDoor(hero('hellion'))).toBe(true);
  raiseHero(table, hero('hellion'), 'DD-XPL-05');
  expect(hero('hellion').wounds).toBe(14);
  expect(isAtDeathsDoor(hero('hellion'))).toBe(false);
});

test('DD-XPL-08 nothing rises above Level 3', () => {
  const game = training({ xp: 20, level: 3, skillLevel: 3 });
  const { table, hero, told } = game;
  perform(buy(game));
  raiseHero(table, hero('hellion'), 'DD-XPL-05');
  raiseSkill(table, hero('hellion'), 'hellion:iron-swan', 'DD-XPL-06');
  expect(hero('hellion')).toMatchObject({ level: 3, xp: 20 });
  expect(hero('hellion').skills['hellion:iron-swan']).toBe(3);
  expect(told('skill-levelled')).toEqual([]);
});

test('DD-XPL-08 without Gold only XP is spent', () => {
  const game = training({ xp: 4 }, { gold: 3 });
  perform(buy(game, false), 'level-hero');
  expect(game.hero('hellion')).toMatchObject({ level: 2, xp: 0 });
  expect(game.state.campaign.gold).toBe(3);
});

test('DD-QST-11, DD-HAM-22 a full set is changed one Skill at a time, or left alone', () => {
  const { table, hero } = training({
    equipped: ['hellion:wicked-hack', 'hellion:iron-swan', 'hellion:if-it-bleeds'],
  });
  const { asked } = perform(
    chooseSkills(table, hero('hellion'), 'DD-QST-11'),
    'unequip:hellion:iron-swan',
    'equip:hellion:adrenaline-rush',
  );
  expect(asked[1]?.options.map(({ id }) => id)).not.toContain('equip:hellion:iron-swan');
  expect(hero('hellion').equipped).toEqual([
    'hellion:wicked-hack',
    'hellion:if-it-bleeds',
    'hellion:adrenaline-rush',
  ]);
  perform(chooseSkills(table, hero('hellion'), 'DD-QST-11'), 'pass');
  expect(hero('hellion').equipped).toHaveLength(3);
});
