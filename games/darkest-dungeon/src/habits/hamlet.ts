import type { Option } from '@tenebrae/kernel';
import type { UpgradableId } from '../data/buildings.ts';
import { SKILL_LEVEL_PRICE, TRINKET_SLOTS } from '../data/limits.ts';
import { quirkOf } from '../data/quirks.ts';
import { LEVELS } from '../data/stances.ts';
import { hamletOf, heroIfIn, lifeOf } from '../rules/figures.ts';
import type { Hero, State } from '../state.ts';
import { hurt } from './needs.ts';
import { asWeight, CERTAIN, each, fact, type Habit, nameIn, numberIn, verbOf } from './weights.ts';

/** A day: what hurts most is seen to first; spare Gold goes into buildings. Free changes are not made. */
export const spendDay: Habit = each((state, { about }) => {
  const hero = heroIfIn(state, fact(about, 'hero'));
  return option => (hero === undefined ? 1 : dayWeight(state, hero, option));
});

/** Points are about one Wound or Stress of a Hero. */
function dayWeight(state: State, hero: Hero, option: Option): number {
  switch (verbOf(option)) {
    case 'visit':
      return asWeight(visitWorth(state, hero, nameIn(option)));
    case 'hamlet-skill':
      return asWeight(hamletSkillWorth(state, hero, nameIn(option)));
    case 'upgrade':
      return upgradeWeight(state, option);
    case 'idle':
      return 0.001;
    default:
      return 0;
  }
}

const flawsOf = ({ quirks }: Hero): number => quirks.filter(id => quirkOf(id).sign === 'negative').length;

function visitWorth(state: State, hero: Hero, building: string): number {
  const { gold, buildings, next } = state.campaign;
  switch (building) {
    case 'tavern':
      return relief(hero, gold >= 6 ? 6 : 3);
    case 'sanitarium':
      return Math.min(gold >= 6 ? 10 : 5, hero.wounds) * (0.6 + hurt(hero)) + (hero.disease === null ? 0 : 6);
    case 'abbey':
      return [0, 2.5, 7, 14][flawsOf(hero)] ?? 14;
    case 'guild':
      return guildTurn(state, hero);
    case 'survivalist':
      return next.dice < 6 ? 3 : 1;
    case 'blacksmith':
      return buildings.blacksmith > 1 ? 5 : 3.2;
    case 'nomad-wagon':
      return gold >= 4 + SMALL_CHANGE && hasSlot(hero) ? 5.5 : 0.1;
    default:
      return 0.01;
  }
}

/** What is kept for the Guild. */
const SMALL_CHANGE = 2;

const hasSlot = ({ trinkets, level }: Hero): boolean => trinkets.length < (TRINKET_SLOTS[level - 1] ?? 0);

const relief = ({ stress }: Hero, most: number): number => Math.min(most, stress) * (0.5 + stress / 12);

/** The Guild has room for one a day, which is what training lacks most: no day without it, and whoever has most to learn goes. */
function guildTurn(state: State, hero: Hero): number {
  const worth = guildWorth(hero);
  const { done } = hamletOf(state);
  const others = state.heroes.filter(one => one !== hero && !done.includes(one.id));
  return others.some(other => guildWorth(other) > worth) ? worth * 0.2 : worth;
}

/** A Hero Level is worth most, then two upgrades in one visit. */
function guildWorth({ xp, level }: Hero): number {
  if (xp < SKILL_LEVEL_PRICE.xp) return 0;
  if (xp < 2 * SKILL_LEVEL_PRICE.xp) return 9;
  return (level < LEVELS.length ? 16 : 13) + xp;
}

function hamletSkillWorth({ heroes }: State, hero: Hero, skill: string): number {
  const stressed = heroes.reduce((sum, one) => sum + Math.min(1, one.stress), 0);
  switch (skill) {
    case 'crusader:zealous-speech':
      return heroes.reduce((sum, one) => sum + relief(one, 5), 0) - 6;
    case 'vestal:pray':
      return relief(hero, 9) - 1;
    case 'vestal:chant':
      return 1.5 + stressed * 0.7;
    case 'grave-robber:pilfer':
      return 3.4;
    case 'arbalest:field-dressing':
    case 'occultist:dark-ritual':
    case 'plague-doctor:experimental-vapours':
      return Math.max(...heroes.map(one => hurt(one))) * 6;
    case 'jester:every-rose-has-its-thorn':
      return Math.max(...heroes.map(one => Math.min(one.stress, 2 * flawsOf(one))));
    case 'abomination:anger-management':
      return relief(hero, 3) + stressed * 0.5;
    case 'hellion:intimidate':
    case 'bounty-hunter:scout-ahead':
      return 0.5;
    default:
      return 1.8;
  }
}

/** Who a Hamlet Skill mends: the one who needs it most. */
export const hamletSkillTarget: Habit = each(state => option => {
  const hero = heroIfIn(state, nameIn(option));
  return hero === undefined ? 1 : 0.01 + asWeight(hero.wounds + hero.stress * 0.6 + flawsOf(hero));
});

