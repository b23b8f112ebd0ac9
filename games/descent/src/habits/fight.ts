import type { Square } from '@tenebrae/board';
import type { Option, Seat } from '@tenebrae/kernel';
import { POWER_DICE_LIMIT } from '../data/limits.ts';
import { figuresAffected } from '../rules/attack-areas.ts';
import { armsOfAttack, blackDiceOf } from '../rules/attack-dice.ts';
import { faceOf, sumOfDice } from '../rules/dice.ts';
import {
  areEnemies,
  figuresAt,
  findMonster,
  heroFigure,
  isMonster,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  OVERLORD,
} from '../rules/figures.ts';
import { armorOf, ratingOf } from '../rules/stats.ts';
import type { Attack, FigureId, State } from '../state.ts';
import { bestBlow, type Blow, markOf, monsterBlow, worthOfBlow, worthOfMonster } from './blows.ts';
import { chanceWith } from './odds.ts';
import { nearestApart } from './risks.ts';
import { asWeight, askedHero, each, type Habit, nameIn, SELDOM, verbOf } from './weights.ts';

/** The figures in the squares that an option highlights. */
function figuresOn(state: State, { on }: Option): FigureId[] {
  const found = new Set<FigureId>();
  for (const one of on ?? []) {
    if (one.startsWith('square:'))
      for (const figure of figuresAt(state, Number(one.slice('square:'.length)) as Square)) found.add(figure);
    else if (/^(hero|monster|ally):/.test(one)) found.add(one as FigureId);
  }
  return [...found];
}

/** Who is attacking while the target is chosen, and with what in all likelihood. */
function attackerOf(state: State, seat: Seat): { readonly figure: FigureId; readonly blow: Blow } | null {
  if (seat === OVERLORD) {
    const active = state.overlord.turn?.active;
    const monster = active ? findMonster(state, active.monster) : undefined;
    return monster === undefined
      ? null
      : { figure: monsterFigure(monster), blow: monsterBlow(state, monster) };
  }
  const own = state.heroes.filter(hero => hero.seat === seat);
  const hero = own.find(({ id }) => id === state.turn?.hero) ?? own[0];
  return hero === undefined ? null : { figure: heroFigure(hero), blow: bestBlow(state, hero) };
}

/** Where the blow brings most: enemies count for it, friends against it. The overlord, who has many blows, spreads them a little. */
export const target: Habit = (state, question) => {
  const attacker = attackerOf(state, question.seat);
  if (attacker === null) return question.options.map(() => 1);
  const { figure, blow } = attacker;
  const keenness = question.seat === OVERLORD ? 7 : 15;
  return question.options.map(option => {
    const range = Number(option.about?.['range'] ?? 1);
    let worth = 0;
    for (const one of figuresOn(state, option)) {
      if (one === figure) continue;
      worth += worthOfBlow(blow, markOf(state, blow, one), range) * (areEnemies(figure, one) ? 1 : -1.2);
    }
    return Math.exp(keenness * Math.max(-2, Math.min(6, worth)));
  });
};

/** Misses are rolled again first, then what fell badly; the enemy's best dice where it is he who suffers. */
export const reroll: Habit = each((state, { seat }) => {
  const attack = state.attacks.at(-1);
  const isOwn = attack === undefined || attack.seat === seat;
  return option => {
    if (verbOf(option) !== 'reroll-die') return 1.5;
    const die = attack?.dice[Number(nameIn(option))];
    if (die === undefined) return 1;
    const { miss, damage, surges, power } = faceOf(die);
    const value = miss ? -4 : damage + surges + power;
    return isOwn ? (miss ? 500 : value === 0 ? 4 : 0.02) : miss ? 0 : value ** 2;
  };
});

/** Fatigue goes into a blow that may bring somebody down by it, or would fall short without. */
export const addDie: Habit = each((state, { about }) => {
  const attack = state.attacks.at(-1);
  const gain = attack === undefined ? 0 : gainOfDice(state, attack, Number(about?.['fatigue'] ?? 0));
  return option => (option.id === 'pass' ? 0.2 : Math.min(10, gain));
});

