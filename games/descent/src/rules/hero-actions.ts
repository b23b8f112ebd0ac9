import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Hero, State } from '../state.ts';
import type { Action, ActionOption } from './action-option.ts';
import { healAlly, healAllyOptions } from './allies.ts';
import { attackOptions, makeAttack } from './attack-options.ts';
import { chestOptions, openChest } from './chests.ts';
import { doorOptions, useDoor } from './doors.ts';
import { effectsOf } from './effects-of.ts';
import { drink, drinkOptions, drop, dropOptions, reEquip, reEquipOptions } from './equipping.ts';
import { buyPoint, fatigueOptions } from './fatigue.ts';
import { heroFigure, isMonkey, isOnBoard } from './figures.ts';
import { give, giveOptions } from './giving.ts';
import { pointsOf, turnOf } from './movement-points.ts';
import { isMisplaced, move, moveOptions } from './moving.ts';
import { orderOptions, placeOrder } from './orders.ts';
import { pickUp, pickUpOptions } from './pick-up.ts';
import { climb, climbOptions, jump, jumpOptions } from './pits.ts';
import { shop, shopOptions } from './shopping.ts';
import { glyphOptions, stairOptions, travel, useStairs } from './stairs-and-glyphs.ts';
import { canMoveOn } from './walk.ts';

type Options = Action['options'];
type Perform = Action['perform'];

/** Chapters import each other, so what they export is looked up only when it is called. */
const action = (rule: RuleId, chapter: () => readonly [Options, Perform]): Action => ({
  rule,
  options: (state, hero) => chapter()[0](state, hero),
  perform: (table, hero, option) => chapter()[1](table, hero, option),
});

const MOVE = action('DJ-MOV-03', () => [moveOptions, move]);
const CLIMB = action('DJ-ACT-14', () => [climbOptions, climb]);
const FATIGUE = action('DJ-FAT-02', () => [fatigueOptions, buyPoint]);
const END_TURN = action('DJ-HRT-13', () => [endTurnOptions, declareOver]);

/**
 * DJ-HRT-06, DJ-ACT-01 to DJ-ACT-15: everything a hero may do after declaring, in the order in which it is offered. Each
 * chapter exports its options and how they are done; this table only lists them. Effects and the quest add theirs.
 */
export const HERO_ACTION_KINDS: readonly Action[] = [
  action('DJ-ATK-02', () => [attackOptions, makeAttack]),
  MOVE,
  action('DJ-ACT-07', () => [doorOptions, useDoor]),
  CLIMB,
  action('DJ-ACT-11', () => [jumpOptions, jump]),
  action('DJ-ACT-04', () => [stairOptions, useStairs]),
  action('DJ-ACT-03', () => [glyphOptions, travel]),
  action('DJ-ACT-01', () => [pickUpOptions, pickUp]),
  action('DJ-ACT-08', () => [chestOptions, openChest]),
  action('DJ-ACT-05', () => [giveOptions, give]),
  action('DJ-ACT-06', () => [drinkOptions, drink]),
  action('DJ-SET-01', () => [healAllyOptions, healAlly]),
  action('DJ-ACT-12', () => [shopOptions, shop]),
  action('DJ-ACT-10', () => [reEquipOptions, reEquip]),
  action('DJ-ACT-02', () => [dropOptions, drop]),
  action('DJ-ORD-01', () => [orderOptions, placeOrder]),
  FATIGUE,
];

/** DJ-EFF-11, DJ-ACT-14: a monkey walks and climbs out of pits, and fatigue may take it farther. */
const MONKEY_ACTION_KINDS: readonly Action[] = [MOVE, CLIMB, FATIGUE, END_TURN];

/** What this hero may choose from now: the general actions, those of his cards, those of the quest, and the end of his turn. */
export function actionsOf(state: State, hero: Hero): readonly Action[] {
  if (isMonkey(hero)) return MONKEY_ACTION_KINDS;
  const own = effectsOf(hero).flatMap(effect => effect.actions ?? []);
  return [...HERO_ACTION_KINDS, ...own, ...(questRules(state).heroActions ?? []), END_TURN];
}

/** DJ-HRT-06, DJ-HRT-13, DJ-MOV-07: `end-turn`, unless he stands where he may not stay and can still walk on. */
function endTurnOptions(state: State, hero: Hero): readonly ActionOption[] {
  const id = heroFigure(hero);
  if (isOnBoard(hero) && isMisplaced(state, id)) {
    const reserve = fatigueOptions(state, hero).length > 0 ? hero.fatigue : 0;
    if (canMoveOn(state, id, hero.place, pointsOf(state, hero) + reserve)) return [];
  }
  return [END];
}

const END: ActionOption = { id: 'end-turn', action: 'end-turn' };

/** DJ-HRT-13: points and attacks that are left are lost. */
function* declareOver({ state }: Table<State>, hero: Hero): Rule {
  const turn = turnOf(state, hero);
  if (turn !== null) turn.over = 'action';
}
