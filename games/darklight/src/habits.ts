import type { Question } from '@tenebrae/kernel';
import type { AccursedId } from './data/accursed.ts';
import { useHeart } from './habits/care.ts';
import { changeGear, claimLoot, giveLoot, partWith } from './habits/gear.ts';
import { chooseTarget, spendSource } from './habits/magic.ts';
import { rerollDice } from './habits/rerolls.ts';
import { leadAlly, react, takeTurn } from './habits/turn.ts';
import { byVerb, each, type Habit, partOf, theBest, theBestInCombat, verbOf } from './habits/weights.ts';
import type { State } from './state.ts';

/** What a seasoned player does without thinking: how readily each option is taken. All weights are ours, found by play. */
export function habits(state: State, question: Question): readonly number[] {
  return (HABITS[question.ask] ?? willing)(state, question);
}

/** What is offered is taken, more often than not. */
const willing: Habit = each(() => option => (IDLE.includes(verbOf(option)) ? 0.3 : 1));
const IDLE: readonly string[] = ['pass', 'done', 'go-on', 'no', 'decline'];

/** The Knight bears the most, and the others need somebody to stand behind. */
const FAVOURITES: Readonly<Record<string, number>> = {
  'black-knight': 4,
  'exorcist': 3,
  'outcast': 2,
  'blood-witch': 1,
};

/** First skills that help in every fight. */
const FIRST_SKILLS: Readonly<Record<string, number>> = {
  'war-combat-stance': 2,
  'war-determination': 3,
  'wit-gifted-mind': 3,
  'exo-aegis': 2,
};

/** Activities come first, then selling what nobody wears. */
const IN_SETTLEMENT: Readonly<Record<string, number>> = {
  do: 2,
  sell: 0.3,
  haggle: 0.3,
  buy: 0.5,
  broker: 0.3,
};

const HABITS: Readonly<Record<string, Habit>> = {
  'choose-dashboard': theBest(() => option => FAVOURITES[partOf(option, 1)] ?? 0),
  'choose-first-skill': each(() => option => FIRST_SKILLS[partOf(option, 1)] ?? 1),
  'choose-consumable': theBest(() => option => (option.id.includes('bandages') ? 1 : 0)),
  'choose-carrier': theBest(() => option => FAVOURITES[partOf(option, 1)] ?? 0),
  'pass-heart': theBest(() => option => FAVOURITES[partOf(option, 1) as AccursedId] ?? 0),

  'prepare': changeGear,
  'turn-start': changeGear,
  'change-hands-now': changeGear,
  'too-heavy': partWith,
  'belt-full': partWith,
  'loot-receiver': giveLoot,
  'claim-loot': claimLoot,
  'accept-gift': byVerb({ refuse: 0.1 }),

  'before-move': takeTurn,
  'moving': takeTurn,
  'before-attack': takeTurn,
  'attacking': takeTurn,
  'after-attack': takeTurn,
  'lead-ally': leadAlly,
  'react': react,

  'spell-target': chooseTarget,
  'miracle-target': chooseTarget,
  'puppet-victim': chooseTarget,
  'heal-whom': chooseTarget,
  'hex-enemy': chooseTarget,
  'spend-source': spendSource,

  'heart-window': theBestInCombat(
    state => option => (option.id === 'use-heart' ? useHeart(state, option) : 0.5),
  ),
  'try-to-return': byVerb({ pass: 0 }),
  'locked-chest': byVerb({ pass: 0 }),
  'reroll-dice': rerollDice,
  'choose-next': theBest(() => option => FAVOURITES[partOf(option, 1)] ?? 0),
  // A Level above all; nobody is sold short twice.
  'in-settlement': each(
    () => option => (option.id === 'do:guild-rite' ? 30 : (IN_SETTLEMENT[verbOf(option)] ?? 1)),
  ),
  'depart-how': byVerb({ 'retire': 0, 'break-pact': 20 }),
  'agree-to-trade': byVerb({ agree: 0.2 }),
  'trade-deal': byVerb({ pass: 5 }),
  'choose-treasure': each(() => () => 1),
  'put-back': each(() => () => 1),
};