/** What a kill more likely is worth for each die that it takes, in what a die is worth elsewhere. */
function gainOfDice(state: State, attack: Attack, fatigue: number): number {
  const arms = armsOfAttack(state, attack);
  const sum = sumOfDice(attack.dice);
  const isFar = attack.type !== 'melee' && attack.target !== null;
  const pool = {
    damage: sum.damage + attack.damage,
    short: isFar ? Math.max(0, attack.range - sum.range - attack.reach) : 0,
    surges: sum.surges + attack.freeSurges,
    power: sum.power + (arms.abilities.sorcery ?? 0),
  };
  const most = Math.min(fatigue, POWER_DICE_LIMIT - blackDiceOf(attack.dice), 3);
  let best = 0;
  for (const figure of figuresAffected(state, attack)) {
    const monster = isMonster(figure)
      ? findMonster(state, Number(figure.slice('monster:'.length)))
      : undefined;
    if (monster === undefined) continue;
    const left = Math.max(1, ratingOf(state, monster) - monster.wounds);
    const armor = Math.max(0, armorOf(state, figure, attack.type) - attack.pierce);
    const before = chanceWith(pool, arms.surges, 0, armor + left);
    for (let dice = 1; dice <= most; dice++) {
      const more = chanceWith(pool, arms.surges, dice, armor + left) - before;
      best = Math.max(best, (more * worthOfMonster(state, monster)) / (dice * DIE));
    }
  }
  return best >= 1 ? best * 3 : 0.01;
}

/** What a point of fatigue is worth, in conquest. */
const DIE = 0.13;

const SURGES: Readonly<Record<string, number>> = {
  'surge-kill': 100,
  'surge-double-damage': 60,
  'surge-damage': 20,
  'surge-damage-and-pierce': 30,
  'surge-pierce': 6,
  'surge-stun': 12,
  'surge-burn': 6,
  'surge-blast': 4,
  'surge-range': 1,
  'surge-knockback': 2,
  'surge-lose-threat': 3,
};

/** Range first where the attack falls short, otherwise damage. */
export const buySurge: Habit = each(state => {
  const attack = state.attacks.at(-1);
  const reach =
    attack === undefined ? 0 : attack.dice.reduce((sum, die) => sum + faceOf(die).range, attack.reach);
  const isShort = attack !== undefined && attack.type !== 'melee' && reach < attack.range;
  return option => {
    const text = option.text ?? '';
    if (option.id === 'pass' || option.id === 'done') return SELDOM;
    return text === 'surge-range' ? (isShort ? 200 : 0.1) : (SURGES[text] ?? 1);
  };
});

/** Just enough to reach. */
export const sharePower: Habit = each(
  () => option =>
    option.text === 'power-to-damage' ? SELDOM : 10 / (1 + Number(option.about?.['range'] ?? 0)),
);

/** Blast where it hits more enemies than friends. */
export const useBlast: Habit = each((state, { seat }) => {
  const isOwn = (figure: FigureId): boolean => isMonster(figure) === (seat === OVERLORD);
  return option => {
    const figures = figuresOn(state, option);
    const friends = figures.filter(isOwn).length;
    return asWeight(2 + figures.length - 2.5 * friends);
  };
});

/** The other side gladly, one's own side hardly ever. */
export const whom: Habit = each((state, { seat }) => option => {
  const [figure] = figuresOn(state, option);
  if (figure === undefined) return 1;
  return isMonster(figure) === (seat === OVERLORD) ? 0.3 : 3;
});

/** Skills that bring another blow need somebody to strike. */
export const useSkill: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  const isNear =
    hero !== undefined &&
    isOnBoard(hero) &&
    state.monsters.some(one => nearestApart(state, hero.place, monsterSpaces(state, one)) <= 5);
  return ({ id }) => (id === 'pass' ? 1 : isNear ? 3 : 0.05);
});
