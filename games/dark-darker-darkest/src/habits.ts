import type { RoomId } from '@tenebrae/board';
import type { Facts, Option, Question } from '@tenebrae/kernel';
import { BOARD_SIDES, type SurvivorId } from './data/survivors.ts';
import { MULTITRACKER_FRONT } from './data/multitracker.ts';
import {
  chipMatches,
  type Errand,
  firstSteps,
  gatheringRoom,
  isCalm,
  ownErrand,
  teamErrand,
} from './errands.ts';
import type { CodeChipId } from './data/code-chips.ts';
import { apLeft } from './rules/action-points.ts';
import { hasEnemy, hasZombie, isIn, survivorOf } from './rules/figures.ts';
import { isOnFire, LABORATORY, tileIndex, tileOf, walkFrom } from './rules/rooms.ts';
import type { State, Survivor } from './state.ts';

/** What a seasoned player does without thinking: how readily each option is taken. All weights are ours, found by play. */
export function habits(state: State, question: Question): readonly number[] {
  const weigh = HABITS[question.ask];
  if (weigh === undefined)
    return question.options.map(option => (ROOM_QUESTION.test(option.id) ? roomWeight(state, option) : 1));
  const weights = weigh(state, question);
  return question.options.map(weights);
}

type Weights = (option: Option) => number;

const HABITS: Readonly<Record<string, (state: State, question: Question) => Weights>> = {
  'who-acts': whoActs,
  'take-action': takeAction,
  'manage-cards': (state, question) => manageCards(asked(state, question)),
  'any-moment': (state, question) => manageCards(asked(state, question)),
  'move-on': (state, question) => moveOn(state, asked(state, question)),
  'spend-icon': () => spendIcon,
  'assign-hit': () => option =>
    option.on?.includes('nemesis') ? 20 : option.on?.includes('creature') ? 4 : 6,
  'cancel-icon': () => option => CANCEL_OWN[option.id] ?? 1,
  'cancel-die': () => option => CANCEL_ENEMY[option.id] ?? 1,
  'allocate-icon': state => option => bearer(state, option),
  'accept-offer': () => agree,
  'accept-request': () => agree,
  'accept-share': () => agree,
  'join-rescue': () => option => (option.id === 'pass' || option.id === 'decline' ? 1 : 5),
  'come-back': () => option => (option.id === 'pass' ? 0.1 : 5),
  'give-what': () => option => (option.id === 'never-mind' ? 1 : 0.5),
  'take-what': () => option => (option.id === 'never-mind' ? 1 : 0.5),
  'use-retreat': state => option => (option.id === 'done' ? 1.5 : roomWeight(state, option) * 0.5),
  'which-token': () => option => (option.id === 'never-mind' ? 0 : 1),
  'take-off-tokens': () => option => (option.id === 'match' ? 10 : 1),
};

const ROOM_QUESTION = /^(room|move|retreat):/;
const CANCEL_OWN: Readonly<Record<string, number>> = {
  'cancel:failure': 10,
  'cancel:retreat': 4,
  'cancel:aim': 3,
  'cancel:knockback': 2,
  'cancel:success': 0.2,
};
const CANCEL_ENEMY: Readonly<Record<string, number>> = {
  'cancel:heavy-damage': 10,
  'cancel:bite': 7,
  'cancel:entrap': 5,
  'cancel:damage': 4,
  'cancel:reinforcement': 3,
  'cancel:fear': 1,
};

const verbOf = (option: Option): string => option.id.split(':')[0] ?? option.id;
const agree: Weights = option =>
  option.id === 'decline' || option.id === 'no' || option.id === 'pass' ? 1 : 4;
const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');

/** The survivor whose player is asked. */
const asked = (state: State, { about }: Question): Survivor =>
  survivorOf(state, fact(about, 'survivor') as SurvivorId);

/** Rooms without fire and enemies are better. */
function roomWeight(state: State, option: Option): number {
  const room = fact(option.about, 'room') || option.id.slice(option.id.lastIndexOf(':') + 1);
  if (state.house[room] === undefined) return 1;
  return isOnFire(state, room) ? 0.1 : hasEnemy(state, room) ? 0.4 : 3;
}

/** Harm goes to those who can bear it. */
function bearer(state: State, option: Option): number {
  const id = option.id.slice(option.id.indexOf(':') + 1);
  const survivor = state.survivors.find(one => one.id === id);
  if (survivor === undefined) return 1;
  const left = BOARD_SIDES[survivor.side].energyTrack.length - 1 - survivor.wounds;
  return Math.max(0.1, left * left * (state.showdown?.keeper === survivor.id ? 0.1 : 1));
}

