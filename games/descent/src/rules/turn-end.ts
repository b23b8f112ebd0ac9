import type { Rule, Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { effectsOf } from './effects-of.ts';
import { meetEncounter } from './encounters.ts';
import { heroFigure } from './figures.ts';
import { putInNearestPlace } from './forced-moves.ts';
import { loseTimer } from './stunned-and-monkey.ts';

/**
 * DJ-HRT-16, DJ-RND-05: the figure stands legally, its encounter is met, items, skills and the quest have their end of turn, a
 * monkey loses a timer token; then the turn token is turned to red. A turn cut short by death or transformation has only
 * the last.
 */
export function* endTurn(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const isGoingOn = (): boolean => turn.over !== 'turn';
  if (isGoingOn()) yield* putInNearestPlace(table, heroFigure(hero), 'DJ-MOV-07');
  if (isGoingOn()) yield* meetEncounter(table, hero);
  for (const effect of effectsOf(hero))
    if (isGoingOn() && effect.atTurnEnd) yield* effect.atTurnEnd(table, hero);
  const { onHeroTurnEnd } = questRules(table.state);
  if (isGoingOn() && onHeroTurnEnd !== undefined) yield* onHeroTurnEnd(table, hero);
  if (isGoingOn()) loseTimer(table, hero);
  hero.monkey.fresh = false;
  hero.acted = true;
}
