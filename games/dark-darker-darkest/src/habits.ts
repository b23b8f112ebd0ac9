import type { Question } from '@tenebrae/kernel';
import type { CardId } from './data/cards.ts';
import type { CodeChipId } from './data/code-chips.ts';
import type { SurvivorId } from './data/survivors.ts';
import {
  allocateIcon,
  assignHit,
  CANCEL_OWN,
  cancelDie,
  extraMarker,
  hitLocation,
  hitZone,
  MARKERS_REMOVED,
  spendIcon,
  throwAt,
} from './habits/blows.ts';
import { cardWorth, hasRoomForCard } from './habits/cards.ts';
import { planChips, terminalWorth } from './habits/codes.ts';
import { bestGift } from './habits/gifts.ts';
import { memberOf, outlookOf } from './habits/outlook.ts';
import { nextTeam, roomForHorde, safeRoom, tileToSprinkle, useRetreat } from './habits/places.ts';
import { showdownStep } from './habits/showdown-places.ts';
import { manageCards, takeAction, whoActs } from './habits/turn.ts';
import {
  asked,
  byId,
  each,
  fact,
  type Habit,
  nameIn,
  SELDOM,
  theBest,
  theFirst,
  type Weight,
} from './habits/weights.ts';
import { survivorOf } from './rules/figures.ts';
import type { State, Survivor } from './state.ts';

/** What a seasoned player does without thinking: how readily each option is taken. All weights are ours, found by play. */
export function habits(state: State, question: Question): readonly number[] {
  const habit = HABITS[question.ask];
  if (habit !== undefined) return habit(state, question);
  return (question.options.some(({ id }) => ROOM.test(id)) ? safeRoom : theFirst)(state, question);
}

const ROOM = /^(room|move|retreat):/;

const agree = each(
  () =>
    ({ id }) =>
      id === 'decline' || id === 'no' || id === 'pass' ? 0 : 1,
);
const decline = each(
  () =>
    ({ id }) =>
      id === 'pass' ? 1 : SELDOM,
);

const HABITS: Readonly<Record<string, Habit>> = {
  'choose-your-survivor': each(() => option => FAVOURITES[nameIn(option)] ?? 1),
  'choose-tile': each(() => () => 1),
  'turn-tile': each(() => () => 1),

  'who-acts': whoActs,
  'take-action': takeAction,
  'manage-cards': manageCards,
  'any-moment': manageCards,
  'move-on': each((state, question) => {
    const outlook = outlookOf(state);
    const step = showdownStep(outlook, memberOf(outlook, asked(state, question)));
    return option => (option.id === 'pass' ? 1 : nameIn(option) === step ? 20 : 0);
  }),

  'spend-icon': spendIcon,
  'assign-hit': assignHit,
  'hit-location': theBest(hitLocation),
  'hit-zone': theBest(hitZone),
  'extra-marker': theBest(extraMarker),
  'throw-at': throwAt,
  'cancel-icon': byId(CANCEL_OWN),
  'cancel-die': cancelDie,
  'allocate-icon': theBest(allocateIcon),
  'entrap-or-fear': byId({ 'take:fear': 20 }),
  'remove-marker': byId(MARKERS_REMOVED),
  'bring-reinforcement': each(
    () =>
      ({ about }) =>
        (1 + Number(about?.['count'] ?? 1)) ** -4,
  ),

  'accept-offer': agree,
  'accept-request': agree,
  'accept-share': agree,
  'join-rescue': agree,
  'come-back': agree,
  'use-armor': agree,
  'reroll-spawn': decline,
  'reroll-direction': decline,
  'reroll-terror': each((_, { about }) => {
    const isBad = BAD_EVENTS.includes(fact(about, 'event'));
    return ({ id }) => (isBad === (id !== 'pass') ? 1 : SELDOM);
  }),

  'give-what': each((state, question) => {
    const other = survivorOf(state, fact(question.about, 'other') as SurvivorId);
    return giftWeight(state, asked(state, question), other);
  }),
  'take-what': each((state, question) => {
    const other = survivorOf(state, fact(question.about, 'other') as SurvivorId);
    return giftWeight(state, other, asked(state, question));
  }),
  'keep-card': each((state, question) => {
    const survivor = asked(state, question);
    return option => cardWorth(survivor, nameIn(option) as CardId) ** 4;
  }),
  'hand-out-cards': each(state => option => {
    const [, card = '', other = ''] = option.id.split(':');
    const survivor = survivorOf(state, other as SurvivorId);
    return (cardWorth(survivor, card as CardId) * (hasRoomForCard(survivor) ? 1 : 0.4)) ** 4;
  }),
  'remove-card': each(leastWorth),
  'card-for-dog': each(leastWorth),

  'another-chip': each(state => {
    const chips = planChips(state);
    return option =>
      option.id === 'done' ? 1 : terminalWorth(state, chips, nameIn(option) as CodeChipId) > 12 ? 20 : 0.1;
  }),
  'take-off-tokens': byId({ match: 100 }),
  'which-token': byId({ 'never-mind': 0 }),
  'sprinkle': tileToSprinkle,

  'next-team': theBest(nextTeam),
  'room-rolled': theBest(roomForHorde),
  'use-retreat': useRetreat,
  'redirect-horde': theBest(roomForHorde),
  'terror-horde': theBest(roomForHorde),
  'horde-called-to': theBest(roomForHorde),
};

/** Who fights best at the start comes first. */
const FAVOURITES: Readonly<Record<string, number>> = { leo: 1e5, jack: 1e4, bruce: 1e3, nina: 1e2, lucy: 10 };
const BAD_EVENTS: readonly string[] = ['creature-appears', 'fire-spreads'];

function giftWeight(state: State, from: Survivor, to: Survivor): Weight {
  const card = bestGift(outlookOf(state), from, to)?.card;
  return option => (option.id === 'never-mind' ? SELDOM : nameIn(option) === card ? 1 : 0);
}

function leastWorth(state: State, question: Question): Weight {
  const survivor = asked(state, question);
  return option => cardWorth(survivor, nameIn(option) as CardId) ** -4;
}
