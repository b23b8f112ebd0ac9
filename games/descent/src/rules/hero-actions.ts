import type { Rule, Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Hero, State } from '../state.ts';
import { type Action, type ActionOption, NO_OPTIONS } from './action-option.ts';
import { healAlly, healAllyOptions } from './allies.ts';
import { attackOptions, makeAttack } from './attack-options.ts';
import { chestOptions, openChest } from './chests.ts';
import { doorOptions, useDoor } from './doors.ts';
import { partsOf } from './effects-of.ts';
import { drink, drinkOptions, drop, dropOptions, reEquip, reEquipOptions } from './equipping.ts';
import { buyPoint, fatigueOptions } from './fatigue.ts';
import { heroFigure, isMonkey, isOnBoard } from './figures.ts';
import { give, giveOptions } from './giving.ts';
import { type Kit, kitOf } from './kit.ts';
import { pointsOf, turnOf } from './movement-points.ts';
import { isMisplaced, move, moveOptions } from './moving.ts';
import { NOTHING } from './nothing.ts';
import { orderOptions, placeOrder } from './orders.ts';
import { pickUp, pickUpOptions } from './pick-up.ts';
import { climb, climbOptions, jump, jumpOptions } from './pits.ts';
import { shop, shopOptions } from './shopping.ts';
import { glyphOptions, stairOptions, travel, useStairs } from './stairs-and-glyphs.ts';
import { canMoveOn } from './walk.ts';

// Chapters import each other, so what they export is looked up only when it is called.

const MOVE: Action = {
  rule: 'DJ-MOV-03',
  options: (state, hero, points) => moveOptions(state, hero, points),
  perform: (table, hero, option) => move(table, hero, option),
};
const CLIMB: Action = {
  rule: 'DJ-ACT-14',
  options: (state, hero, points) => climbOptions(state, hero, points),
  perform: (table, hero, option) => climb(table, hero, option),
};
const FATIGUE: Action = {
  rule: 'DJ-FAT-02',
  options: (state, hero, points) => fatigueOptions(state, hero, points),
  perform: (table, hero, option) => buyPoint(table, hero, option),
};
const END_TURN: Action = {
  rule: 'DJ-HRT-13',
  options: (state, hero, points) => endTurnOptions(state, hero, points),
  perform: declareOver,
};

/**
 * DJ-HRT-06, DJ-ACT-01 to DJ-ACT-15: everything a hero may do after declaring, in the order in which it is offered. Each
 * chapter exports its options and how they are done; this table only lists them. Effects and the quest add theirs.
 */
export const HERO_ACTION_KINDS: readonly Action[] = [
  {
    rule: 'DJ-ATK-02',
    options: (state, hero) => attackOptions(state, hero),
    perform: (table, hero, option) => makeAttack(table, hero, option),
  },
  MOVE,
  {
    rule: 'DJ-ACT-07',
    options: (state, hero, points) => doorOptions(state, hero, points),
    perform: (table, hero, option) => useDoor(table, hero, option),
  },
  CLIMB,
  {
    rule: 'DJ-ACT-11',
    options: (state, hero, points) => jumpOptions(state, hero, points),
    perform: (table, hero, option) => jump(table, hero, option),
  },
  {
    rule: 'DJ-ACT-04',
    options: (state, hero, points) => stairOptions(state, hero, points),
    perform: (table, hero, option) => useStairs(table, hero, option),
  },
  {
    rule: 'DJ-ACT-03',
    options: (state, hero, points) => glyphOptions(state, hero, points),
    perform: (table, hero, option) => travel(table, hero, option),
  },
  {
    rule: 'DJ-ACT-01',
    options: (state, hero) => pickUpOptions(state, hero),
    perform: (table, hero, option) => pickUp(table, hero, option),
  },
  {
    rule: 'DJ-ACT-08',
    options: (state, hero, points) => chestOptions(state, hero, points),
    perform: (table, hero, option) => openChest(table, hero, option),
  },
  {
    rule: 'DJ-ACT-05',
    options: (state, hero, points) => giveOptions(state, hero, points),
    perform: (table, hero, option) => give(table, hero, option),
  },
  {
    rule: 'DJ-ACT-06',
    options: (state, hero, points) => drinkOptions(state, hero, points),
    perform: (table, hero, option) => drink(table, hero, option),
  },
  {
    rule: 'DJ-SET-01',
    options: (state, hero, points) => healAllyOptions(state, hero, points),
    perform: (table, hero, option) => healAlly(table, hero, option),
  },
  {
    rule: 'DJ-ACT-12',
    options: (state, hero, points) => shopOptions(state, hero, points),
    perform: (table, hero, option) => shop(table, hero, option),
  },
  {
    rule: 'DJ-ACT-10',
    options: (state, hero, points) => reEquipOptions(state, hero, points),
    perform: (table, hero, option) => reEquip(table, hero, option),
  },
  {
    rule: 'DJ-ACT-02',
    options: (state, hero) => dropOptions(state, hero),
    perform: (table, hero, option) => drop(table, hero, option),
  },
  {
    rule: 'DJ-ORD-01',
    options: (state, hero) => orderOptions(state, hero),
    perform: (table, hero, option) => placeOrder(table, hero, option),
  },
  FATIGUE,
];

/** DJ-EFF-11, DJ-ACT-14: a monkey walks and climbs out of pits, and fatigue may take it farther. */
const MONKEY_ACTION_KINDS: readonly Action[] = [MOVE, CLIMB, FATIGUE, END_TURN];

/** What this hero may choose from now: the general actions, those of his cards, those of the quest, and the end of his turn. */
export function actionsOf(state: State, hero: Hero): readonly Action[] {
  if (isMonkey(hero)) return MONKEY_ACTION_KINDS;
  const kit = kitOf(hero);
  const { heroActions = NO_ACTIONS } = questRules(state);
  if (last !== null && last.kit === kit && last.ofQuest === heroActions) return last.actions;
  const known = ACTIONS.get(kit);
  if (known?.ofQuest === heroActions) {
    last = known;
    return known.actions;
  }
  const own = partsOf(hero).actions.flatMap(effect => effect.actions);
  const actions = [...HERO_ACTION_KINDS, ...own, ...heroActions, END_TURN];
  last = { kit, ofQuest: heroActions, actions };
  ACTIONS.set(kit, last);
  return actions;
}

const NO_ACTIONS: readonly Action[] = [];

/** They change only with what a hero uses, and with the quest. */
interface Known {
  readonly kit: Kit;
  readonly ofQuest: readonly Action[];
  readonly actions: readonly Action[];
}
const ACTIONS = new WeakMap<Kit, Known>();
/** Those that were asked for last: a hero does several things in his turn. */
let last: Known | null = null;

/** DJ-HRT-06, DJ-HRT-13, DJ-MOV-07: `end-turn`, unless he stands where he may not stay and can still walk on. */
function endTurnOptions(state: State, hero: Hero, points = pointsOf(state, hero)): readonly ActionOption[] {
  const id = heroFigure(hero);
  if (isOnBoard(hero) && isMisplaced(state, id)) {
    const reserve = fatigueOptions(state, hero, points).length > 0 ? hero.fatigue : 0;
    if (canMoveOn(state, id, hero.place, points + reserve)) return NO_OPTIONS;
  }
  return END;
}

const END: readonly ActionOption[] = [{ id: 'end-turn', action: 'end-turn' }];

/** DJ-HRT-13: points and attacks that are left are lost. */
function declareOver({ state }: Table<State>, hero: Hero): Rule {
  const turn = turnOf(state, hero);
  if (turn !== null) turn.over = 'action';
  return NOTHING;
}
