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
import { CARDS } from '../data/cards.ts';
import { type Item, type ItemId, ITEMS } from '../data/equipment.ts';

export function survivorOf(state: State, id: SurvivorId): Survivor {
  for (const survivor of state.survivors) if (survivor.id === id) return survivor;
  throw new RuleBug(`DDD-SET-06: ${id} is not in this game`);
}

export const boardOf = (survivor: Survivor): SurvivorBoard => SURVIVORS[survivor.id];

export const isIn = (survivor: Survivor): boolean => survivor.status.kind === 'in';

/** The survivors on the board. */
export const survivorsIn = (state: State): Survivor[] => state.survivors.filter(isIn);

export const survivorsAt = (state: State, room: RoomId): Survivor[] =>
  state.survivors.filter(one => isIn(one) && one.room === room);

export function hasSurvivor(state: State, room: RoomId): boolean {
  for (const one of state.survivors) if (one.room === room && isIn(one)) return true;
  return false;
}

/** DDD-GEN-07: the horde of a room. */
export const zombiesAt = (state: State, room: RoomId): Zombie[] =>
  state.zombies.filter(one => one.room === room);

export function hasZombie(state: State, room: RoomId): boolean {
  for (const one of state.zombies) if (one.room === room) return true;
  return false;
}

/** Rooms with at least one zombie. */
export const hordes = (state: State): RoomId[] => [...new Set(state.zombies.map(one => one.room))];

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
  const isWanted = (effect: SkillEffect): effect is Extract<SkillEffect, { kind: Kind }> =>
    effect.kind === kind;
  for (const id of survivor.skills) {
    const { effect } = ALL_SKILLS[id];
    if (isWanted(effect)) return effect;
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

export const itemIdOf = (card: Card): ItemId => CARDS[card.id].item;
export const itemOf = (card: Card): Item => ITEMS[itemIdOf(card)];

/** DDD-EQP-03: his card with this item that is in hand. */
export const inHand = (survivor: Survivor, item: ItemId): Card | undefined =>
  survivor.cards.find(card => card.inHand && itemIdOf(card) === item);

/** His card with this item, in hand or stowed. */
export const carried = (survivor: Survivor, item: ItemId): Card | undefined =>
  survivor.cards.find(card => itemIdOf(card) === item);
