import type { Rule, Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { partsOf } from './effects-of.ts';
import { meetEncounter } from './encounters.ts';
import { heroFigure } from './figures.ts';
import { putInNearestPlace } from './forced-moves.ts';
import { isMisplaced } from './moving.ts';
import { NOTHING } from './nothing.ts';
import { hasMarkerAt } from './spaces.ts';
import { loseTimer } from './stunned-and-monkey.ts';

/**
 * DJ-HRT-16, DJ-RND-05: the figure stands legally, its encounter is met, items, skills and the quest have their end of turn, a
 * monkey loses a timer token; then the turn token is turned to red. A turn cut short by death or transformation has only
 * the last.
 */
export function endTurn(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  if (turn.over !== 'turn') {
    if (isEventful(table.state, hero)) return settleEnd(table, hero, turn);
    loseTimer(table, hero);
  }
  turnToken(hero);
  return NOTHING;
}

/** Whether anything of the end of a turn but the token may come to pass. */
const isEventful = (state: State, hero: Hero): boolean =>
  partsOf(hero).atTurnEnd.length > 0 ||
  questRules(state).onHeroTurnEnd !== undefined ||
  isMisplaced(state, heroFigure(hero)) ||
  (hero.place !== 'left' && hasMarkerAt(state, hero.place));

function turnToken(hero: Hero): void {
  if (hero.monkey.fresh) hero.monkey = { timer: hero.monkey.timer, fresh: false };
  hero.acted = true;
}

function* settleEnd(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const isGoingOn = (): boolean => turn.over !== 'turn';
  if (isGoingOn()) yield* putInNearestPlace(table, heroFigure(hero), 'DJ-MOV-07');
  if (isGoingOn()) yield* meetEncounter(table, hero);
  for (const effect of partsOf(hero).atTurnEnd) if (isGoingOn()) yield* effect.atTurnEnd(table, hero);
  const { onHeroTurnEnd } = questRules(table.state);
  if (isGoingOn() && onHeroTurnEnd !== undefined) yield* onHeroTurnEnd(table, hero);
  if (isGoingOn()) loseTimer(table, hero);
  turnToken(hero);
}
