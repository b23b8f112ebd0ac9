import type { Option } from '@tenebrae/kernel';
import { type AttackValues, attackValues, weaponOf } from '../rules/weapons.ts';
import type { Card, Survivor } from '../state.ts';
import { dangerIn } from './danger.ts';
import { sightFrom } from './ground.ts';
import type { Land } from './land.ts';
import type { Member } from './member.ts';
import type { Outlook } from './outlook.ts';
import { type Place, placeOf } from './plan.ts';
import { lastIn } from './weights.ts';

/** The weapon that an option names; null for the fists. */
export function weaponIn(survivor: Survivor, option: Option): Card | null {
  const name = lastIn(option);
  return survivor.cards.find(one => one.id === name) ?? null;
}

/** Hits that an attack makes on average. */
export const expectedHits = ({ dice, aimHits, hitsForOne }: AttackValues): number =>
  ((HITS[dice] ?? 0) + aimHits * (AIMED[dice] ?? 0)) * hitsForOne;

/** Successes that failures leave on average; and aims, where there is a success to go with. */
const HITS: readonly number[] = [0, 0.33, 0.56, 0.86, 1.17];
const AIMED: readonly number[] = [0, 0, 0.11, 0.25, 0.4];

/** What an attack before the showdown is worth: enemies fewer to attack, and the way clear. */
export function attackScore({ state, land, team }: Outlook, member: Member, option: Option): number {
  const { survivor, place } = member;
  const card = weaponIn(survivor, option);
  const values = attackValues(survivor, card);
  const hits = expectedHits(values);
  const here = land.zombies[place] as number;
  const dice = land.dice[place] as number;
  const each = Math.max(0, dangerIn(land, member, place)) / Math.max(1, dice);
  let score = Math.min(hits, zombiesInSight(land, place, values.range)) * (dice > 0 ? each + KILL : 0.3);
  if (here > 0) score += values.dice * ESCAPE;
  const { creature } = state;
  if (creature !== null && placeOf(land.ground.plan, creature.room) === place) {
    const friends = team.filter(one => one.place === place).length;
    score = Math.max(score, hits * (friends > 1 ? 6 : 4) + values.dice * ESCAPE);
  }
  return score - (card !== null && weaponOf(card)?.kind === 'firearm' ? AMMO_COST : 0);
}

/** Zombies that are seen from a room so many rooms away or nearer. */
export function zombiesInSight({ state, ground, zombies }: Land, place: Place, range: number): number {
  const { places, distances } = sightFrom(state, ground, place);
  let count = 0;
  for (let at = 0; at < places.length; at += 1)
    if ((distances[at] as number) <= range) count += zombies[places[at] as Place] as number;
  return count;
}

/** What it is worth to be rid of a zombie for good. */
const KILL = 6.5;
/** A knockback or a retreat frees whoever is held. */
const ESCAPE = 0.25;
const AMMO_COST = 0.5;
