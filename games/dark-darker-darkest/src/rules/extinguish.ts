import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { type ActionId, ACTIONS } from '../data/actions.ts';
import { EXTINGUISHED_BURN_MARKERS } from '../data/limits.ts';
import type { Card, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { itemIdOf, skillEffect } from './figures.ts';
import { removeBurnMarkers } from './fire.ts';
import { isBurning, tileIndex } from './rooms.ts';
import { cardNamed, effectOf, functionOf } from './using-items.ts';

/** DDD-EXT-01: 2 AP. */
export function offerExtinguishing(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (!canExtinguish(state, survivor, 'extinguish')) return;
  options.push({
    id: `extinguish:${survivor.id}`,
    text: 'extinguish-by-hand',
    action: 'extinguish',
    about: { room: survivor.room, ap: ACTIONS['extinguish'].ap },
    on: [`room:${survivor.room}`],
  });
}

/** DDD-ITM-11, DDD-ITM-13: 1 AP with the axe or the extinguisher in hand (DDD-EQP-03). */
export function offerExtinguishingWith(
  state: State,
  survivor: Survivor,
  card: Card,
  options: ActionOption[],
): void {
  if (!card.inHand || !canExtinguish(state, survivor, actionWith(card))) return;
  options.push({
    id: `extinguish-with:${card.id}`,
    action: 'extinguish-with',
    card: card.id,
    about: { card: card.id, room: survivor.room, ap: ACTIONS[actionWith(card)].ap },
    on: [`room:${survivor.room}`, `card:${card.id}`],
  });
}

export function* extinguish(table: Table<State>, survivor: Survivor): Rule {
  pay(table.state, survivor, ACTIONS['extinguish'].ap);
  putOut(table, survivor, EXTINGUISHED_BURN_MARKERS, 'DDD-EXT-01');
}

export function* extinguishWith(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  const card = cardNamed(survivor, option);
  pay(table.state, survivor, ACTIONS[actionWith(card)].ap);
  putOut(table, survivor, burnMarkersWith(survivor, card), functionOf(card).rule);
}

/** DDD-SKL-06: Firefighter adds to whatever was paid for. DDD-EXT-02: the fire token goes with the last marker. */
function putOut(table: Table<State>, survivor: Survivor, burnMarkers: number, rule: RuleId): void {
  const more = skillEffect(survivor, 'extinguish-more')?.burnMarkers ?? 0;
  removeBurnMarkers(table, tileIndex(table.state, survivor.room), burnMarkers + more, rule);
}

/** DDD-EXT-03: a destroyed tile has no burn marker. DDD-EXT-04, DDD-FIN-07: in the showdown nothing is put out. */
function canExtinguish(state: State, survivor: Survivor, action: ActionId): boolean {
  return (
    state.showdown === null &&
    isBurning(state, survivor.room) &&
    maySpend(state, survivor, ACTIONS[action].ap)
  );
}

/** DDD-ITM-13: the helmet, in hand too, helps the extinguisher. */
function burnMarkersWith(survivor: Survivor, card: Card): number {
  let most = effectOf(card, 'extinguish').burnMarkers;
  for (const other of survivor.cards) {
    const { effect } = functionOf(other);
    if (other.inHand && effect.kind === 'extinguish-with' && effect.item === itemIdOf(card))
      most = Math.max(most, effect.burnMarkers);
  }
  return most;
}

const actionWith = (card: Card): ActionId =>
  itemIdOf(card) === 'fire-axe' ? 'extinguish-with-axe' : 'extinguish-with-extinguisher';
