import type { Rule, Table } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import { HEROES } from '../data/heroes.ts';
import { COIN_STEP, MASTER_BOUNTY } from '../data/limits.ts';
import { questOf } from '../data/quests.ts';
import { questRules } from '../effects/quests.ts';
import type { Ally, Hero, Monster, State } from '../state.ts';
import { activationOf } from './activation.ts';
import { shareMimicContents } from './chests.ts';
import { gainConquest, heroesWin, loseConquest } from './conquest.ts';
import { rollPower } from './dice.ts';
import { partsOf } from './effects-of.ts';
import {
  figureOf,
  heroFigure,
  heroOf,
  isHero,
  isOnBoard,
  monsterFigure,
  monsterName,
  OVERLORD,
} from './figures.ts';
import { hasAbility, maxFatigue, maxWounds, ratingOf } from './stats.ts';
import type { Cause, Hit } from './wounds.ts';

/** DJ-TIM-06, DJ-DTH-09: deaths of those who were hit, monsters first, then heroes in seat order, then allies. */
export function* settleDeaths(table: Table<State>, hits: readonly Hit[], cause: Cause): Rule {
  const { state } = table;
  for (const { figure } of hits) {
    const one = figureOf(state, figure);
    if (one?.kind === 'monster' && one.monster.wounds >= ratingOf(state, one.monster))
      yield* maybeKillMonster(table, one.monster, cause);
  }
  for (const hero of state.heroes) {
    if (hero.wounds > 0) continue;
    const wasHit = hits.some(({ figure, wounds }) => figure === heroFigure(hero) && wounds > 0);
    if (wasHit) yield* killHero(table, hero, cause);
  }
  if (state.allies.length === 0) return;
  for (const { figure } of hits) {
    const one = figureOf(state, figure);
    if (one?.kind === 'ally' && one.ally.wounds <= 0 && isOnBoard(one.ally)) yield* fellAlly(table, one.ally);
  }
}

/** DJ-DTH-01, DJ-ABL-28, DJ-ABL-29: killed at its rating; an Undying one rolls each time, and keeps the surplus. */
export function* maybeKillMonster(table: Table<State>, monster: Monster, cause: Cause): Rule<boolean> {
  const { state } = table;
  while (monster.wounds >= ratingOf(state, monster)) {
    if (!hasAbility(state, monsterFigure(monster), 'undying') || isFinal(cause)) {
      yield* killMonster(table, monster, cause);
      return true;
    }
    const [face] = yield* rollPower('undying-roll', 1, 'DJ-ABL-28', OVERLORD);
    if (face !== 'surge') {
      yield* killMonster(table, monster, cause);
      return true;
    }
    monster.wounds -= ratingOf(state, monster);
    table.tell({
      type: 'monster-restored',
      rule: 'DJ-ABL-28',
      monster: monsterName(monster),
      id: monster.id,
    });
  }
  return false;
}

/** Touch of Death leaves no Undying roll. */
const isFinal = (cause: Cause): boolean => cause.kind === 'attack' && cause.attack.kills;

/**
 * DJ-ATK-25, DJ-DTH-01, DJ-MST-02, DJ-NAM-04, DJ-NAM-05, DJ-CNQ-06, DJ-CNQ-07: it leaves the board; bounty, reward, the
 * contents of a Mimic, what the quest makes of it, and perhaps the end.
 */
export function* killMonster(table: Table<State>, monster: Monster, cause: Cause): Rule {
  const { state } = table;
  state.monsters = state.monsters.filter(one => one !== monster);
  if (activationOf(state, monster) !== null && state.overlord.turn !== null)
    state.overlord.turn.active = null;
  const killer = killerOf(state, cause);
  table.tell({
    type: 'monster-killed',
    rule: 'DJ-DTH-01',
    monster: monsterName(monster),
    id: monster.id,
    ...(killer && { hero: killer }),
  });
  if (cause.kind === 'attack') cause.attack.killed.push(monsterFigure(monster));
  if (killer !== null) {
    state.tally.kills[killer] = (state.tally.kills[killer] ?? 0) + 1;
    if (monster.rank === 'master') payBounty(table, heroOf(state, killer));
  }
  if (monster.mimic !== null) yield* shareMimicContents(table, monster.mimic);
  const quest = questOf(state.quest.id);
  if (monster.named !== null) {
    (state.quest.lists['killed'] ??= []).push(monster.named);
    gainConquest(table, quest.named[monster.named]?.conquest ?? 0, 'DJ-NAM-04');
  }
  const { onMonsterKilled } = questRules(state);
  if (onMonsterKilled !== undefined) yield* onMonsterKilled(table, monster, cause);
  yield* maybeComplete(table);
}

