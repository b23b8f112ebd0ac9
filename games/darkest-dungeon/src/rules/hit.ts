import { bossOf } from '../data/bosses.ts';
import { isDeckMonster } from '../data/monsters.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { SkillCard } from '../data/skill-card.ts';
import type { RoomId } from '../data/rooms.ts';
import type { State } from '../state.ts';
import { distance, groundOf } from './areas.ts';
import { butcherCrit } from './circus.ts';
import { battleOf, cardOf, type Figure, heroCardOf, isHero, isMonster, stacksOf } from './figures.ts';
import { lightCrit, lightDodge, lightMonsters } from './modifiers.ts';
import { roomAcc, roomSpeed } from './room-passives.ts';
import type { SkillUse } from './skill-use.ts';

/**
 * DD-SKL-07, DD-SKL-10, DD-SKL-25, DD-CON-23, DD-LGT-05, DD-POS-07, DD-POS-08, DD-POS-10: the highest roll that hits a target:
 * Acc, Dodge, Mark, Light, ground, Room, Trinkets.
 */
export function hitNumber(state: State, use: SkillUse, target: Figure): number {
  const { user, card, from, area } = use;
  let acc = (card.acc ?? 0) + use.acc;
  if (isMonster(user)) acc += lightMonsters(state);
  if (target.side !== user.side) acc += stacksOf(target, 'mark');
  if (from !== null && area !== null) {
    const { room } = battleOf(state);
    acc += groundBonus(room, from, area) + roomAcc(state, user, distance(room, from, area));
  }
  for (const one of use.dodges) if (one.target === target) acc -= one.dodge;
  return acc - dodgeOf(state, target);
}

/**
 * DD-SKL-11, DD-SKL-12, DD-CON-18, DD-CON-19, DD-LGT-03, DD-LGT-06, DD-MOD-07: the highest roll that is critical against a
 * target; 0 or less: none. Dodge does not count.
 */
export function critNumber(state: State, use: SkillUse, target: Figure): number {
  const { user, card, area } = use;
  if (card.crit === undefined) return 0;
  let crit = card.crit + use.crit + lightCrit(state) + stacksOf(user, 'buff');
  if (target.side !== user.side) crit += stacksOf(target, 'debuff');
  if (isMonster(user) && state.options.difficulty === 'stygian' && isBossItself(user)) crit += 1;
  if (state.circus !== null && (area ?? use.from) !== null)
    crit += butcherCrit(state, user, area ?? use.from ?? '');
  return crit;
}

/** DD-MOD-07: the Boss in all its forms, both Templars; not what comes with it. */
const isBossItself = ({ card }: Extract<Figure, { kind: 'monster' }>): boolean =>
  !isDeckMonster(card) && bossOf(card).role !== 'helper';

/** DD-SKL-03, DD-POS-07 to DD-POS-10: whether an Area is at a permitted distance, optional Range included. */
export function isInRange(
  state: State,
  user: Figure,
  from: AreaId,
  { range }: SkillCard,
  area: AreaId,
): boolean {
  if (range === 'anywhere') return true;
  if (range === 'self') return area === user.area;
  const { room } = battleOf(state);
  const steps = distance(room, from, area);
  const most = range.at(-1) ?? 0;
  return range.includes(steps) || (steps > most && steps <= most + groundBonus(room, from, area));
}

/** DD-POS-09, DD-MON-17: the distances a Skill is permitted from one Area to another, optional Range included. */
export function permittedDistances(
  state: State,
  from: AreaId,
  { range }: SkillCard,
  area: AreaId,
): readonly number[] {
  const { room } = battleOf(state);
  if (range === 'anywhere') return [distance(room, from, area)];
  if (range === 'self') return [0];
  const bonus = groundBonus(room, from, area);
  const most = range.at(-1) ?? 0;
  if (bonus === 0) return range;
  return bonus === 1 ? [...range, most + 1] : [...range, most + 1, most + 2];
}

/** DD-POS-07, DD-POS-08, DD-POS-10: what the ground adds to Acc and to Range. */
function groundBonus(room: RoomId, from: AreaId, area: AreaId): number {
  const here = groundOf(room, from);
  const there = groundOf(room, area);
  return (here === 'high' && there !== 'high' ? 1 : 0) + (here !== 'low' && there === 'low' ? 1 : 0);
}

/** DD-LGT-02, DD-LGT-05: Dodge as it stands, Light and Quest included, Trinkets not. */
export const dodgeOf = (state: State, figure: Figure): number =>
  isHero(figure)
    ? heroCardOf(figure).dodge + lightDodge(state)
    : cardOf(figure).dodge + figure.moreDodge + lightMonsters(state);

/** Speed as it stands, or would in another Area, the Room included, Trinkets not. */
export function speedOf(state: State, figure: Figure, area = figure.area): number {
  const printed = isHero(figure) ? heroCardOf(figure).speed : cardOf(figure).speed;
  return printed + roomSpeed(state, figure, printed, area);
}
