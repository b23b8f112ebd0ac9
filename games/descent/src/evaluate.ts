import type { Seat } from '@tenebrae/kernel';
import { HEROES } from './data/heroes.ts';
import { itemOf } from './data/items.ts';
import { preyOf } from './habits/monsters.ts';
import { stepsToErrands } from './habits/errands.ts';
import { worthOfItem } from './habits/goods.ts';
import { worthOfMonster } from './habits/blows.ts';
import { BEACON } from './habits/quest-errands.ts';
import { stepsTo, wayOfHeroes, wayOfMonsters } from './habits/ways.ts';
import { isOnBoard, monsterSpaces, OVERLORD } from './rules/figures.ts';
import { squareOf } from './rules/spaces.ts';
import { ratingOf } from './rules/stats.ts';
import type { Hero, Monster, State } from './state.ts';

/** What a conquest token is worth, in which everything else is measured. The weights are ours, found by play. */
const CONQUEST = 10;
/** More tokens than the heroes can lose in a few rounds are worth less. */
const COMFORT = 12;

/** DJ-CNQ-01, DJ-CNQ-07: how well things stand for a seat; what is good for the heroes is bad for the overlord. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase.kind === 'set-up') return state.heroes.reduce((sum, hero) => sum + belongings(hero), 0);
  const score = tokens(state.conquest) + progress(state) + heroes(state) - monsters(state) - overlord(state);
  return seat === OVERLORD ? -score : score;
}

const tokens = (conquest: number): number =>
  CONQUEST * Math.min(conquest, COMFORT) + 4 * Math.max(0, conquest - COMFORT) - 40 / Math.max(1, conquest);

/** Areas seen, runekeys, what the quest counts, and how near the heroes are to what comes next. */
function progress(state: State): number {
  const seen = state.areas.filter(({ revealed }) => revealed).length;
  const lists = Object.values(state.quest.lists).reduce((sum, list) => sum + list.length, 0);
  return (
    seen * 9 +
    state.runekeys.length * 14 +
    lists * 3 +
    state.opened.length -
    stepsToErrands(state) * 0.4 -
    escort(state)
  );
}

/** How far the ally still has to go. */
function escort(state: State): number {
  const [ally] = state.allies;
  if (state.quest.id !== 'the-lamplighter' || ally === undefined || !isOnBoard(ally)) return 0;
  const field = wayOfHeroes(state, [squareOf(state, BEACON)]);
  return Math.min(40, field[ally.place] ?? 40) * 0.8 - ally.wounds;
}

const heroes = (state: State): number => state.heroes.reduce((sum, hero) => sum + condition(state, hero), 0);

/** Wounds and fatigue left; the nearer to death, the more of his tokens are at stake. */
function condition(state: State, hero: Hero): number {
  const { conquest } = HEROES[hero.id];
  if (hero.place === 'left') return 40;
  const atStake = isOnBoard(hero) ? (CONQUEST * conquest * 0.8) / (1 + hero.wounds) : 3;
  const bad = hero.tokens.burn * 2 + hero.tokens.poison * 2 + hero.tokens.stun * 3 + hero.tokens.web * 2;
  return (
    hero.wounds * 1.2 +
    hero.fatigue * 0.35 +
    (hero.potions.healing.equipped + hero.potions.healing.pack) * 2 +
    (hero.potions.vitality.equipped + hero.potions.vitality.pack) +
    hero.coins * 0.008 +
    belongings(hero) +
    (hero.order === null ? 0 : 1.5) +
    (state.turn?.hero === hero.id ? state.turn.attacks * 0.5 : 0) -
    atStake -
    bad -
    (hero.fallen ? 3 : 0) -
    hero.monkey.timer * 4
  );
}

/** The best weapon and armor in use, and skills. */
function belongings(hero: Hero): number {
  let [weapon, rest] = [0, 0];
  for (const { card, equipped } of hero.items) {
    const item = itemOf(card);
    const worth = worthOfItem(hero, item);
    if (!equipped) rest += 0.3;
    else if (item.kind === 'weapon') weapon = Math.max(weapon, worth);
    else rest += worth * 0.4;
  }
  return (
    weapon * 1.2 +
    rest +
    hero.skills.length * 2 +
    hero.training.melee +
    hero.training.ranged +
    hero.training.magic
  );
}

/** Monsters by what they can do and how much they can still take, the more the nearer they are. */
function monsters(state: State): number {
  const prey = preyOf(state).map(({ square }) => square);
  const field = prey.length === 0 ? null : wayOfMonsters(state, prey);
  return state.monsters.reduce((sum, monster) => {
    const steps = field === null ? 20 : Math.min(20, stepsTo(field, monsterSpaces(state, monster)));
    return sum + strength(state, monster) - steps * 0.12;
  }, 0);
}

function strength(state: State, monster: Monster): number {
  const rating = ratingOf(state, monster);
  const left = Math.max(0, rating - monster.wounds) / rating;
  const hurt = monster.tokens.burn + monster.tokens.stun * 1.5 + monster.tokens.web;
  return CONQUEST * worthOfMonster(state, monster) * (0.25 + 0.25 * left) - hurt;
}

/** Threat, cards in hand, powers in play, cards left before the deck is used up. */
const overlord = ({ overlord: { threat, hand, powers } }: State): number =>
  threat * 0.6 + hand.length * 1.5 + powers.length * 18;