function payBounty(table: Table<State>, hero: Hero): void {
  hero.coins += MASTER_BOUNTY;
  table.tell({ type: 'bounty-paid', rule: 'DJ-MST-02', hero: hero.id, coins: MASTER_BOUNTY });
}

/** DJ-MST-02: the hero whose blow, fire or Aura it was, or who threw it into the pit. */
function killerOf(state: State, cause: Cause): HeroId | null {
  if (cause.kind === 'burn') return cause.by;
  if (cause.kind === 'pit') return throwerOf(state);
  if (cause.kind !== 'attack' && cause.kind !== 'aura') return null;
  return isHero(cause.by) ? (cause.by.slice('hero:'.length) as HeroId) : null;
}

/** A monster falls into a pit during a hero's attack, or in his turn, only because he moves it there. */
function throwerOf({ attacks, overlord, turn }: State): HeroId | null {
  const attacker = attacks.at(-1)?.attacker;
  if (attacker !== undefined) return isHero(attacker) ? (attacker.slice('hero:'.length) as HeroId) : null;
  return overlord.turn === null ? (turn?.hero ?? null) : null;
}

/** DJ-CNQ-07: asked after everything that could complete the task; the named monsters to kill must have come and gone. */
export function* maybeComplete(table: Table<State>): Rule {
  const { state } = table;
  if (isCompleted(state) && state.conquest > 0) yield* heroesWin(table, 'DJ-CNQ-07');
}

function isCompleted(state: State): boolean {
  const { goal } = questOf(state.quest.id);
  if (goal === 'code') return questRules(state).isCompleted?.(state) ?? false;
  return goal.kill.every(id => state.quest.lists['killed']?.includes(id) ?? false);
}

/**
 * DJ-DTH-02 to DJ-DTH-08, DJ-DTH-10, DJ-EFF-15, DJ-ORD-18, DJ-FAM-08: to the town at once, conquest and half the coins lost,
 * wounds and fatigue full, tokens, order and transformation gone; his turn is over, and if he had none yet this round, he
 * gets none. Cards stay as they are, and so does Pico with him.
 */
export function* killHero(table: Table<State>, hero: Hero, cause: Cause): Rule {
  const { state } = table;
  const { place } = hero;
  table.tell({ type: 'hero-killed', rule: 'DJ-DTH-02', hero: hero.id });
  for (const effect of partsOf(hero).onKilled) yield* effect.onKilled(table, hero, cause);
  if (typeof place === 'number') questRules(state).onHeroLeaving?.(table, hero, place, 'killed');
  if (cause.kind === 'attack') cause.attack.killed.push(heroFigure(hero));
  hero.place = 'town';
  hero.fallen = false;
  hero.order = null;
  hero.monkey = { timer: 0, fresh: false };
  hero.tokens = { burn: 0, poison: 0, stun: 0, web: 0 };
  hero.coins -= lossOf(hero.coins);
  hero.wounds = maxWounds(hero);
  hero.fatigue = maxFatigue(hero);
  hero.acted = true;
  if (state.turn?.hero === hero.id) state.turn.over = 'turn';
  for (const familiar of state.familiars) if (familiar.owner === hero.id) familiar.place = 'town';
  state.tally.deaths[hero.id] = (state.tally.deaths[hero.id] ?? 0) + 1;
  yield* loseConquest(table, HEROES[hero.id].conquest, 'DJ-DTH-03');
}

/** DJ-DTH-04: half, the loss rounded down to a multiple of 25. */
const lossOf = (coins: number): number => Math.floor(coins / 2 / COIN_STEP) * COIN_STEP;

function* fellAlly(table: Table<State>, ally: Ally): Rule {
  if (typeof ally.place === 'number') ally.last = ally.place;
  ally.place = 'fallen';
  ally.stun = 0;
  ally.fallen = false;
  table.tell({ type: 'ally-fallen', rule: 'DJ-SET-01', ally: ally.id });
  const { onAllyFallen } = questRules(table.state);
  if (onAllyFallen !== undefined) yield* onAllyFallen(table, ally);
}
