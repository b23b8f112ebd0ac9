import { ask, askWhich, freeze, type Option, PARTY, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { HERO_IDS, type HeroId } from '../data/heroes.ts';
import type { Hero, HeroTurn, State, TurnStage } from '../state.ts';
import type { Action, ActionOption } from './action-option.ts';
import { declareAction } from './declaring.ts';
import { partsOf } from './effects-of.ts';
import { rearrange } from './equipping.ts';
import { moveFamiliars, nextFamiliar } from './familiars.ts';
import { heroOf, isMonkey } from './figures.ts';
import { actionsOf } from './hero-actions.ts';
import { shedTokens } from './lingering.ts';
import { pointsOf } from './movement-points.ts';
import { beginAnyTurn, newHeroTurn } from './new-turn.ts';
import { afterwards, NOTHING } from './nothing.ts';
import { kindAt, noOffers, offer } from './offers.ts';
import { offerAnyTime } from './orders.ts';
import { takeLimitedTurn } from './stunned-and-monkey.ts';
import { endTurn } from './turn-end.ts';
import { refreshCards, startTurn } from './turn-start.ts';

/**
 * DJ-RND-01 to DJ-RND-06, DJ-HRT-01: one beat of the heroes' part of a round: who acts next, or one stage of the turn under
 * way, or one thing done in it. When all turn tokens are red, allies move or the overlord's turn comes.
 */
export function playHeroes(table: Table<State>): Rule {
  const { turn } = table.state;
  if (turn === null) return chooseWhoActs(table);
  const hero = heroOf(table.state, turn.hero);
  return turn.stage === 'act' ? doOneThing(table, hero, turn) : playStage(table, hero, turn);
}

/** DJ-HRT-16: a turn that is over goes on with its end. */
function cutShort(turn: HeroTurn): void {
  if (turn.over !== 'no' && turn.stage !== 'familiars') turn.stage = 'end';
}

function playStage(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const stage = STAGES[turn.stage];
  return afterwards(stage.play(table, hero, turn), () => {
    stage.then(table, hero, turn);
    cutShort(turn);
  });
}

/** DJ-RND-02 to DJ-RND-06, DJ-DTH-07: the party names one whose turn token is green. */
function* chooseWhoActs(table: Table<State>): Rule {
  const { state } = table;
  const options: ActOption[] = [];
  for (const hero of state.heroes) if (!hero.acted) options.push(actOption(hero));
  if (options.length === 0) {
    state.phase = { kind: state.allies.length > 0 ? 'allies' : 'overlord' };
    return;
  }
  const { hero } = yield* ask('who-acts', PARTY, options, 'DJ-RND-03');
  state.turn = newHeroTurn(hero);
  beginAnyTurn(state);
  table.tell({ type: 'turn-begun', rule: 'DJ-RND-04', hero });
}

interface ActOption extends Option {
  readonly hero: HeroId;
}

/** By hero, made once. */
const ACT_OPTIONS = new Map<HeroId, ActOption>(
  HERO_IDS.map(id => [id, freeze({ id: `act:${id}`, hero: id, about: { hero: id }, on: [`hero:${id}`] })]),
);

function actOption({ id }: Hero): ActOption {
  const option = ACT_OPTIONS.get(id);
  if (option === undefined) throw new RuleBug(`DJ-SET-05: there is no hero ${id}`);
  return option;
}

/** What is played, which most often asks nothing; and what comes at its end, the next stage above all. */
interface Stage {
  play(table: Table<State>, hero: Hero, turn: HeroTurn): Rule;
  then(table: Table<State>, hero: Hero, turn: HeroTurn): void;
}

/** DJ-HRT-01, DJ-HRT-02, DJ-HRT-15, DJ-HRT-16: each stage says which comes next; a turn cut short goes on with its end. */
const STAGES: Readonly<Record<TurnStage, Stage>> = {
  start: {
    play: startTurn,
    then(_table, hero, turn) {
      // DJ-EFF-11: a monkey has none of the three steps.
      turn.stage = isMonkey(hero) ? 'declare' : 'refresh';
    },
  },
  refresh: {
    play(table, hero) {
      refreshCards(table, hero);
      return NOTHING;
    },
    then(_table, _hero, turn) {
      turn.stage = 'equip';
    },
  },
  equip: {
    play: (table, hero) => rearrange(table, hero, 'DJ-HRT-05'),
    then(table, hero, turn) {
      shedTokens(table, hero);
      turn.stage = 'items';
    },
  },
  items: {
    play: (table, hero) => (partsOf(hero).beforeDeclaring.length > 0 ? useItems(table, hero) : NOTHING),
    then(_table, _hero, turn) {
      turn.stage = 'declare';
    },
  },
  declare: {
    play(table, hero, turn) {
      if (turn.action === null) return declareAction(table, hero, turn);
      takeLimitedTurn(hero, turn);
      return NOTHING;
    },
    then(_table, _hero, turn) {
      turn.stage = 'act';
    },
  },
  act: { play: doOneThing, then: () => {} },
  end: {
    play: endTurn,
    then(_table, _hero, turn) {
      turn.stage = 'familiars';
    },
  },
  familiars: {
    play(table, hero) {
      if (nextFamiliar(table.state, hero) !== null) return moveOneFamiliar(table, hero);
      table.state.turn = null;
      table.tell({ type: 'turn-ended', rule: 'DJ-RND-05', hero: hero.id });
      return NOTHING;
    },
    then: () => {},
  },
};

function* moveOneFamiliar(table: Table<State>, hero: Hero): Rule {
  yield* moveFamiliars(table, hero);
}

/** DJ-HRT-15. */
function* useItems(table: Table<State>, hero: Hero): Rule {
  for (const effect of partsOf(hero).beforeDeclaring) yield* effect.beforeDeclaring(table, hero);
}

/** DJ-HRT-06, DJ-ACT-15: one thing of all that is legal now; then whoever has become immune is rid of tokens (DJ-EFF-17). */
function* doOneThing(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const { state } = table;
  const points = pointsOf(state, hero);
  const offers = noOffers<Action>();
  for (const action of actionsOf(state, hero)) offer(offers, action, action.options(state, hero, points));
  const about = { hero: hero.id, points, attacks: turn.attacks };
  const taken = yield* askWhich('hero-acts', hero.seat, offers.options, 'DJ-HRT-06', { about });
  const action = kindAt(offers, taken);
  if (action === null) throw new RuleBug('DJ-HRT-06: what was chosen was not offered');
  const rule = action.perform(table, hero, offers.options[taken] as ActionOption);
  if (rule !== NOTHING) yield* rule;
  for (const one of state.heroes) shedTokens(table, one);
  const more = offerAnyTime(table);
  if (more !== NOTHING) yield* more;
  cutShort(turn);
}
