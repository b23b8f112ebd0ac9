import type { Resistible } from '../data/conditions.ts';
import type { RoomRule, RoomWho } from '../data/room-cards.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { State } from '../state.ts';
import { type Figure, isHero, isMonster } from './figures.ts';
import { roomRules } from './room-effects.ts';

/** The Founder's Tomb takes these away and keeps them off. */
export const SANCTUARY = ['bleed', 'blight', 'debuff', 'stun', 'mark'] as const;

/** Whether the Room forbids healing where a character stands (Collapsed Hospice, ashes). */
export const cannotBeHealed = (state: State, figure: Figure): boolean => isUnder(state, 'no-healing', figure);

/** Whether the Room makes a character immune to something where it stands (Founder's Tomb). */
export const isSheltered = (state: State, figure: Figure, what: Resistible): boolean =>
  (what === 'shuffle' || (SANCTUARY as readonly Resistible[]).includes(what)) &&
  isUnder(state, 'sanctuary', figure);

/** The Ribcage: what the Room adds to the Acc of a Skill used at a distance. */
export function roomAcc(state: State, user: Figure, distance: number): number {
  if (state.battle === null || distance < 2) return 0;
  let acc = 0;
  for (const rule of roomRules(state)) if (rule.kind === 'far-acc' && isOf(user, rule.who)) acc += rule.acc;
  return acc;
}

/** What the Room adds to a character's printed Speed in an Area; it leaves a Speed of 1. */
export function roomSpeed(state: State, figure: Figure, printed: number, area: AreaId | null): number {
  if (state.battle === null) return 0;
  let speed = 0;
  for (const rule of roomRules(state))
    if (rule.kind === 'slow' && isOf(figure, rule.who) && isThere(area, rule.areas)) speed += rule.speed;
  return Math.max(speed, Math.min(0, 1 - printed));
}

export function isUnder(state: State, kind: 'no-healing' | 'sanctuary', figure: Figure): boolean {
  if (state.battle === null) return false;
  for (const rule of roomRules(state))
    if (rule.kind === kind && isOf(figure, rule.who) && isThere(figure.area, rule.areas)) return true;
  return false;
}

/** Whom a line of a Room Card speaks of. */
export const isOf = (figure: Figure, who: RoomWho): boolean =>
  who === 'anyone' ||
  (who === 'heroes'
    ? isHero(figure)
    : isMonster(figure)
      ? who === 'monsters' || !figure.card.startsWith('templar-')
      : who !== 'monsters');
export const isThere = (area: AreaId | null, areas: readonly AreaId[] | 'all'): boolean =>
  areas === 'all' || (area !== null && areas.includes(area));

export type RoomRuleOf<Kind extends RoomRule['kind']> = Extract<RoomRule, { kind: Kind }>;
