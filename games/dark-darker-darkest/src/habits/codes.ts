import type { RoomId } from '@tenebrae/board';
import { CARDS, type CardId } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import { CODE_TOKENS } from '../data/code-tokens.ts';
import type { CodeColour } from '../data/colours.ts';
import { SECURITY_BOARD_CHIPS } from '../data/limits.ts';
import { MULTITRACKER_FRONT } from '../data/multitracker.ts';
import { apLeft } from '../rules/action-points.ts';
import { hasEnemy, isIn } from '../rules/figures.ts';
import { hasIcon, LABORATORY } from '../rules/rooms.ts';
import { locksOf } from '../rules/unlock.ts';
import { weaponOf } from '../rules/weapons.ts';
import type { State, Survivor } from '../state.ts';
import { type Way, waysFrom } from './ways.ts';

/** How many tokens a chip would take off the panel. */
export function chipMatches(state: State, chip: CodeChipId): number {
  const left: CodeColour[] = state.panel.tokens.map(id => CODE_TOKENS[id].colour);
  let matches = 0;
  for (const icon of CODE_CHIPS[chip].icons) {
    const at = left.indexOf(icon);
    if (at < 0) continue;
    left.splice(at, 1);
    matches += 1;
  }
  return matches;
}

export function coloursOf(survivor: Survivor): Set<CodeColour> {
  const colours = new Set<CodeColour>();
  for (const card of survivor.cards) for (const icon of CARDS[card.id].icons) colours.add(icon);
  return colours;
}

/** Icons of a chip that a survivor's cards do not show, if he had one card more. */
export function iconsMissing(survivor: Survivor, chip: CodeChipId, more?: CardId): number {
  const has = coloursOf(survivor);
  if (more !== undefined) for (const icon of CARDS[more].icons) has.add(icon);
  return CODE_CHIPS[chip].icons.filter(icon => !has.has(icon)).length;
}

/** Spaces that the darkness marker can still go. */
export const darknessLeft = (state: State): number => MULTITRACKER_FRONT.darkness.length - state.darkness;

/** Chips that the security board still takes. */
export const placesLeft = ({ panel }: State): number => SECURITY_BOARD_CHIPS - panel.chips.length;

/** What the chip and the way behind a door are worth. */
export function doorWorth(
  state: State,
  chip: CodeChipId,
  to: RoomId,
  isReached: (room: RoomId) => boolean,
): number {
  let worth = 3;
  if (placesLeft(state) > chipsCarried(state)) worth += 6 * chipMatches(state, chip);
  else worth += 2 * chipMatches(state, chip);
  if (isReached(to)) return worth;
  if (hasIcon(state, to, 'terminal')) worth += state.panel.tokens.length > 0 ? 14 : 2;
  const isCutOff = !laboratoryDoors(state).some(isReached);
  return worth + 3 + (isCutOff ? (canPayForCode(state) ? 20 : 5) : 0);
}

const chipsCarried = (state: State): number =>
  state.survivors.reduce(
    (sum, one) => sum + one.chips.filter(chip => chipMatches(state, chip) > 1).length,
    0,
  );

/** What it is worth to enter a chip: the tokens that go; one that takes off a single one had better wait for a better one. */
export function terminalWorth(state: State, chip: CodeChipId): number {
  const matches = chipMatches(state, chip);
  if (matches > 1) return 12 + 8 * matches;
  return state.panel.tokens.length <= darknessLeft(state) + 1 || state.darkness > 3 ? 14 : 5;
}

export const laboratoryDoors = (state: State): RoomId[] =>
  (state.house[LABORATORY]?.openings ?? []).map(opening => opening.to);

/** Whether darkness could pay for the rest of the code. */
export const canPayForCode = (state: State): boolean => state.panel.tokens.length <= darknessLeft(state);

/** Whether darkness can pay for the rest of the code and somebody can still walk into the laboratory in this team's actions. */
export function canRush(state: State): boolean {
  const { phase } = state;
  if (!canPayForCode(state) || phase.kind !== 'actions') return false;
  return (state.teams[phase.team] ?? []).some(id => {
    const survivor = state.survivors.find(one => one.id === id);
    if (survivor === undefined || !isIn(survivor) || survivor.entrapped !== 'no') return false;
    if (hasEnemy(state, survivor.room)) return false;
    return stepsToLaboratory(state, waysFrom(state, survivor)) <= apLeft(state, survivor);
  });
}

/** What the way into the laboratory would cost, were it open. */
function stepsToLaboratory(state: State, ways: ReadonlyMap<RoomId, Way>): number {
  let best = Infinity;
  for (const door of laboratoryDoors(state)) {
    if (!hasEnemy(state, door)) best = Math.min(best, (ways.get(door)?.cost ?? Infinity) + 1);
  }
  return best;
}

/** A card of one survivor with which another could open a door that he knows, and what that door is worth. */
export interface Gift {
  readonly card: CardId;
  readonly worth: number;
}

export function bestGift(state: State, from: Survivor, to: Survivor): Gift | null {
  let best: Gift | null = null;
  const ap = apLeft(state, to);
  if (to.entrapped !== 'no' || hasEnemy(state, to.room)) return null;
  const ways = waysFrom(state, to);
  const own = openableBy(state, from);
  for (const [room, { cost }] of ways) {
    if (cost >= ap) continue;
    for (const { lock, to: beyond } of locksOf(state, room)) {
      const { chip } = lock;
      if (chip === null || iconsMissing(to, chip) === 0) continue;
      const worth = doorWorth(state, chip, beyond, one => ways.has(one)) / (cost + 2);
      if (worth <= (best?.worth ?? 0)) continue;
      for (const one of from.cards) {
        if (weaponOf(one) !== null) continue;
        const card = one.id;
        const keeps = own.some(chip => iconsMissing(without(from, card), chip) > 0);
        if (!keeps && iconsMissing(to, chip, card) === 0) best = { card, worth };
      }
    }
  }
  return best;
}

const without = (survivor: Survivor, card: CardId): Survivor => ({
  ...survivor,
  cards: survivor.cards.filter(one => one.id !== card),
});

/** The chips on the doors that he could open by himself. */
function openableBy(state: State, survivor: Survivor): CodeChipId[] {
  return [...waysFrom(state, survivor).keys()].flatMap(room =>
    locksOf(state, room).flatMap(({ lock: { chip } }) =>
      chip !== null && iconsMissing(survivor, chip) === 0 ? [chip] : [],
    ),
  );
}
