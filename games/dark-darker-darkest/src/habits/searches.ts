import type { RoomId } from '@tenebrae/board';
import { canBeSearched } from '../rules/search.ts';
import { hasRoomForCard } from './cards.ts';
import { countColours } from './colours.ts';
import { type Errands, isNearer, noteErrand } from './errand.ts';
import type { Member } from './member.ts';
import type { Place } from './plan.ts';

export function noteSearches(errands: Errands): void {
  const { outlook, ways } = errands;
  const { state, land, team } = outlook;
  const { rooms } = land.ground.plan;
  const value = cardValue(team);
  for (const place of ways.reached) {
    if (!canBeSearched(state, rooms[place] as RoomId)) continue;
    const dice = Math.min(4, companions(errands, place) + 1);
    const found = 1 - (2 / 3) ** dice;
    const cards = Math.min(dice, team.length) / 3 / found;
    const noise = ((NOISE[Math.round(dice)] ?? 0) * NOISE_COST) / found;
    const worth = (value * cards - noise) * (isNearer(errands, place) ? 0.7 : 1);
    noteErrand(errands, place, 'search', worth, 1, 1 / found);
  }
}

/** What a card that is found is worth: the fewer colours a survivor has at hand, the more. */
function cardValue(team: readonly Member[]): number {
  let most = 0;
  let hasRoom = false;
  for (const { survivor, colours } of team) {
    most = Math.max(most, countColours(colours));
    hasRoom ||= hasRoomForCard(survivor);
  }
  return (3 + Math.max(0, 7 - most) * 0.65) * (hasRoom ? 1 : 0.3);
}

/** How often two dice show the same icon other than success, and what that costs. */
const NOISE: readonly number[] = [0, 0, 0.11, 0.31, 0.52];
const NOISE_COST = 1.5;

/** Survivors who are there, or about to come. */
function companions({ outlook: { land, team }, member }: Errands, place: Place): number {
  let count = 0;
  for (const one of team) if (one.place === place && one !== member) count += 1;
  for (const next of land.ground.walls.near[place] as readonly Place[]) {
    for (const one of team) if (one.place === next && one !== member && one.survivor.ap > 0) count += 0.4;
  }
  return count;
}
