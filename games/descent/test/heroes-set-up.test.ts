import { expect, test } from 'vitest';
import { HERO_IDS } from '../src/data/heroes.ts';
import { killHero } from '../src/rules/death.ts';
import { chooseHero, dealSkills, exchangeSkill, gainSkill, newHero } from '../src/rules/heroes-set-up.ts';
import { setUp } from '../src/rules/set-up.ts';
import { aGame, offered, perform, type TestGame } from '../testing/index.ts';
import { aTable } from '@tenebrae/kernel/testing';

/** The set-up before any hero has come. */
const anEmptyTable = (options: Record<string, boolean> = {}, players = 3) => {
  const seats = ['overlord', 'hero-1', 'hero-2', 'hero-3', 'hero-4'].slice(0, players);
  const all = { 'quest': 'into-the-dark', 'choose-heroes': false, 'faq': false, ...options };
  const state = setUp({ seats, options: all });
  return { state, table: aTable(state, seats) };
};

const inSetUp = (step: 'skills' | 'exchange'): TestGame =>
  aGame({ heroes: { 'red-scorpion': {}, silhouette: {} }, phase: { kind: 'set-up', step, hero: 0 } });

test('DJ-SET-05 a hero is dealt at random, and nobody else can have him', () => {
  const { state, table } = anEmptyTable();
  perform(chooseHero(table, 'hero-1'), 'grey-ker');
  expect(() => perform(chooseHero(table, 'hero-2'), 'grey-ker')).toThrow();
  perform(chooseHero(table, 'hero-2'), 'lyssa');
  expect(state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    ['grey-ker', 'hero-1'],
    ['lyssa', 'hero-2'],
  ]);
});

test('DJ-SET-06, DJ-VAR-01 if the table agrees each chooses his hero from those that are left', () => {
  const { state, table } = anEmptyTable({ 'choose-heroes': true });
  const first = perform(chooseHero(table, 'hero-1'), 'take-hero:steelhorns');
  expect(offered(first, 'choose-hero')).toHaveLength(HERO_IDS.length);
  const second = perform(chooseHero(table, 'hero-2'), 'take-hero:lyssa');
  expect(offered(second, 'choose-hero')).not.toContain('take-hero:steelhorns');
  expect(state.heroes.map(({ id }) => id)).toEqual(['steelhorns', 'lyssa']);
});

test('DJ-SET-07, DJ-SET-29 with two players both heroes belong to one seat, the one dealt first being the first hero', () => {
  const { state, table } = anEmptyTable({}, 2);
  perform(chooseHero(table, 'hero-1'), 'ispher');
  perform(chooseHero(table, 'hero-1'), 'mordrog');
  expect(state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    ['ispher', 'hero-1'],
    ['mordrog', 'hero-1'],
  ]);
});

test('DJ-SET-08 a hero starts with the tokens of his sheet, 300 coins and no order placed', () => {
  expect(newHero('mordrog', 'hero-1')).toMatchObject({
    wounds: 16,
    fatigue: 3,
    coins: 300,
    order: null,
    acted: false,
    items: [],
  });
});

test('DJ-SET-09 three skills by the sheet; one that raises a maximum gives its tokens too', () => {
  const game = inSetUp('skills');
  const hero = game.hero('red-scorpion');
  perform(dealSkills(game.table, hero), 'tough', 'skilled', 'blessing');
  expect(hero.skills.map(({ id }) => id)).toEqual(['tough', 'skilled', 'blessing']);
  expect(hero).toMatchObject({ wounds: 16, fatigue: 6 });
});

test('DJ-SET-09, DJ-SET-28 the decks are separate: three subterfuge skills for Silhouette', () => {
  const game = inSetUp('skills');
  perform(dealSkills(game.table, game.hero('silhouette')), 'swift', 'acrobat', 'cautious');
  expect(game.state.skills.subterfuge.unseen).toHaveLength(9);
  expect(game.state.skills.fighting.unseen).toHaveLength(12);
});

test('DJ-SET-10 he may exchange one; the new one stays, the old one can be drawn by the next', () => {
  const game = inSetUp('exchange');
  const hero = game.hero('red-scorpion');
  for (const skill of ['tough', 'swift', 'prodigy'] as const) {
    const deck = game.state.skills;
    for (const one of Object.values(deck)) one.unseen = one.unseen.filter(card => card !== skill);
    gainSkill(game.table, hero, skill);
  }
  const swap = perform(exchangeSkill(game.table, hero), 'swap-skill:tough', 'mighty');
  expect(offered(swap, 'exchange-skill')).toEqual([
    'swap-skill:tough',
    'swap-skill:swift',
    'swap-skill:prodigy',
    'pass',
  ]);
  expect(hero.skills.map(({ id }) => id)).toEqual(['swift', 'prodigy', 'mighty']);
  expect(hero.wounds).toBe(12);
  expect(game.state.skills.fighting.unseen).toContain('tough');
});

test('DJ-SET-10 he may keep all three, and from an empty deck nothing can be exchanged', () => {
  const game = inSetUp('exchange');
  const hero = game.hero('red-scorpion');
  gainSkill(game.table, hero, 'tough');
  game.state.skills.fighting.unseen = [];
  expect(perform(exchangeSkill(game.table, hero)).asked).toEqual([]);
  expect(hero.skills.map(({ id }) => id)).toEqual(['tough']);
});

test('DJ-SET-11, DJ-CRD-01 a skill is kept whatever happens to its owner', () => {
  const game = aGame({ heroes: { ispher: { at: [2, 2], skills: ['quick-casting'] } }, conquest: 9 });
  const hero = game.hero('ispher');
  perform(killHero(game.table, hero, { kind: 'pit' }));
  expect(hero.skills).toEqual([{ id: 'quick-casting', exhausted: false }]);
  expect(game.state.skills.wizardry.unseen).not.toContain('quick-casting');
});

test('DJ-SET-09, DJ-TWN-11 familiars of a skill come at once in play, but in set-up only when the hero is placed', () => {
  const early = inSetUp('skills');
  gainSkill(early.table, early.hero('silhouette'), 'boggs-the-rat');
  expect(early.state.familiars).toEqual([]);
  const later = aGame({ heroes: { silhouette: { at: [2, 2] } } });
  gainSkill(later.table, later.hero('silhouette'), 'boggs-the-rat');
  expect(later.state.familiars).toMatchObject([{ id: 'boggs', owner: 'silhouette' }]);
});
