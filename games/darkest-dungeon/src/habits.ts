import type { Question } from '@tenebrae/kernel';
import { SKILL_SLOTS } from './data/limits.ts';
import {
  chooseService,
  giveUpQuirk,
  hamletSkillTarget,
  joinFeast,
  joinMilitia,
  laborForce,
  leaveHamlet,
  restingPoint,
  sellProvisions,
  spendDay,
  tradeTrinkets,
} from './habits/hamlet.ts';
import { chooseFace, darkness, decideOnMap, splitTrap, useBefore } from './habits/map.ts';
import { danger } from './habits/needs.ts';
import { buyUpgrade, equipSkill, raiseSkill } from './habits/skills.ts';
import { isMisplaced, takeStance } from './habits/stances.ts';
import { activate, aimSkill, chooseTarget, takeAction } from './habits/turn.ts';
import { anything, byId, each, type Habit, nameIn, surely, verbOf } from './habits/weights.ts';
import { heroIfIn } from './rules/figures.ts';
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
      id === 'pass' ? 1 : about?.['positive'] === true ? 4 : 0.1,
);

/** Provisions are there to be spent; what is offered is taken. */
const payIfAsked: Habit = each(() => option => (verbOf(option) === 'pay' ? 20 : 1));

/** Who can take a blow, and who can mend one. */
const FAVOURITES: Readonly<Record<string, number>> = {
  'vestal': 1000,
  'crusader': 300,
  'hellion': 100,
  'highwayman': 100,
  'arbalest': 20,
  'bounty-hunter': 20,
  'plague-doctor': 10,
  'grave-robber': 10,
  'occultist': 10,
};
const favourite: Habit = each(() => option => FAVOURITES[nameIn(option)] ?? 1);

/** What can be done with fewest fights comes first. */
const QUESTS: Readonly<Record<string, number>> = {
  'wipe-em-out': 5,
  'rising-threat': 4,
  'scout-ahead': 3,
  'dem-bones': 1,
  'fundraiser': 1.5,
  'reduce-to-rubble': 5,
  'disruption': 4,
  'clear-the-path': 4,
  'break-them': 2,
  'purify-the-fountains': 2,
  'warm-up-the-halls': 5,
  'forward-camps': 5,
  'the-threat-is-real': 3,
  'creeping-darkness': 2.5,
  'they-are-back': 1,
};

/** What is given up first for a Torch. */
const SPARE: Readonly<Record<string, number>> = { bandage: 4, potion: 2, food: 1 };

const HABITS: Readonly<Record<string, Habit>> = {
  'choose-hero': surely(favourite),
  'choose-replacement': surely(favourite),
  'equip-skill': surely(equipSkill),
  'choose-quest': surely(each(() => option => QUESTS[nameIn(option)] ?? 1)),
  'prepare-quest': (state, { options }) => {
    const open = state.heroes.find(hero => hero.equipped.length < (SKILL_SLOTS[hero.level - 1] ?? 0));
    const first = open !== undefined ? `swap:${open.id}` : isMisplaced(state) ? 'rearrange' : 'enter';
    return options.map(({ id }) => Number(id === first));
  },
  'order-heroes': takeStance,
  'unequip-skill': byId({ pass: 1 }, 0),
  'choose-face': surely(chooseFace),
  'make-torch': each(
    ({ campaign: { provisions } }) =>
      option =>
        option.id === 'pass' ? Number(provisions.torch >= 4) : 1e-3 + (SPARE[nameIn(option)] ?? 0),
  ),

  'decide-on-map': decideOnMap,
  'use-before': useBefore,
  'resolve-darkness': surely(darkness),
  'split-trap': surely(splitTrap),
  'curio-torch': each(
    ({ campaign }) =>
      ({ id }) =>
        id === 'pass' ? 2 : campaign.provisions.torch - 1,
  ),
  'curio-hero': each(state => option => {
    const hero = heroIfIn(state, nameIn(option));
    return hero === undefined ? 1 : (1.2 - Math.min(1, danger(hero))) ** 3;
  }),
  'share-rest': byId({ 'rest-apart': 0 }),
  'spend-resting-point': surely(restingPoint),
  'give-up-gold': each(({ campaign: { gold } }) => ({ about }) => {
    const given = Number(about?.['gold'] ?? 0);
    return gold - given >= 6 ? 1 + given : given === 0 ? 1 : 0;
  }),
  'gain-trinket': each(
    () => option => ({ 'keep-trinket': 10, 'give': 3, 'exchange': 1 })[verbOf(option)] ?? 0.01,
  ),
  'inherit-trinket-of': byId({ 'discard-trinket': 0 }),

  'take-action': takeAction,
  'choose-target-area': aimSkill,
  'choose-targets': chooseTarget,
  'open-chest': byId({ 'chest-gold': 3 }),

  'spend-day': surely(spendDay),
  'leave-hamlet': leaveHamlet,
  'agree-to-upgrade': byId({ refuse: 0 }),
  'choose-service': surely(chooseService),
  'hamlet-skill-target': surely(hamletSkillTarget),
  'buy-upgrade': surely(buyUpgrade),
  'train-for-free': surely(raiseSkill),
  'forge-skill': surely(raiseSkill),
  'trade-trinkets': surely(tradeTrinkets),
  'sell-provisions': surely(sellProvisions),
  'remove-quirk': surely(giveUpQuirk),
  'accept-care': surely(giveUpQuirk),
  'join-feast': surely(joinFeast),
  'join-militia': joinMilitia,
  'use-labor-force': surely(laborForce),
  'use-graveyard': byId({ pass: 1 }, 0),

  'draft-pick': anything,
  'choose-profile': anything,
  'circus-stance': takeStance,
  'place-hero': anything,
  'activate-hero': activate,
};
