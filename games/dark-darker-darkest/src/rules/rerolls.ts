import type { RoomId } from '@tenebrae/board';
import { ask, type Option, PASS, rollOne, type Rule, type Table, type TextId } from '@tenebrae/kernel';
import { FOUR_SIDED_DIE, SIX_SIDED_DIE, type TerrorEvent } from '../data/dice.ts';
import { FIRE_DIRECTIONS } from '../data/house.ts';
import type { Reroll } from '../data/item-functions.ts';
import type { Card, State, Survivor } from '../state.ts';
import { type Location, rollTerror } from './dice.ts';
import { isIn, survivorsAt, survivorsIn } from './figures.ts';
import { printedOn } from './printed-cards.ts';
import { useCard } from './using-items.ts';

/** DDD-ITM-20, DDD-ITM-22: a map in the room that rolled; the second result stands. */
export function* maybeRerollTerror(
  table: Table<State>,
  room: RoomId,
  rolled: TerrorEvent,
): Rule<TerrorEvent> {
  let event = rolled;
  for (const [owner, card] of rerollCards(survivorsAt(table.state, room), 'terror')) {
    const about = { survivor: owner.id, room, event };
    const choice = yield* offerReroll('reroll-terror', owner, [rerollOption(card)], about, 'DDD-ITM-20');
    if (choice.id === PASS.id) continue;
    useCard(table, owner, card);
    event = yield* rollTerror('DDD-ITM-20');
  }
  return event;
}

export type FireDirection = keyof typeof FIRE_DIRECTIONS;

/** DDD-ITM-15, DDD-ITM-20: a fire alarm, wherever its owner is. */
export function* maybeRerollDirection(table: Table<State>, rolled: FireDirection): Rule<FireDirection> {
  let direction = rolled;
  for (const [owner, card] of rerollCards(survivorsIn(table.state), 'fire-direction')) {
    const about = { survivor: owner.id, side: FIRE_DIRECTIONS[direction] };
    const choice = yield* offerReroll('reroll-direction', owner, [rerollOption(card)], about, 'DDD-ITM-15');
    if (choice.id === PASS.id) continue;
    useCard(table, owner, card);
    direction = (yield* rollOne('fire-direction', FOUR_SIDED_DIE, 'DDD-ITM-15')) as FireDirection;
  }
  return direction;
}

/** DDD-ITM-17, DDD-ITM-20: a flare gun, wherever its owner is, for one or both dice of a spawn. */
export function* maybeRerollSpawn(table: Table<State>, rolled: Location): Rule<Location> {
  let { row, column } = rolled;
  for (const [owner, card] of rerollCards(survivorsIn(table.state), 'spawn')) {
    const options = SPAWN_DICE.map(dice => ({ ...rerollOption(card, dice), dice }));
    const about = { survivor: owner.id, row, column };
    const choice = yield* offerReroll('reroll-spawn', owner, options, about, 'DDD-ITM-17');
    if (choice.id === PASS.id || !('dice' in choice)) continue;
    useCard(table, owner, card);
    if (choice.dice !== 'column') row = yield* rollOne('spawn-row', FOUR_SIDED_DIE, 'DDD-ITM-17');
    if (choice.dice !== 'row') column = yield* rollOne('spawn-column', SIX_SIDED_DIE, 'DDD-ITM-17');
  }
  return { row, column };
}

const SPAWN_DICE = ['row', 'column', 'both'] as const;

/** DDD-ITM-22: asked after the roll and before its effect, of each owner in turn. */
const offerReroll = <O extends Option>(
  what: TextId,
  owner: Survivor,
  options: readonly O[],
  about: Readonly<Record<string, string | number>>,
  rule: string,
): Rule<O | typeof PASS> =>
  ask<O | typeof PASS>(what, owner.seat, [...options, PASS], rule, {
    about,
    window: true,
    concerns: [owner.seat],
  });

const rerollOption = (card: Card, dice?: string): Option => ({
  id: dice === undefined ? `reroll:${card.id}` : `reroll-${dice}:${card.id}`,
  about: { card: card.id },
  on: [`card:${card.id}`],
});

/** Whether anybody in play has a card that rolls such dice again. */
export function hasReroll(state: State, roll: Reroll): boolean {
  for (const one of state.survivors)
    if (isIn(one)) for (const card of one.cards) if (printedOn(card).rerolls === roll) return true;
  return false;
}

/** The single-use cards that roll such dice again, in hand or stowed (DDD-EQP-03). */
function rerollCards(owners: readonly Survivor[], roll: Reroll): [Survivor, Card][] {
  const cards: [Survivor, Card][] = [];
  for (const owner of owners)
    for (const card of owner.cards) if (printedOn(card).rerolls === roll) cards.push([owner, card]);
  return cards;
}
