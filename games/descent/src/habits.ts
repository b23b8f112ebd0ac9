import type { Question } from '@tenebrae/kernel';
import { addDie, buySurge, reroll, sharePower, target, useBlast, useSkill, whom } from './habits/fight.ts';
import { buying } from './habits/buying.ts';
import { arranging, keeping, takeHero } from './habits/goods.ts';
import { declareAction, heroActs, whoActs } from './habits/hero-turn.ts';
import { activateNext, monsterActs, placeNear, whoever } from './habits/monsters.ts';
import { discarding, paying, playAtMoment, playInTurn, whichToPlace } from './habits/overlord-cards.ts';
import { chooseLair, pushHero, retreat } from './habits/overlord-choices.ts';
import { moveAlly, moveFamiliar, startAt } from './habits/places.ts';
import { byVerb, type Habit, SELDOM, theFirst } from './habits/weights.ts';
import type { State } from './state.ts';

/** What a seasoned player does without thinking: how readily each option is taken. All weights are ours, found by play. */
export const habits = (state: State, question: Question): readonly number[] =>
  (HABITS[question.ask] ?? theFirst)(state, question);

/** Whatever costs nothing and helps. */
const gladly: Habit = byVerb({ pass: SELDOM, done: SELDOM });
const seldom: Habit = byVerb({ pass: 5, done: 5 }, 1);
const anything: Habit = byVerb({});

const HABITS: Readonly<Record<string, Habit>> = {
  'choose-quest': anything,
  'choose-hero': takeHero,
  'exchange-skill': byVerb({ pass: 4 }),
  'starting-equipment': buying,
  'arrange-items': arranging,
  'place-item': arranging,
  'place-hero': startAt,

  'who-acts': whoActs,
  'declare-action': declareAction,
  'hero-acts': heroActs,
  'use-rest-order': gladly,
  'move-familiar': moveFamiliar,
  'move-ally': moveAlly,
  'shopping': buying,
  'keep-treasure': keeping,
  'set-on-altar': gladly,

  'attack-target': target,
  'attack-figure': whom,
  'use-blast': useBlast,
  'use-aim': byVerb({ pass: 1 }, 4),
  'use-dodge': byVerb({ pass: 1 }, 6),
  'use-guard': byVerb({ pass: 2 }, 4),
  'reroll': reroll,
  'reroll-one': reroll,
  'add-die': addDie,
  'brave-fear': byVerb({ pass: 1 }, 4),
  'buy-surge': buySurge,
  'share-power': sharePower,
  'throw-next': whom,
  'throw-figure': anything,
  'use-shield': gladly,
  'use-ghost-armor': byVerb({ pass: 2 }, 3),
  'use-an-item': byVerb({ pass: 2 }, 3),
  'use-skill': useSkill,
  'strike-back': gladly,
  'strike-first': gladly,
  'trade-strength': seldom,
  'change-order': seldom,

  'play-card': playAtMoment,
  'pay-by-discard': paying,
  'discard-for-threat': paying,
  'before-drawing': playInTurn,
  'play-at-start': playInTurn,
  'play-spawn': playInTurn,
  'discard-cards': discarding,
  'activate-next': activateNext,
  'monster-acts': monsterActs,
  'spawn-monster': whichToPlace,
  'place-monster': placeNear,
  'place-reinforcement': placeNear,
  'place-mimic': placeNear,
  'leap-where': placeNear,
  'fly-off': placeNear,
  'reuse-figure': byVerb({ pass: 6 }),
  'upgrade-monster': anything,
  'choose-horde': anything,
  'charm-whom': whoever,
  'web-hero': whoever,
  'scorch-hero': whoever,
  'stun-hero': gladly,
  'push-hero': pushHero,
  'blow-hero': pushHero,
  'choose-lair': chooseLair,
  'retreat': retreat,
};
