import type { Seat } from '@tenebrae/kernel';
import { HEROES } from './data/heroes.ts';
import { itemOf } from './data/items.ts';
import { preyOf } from './habits/monsters.ts';
import { stepsToGoals } from './habits/errands.ts';
import { worthOfItem } from './habits/goods.ts';
import { worthOfMonster } from './habits/blows.ts';
import { BEACON } from './habits/quest-errands.ts';
import { stepsFrom, stepsFromAny, wayOfHeroes, wayOfMonsters } from './habits/ways.ts';
import { isOnBoard, monsterSpaces, OVERLORD } from './rules/figures.ts';
import { squareOf } from './rules/spaces.ts';
import { ratingOf } from './rules/stats.ts';
import type { Hero, Monster, State } from './state.ts';

/**
 * What a conquest token is worth, in which everything else is measured. The weights are ours: what told games that were won
 * from games that were lost, as they stood when a round began.
 */
const CONQUEST = 10;

/** DJ-CNQ-01, DJ-CNQ-07: how well things stand for a seat; what is good for the heroes is bad for the overlord. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase.kind === 'set-up') return state.heroes.reduce((sum, hero) => sum + belongings(hero), 0);
  const score = tokens(state.conquest) + progress(state) + heroes(state) + tempo(state) - overlord(state);
  return seat === OVERLORD ? monsters(state) - score : score - SPAWNED_AGAIN * monsters(state);
}

/**
 * To the heroes a monster counts half of what it counts to the overlord: for one that they kill another comes, and heroes who
 * stay to fight run out of time. Searching heroes won 61 % of 72 matches of three quests with it, 49 % without.
 */
const SPAWNED_AGAIN = 0.5;

/** The last ones are no dearer than others: heroes who are too careful with them get nowhere. */
const tokens = (conquest: number): number => CONQUEST * 0.7 * conquest;

/** Areas seen, runekeys, what the quest counts, and how near the heroes are to what comes next. */
const progress = (state: State): number =>
  state.areas.filter(({ revealed }) => revealed).length * 30 +
  state.runekeys.length * 22 +
  remembered(state) +
  state.opened.length * 3 -
  stepsToGoals(state) -
  escort(state);

/** What a quest remembers is something that the heroes have done, but for these. */
const LISTS: Readonly<Record<string, number>> = {
  flooded: -6,
  wrong: 3,
  known: 3,
  lairs: 0,
  healed: 0,
  rewarded: 0,
  unwarded: -6,
  delivered: -25,
};
const DONE = 14;

function remembered({ quest: { lists } }: State): number {
  let sum = 0;
  for (const name in lists) sum += (lists[name]?.length ?? 0) * (LISTS[name] ?? DONE);
  return sum;
}

/** How far the ally still has to go. */
function escort(state: State): number {
  const [ally] = state.allies;
  if (state.quest.id !== 'the-lamplighter' || ally === undefined || !isOnBoard(ally)) return 0;
  const way = wayOfHeroes(state, [squareOf(state, BEACON)]);
  return Math.min(40, stepsFrom(way, ally.place)) * 0.8 - ally.wounds;
}

const heroes = (state: State): number => state.heroes.reduce((sum, hero) => sum + condition(hero), 0);

/** Wounds and fatigue left; the nearer to death, the more of his tokens are at stake. Who is in the town is missed. */
function condition(hero: Hero): number {
  const { conquest } = HEROES[hero.id];
  if (hero.place === 'left') return 40;
  const atStake = isOnBoard(hero) ? (1.4 * CONQUEST * conquest) / (1 + hero.wounds) : AWAY;
  const bad = hero.tokens.burn * 3 + hero.tokens.poison * 3 + hero.tokens.stun * 4 + hero.tokens.web * 3;
  return (
    hero.wounds * 1.8 +
    hero.fatigue * 0.3 +
    (hero.potions.healing.equipped + hero.potions.healing.pack) * 2 +
    (hero.potions.vitality.equipped + hero.potions.vitality.pack) +
    hero.coins * 0.008 +
    belongings(hero) * 0.8 +
    (hero.order === null ? 0 : 1.5) -
    atStake -
    bad -
    (hero.fallen ? 4 : 0) -
    hero.monkey.timer * 5
  );
}

const AWAY = 14;

/**
 * Whoever has yet to act is about to gain something: without it, the turn of somebody else would seem better than one's own
 * only because more happens in it.
 */
function tempo({ heroes: all, turn, overlord: { turn: activation } }: State): number {
  let sum = 0;
  for (const hero of all) {
    if (hero.acted) continue;
    if (turn?.hero !== hero.id || turn.action === null) sum += isOnBoard(hero) ? TURN : TURN / 2;
    else sum += turn.attacks * ATTACK + turn.points * 0.3;
  }
  return sum + (activation?.activated.length ?? 0) * ACTIVATION;
}

/** What comes of a hero's turn, of one of his attacks and of a monster's activation. */
const TURN = 8;
const ATTACK = 3;
const ACTIVATION = 3;

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
  const way = wayOfMonsters(state, prey);
  return state.monsters.reduce((sum, monster) => {
    const steps = Math.min(20, stepsFromAny(way, monsterSpaces(state, monster)));
    return sum + strength(state, monster) - steps * 0.12;
  }, 0);
}

/** Another one is worse than how strong it is. */
function strength(state: State, monster: Monster): number {
  const rating = ratingOf(state, monster);
  const left = Math.max(0, rating - monster.wounds) / rating;
  const hurt = monster.tokens.burn + monster.tokens.stun * 2 + monster.tokens.web;
  return 4 + (6 + 3 * worthOfMonster(state, monster)) * (0.35 + 0.65 * left) - hurt;
}

/** Threat, cards in hand, powers in play. */
const overlord = ({ overlord: { threat, hand, powers } }: State): number =>
  threat * 2 + hand.length * 3.5 + powers.length * 40;
