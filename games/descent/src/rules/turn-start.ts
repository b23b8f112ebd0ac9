import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { changed } from '../changed.ts';
import type { Hero, HeroTurn, Item, Skill, State } from '../state.ts';
import { newItem, newSkill } from './carrying.ts';
import { partsOf } from './effects-of.ts';
import { heroFigure } from './figures.ts';
import { recoverFatigue } from './healing.ts';
import { settleBurn, settleWeb, shedTokens } from './lingering.ts';
import { NOTHING } from './nothing.ts';
import { mayReactAtAnyTime, offerAnyTime, removeOrder } from './orders.ts';
import { maxFatigue } from './stats.ts';
import { limitTurn } from './stunned-and-monkey.ts';

/**
 * DJ-HRT-02: what is settled before step 1, in this order: orders, abilities of the start of a turn (of which no hero has more
 * than one), burn, web, stun. Whoever dies has no more of it.
 */
export function startTurn(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  if (isEventful(table.state, hero)) return settleStart(table, hero, turn);
  removeOrder(table, hero, 'DJ-HRT-02', 'dodge', 'guard');
  shedTokens(table, hero);
  limitTurn(table, hero, turn);
  return NOTHING;
}

/** Whether anything is asked or rolled. */
const isEventful = ({ heroes }: State, hero: Hero): boolean =>
  hero.order === 'rest' ||
  hero.tokens.burn > 0 ||
  hero.tokens.web > 0 ||
  partsOf(hero).atTurnStart.length > 0 ||
  heroes.some(mayReactAtAnyTime);

function* settleStart(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const isGoingOn = (): boolean => turn.over === 'no';
  yield* offerAnyTime(table);
  yield* settleOrder(table, hero);
  shedTokens(table, hero);
  for (const effect of partsOf(hero).atTurnStart) yield* effect.atTurnStart(table, hero);
  if (isGoingOn()) yield* settleBurn(table, heroFigure(hero));
  if (isGoingOn()) turn.webbed = yield* settleWeb(table, heroFigure(hero));
  if (isGoingOn()) limitTurn(table, hero, turn);
}

/** DJ-ORD-14 to DJ-ORD-17, DJ-HRT-02: dodge and guard expire; a rest order is used or goes without effect. Aim stays. */
function* settleOrder(table: Table<State>, hero: Hero): Rule {
  removeOrder(table, hero, 'DJ-HRT-02', 'dodge', 'guard');
  if (hero.order !== 'rest') return;
  const tired = maxFatigue(hero) - hero.fatigue;
  if (tired > 0 && (yield* wantsToRest(hero, tired))) recoverFatigue(table, hero, tired, 'DJ-ORD-15');
  removeOrder(table, hero, 'DJ-ORD-17', 'rest');
}

function* wantsToRest(hero: Hero, tired: number): Rule<boolean> {
  const rest = { id: 'rest-up', about: { count: tired } };
  const about = { hero: hero.id, count: tired };
  return (yield* ask('use-rest-order', hero.seat, [rest, PASS], 'DJ-ORD-15', { about })) !== PASS;
}

/** DJ-HRT-03, DJ-HRT-04: step 1, all exhausted cards are turned upright. */
export function refreshCards(table: Table<State>, hero: Hero): void {
  const items = exhaustedOf(hero.items);
  const skills = exhaustedOf(hero.skills);
  if (items > 0) hero.items = changed(hero.items, uprightItem);
  if (skills > 0) hero.skills = changed(hero.skills, uprightSkill);
  const count = items + skills;
  if (count > 0) table.tell({ type: 'cards-refreshed', rule: 'DJ-HRT-03', hero: hero.id, count });
}

const uprightItem = (item: Item): Item => (item.exhausted ? newItem(item.card, item.equipped, false) : item);
const uprightSkill = (skill: Skill): Skill => (skill.exhausted ? newSkill(skill.id, false) : skill);

function exhaustedOf(cards: readonly { readonly exhausted: boolean }[]): number {
  let count = 0;
  for (const { exhausted } of cards) if (exhausted) count += 1;
  return count;
}
