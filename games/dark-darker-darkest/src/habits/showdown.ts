import type { RoomId } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import { ITEM_FUNCTIONS } from '../data/item-functions.ts';
import type { SurvivorId } from '../data/survivors.ts';
import { apLeft } from '../rules/action-points.ts';
import { itemIdOf, survivorOf } from '../rules/figures.ts';
import { attackValues } from '../rules/weapons.ts';
import type { State, Survivor } from '../state.ts';
import { bestHandling, handlingScore } from './cards.ts';
import { cornerWorth } from './corners.ts';
import { expectedHits, weaponIn, zombiesInSight } from './fight.ts';
import { sightFrom } from './ground.ts';
import { healingWorth } from './healing.ts';
import type { Member } from './member.ts';
import type { Outlook } from './outlook.ts';
import { placeOf } from './plan.ts';
import { hitsFrom, isKeeper, showdownStep } from './showdown-places.ts';
import { byVerb, IDLE } from './weights.ts';

/** What the survivors do in the showdown: hit the nemesis, and keep the keeper of the antidote alive. */
export function showdownScores(outlook: Outlook, member: Member, options: readonly Option[]): number[] {
  const step = showdownStep(outlook, member);
  return options.map(option => {
    const { score, name } = scoring(option.id);
    return score?.(outlook, member, option, name, step) ?? 0;
  });
}

type Score = (outlook: Outlook, member: Member, option: Option, name: string, step: RoomId | null) => number;

const SCORES = new Map<string, Score>([
  ['hand-over', () => IDLE],
  ['move', (_, __, ___, room, step) => (room === step ? 5 : 0)],
  ['attack', attackScore],
  ['free-attack', (outlook, member, option) => attackScore(outlook, member, option) * 3],
  ['throw', throwScore],
  ['attempt-rescue', () => 6],
  ['flashbang', () => 12],
  ['use-corner', ({ state }, { survivor }) => cornerWorth(state, survivor, survivor.room) / 2.5],
  ['heal-other', ({ state }, _, __, other) => helpScore(state, survivorOf(state, other as SurvivorId))],
  ['buy-skill', ({ state }, { survivor }, option) => handlingScore(state, survivor, option) * 4],
  ['manage', ({ state }, { survivor }) => bestHandling(state, survivor) * 4],
  ['drink', drinkScore],
]);

const scoring = byVerb(SCORES);

const helpScore = (state: State, other: Survivor): number =>
  healingWorth(other) * (isKeeper(state, other) ? 2 : 0.6);

/** Hits on the nemesis count most; zombies in the room are in the way, and others will come. */
function attackScore(outlook: Outlook, member: Member, option: Option): number {
  const { land } = outlook;
  const { survivor, place } = member;
  const values = attackValues(survivor, weaponIn(survivor, option));
  const hits = expectedHits(values);
  const distance = toNemesis(outlook, member);
  if (distance <= values.range) return hits * 16;
  const zombies = zombiesInSight(land, place, values.range);
  const each = (land.zombies[place] as number) > 0 ? 6 : 2.5;
  return Math.min(hits, zombies) * each + (distance <= values.range + 1 ? hits * 2 : 0);
}

/** Rooms to the nemesis; infinity when it is not in sight. */
function toNemesis({ state, land: { ground } }: Outlook, { place }: Member): number {
  if (state.nemesis === null) return Infinity;
  const { places, distances } = sightFrom(state, ground, place);
  return distances[places.indexOf(placeOf(ground.plan, state.nemesis.room))] ?? Infinity;
}

/** Explosives were kept for the nemesis. */
function throwScore(outlook: Outlook, member: Member, option: Option): number {
  const card = weaponIn(member.survivor, option);
  const effect = card === null ? null : ITEM_FUNCTIONS[itemIdOf(card)].effect;
  const hits = effect?.kind === 'throw' ? effect.hits : 0;
  if (toNemesis(outlook, member) === 1) return hits * 16;
  return (outlook.land.zombies[member.place] as number) > 0 ? 0 : 1;
}

function drinkScore(outlook: Outlook, member: Member): number {
  if (apLeft(outlook.state, member.survivor) !== 0) return 0;
  const distance = toNemesis(outlook, member);
  return distance !== Infinity && hitsFrom(member, distance) > 0 ? 9 : 0;
}
