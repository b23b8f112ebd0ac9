import type { Option } from '@tenebrae/kernel';
import { survivorsAt, zombiesAt } from '../rules/figures.ts';
import { seenDistances } from '../rules/rooms.ts';
import { type AttackValues, attackValues, weaponOf } from '../rules/weapons.ts';
import type { Card, Survivor } from '../state.ts';
import { danger } from './land.ts';
import type { Outlook } from './outlook.ts';

/** The weapon that an option names; null for the fists. */
export const weaponIn = (survivor: Survivor, option: Option): Card | null =>
  survivor.cards.find(one => option.id.endsWith(`:${one.id}`)) ?? null;

/** Hits that an attack makes on average. */
export const expectedHits = ({ dice, aimHits, hitsForOne }: AttackValues): number =>
  ((HITS[dice] ?? 0) + aimHits * (AIMED[dice] ?? 0)) * hitsForOne;

/** Successes that failures leave on average; and aims, where there is a success to go with. */
const HITS: readonly number[] = [0, 0.33, 0.56, 0.86, 1.17];
const AIMED: readonly number[] = [0, 0, 0.11, 0.25, 0.4];

/** What an attack before the showdown is worth: enemies fewer to attack, and the way clear. */
export function attackScore({ state, land }: Outlook, survivor: Survivor, option: Option): number {
  const card = weaponIn(survivor, option);
  const values = attackValues(survivor, card);
  const hits = expectedHits(values);
  const here = zombiesAt(state, survivor.room).length;
  let near = 0;
  for (const [room, distance] of seenDistances(state, survivor.room)) {
    if (distance > 0 && distance <= values.range) near += zombiesAt(state, room).length;
  }
  const dice = land.dice.get(survivor.room) ?? 0;
  const each = Math.max(0, danger(land, survivor, survivor.room)) / Math.max(1, dice);
  let score = Math.min(hits, here + near) * (dice > 0 ? each + KILL : 0.3);
  if (here > 0) score += values.dice * ESCAPE;
  const { creature } = state;
  if (creature !== null && creature.room === survivor.room) {
    const friends = survivorsAt(state, survivor.room).length;
    score = Math.max(score, hits * (friends > 1 ? 6 : 4) + values.dice * ESCAPE);
  }
  return score - (card !== null && weaponOf(card)?.kind === 'firearm' ? AMMO_COST : 0);
}

/** What it is worth to be rid of a zombie for good. */
const KILL = 6.5;
/** A knockback or a retreat frees whoever is held. */
const ESCAPE = 0.25;
const AMMO_COST = 0.5;
