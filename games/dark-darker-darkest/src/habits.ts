import type { Facts, Option, Question } from '@tenebrae/kernel';
import type { CardId } from './data/cards.ts';
import type { CodeChipId } from './data/code-chips.ts';
import type { SurvivorId } from './data/survivors.ts';
import { bestHandling, cardWorth, handlingScore, hasRoomForCard } from './habits/cards.ts';
import { canRush, terminalWorth } from './habits/codes.ts';
import { isKeeper, showdownScores, showdownSteps } from './habits/showdown.ts';
import { giftCard, IDLE, teamScores } from './habits/team.ts';
import { diceByRoom } from './habits/ways.ts';
import { ACTIONS_AND_SKILLS, offersOf } from './rules/action-options.ts';
import { skullOf, survivorOf, survivorsAt } from './rules/figures.ts';
import { isOnFire, walkFrom } from './rules/rooms.ts';
import type { State, Survivor } from './state.ts';

/** What a seasoned player does without thinking: how readily each option is taken. All weights are ours, found by play. */
export function habits(state: State, question: Question): readonly number[] {
  const weigh = HABITS[question.ask];
  if (weigh !== undefined) return weigh(state, question);
  return question.options.map(option => (ROOM_QUESTION.test(option.id) ? roomWeight(state, option) : 1));
}

type Habit = (state: State, question: Question) => readonly number[];
type Weight = (option: Option) => number;

const HABITS: Readonly<Record<string, Habit>> = {
  'choose-your-survivor': each(() => option => FAVOURITES[nameIn(option)] ?? 1),
  'who-acts': whoActs,
  'take-action': takeAction,
  'manage-cards': manageCards,
  'any-moment': manageCards,
  'move-on': each((state, question) => {
    const steps = showdownSteps(state, asked(state, question));
    return option => (option.id === 'pass' ? 1 : steps.includes(nameIn(option)) ? 20 : 0);
  }),
  'spend-icon': each(() => spendIcon),
  'assign-hit': each(
    () => option => (option.on?.includes('nemesis') ? 1000 : option.on?.includes('creature') ? 3 : 6),
  ),
  'cancel-icon': each(() => option => CANCEL_OWN[option.id] ?? 1),
  'cancel-die': each(() => option => CANCEL_ENEMY[option.id] ?? 1),
  'allocate-icon': each(state => option => bearer(state, option)),
  'accept-offer': each(() => agree),
  'accept-request': each(() => agree),
  'accept-share': each(() => agree),
  'join-rescue': each(() => option => (option.id === 'pass' || option.id === 'decline' ? 1 : 5)),
  'come-back': each(() => option => (option.id === 'pass' ? 0.01 : 5)),
  'give-what': each((state, question) => {
    const other = survivorOf(state, fact(question.about, 'other') as SurvivorId);
    return giftWeight(giftCard(state, asked(state, question), other));
  }),
  'take-what': each((state, question) => {
    const other = survivorOf(state, fact(question.about, 'other') as SurvivorId);
    return giftWeight(giftCard(state, other, asked(state, question)));
  }),
  'keep-card': each((state, question) => {
    const survivor = asked(state, question);
    return option => cardWorth(survivor, nameIn(option) as CardId) ** 3;
  }),
  'hand-out-cards': each(state => option => {
    const [, card = '', other = ''] = option.id.split(':');
    const survivor = survivorOf(state, other as SurvivorId);
    return (cardWorth(survivor, card as CardId) * (hasRoomForCard(survivor) ? 1 : 0.4)) ** 3;
  }),
  'remove-card': each((state, question) => {
    const survivor = asked(state, question);
    return option => cardWorth(survivor, nameIn(option) as CardId) ** -4;
  }),
  'another-chip': each(
    state => option =>
      option.id === 'done' ? 1 : terminalWorth(state, nameIn(option) as CodeChipId) > 12 ? 20 : 0.1,
  ),
  'use-retreat': useRetreat,
  'entrap-or-fear': each(() => option => (option.id === 'take:fear' ? 20 : 1)),
  'redirect-horde': each(state => option => hordeWeight(state, nameIn(option))),
  'terror-horde': each(state => option => hordeWeight(state, nameIn(option))),
  'horde-called-to': each(state => option => hordeWeight(state, nameIn(option))),
  'which-token': each(() => option => (option.id === 'never-mind' ? 0 : 1)),
  'take-off-tokens': each(() => option => (option.id === 'match' ? 100 : 1)),
  'use-armor': each(() => option => (option.id === 'pass' || option.id === 'no' ? 0.1 : 5)),
};

const ROOM_QUESTION = /^(room|move|retreat):/;
const FAVOURITES: Readonly<Record<string, number>> = { leo: 4, jack: 4, nina: 4, bruce: 4, lucy: 2 };
const CANCEL_OWN: Readonly<Record<string, number>> = {
  'cancel:failure': 10,
  'cancel:retreat': 4,
  'cancel:aim': 3,
  'cancel:knockback': 2,
  'cancel:success': 0.02,
};
const CANCEL_ENEMY: Readonly<Record<string, number>> = {
  'cancel:heavy-damage': 50,
  'cancel:bite': 10,
  'cancel:entrap': 25,
  'cancel:damage': 6,
  'cancel:reinforcement': 3,
  'cancel:fear': 1,
};

