import type { Question } from '@tenebrae/kernel';
import { buyUpgrade, chooseService, restingPoint, spendDay, tradeTrinkets } from './habits/hamlet.ts';
import { decideOnMap, useBefore } from './habits/map.ts';
import { isMisplaced, takeStance } from './habits/stances.ts';
import { activate, aimSkill, chooseTarget, takeAction } from './habits/turn.ts';
import { anything, byId, each, type Habit, nameIn, verbOf } from './habits/weights.ts';
import { PARTIES } from './data/parties.ts';
import type { State } from './state.ts';

/** What a seasoned player does without thinking: how readily each option is taken. All weights are ours. */
export function habits(state: State, question: Question): readonly number[] {
  const habit = HABITS[question.ask] ?? (question.ask.startsWith('trinket-at-') ? useTrinket : payIfAsked);
  return habit(state, question);
}

/** A Trinket is used while its good side is up, and turned back at leisure. */
const useTrinket: Habit = each(
  () =>
    ({ id, about }) =>
      id === 'pass' ? 1 : about?.['positive'] === true ? 2 : 0.3,
);

/** Provisions are there to be spent; what is offered is taken. */
const payIfAsked: Habit = each(() => option => (verbOf(option) === 'pay' ? 4 : 1));

/** Who can take a blow, and who can mend one. */
const FAVOURITES: Readonly<Record<string, number>> = {
  'vestal': 12,
  'crusader': 8,
  'hellion': 6,
  'highwayman': 6,
  'bounty-hunter': 4,
  'arbalest': 3,
};
/** The Skills of the suggested groups. */
const USUAL_SKILLS: ReadonlySet<string> = new Set(
  Object.values(PARTIES).flatMap(party => party.flatMap(([, skills]) => [...skills])),
);

const HABITS: Readonly<Record<string, Habit>> = {
  'choose-hero': each(() => option => FAVOURITES[nameIn(option)] ?? 1),
  'choose-replacement': each(() => option => FAVOURITES[nameIn(option)] ?? 1),
  'equip-skill': each(() => option => (USUAL_SKILLS.has(nameIn(option)) ? 5 : 1)),
  'prepare-quest': each(state => {
    const first = isMisplaced(state) ? 'rearrange' : 'enter';
    return ({ id }) => Number(id === first);
  }),
  'order-heroes': takeStance,
  'unequip-skill': byId({ pass: 1 }, 0),

  'decide-on-map': decideOnMap,
  'use-before': useBefore,
  'resolve-darkness': each(
    ({ campaign }) =>
      ({ id }) =>
        id === 'dim' ? campaign.light : id === 'suffer' ? 1 : 6,
  ),
  'curio-torch': each(
    ({ campaign }) =>
      ({ id }) =>
        id === 'pass' ? 2 : campaign.provisions.torch,
  ),
  'share-rest': byId({ 'rest-apart': 0 }),
  'spend-resting-point': restingPoint,

  'take-action': takeAction,
  'choose-target-area': aimSkill,
  'choose-targets': chooseTarget,

  'spend-day': spendDay,
  'leave-hamlet': byId({ 'set-out': 1 }, 0.2),
  'agree-to-upgrade': byId({ refuse: 0 }),
  'choose-service': chooseService,
  'buy-upgrade': buyUpgrade,
  'trade-trinkets': tradeTrinkets,
  'sell-provisions': byId({ sell: 1 }, 6),

  'draft-pick': anything,
  'choose-profile': anything,
  'circus-stance': takeStance,
  'place-hero': anything,
  'activate-hero': activate,
};
