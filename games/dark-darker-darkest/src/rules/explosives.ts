import type { RoomId } from '@tenebrae/board';
import { ask, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { ITEM_FUNCTIONS, type ItemEffect } from '../data/item-functions.ts';
import type { Card, State, Survivor } from '../state.ts';
import { roomOption } from './dice.ts';
import { releaseWhereClear } from './entrapment.ts';
import { removeCard } from './equipment.ts';
import { itemIdOf } from './figures.ts';
import { seenDistances } from './rooms.ts';
import { assignHits, targetsOf } from './targets.ts';

/** DDD-ITM-14, DDD-SUR-16: grenade or dynamite into an adjacent room; no dice, no XP, no harm to survivors. */
export function* throwExplosive(table: Table<State>, survivor: Survivor, card: Card): Rule {
  const { state } = table;
  const effect: ItemEffect = ITEM_FUNCTIONS[itemIdOf(card)].effect;
  if (effect.kind !== 'throw') throw new RuleBug(`DDD-ITM-14: ${card.id} cannot be thrown`);
  const about = { survivor: survivor.id, card: card.id };
  const rooms = explosiveTargets(state, survivor).map(roomOption);
  const { room } = yield* ask('throw-at', survivor.seat, rooms, 'DDD-ITM-14', { about });
  removeCard(table, survivor, card, 'DDD-ITM-14');
  table.tell({ type: 'explosive-thrown', rule: 'DDD-ITM-14', ...about, room });
  yield* assignHits(table, survivor, effect.hits, one => one === room, false, 'DDD-ITM-14');
  releaseWhereClear(table);
}

/** DDD-ITM-14: adjacent rooms in line of sight with an enemy that it can hurt. */
export function explosiveTargets(state: State, survivor: Survivor): RoomId[] {
  const rooms: RoomId[] = [];
  for (const [room, distance] of seenDistances(state, survivor.room))
    if (distance === 1 && targetsOf(state, survivor.room, one => one === room).length > 0) rooms.push(room);
  return rooms;
}