function whoActs(state: State): Weights {
  const rush = canRush(state);
  const calm = isCalm(state);
  const errand = teamErrand(state);
  return option => {
    const verb = verbOf(option);
    if (verb === 'survivor') {
      const survivor = survivorOf(state, option.id.slice(9) as SurvivorId);
      return readiness(state, survivor, calm ? ownErrand(state, survivor) : errand);
    }
    if (verb === 'remove-code-token')
      return rush ? 40 : state.panel.chips.length === 3 && state.darkness < 4 ? 0.3 : 0;
    if (verb === 'free') return 0.02;
    return 0.05;
  };
}

/** Who is not where the team wants to be goes first; somebody who has nothing to do need not be called upon. */
function readiness(state: State, survivor: Survivor, { room, worth }: Errand): number {
  if (apLeft(state, survivor) === 0) return 0.02;
  if (state.showdown !== null || hasEnemy(state, survivor.room)) return 6;
  if (survivor.room !== room) return teamSteps(state, survivor).length > 0 ? 12 : 0.02;
  return worth > 0 ? 4 : 0.02;
}

/** Whether darkness can pay for the rest of the code and somebody can still walk into the laboratory this round. */
function canRush(state: State): boolean {
  const spaces = MULTITRACKER_FRONT.darkness.length - state.darkness;
  if (state.panel.tokens.length > spaces) return false;
  const doors = (state.house[LABORATORY]?.openings ?? []).map(opening => opening.to);
  return state.survivors.some(survivor => {
    if (!isIn(survivor) || hasEnemy(state, survivor.room) || survivor.entrapped !== 'no') return false;
    const ways = walkFrom(state, survivor.room, room => !hasEnemy(state, room));
    return doors.some(door => (ways.get(door) ?? Infinity) + 1 <= apLeft(state, survivor));
  });
}

function takeAction(state: State, question: Question): Weights {
  const survivor = asked(state, question);
  const enemies = hasEnemy(state, survivor.room);
  const steps = state.showdown === null ? teamSteps(state, survivor) : showdownSteps(state, survivor);
  return option => ACTION_WEIGHTS[verbOf(option)]?.(state, survivor, option, { enemies, steps }) ?? UNUSUAL;
}

/** What a seasoned player does only for a reason that habit does not know. */
const UNUSUAL = 0.01;

interface Plan {
  readonly enemies: boolean;
  /** The rooms to which the next step had better lead; none when he is where he wants to be. */
  readonly steps: readonly RoomId[];
}
type ActionWeight = (state: State, survivor: Survivor, option: Option, plan: Plan) => number;

const ACTION_WEIGHTS: Readonly<Record<string, ActionWeight>> = {
  'move': (state, _, option, { steps }) => {
    const room = option.id.slice(5);
    if (steps.includes(room)) return 8;
    return isOnFire(state, room) ? 0 : 0.02;
  },
  'search': (state, survivor, _, { enemies }) =>
    survivor.cards.length + survivor.virus >= 5 ? 0.5 : enemies ? 1 : isGathered(state, survivor) ? 12 : 1,
  'reveal-chip': () => 30,
  // Darkness is too dear to pay for icons with it.
  'unlock': (_, __, option) => (option.about?.['missing'] === 0 ? 25 : 0),
  'terminal': (state, _, option) => 4 + 12 * chipMatches(state, fact(option.about, 'chip') as CodeChipId),
  'attack': (state, survivor, option, { enemies }) =>
    attackWeight(state, survivor, enemies) * (option.id.endsWith('fists') ? 0.2 : 1),
  'free-attack': (state, survivor, _, { enemies }) => attackWeight(state, survivor, enemies) * 2,
  'throw': () => 6,
  'attempt-rescue': () => 15,
  'extinguish': (state, survivor) => firefighting(state, survivor),
  'extinguish-with': (state, survivor) => firefighting(state, survivor) * 3,
  'use-corner': (_, survivor) => (survivor.wounds > 2 || survivor.virus > 1 ? 6 : 0.3),
  'buy-skill': () => 10,
  'heal-other': (state, _, option) =>
    survivorOf(state, option.id.slice(11) as SurvivorId).wounds > 2 ? 8 : 0.3,
  'first-aid': () => 2,
  'drink': (_, __, ___, { enemies, steps }) => (enemies || steps.length > 0 ? 1 : UNUSUAL),
  'remove-radiation': () => 2,
  'become-helper': () => 0.1,
  'enter-reactor-chip': () => 0.5,
  'close-reactor': () => 12,
  'flashbang': () => 10,
  'manage': (_, survivor) => (survivor.cards.some(card => !card.inHand) ? 0.1 : 0.01),
  'hand-over': (_, __, ___, { enemies, steps }) => (enemies || steps.length > 0 ? 0.05 : 0.6),
};

