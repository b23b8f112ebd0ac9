import type { Question } from '@tenebrae/kernel';
import type { MiracleId } from '../data/miracles.ts';
import type { SpellId } from '../data/spells.ts';
import { isInCombat, isPresent, presentAccursed } from '../rules/figures.ts';
import { healthOf } from '../rules/profile.ts';
import { isThreatened } from '../rules/threat.ts';
import type { Accursed, State } from '../state.ts';
import { vigour } from './care.ts';
import { attackWorth, placeWorth } from './fight.ts';
import { farFrom, type Goal, goalOf, isGathered, wayOut } from './goals.ts';
import { castWorth, invokeWorth } from './magic.ts';
import { askedOf, fact, partOf, theBest, theBestInCombat, verbOf, type Weight } from './weights.ts';

/** Scores by which the deeds of a turn are put in order: the best is done, and nothing is better than 0. */
const MAGIC_FIRST = 100;
const ATTACKS = 80;
const PROPS = 70;
const DOORS = 60;
const MOVES = 20;
const RECOVERS = 5;

/** All that is asked in an Accursed's own turn, after its start. */
export const takeTurn = theBestInCombat((state, question) => {
  const accursed = askedOf(state, question);
  if (accursed === null || !isPresent(accursed)) return () => 0;
  const moving = moveWorth(state, question, accursed);
  return option => {
    switch (verbOf(option)) {
      case 'go-on':
      case 'pass':
      case 'done':
        return 0;
      case 'cast':
        return above(MAGIC_FIRST, castWorth(state, accursed, partOf(option, 1) as SpellId));
      case 'invoke':
        return above(MAGIC_FIRST, invokeWorth(state, accursed, partOf(option, 1) as MiracleId));
      case 'use':
        return above(MAGIC_FIRST, useWorth(state, accursed, fact(option.about, 'consumable')));
      case 'attack':
      case 'dual':
      case 'unarmed':
        return ATTACKS + attackWorth(state, accursed, option);
      case 'handle':
        return PROPS + (partOf(option, 2) === 'blood' ? -1 : 0);
      case 'free':
      case 'lift':
        return PROPS;
      case 'search':
        return PROPS - 1;
      case 'stand-up':
        return MOVES + 15;
      case 'recover':
        return accursed.stamina.spent > 0 ? RECOVERS : -1;
      case 'extra-move':
        return extraMove(state, accursed);
      case 'close':
        return -5;
      default:
        return moving(option);
    }
  };
});

const above = (base: number, worth: number): number => (worth > 0 ? base + worth : -1);

/** What is drunk, thrown or bound. */
function useWorth(state: State, accursed: Accursed, consumable: string): number {
  const left = vigour(state, accursed);
  switch (consumable) {
    case 'bandages':
    case 'healing-draught':
      return presentAccursed(state).some(one => one.wounds >= 5) || left < 0.5 ? 3 : 0;
    case 'serum':
      return accursed.poison > 1 ? 3 : 0;
    case 'stamina-tonic':
      return accursed.stamina.unspent === 0 ? 2 : 0;
    case 'blessed-water':
    case 'oil-flask':
      return isInCombat(state) ? 3 : 0;
    case 'smoke-pot':
      return isInCombat(state) && left < 0.5 ? 2 : 0;
    default:
      return 0.5;
  }
}

/** Steps, doors, Tumbles and the way out: measured by the place they lead to. */
function moveWorth(state: State, _question: Question, accursed: Accursed): Weight {
  if (isInCombat(state)) return fightingMove(state, accursed);
  const goal = goalOf(state, accursed);
  const here = farFrom(goal, accursed.square);
  const wanted = distanceKept(goal, accursed);
  return option => {
    switch (verbOf(option)) {
      case 'move': {
        const there = farFrom(goal, Number(partOf(option, 1)));
        const gain = Math.abs(here - wanted) - Math.abs(there - wanted);
        return gain > 0 ? MOVES + Math.min(gain, 15) / 2 - Number(option.about?.['cost'] ?? 0) * 0.01 : -1;
      }
      case 'open':
        return openWorth(state, goal, Number(partOf(option, 1)));
      case 'escape':
        return goal.kind === 'exit' ? DOORS : -100;
      case 'tumble':
        return -1;
      default:
        return 0.5;
    }
  };
}

