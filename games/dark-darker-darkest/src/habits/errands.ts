import type { RoomId } from '@tenebrae/board';
import { apLeft } from '../rules/action-points.ts';
import { apValue, itemIdOf, survivorsAt, zombiesAt } from '../rules/figures.ts';
import { hasIcon, LABORATORY, tileIndex, tileOf } from '../rules/rooms.ts';
import { canBeSearched } from '../rules/search.ts';
import type { State, Survivor } from '../state.ts';
import { hasRoomForCard } from './cards.ts';
import { darknessPrice, iconsMissing, laboratoryDoors, placesLeft, terminalWorth } from './codes.ts';
import { type Departure, isBestKeeper } from './departure.ts';
import { bestGift } from './gifts.ts';
import { healingWorth } from './healing.ts';
import { danger, DIE_COST, refuge, stopOn } from './land.ts';
import type { Outlook } from './outlook.ts';

/** Something to do in a room before the showdown. All figures are ours, found by play; one is worth about an action point. */
interface Errand {
  readonly room: RoomId;
  /** The option that does it; empty where to be there is all. */
  readonly option: string;
  readonly worth: number;
  /** Action points that it needs, and those that it takes on average. */
  readonly ap: number;
  readonly price?: number;
  /** To the laboratory: the later it is, the less danger counts. */
  readonly isUrgent?: true;
}

/** Nothing that is worth less is done. */
export const IDLE = 0.4;

/** How much the next step of each errand is worth for each action point, by the option that takes it. */
export function errandScores(outlook: Outlook, survivor: Survivor): Map<string, number> {
  const { land, state } = outlook;
  const ways = outlook.ways(survivor);
  const ap = apLeft(state, survivor);
  const scores = new Map<string, number>();
  const note = (option: string, score: number): void => {
    if (score > (scores.get(option) ?? 0)) scores.set(option, score);
  };
  const home = refuge(land, survivor, survivor.room, ap);
  for (const errand of errandsOf(outlook, survivor)) {
    const way = ways.get(errand.room);
    if (way === undefined) continue;
    const total = way.steps + errand.ap;
    let worth = errand.worth;
    let after: number;
    if (total <= ap) after = refuge(land, survivor, errand.room, ap - total).danger;
    else {
      after = danger(land, survivor, stopOn(ways, errand.room, ap));
      worth *= LATER ** Math.ceil((total - ap) / Math.max(1, apValue(survivor)));
    }
    const gain = worth - (after - home.danger) * (errand.isUrgent === true ? URGENT[outlook.departure] : 1);
    const score = gain / Math.max(0.5, way.cost + (errand.price ?? errand.ap));
    note(way.first === null ? errand.option : `move:${way.first}`, score);
  }
  // Last of all he looks for a place to end his actions.
  const gain = danger(land, survivor, survivor.room) - home.danger;
  const step = ways.get(home.room)?.first ?? null;
  if (step !== null && gain > 0.3) note(`move:${step}`, IDLE + Math.min(0.4, gain * 0.1));
  return scores;
}

/** How much danger counts on the way to the laboratory. */
const URGENT: Readonly<Record<Departure, number>> = { no: 1, gather: 0.3, go: 0.2, now: 0 };

/** What can only be done in a later round is worth so much of it. */
const LATER = 0.75;

function errandsOf(outlook: Outlook, survivor: Survivor): Errand[] {
  const { departure } = outlook;
  const errands = [...fires(outlook, survivor), ...corners(outlook, survivor)];
  if (departure !== 'no') errands.push(...departures(outlook, survivor));
  if (departure === 'now') return errands;
  errands.push(...doors(outlook, survivor), ...terminals(outlook, survivor));
  if (departure === 'no') errands.push(...searches(outlook, survivor), ...meetings(outlook, survivor));
  return errands;
}

/** To the laboratory, and in. */
function departures({ state, team, departure, ways }: Outlook, survivor: Survivor): Errand[] {
  const isOpen = state.panel.tokens.length === 0;
  if (!isOpen || departure === 'gather') {
    const worth = departure === 'now' ? 300 : 60;
    return laboratoryDoors(state).map(room => ({ room, option: '', worth, ap: 0.5, isUrgent: true }));
  }
  const isKeeper = isBestKeeper(state, team, survivor, ways);
  return [{ room: LABORATORY, option: '', worth: isKeeper ? 400 : 40, ap: 0, isUrgent: true }];
}

/** What a card that is found is worth: the fewer colours a survivor has at hand, the more. */
const cardValue = ({ colours }: Outlook): number => 3 + Math.max(0, 7 - colours) * 0.65;

function searches(outlook: Outlook, survivor: Survivor): Errand[] {
  const { state, team } = outlook;
  const errands: Errand[] = [];
  const value = cardValue(outlook) * (team.some(hasRoomForCard) ? 1 : 0.3);
  for (const [room, { cost }] of outlook.ways(survivor)) {
    if (!canBeSearched(state, room)) continue;
    const dice = Math.min(4, companions(outlook, survivor, room) + 1);
    const found = 1 - (2 / 3) ** dice;
    const cards = Math.min(dice, team.length) / 3 / found;
    const noise = ((NOISE[Math.round(dice)] ?? 0) * NOISE_COST) / found;
    const worth = (value * cards - noise) * (isNearer(outlook, survivor, room, cost) ? 0.7 : 1);
    errands.push({ room, option: 'search', worth, ap: 1, price: 1 / found });
  }
  return errands;
}

/** How often two dice show the same icon other than success, and what that costs. */
const NOISE: readonly number[] = [0, 0, 0.11, 0.31, 0.52];
const NOISE_COST = 1.5;

