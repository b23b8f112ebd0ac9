import { type Place, stepsFrom } from '@tenebrae/board';
import { ask, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { ORDERS } from '../data/actions.ts';
import type { Action } from '../rules/action-option.ts';
import { grantAttack, grantBothHalves } from '../rules/declaring.ts';
import { spendFatigue } from '../rules/fatigue.ts';
import {
  figuresOnBoard,
  heroesOnBoard,
  heroFigure,
  heroOf,
  isMonkey,
  isOnBoard,
  nameOf,
  shapeOfFigure,
  spacesOf,
} from '../rules/figures.ts';
import { forceMove } from '../rules/forced-moves.ts';
import { recoverFatigue } from '../rules/healing.ts';
import { turnOf } from '../rules/movement-points.ts';
import { figureOption, placeOption } from '../rules/options.ts';
import { giveOrder, mayPlaceOrder, useUpOrder } from '../rules/orders.ts';
import { placeOf } from '../rules/placing.ts';
import { canSee, screensFor, seesFigure } from '../rules/sight.ts';
import { neighboursOf } from '../rules/spaces.ts';
import { enderOf, walkOf } from '../rules/walk.ts';
import type { FigureId, Hero, State } from '../state.ts';
import type { Effect } from './effect.ts';
import { skillOption, wantsSkill } from './extra-attacks.ts';
import { heroesBeside } from './near.ts';

const RULE: RuleId = 'DJ-CRD-10';

const ABLE_WARRIOR_FATIGUE = 2;

/** Able Warrior: on advance, once, two attacks instead of one. */
export const ABLE_WARRIOR: Effect = {
  actions: [
    {
      rule: RULE,
      options(state, hero) {
        const turn = turnOf(state, hero);
        if (turn?.action !== 'advance' || hero.fatigue < ABLE_WARRIOR_FATIGUE) return [];
        if (turn.used.includes('able-warrior')) return [];
        return [{ ...skillOption('able-warrior'), action: 'able-warrior' }];
      },
      *perform(table, hero) {
        spendFatigue(table, hero, ABLE_WARRIOR_FATIGUE, RULE);
        turnOf(table.state, hero)?.used.push('able-warrior');
        grantAttack(table.state, hero);
        table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill: 'able-warrior' });
      },
    },
  ],
};

/** Battle Cry: on battle, he and all heroes next to him. */
export const BATTLE_CRY: Effect = {
  *onDeclared(table, hero, action) {
    if (action !== 'battle') return;
    for (const one of [hero, ...heroesBeside(table.state, hero)]) recoverFatigue(table, one, 1, RULE);
  },
};

/** Relentless: on advance. */
export const RELENTLESS: Effect = {
  *onDeclared(table, hero, action) {
    if (action === 'advance') recoverFatigue(table, hero, 1, RULE);
  },
};

/** Leadership: on ready, for 1 fatigue, both halves; the order may be put on another hero in sight who has none. */
export const LEADERSHIP: Effect = {
  *onDeclared(table, hero, action) {
    if (action !== 'ready' || hero.fatigue < 1 || !(yield* wantsSkill(hero, 'leadership', 1))) return;
    spendFatigue(table, hero, 1, RULE);
    turnOf(table.state, hero)?.used.push('leadership');
    grantBothHalves(table.state, hero);
    table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill: 'leadership' });
  },
  actions: [
    {
      rule: RULE,
      options(state, hero) {
        const turn = turnOf(state, hero);
        if (turn === null || !turn.used.includes('leadership') || !mayPlaceOrder(turn)) return [];
        return followers(state, hero).flatMap(follower =>
          ORDERS.map(order => ({
            id: `lead:${order}:${follower.id}`,
            action: 'lead',
            order,
            hero: follower.id,
            about: { order, hero: follower.id },
            on: [`order:${order}`, heroFigure(follower)],
          })),
        );
      },
      *perform(table, hero, { order, hero: follower }) {
        const turn = turnOf(table.state, hero);
        if (turn === null || order === undefined || follower === undefined) return;
        useUpOrder(turn);
        giveOrder(table, heroOf(table.state, follower), order, RULE);
      },
    },
  ],
};

const followers = (state: State, hero: Hero): Hero[] =>
  heroesOnBoard(state).filter(
    one =>
      one.id !== hero.id &&
      one.order === null &&
      !isMonkey(one) &&
      seesFigure(state, heroFigure(hero), heroFigure(one)),
  );

/**
 * Telekinesis: for 1 fatigue a figure in sight goes one space, a large one by a step that it could make (DJ-MOV-15); an ally of
 * the quest is pushed by nothing but Knockback.
 */
const TELEKINETIC_PUSH: Action = {
  rule: RULE,
  options(state, hero) {
    if (!isOnBoard(hero) || hero.fatigue < 1) return [];
    const viewer = heroFigure(hero);
    const screens = screensFor(state, viewer);
    return figuresOnBoard(state)
      .filter(figure => !figure.startsWith('ally:'))
      .filter(figure => spacesOf(state, figure).some(square => canSee(state, viewer, square, screens)))
      .filter(figure => pushes(state, figure).length > 0)
      .map(figure => figureOption(state, 'shift', figure));
  },
  *perform(table, hero, { figure }) {
    yield* push(table, hero, figure as FigureId);
  },
};

export const TELEKINESIS: Effect = { actions: [TELEKINETIC_PUSH] };

function* push(table: Table<State>, hero: Hero, figure: FigureId): Rule {
  const { state } = table;
  const shape = shapeOfFigure(state, figure);
  const options = pushes(state, figure).map(place => placeOption(state, 'shift-to', place, shape));
  const { place } = yield* ask('shift-figure', hero.seat, options, RULE, {
    about: { hero: hero.id, figure: nameOf(state, figure) },
  });
  spendFatigue(table, hero, 1, RULE);
  table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill: 'telekinesis' });
  if (place !== undefined) yield* forceMove(table, figure, place, 'DJ-MOV-15');
}

/** Where one push may bring a figure: an adjacent legal space; for a large one the legal ends of a single step. */
function pushes(state: State, figure: FigureId): readonly Place[] {
  const from = placeOf(state, figure);
  if (from === null) return [];
  const mayEnd = enderOf(state, figure);
  const isSmall = spacesOf(state, figure).length === 1;
  const places = isSmall ? neighboursOf(state, from) : stepsFrom(state.grid, from, walkOf(state, figure));
  return [...places].filter(mayEnd);
}
