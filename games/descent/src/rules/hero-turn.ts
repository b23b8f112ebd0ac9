import { ask, PARTY, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Hero, HeroTurn, State, TurnStage } from '../state.ts';
import type { Action, ActionOption } from './action-option.ts';
import { declareAction } from './declaring.ts';
import { effectsOf } from './effects-of.ts';
import { rearrange } from './equipping.ts';
import { moveFamiliars } from './familiars.ts';
import { heroOf, isMonkey } from './figures.ts';
import { actionsOf } from './hero-actions.ts';
import { shedTokens } from './lingering.ts';
import { pointsOf } from './movement-points.ts';
import { beginAnyTurn, newHeroTurn } from './new-turn.ts';
import { offerAnyTime } from './orders.ts';
import { takeLimitedTurn } from './stunned-and-monkey.ts';
import { endTurn } from './turn-end.ts';
import { refreshCards, startTurn } from './turn-start.ts';

/**
 * DJ-RND-01 to DJ-RND-06, DJ-HRT-01: one beat of the heroes' part of a round: who acts next, or one stage of the turn under
 * way, or one thing done in it. When all turn tokens are red, allies move or the overlord's turn comes.
 */
export function* playHeroes(table: Table<State>): Rule {
  const { turn } = table.state;
  if (turn === null) return yield* chooseWhoActs(table);
  const hero = heroOf(table.state, turn.hero);
  yield* STAGES[turn.stage](table, hero, turn);
  if (turn.over !== 'no' && turn.stage !== 'familiars') turn.stage = 'end';
}

/** DJ-RND-02 to DJ-RND-06, DJ-DTH-07: the party names one whose turn token is green. */
function* chooseWhoActs(table: Table<State>): Rule {
  const { state } = table;
  const waiting = state.heroes.filter(hero => !hero.acted);
  if (waiting.length === 0) {
    state.phase = { kind: state.allies.length > 0 ? 'allies' : 'overlord' };
    return;
  }
  const options = waiting.map(({ id }) => ({
    id: `act:${id}`,
    hero: id,
    about: { hero: id },
    on: [`hero:${id}`],
  }));
  const { hero } = yield* ask('who-acts', PARTY, options, 'DJ-RND-03');
  state.turn = newHeroTurn(hero);
  beginAnyTurn(state);
  table.tell({ type: 'turn-begun', rule: 'DJ-RND-04', hero });
}

type Stage = (table: Table<State>, hero: Hero, turn: HeroTurn) => Rule;

/** DJ-HRT-01, DJ-HRT-02, DJ-HRT-15, DJ-HRT-16: each stage says which comes next; a turn cut short goes on with its end. */
const STAGES: Readonly<Record<TurnStage, Stage>> = {
  *start(table, hero, turn) {
    yield* startTurn(table, hero, turn);
    // DJ-EFF-11: a monkey has none of the three steps.
    turn.stage = isMonkey(hero) ? 'declare' : 'refresh';
  },
  *refresh(table, hero, turn) {
    refreshCards(table, hero);
    turn.stage = 'equip';
  },
  *equip(table, hero, turn) {
    yield* rearrange(table, hero, 'DJ-HRT-05');
    shedTokens(table, hero);
    turn.stage = 'items';
  },
  *items(table, hero, turn) {
    for (const effect of effectsOf(hero))
      if (effect.beforeDeclaring) yield* effect.beforeDeclaring(table, hero);
    turn.stage = 'declare';
  },
  *declare(table, hero, turn) {
    if (turn.action === null) yield* declareAction(table, hero, turn);
    else takeLimitedTurn(hero, turn);
    turn.stage = 'act';
  },
  act: doOneThing,
  *end(table, hero, turn) {
    yield* endTurn(table, hero, turn);
    turn.stage = 'familiars';
  },
  *familiars(table, hero) {
    if (yield* moveFamiliars(table, hero)) return;
    table.state.turn = null;
    table.tell({ type: 'turn-ended', rule: 'DJ-RND-05', hero: hero.id });
  },
};

/** DJ-HRT-06, DJ-ACT-15: one thing of all that is legal now; then whoever has become immune is rid of tokens (DJ-EFF-17). */
function* doOneThing(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const options: ActionOption[] = [];
  const actions: Action[] = [];
  for (const action of actionsOf(state, hero)) {
    for (const option of action.options(state, hero)) {
      options.push(option);
      actions.push(action);
    }
  }
  const about = { hero: hero.id, points: pointsOf(state, hero), attacks: state.turn?.attacks ?? 0 };
  const chosen = yield* ask('hero-acts', hero.seat, options, 'DJ-HRT-06', { about });
  const action = actions[options.indexOf(chosen)];
  if (action === undefined) throw new RuleBug(`DJ-HRT-06: ${chosen.id} was not offered`);
  yield* action.perform(table, hero, chosen);
  for (const one of state.heroes) shedTokens(table, one);
  yield* offerAnyTime(table);
}
