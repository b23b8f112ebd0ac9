import { ask, kept, NOTHING, type Option, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { SkillId } from '../data/skills.ts';
import { applyEffects } from '../effects/index.ts';
import type { Hero, State, Turn } from '../state.ts';
import { chooseArea } from './asking.ts';
import { maybeEndBattle } from './battle-end.ts';
import { tickConditions } from './conditions.ts';
import { nearestWithRoom } from './displacing.ts';
import {
  battleOf,
  type Figure,
  figureIfIn,
  freeSpaces,
  heroIfIn,
  isHero,
  isIn,
  isMonster,
} from './figures.ts';
import { changeStance, FORWARD, moveAction, turnOptions } from './hero-actions.ts';
import { beginTurn } from './initiative.ts';
import { lootChest } from './loot.ts';
import { putFigure } from './movement.ts';
import { useProvision } from './provisions.ts';
import { rollResolveCard } from './resolve.ts';
import { isQuiet, roomEffects, walkOn } from './room-effects.ts';
import { interactWithRoom } from './room-tasks.ts';
import { playSkill } from './skills.ts';
import { useTrinket } from './trinkets.ts';
import { teach } from './tutorial.ts';

/**
 * DD-HRO-01, DD-HRO-02, DD-HRO-15, DD-BAT-07: Affliction or Virtue, then the tokens, then the actions of the turn are counted.
 * The phase becomes `hero-turn`, or that of the next turn if the Hero dies of it. Used in the Circus too.
 */
export function startHeroTurn(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  beginTurn(table, hero);
  state.phase = { kind: 'hero-turn' };
  const isCalm = hero.resolve === null && hero.conditions.length === 0 && state.tutorial === null;
  return isCalm ? maybeEndBattle(table) : startAfflicted(table, hero);
}

function* startAfflicted(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  yield* feelTheStart(table, hero);
  if (!isIn(state, hero)) closeTurn(table);
  yield* maybeEndBattle(table);
  if (!isIn(state, hero)) return;
  yield* teach(table, 'hero-turn');
  const { round, chests } = battleOf(state);
  if (round === 2 && chests.length > 0) yield* teach(table, 'chest');
}

function* feelTheStart(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const card = hero.resolve;
  const later = card === null ? [] : yield* rollResolveCard(table, hero);
  if (!isIn(state, hero)) return;
  const stunned = yield* tickConditions(table, hero);
  if (!isIn(state, hero)) return;
  const turn = turnOf(state);
  if (stunned) turn.actions = Math.max(0, turn.actions - 1);
  const source = { by: null, own: false, from: hero.area, use: null, card: card ?? hero.id };
  if (later.length > 0) yield* applyEffects(table, hero, later, source, 'DD-HRO-01');
}

/** DD-HRO-03, DD-HRO-04, DD-HRO-14: one action, Provision or Trinket of the Hero in `battle.turn`; or the end of the turn. */
export function* playHeroTurn(table: Table<State>): Rule {
  const { state } = table;
  const turn = turnOf(state);
  const hero = heroIfIn(state, turn.figure);
  if (hero === undefined) return closeTurn(table);
  const about = { hero: hero.id, actions: turn.actions };
  const options = turnOptions(state, hero);
  const choice = yield* ask('take-action', hero.seat, options, 'DD-HRO-03', { about });
  if (choice.id === 'end-turn') return yield* endTurn(table);
  yield* act(table, hero, turn, choice);
  if (!isIn(state, hero)) closeTurn(table);
  yield* maybeEndBattle(table);
}

/** DD-HRO-03, DD-HRO-04: Move, Change Stance, Interact, a Skill; Provisions and Trinkets are free. */
function act(table: Table<State>, hero: Hero, turn: Turn, { id, about }: Option): Rule {
  switch (verbOf(id)) {
    case 'use':
      return useProvision(table, hero, id);
    case 'trinket':
      return useTrinket(table, hero, id);
    case 'interact':
      return interactWithRoom(table, hero, id);
    case 'move':
      turn.actions -= 1;
      return moveAction(table, hero, about?.['area'] as AreaId);
    case 'stance':
      turn.actions -= 1;
      changeStance(table, hero, id === FORWARD ? 1 : -1);
      return NOTHING;
    case 'loot':
      turn.actions -= 1;
      return lootChest(table, hero);
    case 'skill':
      turn.actions -= 1;
      return playSkill(table, hero, about?.['skill'] as SkillId);
    default:
      throw new RuleBug(`DD-HRO-03: ${id} is no action`);
  }
}

/** The part of an option's id before the colon. */
const verbOf = kept((id: string): string => id.split(':')[0] ?? id);

/**
 * DD-BAT-08, DD-HRO-06: what happens at the end of any character's turn; the phase becomes `initiative` (in the Circus
 * `activation`).
 */
export function endTurn(table: Table<State>): Rule {
  const { state } = table;
  const figure = figureIfIn(state, turnOf(state).figure);
  return figure === undefined || isLeftAlone(state, figure) ? finishTurn(table) : endTurnOf(table, figure);
}

/** Nothing happens to most characters. */
const isLeftAlone = (state: State, figure: Figure): boolean =>
  isQuiet(state, figure) && !(isHero(figure) && isInCrowd(state, figure));

function* endTurnOf(table: Table<State>, figure: Figure): Rule {
  if (isHero(figure) && isInCrowd(table.state, figure)) yield* leaveCrowd(table, figure);
  yield* roomEffects(table, 'end-of-turn', figure);
  if (isMonster(figure) && isIn(table.state, figure)) yield* walkOn(table, figure);
  yield* finishTurn(table);
}

function finishTurn(table: Table<State>): Rule {
  closeTurn(table);
  return maybeEndBattle(table);
}

const isInCrowd = (state: State, { area }: Hero): boolean => area !== null && freeSpaces(state, area) < 0;

/** DD-HRO-06: a Hero whom a Trinket has kept from moving out of a full Area goes to the nearest with room. */
function* leaveCrowd(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const from = hero.area;
  if (from === null) return;
  const areas = nearestWithRoom(state, { ...hero, area: null }, from);
  const area = yield* chooseArea('leave-crowd', hero.seat, areas, 'DD-HRO-06', { hero: hero.id });
  putFigure(table, hero, area, 'DD-HRO-06');
  table.tell({ type: 'figure-moved', rule: 'DD-HRO-06', figure: hero.id, from, area });
}

/** DD-HRO-14: the turn is over, whatever was left of it. */
export function closeTurn(table: Table<State>): void {
  const { state } = table;
  const battle = battleOf(state);
  const figure = battle.turn?.figure ?? null;
  battle.turn = null;
  state.phase = { kind: state.circus === null ? 'initiative' : 'activation' };
  table.tell({ type: 'turn-ended', rule: 'DD-BAT-08', figure });
}

function turnOf(state: State): Turn {
  const { turn } = battleOf(state);
  if (turn === null) throw new RuleBug('DD-HRO-03: nobody is taking a turn');
  return turn;
}