/** The strong go first, the others keep some steps behind. */
const distanceKept = ({ kind }: Goal, { id }: Accursed): number =>
  kind !== 'door' && kind !== 'room'
    ? 0
    : id === 'black-knight'
      ? 0
      : id === 'exorcist'
        ? 1
        : kind === 'room'
          ? 0
          : 3;

/** A door between tiles that are known is opened on the way; one to the unknown when all are there. */
function openWorth(state: State, goal: Goal, archway: number): number {
  if (goal.archway !== archway) return goal.kind !== 'stay' && isKnown(state, archway) ? DOORS : -1;
  return isGathered(state, goal) ? DOORS : -1;
}

const isKnown = ({ dungeon }: State, archway: number): boolean =>
  dungeon?.plan.archways[archway]?.to !== null;

function fightingMove(state: State, accursed: Accursed): Weight {
  const worth = placeWorth(state, accursed);
  const here = worth(accursed.square);
  const isHeld = isThreatened(state, accursed);
  return option => {
    switch (verbOf(option)) {
      case 'move': {
        const gain = worth(Number(partOf(option, 1))) - here;
        return gain > 0.2 ? MOVES + Math.min(gain, 30) / 2 - Number(option.about?.['cost'] ?? 0) * 0.01 : -1;
      }
      case 'tumble': {
        // Whoever shoots gets away from those who strike, if there is Stamina to spare.
        const gain = worth(Number(partOf(option, 1))) - here;
        return isHeld && gain > 6 && accursed.stamina.unspent > 2 ? MOVES + gain / 2 : -1;
      }
      case 'open':
        return isKnown(state, Number(partOf(option, 1))) ? 1 : -1;
      case 'escape':
        return -100;
      default:
        return 0.5;
    }
  };
}

/** For the whole Attack Phase: when there is somewhere to be. */
function extraMove(state: State, accursed: Accursed): number {
  if (isInCombat(state)) return 1;
  const goal = goalOf(state, accursed);
  const way = farFrom(goal, accursed.square) - distanceKept(goal, accursed);
  return way > 1 && way < 1000 ? MOVES : -1;
}

/** Led pieces go for the way out. */
export const leadAlly = theBest((state, question) => {
  const ally = state.dungeon?.allies.find(one => one.id === fact(question.about, 'who'));
  if (ally === undefined) return () => 0;
  const out = wayOut(state, ally.square);
  const here = farFrom(out, ally.square);
  return option => {
    switch (verbOf(option)) {
      case 'move':
        return here - farFrom(out, Number(partOf(option, 1)));
      case 'escape':
        return 100;
      case 'stand-up':
        return 50;
      case 'open':
        return isKnown(state, Number(partOf(option, 1))) ? 30 : -1;
      case 'done':
        return 0.1;
      default:
        return -1;
    }
  };
});

/** Evade while there is Stamina for it; who is about to fall gets out of the way altogether. */
export const react = theBestInCombat((state, question) => {
  const accursed = askedOf(state, question);
  if (accursed === null) return () => 0;
  const left = healthOf(state, accursed) - accursed.wounds;
  const place = placeWorth(state, accursed);
  return option => {
    switch (verbOf(option)) {
      case 'evade':
        return accursed.stamina.unspent > 1 || left < 8 ? 2 : 0.5;
      case 'tumble':
        return left <= 6 ? 1 + Math.min(0.9, Math.max(0, place(Number(partOf(option, 1))) / 40)) : -1;
      default:
        return left < 4 ? 0 : 0.6;
    }
  };
});
