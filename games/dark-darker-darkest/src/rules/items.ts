import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { ItemEffectKind, ItemTiming } from '../data/item-functions.ts';
import type { Card, State, Survivor } from '../state.ts';
import type { Action, ActionOption } from './action-option.ts';
import { cornerOptions, useCorner } from './corner-rooms.ts';
import { attemptRescue, canAttemptRescue, release } from './entrapment.ts';
import { cardOption } from './equipment.ts';
import { extinguish, extinguishOptions, extinguishWith, extinguishWithOptions } from './extinguish.ts';
import { isIn } from './figures.ts';
import { flashlightOptions, shineFlashlight } from './flashlight.ts';
import {
  applyBandage,
  bandageOptions,
  firstAidOptions,
  giveFirstAid,
  healOther,
  healOtherOptions,
} from './healing.ts';
import { isInfected, removeSecondVirus } from './infection.ts';
import { loadOptions, useAmmunition } from './loading.ts';
import {
  becomeHelper,
  closeReactor,
  enterReactorChip,
  radiationOptions,
  removeRadiation,
} from './radiation-actions.ts';
import { shareAp, shareOptions } from './skills.ts';
import { cardNamed, effectOf, functionOf, otherNamed, useCard } from './using-items.ts';

/** DDD-ACT-09, DDD-ACT-10: what a survivor can do with items, abilities and rooms in his own team's actions. */
export function itemActionOptions(state: State, survivor: Survivor): ActionOption[] {
  const options: ActionOption[] = [];
  for (const optionsOf of OWN_ACTIONS) for (const option of optionsOf(state, survivor)) options.push(option);
  return options;
}

const OWN_ACTIONS: readonly Action['options'][] = [
  rescueOptions,
  cornerOptions,
  extinguishOptions,
  (state, survivor) => cardOptions(state, survivor, 'own-actions'),
  healOtherOptions,
  shareOptions,
  radiationOptions,
];

/** DDD-ACT-10: what any survivor in play may do at any moment of a round, entrapped or not (DDD-ENT-11). */
export function anyMomentItemOptions(state: State, survivor: Survivor): ActionOption[] {
  return [...cardOptions(state, survivor, 'any-moment'), ...bandageOptions(survivor)];
}

function cardOptions(state: State, survivor: Survivor, timing: ItemTiming): ActionOption[] {
  const options: ActionOption[] = [];
  for (const card of survivor.cards) {
    const printed = functionOf(card);
    const use = printed.timing === timing ? ITEM_USES[printed.effect.kind] : null;
    if (use !== null) options.push(...use(state, survivor, card));
  }
  return options;
}

type ItemUse = (state: State, survivor: Survivor, card: Card) => ActionOption[];

/** What an item lets its owner do, by its effect; null where it works in an attack, a roll, a check or beside another item. */
const ITEM_USES = {
  'none': null,
  'lay-down': null,
  'multiply-hits': null,
  'aim-hits': null,
  'sight': null,
  'throw': null,
  'reroll': null,
  'extinguish-with': null,
  'radiation-suit': null,
  // DDD-RAD-21: the tile and the helper matter as much as the kit, so this stands among the radiation actions.
  'decontaminate': null,
  'extinguish': extinguishWithOptions,
  'reveal-chip': flashlightOptions,
  'heal': firstAidOptions,
  'load': (_, survivor, card) => loadOptions(survivor, card),
  // DDD-ITM-12: no use to an entrapped survivor.
  'action-points': (_, survivor, card) =>
    survivor.entrapped === 'no' ? [useOption('drink', 'drink-energy', card)] : [],
  // DDD-ITM-19
  'cross-fire': (_, survivor, card) =>
    survivor.gasMask ? [] : [useOption('wear-mask', 'wear-gas-mask', card)],
  'release': flashbangOptions,
  // DDD-ITM-08, DDD-INF-03
  'remove-second-virus': (_, survivor, card) =>
    isInfected(survivor) ? [useOption('take-antidote', 'use-antidote', card)] : [],
  // DDD-RAD-29
  'cure-radiation': (_, survivor, card) =>
    survivor.radiation > 0 ? [useOption('take-pills', 'use-pills', card)] : [],
} as const satisfies Record<ItemEffectKind, ItemUse | null>;

