import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { Hero, HeroTurn, State } from '../state.ts';
import { effectsOf } from './effects-of.ts';
import { heroFigure } from './figures.ts';
import { recoverFatigue } from './healing.ts';
import { settleBurn, settleWeb, shedTokens } from './lingering.ts';
import { offerAnyTime, removeOrder } from './orders.ts';
import { maxFatigue } from './stats.ts';
import { limitTurn } from './stunned-and-monkey.ts';

/**
 * DJ-HRT-02: what is settled before step 1, in this order: orders, abilities of the start of a turn (of which no hero has more
 * than one), burn, web, stun. Whoever dies has no more of it.
 */
export function* startTurn(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const isGoingOn = (): boolean => turn.over === 'no';
  yield* offerAnyTime(table);
  yield* settleOrder(table, hero);
  shedTokens(table, hero);
  for (const effect of effectsOf(hero)) if (effect.atTurnStart) yield* effect.atTurnStart(table, hero);
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
  const exhausted = [...hero.items, ...hero.skills].filter(card => card.exhausted);
  for (const card of exhausted) card.exhausted = false;
  if (exhausted.length > 0)
    table.tell({ type: 'cards-refreshed', rule: 'DJ-HRT-03', hero: hero.id, count: exhausted.length });
}