/** A habit that weighs one option after the other. */
function each(weigh: (state: State, question: Question) => Weight): Habit {
  return (state, question) => question.options.map(weigh(state, question));
}

const nameIn = (option: Option): string => option.id.slice(option.id.indexOf(':') + 1);
const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');
const agree: Weight = option =>
  option.id === 'decline' || option.id === 'no' || option.id === 'pass' ? 0 : 4;
const giftWeight =
  (card: CardId | undefined): Weight =>
  option =>
    option.id === 'never-mind' ? 0.1 : nameIn(option) === card ? 10 : 0;

/** The survivor whose player is asked. */
const asked = (state: State, { about }: Question): Survivor =>
  survivorOf(state, fact(about, 'survivor') as SurvivorId);

/** The best is done nearly always. */
const asWeight = (score: number): number => Math.max(0, score) ** 4;

/** Who has the most useful thing to do goes first; who has nothing to do is not called upon. */
function whoActs(state: State, { options }: Question): readonly number[] {
  const rush = state.showdown === null && canRush(state);
  return options.map(option => {
    const [verb, name] = option.id.split(':');
    if (verb === 'remove-code-token') return rush ? 1e9 : 0;
    if (verb === 'end-actions' || verb === 'shift') return asWeight(IDLE);
    const survivor = survivorOf(state, name as SurvivorId);
    if (verb === 'free') return asWeight(bestHandling(state, survivor) > 0 ? 5 : 0);
    const offers = offersOf(ACTIONS_AND_SKILLS, state, survivor).options;
    const best = Math.max(bestHandling(state, survivor) * 4, ...scores(state, survivor, offers));
    return best > IDLE ? asWeight(best) : 0;
  });
}

function takeAction(state: State, question: Question): readonly number[] {
  const survivor = asked(state, question);
  if (state.actor?.free === true) return manageCards(state, question);
  const values = scores(state, survivor, question.options);
  // Who has been called upon acts: else he could be called upon, and hand over, without end.
  const hasWork = values.some((value, at) => value > IDLE && question.options[at]?.id !== 'hand-over');
  return values.map((value, at) =>
    question.options[at]?.id === 'hand-over' ? Number(!hasWork) : hasWork ? asWeight(value) : 0,
  );
}

const scores = (state: State, survivor: Survivor, options: readonly Option[]): number[] =>
  state.showdown === null ? teamScores(state, survivor, options) : showdownScores(state, survivor, options);

function manageCards(state: State, question: Question): readonly number[] {
  const survivor = asked(state, question);
  return question.options.map(option => {
    if (STOPS.includes(option.id)) return asWeight(IDLE);
    if (option.id === 'manage') return 0;
    return asWeight(handlingScore(state, survivor, option));
  });
}

const STOPS: readonly string[] = ['done', 'pass', 'hand-over'];

/** Rooms without fire and enemies are better. */
function roomWeight(state: State, option: Option): number {
  const room = fact(option.about, 'room') || option.id.slice(option.id.lastIndexOf(':') + 1);
  if (state.house[room] === undefined) return 1;
  const dice = diceByRoom(state).get(room) ?? 0;
  return (isOnFire(state, room) ? 0.05 : 1) / (1 + dice) ** 2;
}

/** Zombies come best where they reach nobody, or where they burn. */
function hordeWeight(state: State, room: string): number {
  if (state.house[room] === undefined) return 1;
  let reached = 0;
  for (const [near, steps] of walkFrom(state, room, next => !isOnFire(state, next), 2)) {
    reached += survivorsAt(state, near).length * (steps === 0 ? 3 : 1);
  }
  return (isOnFire(state, room) ? 3 : 1) / (1 + reached) ** 3;
}

/** Away from where most enemies would attack; all go or nobody. */
function useRetreat(state: State, { options }: Question): readonly number[] {
  const dice = diceByRoom(state);
  return options.map(option => {
    if (option.id === 'done') return 1;
    const [, name, room = ''] = option.id.split(':');
    const here = dice.get(survivorOf(state, name as SurvivorId).room) ?? 0;
    const there = (dice.get(room) ?? 0) + (isOnFire(state, room) ? 4 : 0);
    return here - there >= 2 ? 4 : here > there ? 0.7 : 0.02;
  });
}

/** Harm goes to those who can bear it. */
function bearer(state: State, option: Option): number {
  const survivor = state.survivors.find(one => one.id === nameIn(option));
  if (survivor === undefined) return 1;
  const left = skullOf(survivor) - survivor.wounds;
  return Math.max(0.01, left ** 4 * (isKeeper(state, survivor) ? 0.01 : 1));
}

const spendIcon: Weight = option => {
  const [verb] = option.id.split(':');
  if (verb === 'done') return 0.2;
  if (verb === 'hit') return option.on?.includes('nemesis') ? 2000 : 20;
  return verb === 'push' ? 2 : 4;
};
