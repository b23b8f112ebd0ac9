import { apLeft } from '../rules/action-points.ts';
import { apValue } from '../rules/figures.ts';
import { dangerIn, type Refuge, refugeFrom } from './danger.ts';
import { type Member, waysOf } from './member.ts';
import type { Outlook } from './outlook.ts';
import { NOWHERE, type Place } from './plan.ts';
import { stopOn, type Ways } from './ways.ts';

/** A survivor who thinks before the showdown about what he could do, here and in other rooms. */
export interface Errands {
  readonly outlook: Outlook;
  readonly member: Member;
  readonly ways: Ways;
  /** Action points that he has left, and those of a later round. */
  readonly ap: number;
  readonly apLater: number;
  /** Where he would best end his actions if he did nothing else. */
  readonly home: Refuge;
  /** How much the next step of each errand is worth for each action point, by the option that takes it. */
  readonly scores: Map<string, number>;
}

export function newErrands(outlook: Outlook, member: Member): Errands {
  const { land, state } = outlook;
  const ap = apLeft(state, member.survivor);
  return {
    outlook,
    member,
    ways: waysOf(land, member),
    ap,
    apLater: Math.max(1, apValue(member.survivor)),
    home: refugeFrom(land, member, member.place, ap),
    scores: new Map(),
  };
}

/**
 * Notes something to do in a room, with the option that does it (empty where to be there is all), what it is worth, the
 * action points that it needs and those that it takes on average, and how much danger counts. All figures are ours, found
 * by play; one is worth about an action point.
 */
export function noteErrand(
  errands: Errands,
  place: Place,
  option: string,
  worth: number,
  needed: number,
  price = needed,
  caution = 1,
): void {
  const { outlook, member, ways, ap, apLater, home } = errands;
  const { land } = outlook;
  const steps = ways.steps[place] as number;
  if (steps === Infinity) return;
  const total = steps + needed;
  const isNow = total <= ap;
  const part = isNow ? 1 : (LATER[Math.ceil((total - ap) / apLater)] as number);
  const after = isNow
    ? refugeFrom(land, member, place, ap - total).danger
    : dangerIn(land, member, stopOn(ways, place, ap));
  const gain = worth * part - (after - home.danger) * caution;
  const score = gain / Math.max(0.5, (ways.cost[place] as number) + price);
  const first = ways.first[place] as Place;
  noteScore(errands, first === NOWHERE ? option : (land.ground.plan.moves[first] as string), score);
}

/** What can only be done so many rounds later is worth so much of it. */
const LATER: readonly number[] = Array.from({ length: 100 }, (_, rounds) => 0.75 ** rounds);

export function noteScore({ scores }: Errands, option: string, score: number): void {
  if (score > (scores.get(option) ?? 0)) scores.set(option, score);
}

/** Somebody else is nearer, and free to go. */
export function isNearer(
  { outlook: { team, land }, member, ways }: Errands,
  place: Place,
  can: (one: Member) => boolean = anybody,
): boolean {
  const cost = ways.cost[place] as number;
  for (const one of team) {
    if (one === member || one.survivor.entrapped !== 'no' || land.held[one.place] === true) continue;
    if ((waysOf(land, one).cost[place] as number) < cost && can(one)) return true;
  }
  return false;
}

const anybody = (): boolean => true;