/** Best of all is to put the whole fire out. */
function firefighting(state: State, survivor: Survivor): number {
  const { burn } = tileOf(state, survivor.room);
  const source = state.fire === tileIndex(state, survivor.room);
  return source ? (burn === 1 ? 20 : 8) : burn > 1 ? 3 : 0.3;
}

/** Whether nobody who could still come is missing: the more search, the more is found. */
const isGathered = (state: State, survivor: Survivor): boolean =>
  isCalm(state) ||
  state.survivors.every(one => !isIn(one) || one.room === survivor.room || apLeft(state, one) === 0);

function attackWeight(state: State, survivor: Survivor, enemies: boolean): number {
  if (state.nemesis?.room === survivor.room) return 20;
  if (enemies) return 12;
  return state.nemesis === null ? 1.5 : 5;
}

/** The way of the team's errand: nobody sets out unless all can come along, and who is ahead waits for the others. */
function teamSteps(state: State, survivor: Survivor): readonly RoomId[] {
  if (isCalm(state)) return firstSteps(state, survivor.room, ownErrand(state, survivor).room);
  const survivors = state.survivors.filter(isIn);
  const anchor = gatheringRoom(survivors);
  const { room } = teamErrand(state);
  if (state.panel.tokens.length === 0) return firstSteps(state, survivor.room, room);
  const ways = walkFrom(state, room);
  const [here, there] = [ways.get(survivor.room) ?? Infinity, ways.get(anchor) ?? Infinity];
  const canCome = survivors.every(one => one.room !== anchor || canWalk(state, one));
  if (survivor.room === anchor) return canCome ? firstSteps(state, anchor, room) : [];
  if (here >= there) return firstSteps(state, survivor.room, anchor);
  return canCome ? [] : firstSteps(state, survivor.room, anchor);
}

const canWalk = (state: State, survivor: Survivor): boolean =>
  apLeft(state, survivor) > 0 && survivor.entrapped === 'no' && !hasEnemy(state, survivor.room);

/** In the showdown everyone closes in on the nemesis, but a wounded keeper, who keeps clear of it. */
function showdownSteps(state: State, survivor: Survivor): readonly RoomId[] {
  if (state.nemesis === null) return [];
  if (state.showdown?.keeper !== survivor.id || survivor.wounds < 3) {
    return firstSteps(state, survivor.room, state.nemesis.room);
  }
  const ways = walkFrom(state, state.nemesis.room);
  const here = ways.get(survivor.room) ?? 9;
  if (here > 2) return [];
  const away = [...walkFrom(state, survivor.room, undefined, 1).keys()].filter(
    room => (ways.get(room) ?? 9) > here,
  );
  return away.filter(room => !isOnFire(state, room) && !hasZombie(state, room));
}

function moveOn(state: State, survivor: Survivor): Weights {
  const steps = state.showdown === null ? teamSteps(state, survivor) : showdownSteps(state, survivor);
  return option => (option.id === 'pass' ? 1 : steps.includes(option.id.slice(5)) ? 8 : 0.1);
}

const spendIcon: Weights = option => {
  const verb = verbOf(option);
  if (verb === 'done') return 0.2;
  if (verb === 'hit') return option.on?.includes('nemesis') ? 30 : 10;
  return verb === 'push' ? 2 : 4;
};

const manageCards =
  (survivor: Survivor): Weights =>
  option => {
    const verb = verbOf(option);
    if (verb === 'done' || verb === 'pass') return 1;
    // What is stowed for a reason that habit does not know would be taken out again at once.
    if (verb === 'drop' || verb === 'stow') return 0;
    if (verb === 'load') return 6;
    if (verb === 'antidote' || verb === 'radiation-pills') return 8;
    if (verb === 'first-aid') return survivor.wounds > 2 ? 6 : 0.3;
    if (verb === 'buy-skill') return 5;
    return 0.5;
  };