/** A smithy early, then more who wait at the Stagecoach, then what heals; only what leaves enough for the next days. */
const UPGRADES: readonly { readonly building: UpgradableId; readonly most: number; readonly left: number }[] =
  [
    { building: 'blacksmith', most: 2, left: 8 },
    { building: 'stagecoach', most: 3, left: 12 },
    { building: 'sanitarium', most: 2, left: 8 },
    { building: 'survivalist', most: 3, left: 8 },
    { building: 'tavern', most: 3, left: 10 },
    { building: 'sanitarium', most: 3, left: 10 },
    { building: 'abbey', most: 2, left: 20 },
    { building: 'nomad-wagon', most: 3, left: 12 },
    { building: 'blacksmith', most: 3, left: 12 },
  ];

function upgradeWeight({ campaign }: State, option: Option): number {
  const { gold, buildings } = campaign;
  const wanted = UPGRADES.find(({ building, most }) => buildings[building] < most);
  if (wanted === undefined || wanted.building !== nameIn(option)) return 0;
  return gold - numberIn(option.about, 'gold') >= wanted.left ? CERTAIN : 0;
}

/** After the last day: what can be built is built. */
export const leaveHamlet: Habit = each(
  state => option => (option.id === 'set-out' ? 1 : upgradeWeight(state, option)),
);

export const laborForce: Habit = each(({ campaign: { buildings } }) => option => {
  const place = UPGRADES.findIndex(
    ({ building, most }) => building === nameIn(option) && buildings[building] < most,
  );
  return option.id === 'pass' || place < 0 ? 0.01 : asWeight(10 - place);
});

/** Of the choices of a building the one that mends most for its Gold. */
export const chooseService: Habit = each((state, question) => {
  const hero = heroIfIn(state, fact(question.about, 'hero'));
  const { gold: purse } = state.campaign;
  const coin = purse < 6 ? 1.3 : purse < 15 ? 0.8 : 0.45;
  return ({ text = '', about }) => {
    const missing = text.startsWith('service-stress') ? (hero?.stress ?? 0) : (hero?.wounds ?? 0);
    const amount = Math.min(numberIn(about, 'amount'), missing);
    const other = text.startsWith('service-remove-disease') ? 8 : 3.5 * numberIn(about, 'count');
    const gain = numberIn(about, 'amount') > 0 ? amount : other;
    return asWeight(0.3 + Math.max(0, gain - coin * numberIn(about, 'gold')));
  };
});

/** Resting Points go where Stress or Wounds weigh most; what was already given counts. */
export const restingPoint: Habit = each(state => option => {
  const hero = heroIfIn(state, nameIn(option));
  if (hero === undefined) return 0;
  const isCalm = verbOf(option) === 'calm';
  const left = isCalm
    ? ((hero.stress - numberIn(option.about, 'stress')) / 10) * (hero.resolve === null ? 0.8 : 1.3)
    : ((hero.wounds - numberIn(option.about, 'wounds')) / lifeOf(hero)) ** 1.2;
  return 1e-6 + asWeight(left);
});

/** The dearest that fits purse and Hero; nothing is sold. */
export const tradeTrinkets: Habit = each((state, { about }) => {
  const hero = heroIfIn(state, fact(about, 'hero'));
  return option => {
    if (option.id === 'done') return 1;
    const price = numberIn(option.about, 'gold');
    const isWanted = verbOf(option) === 'buy' && state.campaign.gold >= price + SMALL_CHANGE;
    return isWanted && hero !== undefined && hasSlot(hero) ? price : 0;
  };
});

/** DD-HAM-07: a Potion against much Stress; the rest is worth its Gold. */
export const sellProvisions: Habit = each(state => ({ id }) => {
  if (id === 'sell') return 1;
  const [, use, hero] = id.split(':');
  return use === 'potion' && (heroIfIn(state, hero ?? '')?.stress ?? 0) >= 5 ? 5 : 0;
});

/** What is bad for a Hero goes first. */
export const giveUpQuirk: Habit = each(
  () => option =>
    option.id === 'pass'
      ? 0.1
      : quirkOf(nameIn(option) as Parameters<typeof quirkOf>[0]).sign === 'negative'
        ? 10
        : 0.01,
);

export const joinFeast: Habit = each((state, { about }) => {
  const hero = heroIfIn(state, fact(about, 'hero'));
  return ({ id }) =>
    hero === undefined || id === 'pass'
      ? 0.01
      : asWeight(id === 'feast-stress' ? hero.stress / 10 : 0.8 * hurt(hero));
});

/** Training instead of days, when nobody needs them. */
export const joinMilitia: Habit = each(({ heroes }) => {
  const lacking = heroes.reduce((sum, { wounds, stress }) => sum + wounds + stress, 0);
  return ({ id }) => Number((id === 'pass') === lacking > 12);
});
