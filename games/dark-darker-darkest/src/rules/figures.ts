import type { RoomId } from '@tenebrae/board';
import { RuleBug } from '@tenebrae/kernel';
import { BOARD_SIDES, SURVIVORS, type SurvivorBoard, type SurvivorId } from '../data/survivors.ts';
import {
  VARIANT_SKILLS,
  SKILLS,
  type Skill,
  type SkillEffect,
  type SkillEffectKind,
  type SkillId,
} from '../data/skills.ts';
import type { Card, State, Survivor, Zombie } from '../state.ts';
import { type Item, type ItemId, ITEMS } from '../data/equipment.ts';
import { printedOn } from './printed-cards.ts';

export function survivorOf(state: State, id: SurvivorId): Survivor {
  for (const survivor of state.survivors) if (survivor.id === id) return survivor;
  throw new RuleBug(`DDD-SET-06: ${id} is not in this game`);
}

export const boardOf = (survivor: Survivor): SurvivorBoard => SURVIVORS[survivor.id];

export const isIn = (survivor: Survivor): boolean => survivor.status.kind === 'in';

/** The survivors on the board. */
export function survivorsIn(state: State): Survivor[] {
  const survivors: Survivor[] = [];
  for (const one of state.survivors) if (isIn(one)) survivors.push(one);
  return survivors;
}

export function survivorsAt(state: State, room: RoomId): Survivor[] {
  const survivors: Survivor[] = [];
  for (const one of state.survivors) if (one.room === room && isIn(one)) survivors.push(one);
  return survivors;
}

export function countSurvivorsAt(state: State, room: RoomId): number {
  let count = 0;
  for (const one of state.survivors) if (one.room === room && isIn(one)) count += 1;
  return count;
}

export function hasSurvivor(state: State, room: RoomId): boolean {
  for (const one of state.survivors) if (one.room === room && isIn(one)) return true;
  return false;
}

/** The rooms in which these survivors stand. */
export function roomsOf(survivors: readonly Survivor[]): RoomId[] {
  const rooms: RoomId[] = [];
  for (const { room } of survivors) if (!rooms.includes(room)) rooms.push(room);
  return rooms;
}

/** DDD-GEN-07: the horde of a room. */
export function zombiesAt(state: State, room: RoomId): Zombie[] {
  const zombies: Zombie[] = [];
  for (const one of state.zombies) if (one.room === room) zombies.push(one);
  return zombies;
}

export function hasZombie(state: State, room: RoomId): boolean {
  for (const one of state.zombies) if (one.room === room) return true;
  return false;
}

/** Rooms with at least one zombie. */
export function hordes(state: State): RoomId[] {
  const rooms: RoomId[] = [];
  for (const { room } of state.zombies) if (!rooms.includes(room)) rooms.push(room);
  return rooms;
}

/** DDD-GEN-13: a zombie, the creature or the nemesis. */
export const hasEnemy = (state: State, room: RoomId): boolean =>
  hasZombie(state, room) || state.creature?.room === room || state.nemesis?.room === room;

/** DDD-SUR-01, DDD-SUR-04: the AP of the zone where the energy marker stands; 0 on the skull. */
export function apValue(survivor: Survivor): number {
  const space = BOARD_SIDES[survivor.side].energyTrack[survivor.wounds];
  return typeof space === 'number' ? space : 0;
}

/** The number of wounds that kills. */
export const skullOf = (survivor: Survivor): number => BOARD_SIDES[survivor.side].energyTrack.length - 1;

/** The effect of an active skill of this kind, if he has one (DDD-SUR-11). */
export function skillEffect<Kind extends SkillEffectKind>(
  survivor: Survivor,
  kind: Kind,
): Extract<SkillEffect, { kind: Kind }> | undefined {
  // Most survivors have bought nothing yet.
  if (survivor.skills.length === 0) return undefined;
  for (const id of survivor.skills) {
    const { effect } = ALL_SKILLS[id];
    if (effect.kind === kind) return effect as Extract<SkillEffect, { kind: Kind }>;
  }
  return undefined;
}

export interface SkillSlot {
  readonly skill: SkillId;
  readonly price: number;
}

/** DDD-SUR-09, DDD-SKL-23: his four slots from left to right; with that option Guardian takes the place of Bruce's Searcher. */
export function skillSlots(state: State, survivor: Survivor): readonly SkillSlot[] {
  const printed: readonly SkillSlot[] = SURVIVORS[survivor.id].skills;
  return state.options['bruce-guardian'] ? printed.map(withGuardian) : printed;
}

function withGuardian({ skill, price }: SkillSlot): SkillSlot {
  const guardian = 'bruce-guardian' satisfies SkillId;
  return { skill: skill === VARIANT_SKILLS[guardian].replaces ? guardian : skill, price };
}

/** All effects of this kind among his active skills, as with two that add dice (DDD-SKL-13). */
export function skillEffects<Kind extends SkillEffectKind>(
  survivor: Survivor,
  kind: Kind,
): Extract<SkillEffect, { kind: Kind }>[] {
  const effects = survivor.skills.map((id): SkillEffect => ALL_SKILLS[id].effect);
  return effects.filter((effect): effect is Extract<SkillEffect, { kind: Kind }> => effect.kind === kind);
}

const ALL_SKILLS: Readonly<Record<keyof typeof SKILLS | keyof typeof VARIANT_SKILLS, Skill>> = {
  ...SKILLS,
  ...VARIANT_SKILLS,
};

export const itemIdOf = (card: Card): ItemId => printedOn(card).item;
export const itemOf = (card: Card): Item => ITEMS[itemIdOf(card)];

/** DDD-EQP-03: his card with this item that is in hand. */
export const inHand = (survivor: Survivor, item: ItemId): Card | undefined =>
  survivor.cards.find(card => card.inHand && printedOn(card).item === item);

/** His card with this item, in hand or stowed. */
export const carried = (survivor: Survivor, item: ItemId): Card | undefined =>
  survivor.cards.find(card => itemIdOf(card) === item);