/** Survivors who are there, or about to come. */
function companions({ state, land }: Outlook, survivor: Survivor, room: RoomId): number {
  let count = survivorsAt(state, room).filter(one => one !== survivor).length;
  for (const next of land.near.get(room) ?? []) {
    for (const one of survivorsAt(state, next)) if (one !== survivor && one.ap > 0) count += 0.4;
  }
  return count;
}

/** Somebody else is nearer, and free to go. */
const isNearer = (
  { team, land, ways }: Outlook,
  survivor: Survivor,
  room: RoomId,
  cost: number,
  can: (one: Survivor) => boolean = () => true,
): boolean =>
  team.some(
    one =>
      one !== survivor &&
      one.entrapped === 'no' &&
      !land.held.has(one.room) &&
      (ways(one).get(room)?.cost ?? Infinity) < cost &&
      can(one),
  );

/** Doors whose chip is known, and doors whose chip is not. */
function doors(outlook: Outlook, survivor: Survivor): Errand[] {
  const { state } = outlook;
  const ways = outlook.ways(survivor);
  const errands: Errand[] = [];
  for (const { id, chip, rooms, worth } of outlook.doors()) {
    for (const room of rooms) {
      const cost = ways.get(room)?.cost;
      if (cost === undefined) continue;
      if (chip === null) {
        const part = isNearer(outlook, survivor, room, cost) ? 0.05 : 0.1;
        errands.push({ room, option: '', worth: 1 + worth * part, ap: 0 });
        continue;
      }
      const missing = iconsMissing(survivor, chip);
      const price = missing * darknessPrice(state, missing) + lurkers(outlook, rooms, room);
      const canOpen = (one: Survivor): boolean => iconsMissing(one, chip) === 0;
      const part = isNearer(outlook, survivor, room, cost, canOpen) ? 0.6 : 1;
      if (worth * part > price)
        errands.push({ room, option: `unlock:${id}`, worth: worth * part - price, ap: 1 });
    }
  }
  return errands;
}

/** What waits behind a door, and would come through. */
function lurkers({ state, land }: Outlook, rooms: readonly RoomId[], here: RoomId): number {
  let zombies = 0;
  for (const room of rooms) {
    if (room === here || land.near.get(here)?.includes(room)) continue;
    for (const beyond of [room, ...(land.near.get(room) ?? [])]) {
      zombies += zombiesAt(state, beyond).length + state.tokens.filter(one => one === beyond).length * 2;
    }
  }
  return zombies * DIE_COST * 0.6;
}

function terminals({ state, land }: Outlook, { chips }: Survivor): Errand[] {
  if (placesLeft(state) === 0 || state.panel.tokens.length === 0 || chips.length === 0) return [];
  return [...land.near.keys()]
    .filter(room => hasIcon(state, room, 'terminal'))
    .flatMap(room =>
      chips.map(chip => ({
        room,
        option: `terminal:${chip}`,
        worth: terminalWorth(state, chip),
        ap: state.cornersUsed.includes(tileIndex(state, room)) ? 4 : 2,
      })),
    );
}

/** The corner rooms' own functions. */
function corners({ state, land }: Outlook, survivor: Survivor): Errand[] {
  if (state.options['no-corner-functions']) return [];
  return [...land.near.keys()].flatMap(room => {
    if (!hasIcon(state, room, 'terminal') || state.cornersUsed.includes(tileIndex(state, room))) return [];
    const worth = cornerWorth(state, survivor, room);
    return worth > 0 ? [{ room, option: `use-corner:${survivor.id}`, worth, ap: 2 }] : [];
  });
}

/** What a corner room's own function would do for him. */
export function cornerWorth(state: State, survivor: Survivor, room: RoomId): number {
  if (hasIcon(state, room, 'medic-bay')) return healingWorth(survivor) * Math.min(2, survivor.wounds) * 1.3;
  if (hasIcon(state, room, 'virus-cabinet')) return survivor.virus > 1 ? 22 : 0;
  if (hasIcon(state, room, 'sprinkler-control')) return state.fire === null ? 0 : 22;
  return survivor.cards.some(card => itemIdOf(card).endsWith('gun') && card.ammo === 0) ? 4 : 0;
}

/** Best of all is to put the whole fire out. */
function fires(outlook: Outlook, survivor: Survivor): Errand[] {
  const { state, land } = outlook;
  const ways = outlook.ways(survivor);
  const errands: Errand[] = [];
  const tool = survivor.cards.find(card => card.inHand && TOOLS.includes(itemIdOf(card)));
  for (const room of land.near.keys()) {
    const { burn, destroyed } = tileOf(state, room);
    if (burn === 0 || destroyed) continue;
    const option = tool === undefined ? `extinguish:${survivor.id}` : `extinguish-with:${tool.id}`;
    const each = tool === undefined ? 2 : 1;
    const steps = ways.get(room)?.steps ?? Infinity;
    // By the next round the fire will be elsewhere.
    const isSource = state.fire === tileIndex(state, room) && steps + each * burn <= apLeft(state, survivor);
    const worth = isSource ? 40 / burn : burn > 1 && state.fire !== null ? 5 : 0.6;
    errands.push({ room, option, worth, ap: each });
  }
  return errands;
}

const TOOLS: readonly string[] = ['fire-axe', 'fire-extinguisher'];

/** To somebody whom a card of his would help to open doors. */
function meetings(outlook: Outlook, survivor: Survivor): Errand[] {
  return outlook.team
    .filter(one => one !== survivor && one.room !== survivor.room)
    .flatMap(one => {
      const worth = bestGift(outlook, survivor, one)?.worth ?? 0;
      return worth > 2 ? [{ room: one.room, option: '', worth, ap: 1 }] : [];
    });
}
