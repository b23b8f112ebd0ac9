import { itemIdOf } from '../rules/figures.ts';
import { hasIcon } from '../rules/rooms.ts';
import type { RoomId } from '@tenebrae/board';
import type { State, Survivor } from '../state.ts';
import { type Errands, noteErrand } from './errand.ts';
import { healingWorth } from './healing.ts';

/** The corner rooms' own functions. */
export function noteCorners(errands: Errands): void {
  const { state, land } = errands.outlook;
  const { survivor } = errands.member;
  if (state.options['no-corner-functions']) return;
  const { terminals, plan } = land.ground;
  for (const place of terminals) {
    if (state.cornersUsed.includes(plan.tiles[place] as number)) continue;
    const worth = cornerWorth(state, survivor, plan.rooms[place] as RoomId);
    if (worth > 0) noteErrand(errands, place, `use-corner:${survivor.id}`, worth, 2);
  }
}

/** What a corner room's own function would do for him. */
export function cornerWorth(state: State, survivor: Survivor, room: RoomId): number {
  if (hasIcon(state, room, 'medic-bay')) return healingWorth(survivor) * Math.min(2, survivor.wounds) * 1.3;
  if (hasIcon(state, room, 'virus-cabinet')) return survivor.virus > 1 ? 22 : 0;
  if (hasIcon(state, room, 'sprinkler-control')) return state.fire === null ? 0 : 22;
  return survivor.cards.some(card => itemIdOf(card).endsWith('gun') && card.ammo === 0) ? 4 : 0;
}
