import type { Option } from '@tenebrae/kernel';
import { quirkOf } from '../data/quirks.ts';
import { heroIfIn } from '../rules/figures.ts';
import type { Hero, State } from '../state.ts';
import { hurt } from './needs.ts';
import { asWeight, each, fact, type Habit, nameIn, numberIn, verbOf } from './weights.ts';

/** A day: what hurts most is seen to first; spare Gold goes into buildings. Free changes are not made. */
export const spendDay: Habit = each((state, { about }) => {
  const hero = heroIfIn(state, fact(about, 'hero'));
  return option => (hero === undefined ? 1 : dayWeight(state, hero, option));
});

function dayWeight(state: State, hero: Hero, option: Option): number {
  switch (verbOf(option)) {
    case 'visit':
      return asWeight(visitWorth(state, hero, nameIn(option)));
    case 'hamlet-skill':
      return asWeight(1.5 + hero.stress * 0.1);
    case 'upgrade':
      return upgradeWeight(state, option);
    case 'idle':
      return 0.05;
    default:
      return 0;
  }
}

function visitWorth({ campaign }: State, hero: Hero, building: string): number {
  const flaws = hero.quirks.filter(quirk => quirkOf(quirk).sign === 'negative').length;
  switch (building) {
    case 'tavern':
      return hero.stress * 0.7;
    case 'sanitarium':
      return hurt(hero) * 6 + (hero.disease === null ? 0 : 2);
    case 'abbey':
      return flaws * 1.2;
    case 'guild':
      return hero.xp >= 4 ? 5 : hero.xp >= 2 ? 3 : 0;
    case 'survivalist':
      return campaign.gold >= 3 ? 2 : 1;
    case 'blacksmith':
      return campaign.gold >= 6 ? 1.8 : 0.8;
    case 'nomad-wagon':
      return campaign.gold >= 12 ? 1.8 : 0.4;
    default:
      return hero.resolve === null ? 1 : 0.3;
  }
}

/** Only what leaves enough for the needs of the next days. */
const upgradeWeight = ({ campaign }: State, { about }: Option): number =>
  campaign.gold - numberIn(about, 'gold') >= 12 ? asWeight(4) : 0;

/** Of the choices of a building the one that mends most for its Gold. */
export const chooseService: Habit = each((state, question) => {
  const hero = heroIfIn(state, fact(question.about, 'hero'));
  return ({ text = '', about }) => {
    const gold = numberIn(about, 'gold');
    const amount = numberIn(about, 'amount');
    const missing = text === 'service-stress' ? (hero?.stress ?? 0) : (hero?.wounds ?? 0);
    const gain = amount > 0 ? Math.min(amount, missing) : 2 * numberIn(about, 'count');
    return asWeight(0.2 + gain / (1 + gold * 0.5));
  };
});

export const buyUpgrade: Habit = each((state, question) => {
  const hero = heroIfIn(state, fact(question.about, 'hero'));
  return option => {
    if (option.id === 'level-hero') return 30;
    if (option.id === 'done') return 0.1;
    return hero?.equipped.some(skill => skill === nameIn(option)) === true ? 6 : 0.2;
  };
});

/** Resting Points go where Stress or Wounds weigh most; what was already given counts. */
export const restingPoint: Habit = each(state => option => {
  const hero = heroIfIn(state, nameIn(option));
  if (hero === undefined) return 0;
  const isCalm = verbOf(option) === 'calm';
  const left = isCalm
    ? (hero.stress - numberIn(option.about, 'stress')) / 10
    : (hurt(hero) * hero.wounds - numberIn(option.about, 'wounds')) / 12;
  return 0.01 + asWeight(0.3 + left);
});

export const tradeTrinkets: Habit = each(state => option => {
  if (option.id === 'done') return 1;
  return verbOf(option) === 'buy' && state.campaign.gold >= 10 ? 2 : 0.02;
});
