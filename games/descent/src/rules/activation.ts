import { askWhich, type Option, type Rule, type Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Activation, Monster, OverlordTurn, State } from '../state.ts';
import type { ActionOption, MonsterAction } from './action-option.ts';
import { findMonster, monsterFigure, monsterName, OVERLORD } from './figures.ts';
import { putInNearestPlace } from './forced-moves.ts';
import { MONSTER_ACTIONS } from './monster-actions.ts';
import { setToken } from './tokens.ts';
import { monsterPointsOf } from './movement-points.ts';
import { isMisplaced } from './moving.ts';
import { newOverlordTurn } from './new-turn.ts';
import { NOTHING } from './nothing.ts';
import { kindAt, noOffers, type Offers, offer, only } from './offers.ts';
import { holdsCardFor, offerCards } from './overlord-window.ts';
import { monsterHas, monsterSpeed } from './stats.ts';
import { canMoveOn } from './walk.ts';

/**
 * DJ-OVT-08, DJ-MOV-16, DJ-ABL-24, DJ-EFF-08, DJ-EFF-16: the points and attacks of a monster that is activated now; a stunned
 * master has its speed or one attack.
 */
export function newActivation(state: State, monster: Monster): Activation {
  const isStunned = monster.tokens.stun > 0;
  const printed = monsterHas(state, monster, 'quick-shot') ? 2 : 1;
  return {
    monster: monster.id,
    points: monsterSpeed(state, monster),
    attacks: isStunned ? 1 : printed + (questRules(state).monsterAttacks?.(state, monster) ?? 0),
    half: isStunned ? null : 'whole',
    webbed: state.overlord.turn?.used.includes(webbed(monster)) ?? false,
    begun: false,
    used: [],
  };
}

/** What the turn remembers of a monster whose web rolls left tokens (DJ-EFF-13). */
export const webbed = ({ id }: Monster): string => `webbed:${id}`;

/** The activation under way of this monster, if it is one. */
export function activationOf(state: State, monster: Monster): Activation | null {
  const active = state.overlord.turn?.active ?? null;
  return active?.monster === monster.id ? active : null;
}

/** DJ-OVT-07, DJ-EFF-04, DJ-EFF-07: once a turn; a stun token goes, and with it the whole activation of a normal monster. */
export function* beginActivation(table: Table<State>, turn: OverlordTurn, monster: Monster): Rule {
  const { state } = table;
  const activation = newActivation(state, monster);
  turn.activated.push(monster.id);
  table.tell({
    type: 'monster-activated',
    rule: 'DJ-OVT-07',
    monster: monsterName(monster),
    id: monster.id,
  });
  if (monster.tokens.stun > 0) {
    setToken(monster, 'stun', monster.tokens.stun - 1);
    const rule = monster.rank === 'normal' ? 'DJ-EFF-04' : 'DJ-EFF-08';
    table.tell({ type: 'monster-stunned', rule, monster: monsterName(monster), id: monster.id });
    if (monster.rank === 'normal') return;
  }
  turn.active = activation;
  if (holdsCardFor(state, 'monster-activated'))
    yield* offerCards(table, { kind: 'monster-activated', monster });
}

const END_ACTIVATION = { id: 'end-activation' } as const satisfies Option;

/**
 * DJ-OVT-08, DJ-OVT-12, DJ-MOV-07: one thing that the active monster does; its activation goes on as long as it lives and is
 * not ended. Where it may not stay it must go on while it can, and keep the points for it.
 */
export function* goOnWith(table: Table<State>, turn: OverlordTurn, active: Activation): Rule {
  const { state } = table;
  const monster = findMonster(state, active.monster);
  if (monster === undefined) return yield* endActivation(table, turn, active);
  const points = monsterPointsOf(state, monster);
  const all = offersOf(state, monster, points);
  const mustGo = all.options.some(isMove) && isMisplaced(state, monsterFigure(monster));
  const offers = mustGo ? waysOn(state, monster, points, all) : all;
  const asked: (ActionOption | typeof END_ACTIVATION)[] = offers.options;
  if (!mustGo) asked.push(END_ACTIVATION);
  const taken = yield* askWhich('monster-acts', OVERLORD, asked, 'DJ-OVT-08', {
    about: { figure: monsterName(monster), points, attacks: active.attacks },
  });
  const action = kindAt(offers, taken);
  if (action === null) return yield* endActivation(table, turn, active);
  active.begun = true;
  const rule = action.perform(table, monster, offers.options[taken] as ActionOption);
  if (rule !== NOTHING) yield* rule;
}

function offersOf(state: State, monster: Monster, points: number): Offers<MonsterAction> {
  const offers = noOffers<MonsterAction>();
  for (const action of actionsOf(state)) offer(offers, action, action.options(state, monster, points));
  return offers;
}

const waysOn = (
  state: State,
  monster: Monster,
  points: number,
  offers: Offers<MonsterAction>,
): Offers<MonsterAction> =>
  only(offers, option => isMove(option) || leavesPoints(state, monster, option, points));

const isMove = ({ action }: ActionOption): boolean => action === 'move';

const leavesPoints = (state: State, monster: Monster, { cost = 0 }: ActionOption, points: number): boolean =>
  canMoveOn(state, monsterFigure(monster), monster.place, points - cost);

const actionsOf = (state: State): readonly MonsterAction[] => {
  const { monsterActions } = questRules(state);
  return monsterActions === undefined ? MONSTER_ACTIONS : [...MONSTER_ACTIONS, ...monsterActions];
};

/** DJ-MOV-07, DJ-GLY-06: stopped where it may not stay it goes to the nearest place; then what the quest makes of it. */
function* endActivation(table: Table<State>, turn: OverlordTurn, active: Activation): Rule {
  const { state } = table;
  const monster = findMonster(state, active.monster);
  if (monster !== undefined) yield* putInNearestPlace(table, monsterFigure(monster), 'DJ-MOV-07');
  turn.active = null;
  const { onActivationEnd } = questRules(state);
  if (monster !== undefined && onActivationEnd !== undefined && state.monsters.includes(monster))
    yield* onActivationEnd(table, monster);
}

/**
 * The Mimic's first activation, in the hero's turn: all of it at once. It has an overlord's turn of its own to act in; guards
 * belong to the real one.
 */
export function* activateAtOnce(table: Table<State>, monster: Monster): Rule {
  const { overlord } = table.state;
  const before = overlord.turn;
  const turn = newOverlordTurn('activate');
  overlord.turn = turn;
  yield* beginActivation(table, turn, monster);
  while (turn.active !== null) yield* goOnWith(table, turn, turn.active);
  overlord.turn = before;
}
