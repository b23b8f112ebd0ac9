import type { Option } from '@tenebrae/kernel';
import type { SurvivorId } from '../data/survivors.ts';
import { survivorOf } from '../rules/figures.ts';
import { bestHandling, handlingScore } from './cards.ts';
import { errandScores } from './errands.ts';
import { attackScore } from './fight.ts';
import { bestGift } from './gifts.ts';
import { sightFrom } from './ground.ts';
import { healingWorth } from './healing.ts';
import type { Member } from './member.ts';
import type { Outlook } from './outlook.ts';
import type { Place } from './plan.ts';
import { byVerb, IDLE } from './weights.ts';

type Score = (outlook: Outlook, member: Member, option: Option, name: string) => number;

/** How much each option is worth to a team's member before the showdown, for each action point. */
export function teamScores(outlook: Outlook, member: Member, options: readonly Option[]): number[] {
  const errands = errandScores(outlook, member);
  return options.map(option => {
    const { score, name } = scoring(option.id);
    return Math.max(errands.get(option.id) ?? 0, score?.(outlook, member, option, name) ?? 0);
  });
}

const SCORES = new Map<string, Score>([
  ['hand-over', () => IDLE],
  ['reveal-chip', () => 60],
  ['shine', () => 60],
  ['attack', attackScore],
  ['free-attack', (outlook, member, option) => attackScore(outlook, member, option) * 3],
  ['throw', throwScore],
  ['attempt-rescue', rescueScore],
  ['flashbang', () => 9],
  ['buy-skill', ({ state }, { survivor }, option) => handlingScore(state, survivor, option) * 4],
  ['heal-other', ({ state }, _, __, other) => healingWorth(survivorOf(state, other as SurvivorId))],
  ['close-reactor', () => 12],
  ['remove-radiation', () => 1],
  ['manage', ({ state }, { survivor }) => bestHandling(state, survivor) * 4],
  ['give', (outlook, { survivor }, _, other) => giftScore(outlook, survivor.id, other)],
  ['take', (outlook, { survivor }, _, other) => giftScore(outlook, other, survivor.id)],
]);

const scoring = byVerb(SCORES);

function rescueScore({ land }: Outlook, { survivor, place }: Member): number {
  if (survivor.entrapped !== 'no') return 8;
  return (land.zombies[place] as number) > 3 ? 5 : 2;
}

function giftScore(outlook: Outlook, from: string, to: string): number {
  const { state } = outlook;
  const gift = bestGift(outlook, survivorOf(state, from as SurvivorId), survivorOf(state, to as SurvivorId));
  return gift?.worth ?? 0;
}

/** Explosives are for the nemesis; before, only for a horde that is about to attack. */
function throwScore({ state, land, team }: Outlook, { place }: Member): number {
  if ((land.dice[place] as number) < 4) return 0;
  const { places, distances } = sightFrom(state, land.ground, place);
  let most = 0;
  for (let at = 0; at < places.length; at += 1)
    if (distances[at] === 1) most = Math.max(most, land.zombies[places[at] as Place] as number);
  return most - team.filter(one => one.place === place).length > 2 ? 4 : 0;
}