const useOption = (action: string, text: string, card: Card): ActionOption => ({
  ...cardOption(action, card),
  text,
  action,
});

/** DDD-ITM-18, DDD-POW-01: for anybody in the room, himself included, but not for whom the bird holds. */
function flashbangOptions(state: State, survivor: Survivor, card: Card): ActionOption[] {
  return state.survivors
    .filter(one => one.entrapped === 'yes' && one.room === survivor.room && isIn(one))
    .map(one => ({
      id: `flashbang:${card.id}:${one.id}`,
      text: 'throw-flashbang',
      action: 'flashbang',
      card: card.id,
      other: one.id,
      about: { card: card.id, survivor: one.id },
      on: [`card:${card.id}`, `survivor:${one.id}`],
    }));
}

function rescueOptions(state: State, survivor: Survivor): ActionOption[] {
  if (!canAttemptRescue(state, survivor)) return [];
  return [
    {
      id: `attempt-rescue:${survivor.id}`,
      action: 'attempt-rescue',
      about: { room: survivor.room },
      on: [`room:${survivor.room}`],
    },
  ];
}

type Performance = (table: Table<State>, survivor: Survivor, option: ActionOption) => Rule;

const ITEM_ACTIONS: Readonly<Record<string, Performance>> = {
  'attempt-rescue': attemptRescue,
  'use-corner': useCorner,
  'extinguish': extinguish,
  'extinguish-with': extinguishWith,
  'shine': shineFlashlight,
  'drink': drinkEnergy,
  'wear-mask': wearGasMask,
  'flashbang': throwFlashbang,
  'heal-other': healOther,
  'give-ap': shareAp,
  'take-ap': shareAp,
  'remove-radiation': removeRadiation,
  'become-helper': becomeHelper,
  'enter-reactor-chip': enterReactorChip,
  'close-reactor': closeReactor,
};

const ANY_MOMENT_ITEMS: Readonly<Record<string, Performance>> = {
  'first-aid': giveFirstAid,
  'load': useAmmunition,
  'take-antidote': takeAntidote,
  'take-pills': takePills,
  'use-bandage': applyBandage,
};

export function* performItemAction(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  yield* performanceOf(ITEM_ACTIONS, option)(table, survivor, option);
}

export function* performAnyMomentItem(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  yield* performanceOf(ANY_MOMENT_ITEMS, option)(table, survivor, option);
}

function performanceOf(
  performances: Readonly<Record<string, Performance>>,
  option: ActionOption,
): Performance {
  const performance = performances[option.action];
  if (performance === undefined) throw new RuleBug(`DDD-ACT-09: no such action as ${option.action}`);
  return performance;
}

/** DDD-ITM-12: 2 AP more in this turn; in the showdown they need no marker. */
function* drinkEnergy(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  const card = cardNamed(survivor, option);
  const { ap } = effectOf(card, 'action-points');
  useCard(table, survivor, card);
  if (table.state.showdown === null) survivor.ap += ap;
  else survivor.drinkAp += ap;
  table.tell({ type: 'ap-gained', rule: 'DDD-ITM-12', survivor: survivor.id, amount: ap });
}

/** DDD-ITM-19 */
function* wearGasMask(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  useCard(table, survivor, cardNamed(survivor, option));
  survivor.gasMask = true;
}

/** DDD-ITM-18: he stays in the room, and has all his AP again. */
function* throwFlashbang(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  const other = otherNamed(table.state, option);
  useCard(table, survivor, cardNamed(survivor, option), other);
  release(table, other, 'DDD-ITM-18');
}

/** DDD-ITM-08 */
function* takeAntidote(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  useCard(table, survivor, cardNamed(survivor, option));
  removeSecondVirus(table, survivor, 'DDD-ITM-08');
}

/** DDD-RAD-29: all his radiation markers. */
function* takePills(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  useCard(table, survivor, cardNamed(survivor, option));
  survivor.radiation = 0;
  table.tell({ type: 'radiation-cured', rule: 'DDD-RAD-29', survivor: survivor.id });
}
