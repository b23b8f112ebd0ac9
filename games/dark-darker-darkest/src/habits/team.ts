import type { Option } from '@tenebrae/kernel';
import type { SurvivorId } from '../data/survivors.ts';
import { survivorOf, survivorsAt, zombiesAt } from '../rules/figures.ts';
import { seenDistances } from '../rules/rooms.ts';
import type { Survivor } from '../state.ts';
import { bestHandling, handlingScore } from './cards.ts';
import { errandScores, IDLE } from './errands.ts';
import { attackScore } from './fight.ts';
import { bestGift } from './gifts.ts';
import { healingWorth } from './healing.ts';
import type { Outlook } from './outlook.ts';

type Score = (outlook: Outlook, survivor: Survivor, option: Option, name: string) => number;

/** How much each option is worth to a team's member before the showdown, for each action point. */
export function teamScores(outlook: Outlook, survivor: Survivor, options: readonly Option[]): number[] {
  const errands = errandScores(outlook, survivor);
  return options.map(option => {
    const [verb = '', name = ''] = option.id.split(':');
    return Math.max(errands.get(option.id) ?? 0, SCORES[verb]?.(outlook, survivor, option, name) ?? 0);
  });
}

const SCORES: Readonly<Record<string, Score>> = {
  'hand-over': () => IDLE,
  'reveal-chip': () => 60,
  'shine': () => 60,
  'attack': attackScore,
  'free-attack': (outlook, survivor, option) => attackScore(outlook, survivor, option) * 3,
  'throw': throwScore,
  'attempt-rescue': ({ state }, survivor) =>
    survivor.entrapped !== 'no' ? 8 : zombiesAt(state, survivor.room).length > 3 ? 5 : 2,
  'flashbang': () => 9,
  'buy-skill': ({ state }, survivor, option) => handlingScore(state, survivor, option) * 4,
  'heal-other': ({ state }, _, __, other) => healingWorth(survivorOf(state, other as SurvivorId)),
  'close-reactor': () => 12,
  'remove-radiation': () => 1,
  'manage': ({ state }, survivor) => bestHandling(state, survivor) * 4,
  'give': (outlook, survivor, _, other) =>
    bestGift(outlook, survivor, survivorOf(outlook.state, other as SurvivorId))?.worth ?? 0,
  'take': (outlook, survivor, _, other) =>
    bestGift(outlook, survivorOf(outlook.state, other as SurvivorId), survivor)?.worth ?? 0,
};

/** Explosives are for the nemesis; before, only for a horde that is about to attack. */
function throwScore({ state, land }: Outlook, survivor: Survivor): number {
  if ((land.dice.get(survivor.room) ?? 0) < 4) return 0;
  let most = 0;
  for (const [room, distance] of seenDistances(state, survivor.room)) {
    if (distance === 1) most = Math.max(most, zombiesAt(state, room).length);
  }
  return most - survivorsAt(state, survivor.room).length > 2 ? 4 : 0;
}
