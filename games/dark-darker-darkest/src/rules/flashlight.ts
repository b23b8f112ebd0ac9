import { type DoorId, roomOf, type RoomId, stepsToAll } from '@tenebrae/board';
import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { Card, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { hasEnemy, inHand } from './figures.ts';
import { accessible, roomsBeside } from './rooms.ts';
import { turnChip } from './security.ts';
import { cardNamed, effectOf, useCard } from './using-items.ts';

/** DDD-ITM-09: free, as often as he likes while it is in hand. The doors of his own room he turns without it (DDD-UNL-01). */
export function offerFlashlight(state: State, survivor: Survivor, card: Card, options: ActionOption[]): void {
  // A second flashlight shows nothing more.
  if (inHand(survivor, 'flashlight') !== card || survivor.entrapped !== 'no') return;
  for (const door of doorsLit(state, survivor, effectOf(card, 'reveal-chip').moves))
    options.push({
      id: `shine:${survivor.id}:${door}`,
      text: 'shine-flashlight',
      action: 'shine',
      card: card.id,
      door,
      about: { card: card.id, rooms: roomsBeside(door) },
      on: [`door:${door}`],
    });
}

export function* shineFlashlight(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  if (option.door === undefined) throw new RuleBug(`DDD-ITM-09: ${option.id} names no door`);
  useCard(table, survivor, cardNamed(survivor, option));
  yield* turnChip(table, option.door, 'DDD-ITM-09');
}

/** DDD-ITM-09: face-down chips around the rooms that he could walk to in so many moves; enemies hold him (DDD-MOV-03). */
function doorsLit(state: State, survivor: Survivor, moves: number): DoorId[] {
  const own = hiddenDoors(state, survivor.room);
  const onward = (room: RoomId): RoomId[] => (hasEnemy(state, room) ? [] : accessible(state, room));
  const rooms = [...stepsToAll(survivor.room, onward, moves).keys()];
  const doors = new Set(rooms.flatMap(room => hiddenDoors(state, room)));
  return [...doors].filter(door => !own.includes(door));
}

function hiddenDoors(state: State, room: RoomId): DoorId[] {
  return roomOf(state.house, room).openings.flatMap(opening => {
    if (opening.kind !== 'door') return [];
    const door = state.doors[opening.door];
    return door?.kind === 'lock' && door.chip === null ? [opening.door] : [];
  });
}
