import { kept, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import type { ItemEffectKind, ItemTiming } from '../data/item-functions.ts';
import type { Card, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { offerCorner, useCorner } from './corner-rooms.ts';
import { attemptRescue, canAttemptRescue, release } from './entrapment.ts';
import { cardOption } from './equipment.ts';
import { extinguish, extinguishWith, offerExtinguishing, offerExtinguishingWith } from './extinguish.ts';
import { isIn } from './figures.ts';
import { offerFlashlight, shineFlashlight } from './flashlight.ts';
import {
  applyBandage,
  giveFirstAid,
  healOther,
  offerBandage,
  offerFirstAid,
  offerHealing,
} from './healing.ts';
import { isInfected, removeSecondVirus } from './infection.ts';
import { offerLoading, useAmmunition } from './loading.ts';
import { printedOn } from './printed-cards.ts';
import {
  becomeHelper,
  closeReactor,
  enterReactorChip,
  offerRadiationActions,
  removeRadiation,
} from './radiation-actions.ts';
import { offerSharing, shareAp } from './skills.ts';
import { cardNamed, effectOf, otherNamed, useCard } from './using-items.ts';

/** DDD-ACT-09, DDD-ACT-10: what a survivor can do with items, abilities and rooms in his own team's actions. */
export function offerItemActions(state: State, survivor: Survivor, options: ActionOption[]): void {
  offerRescue(state, survivor, options);
  offerCorner(state, survivor, options);
  offerExtinguishing(state, survivor, options);
  offerCardUses(state, survivor, 'own-actions', options);
  offerHealing(state, survivor, options);
  offerSharing(state, survivor, options);
  offerRadiationActions(state, survivor, options);
}

/** DDD-ACT-10: what any survivor in play may do at any moment of a round, entrapped or not (DDD-ENT-11). */
export function offerAnyMomentItems(state: State, survivor: Survivor, options: ActionOption[]): void {
  offerCardUses(state, survivor, 'any-moment', options);
  offerBandage(survivor, options);
}

function offerCardUses(state: State, survivor: Survivor, timing: ItemTiming, options: ActionOption[]): void {
  for (const card of survivor.cards) {
    const printed = printedOn(card);
    if (printed.timing === timing) ITEM_USES[printed.effect.kind]?.(state, survivor, card, options);
  }
}

type ItemUse = (state: State, survivor: Survivor, card: Card, options: ActionOption[]) => void;

/** What an item lets its owner do, by its effect; null where it works in an attack, a roll, a check or beside another item. */
const ITEM_USES: Readonly<Record<ItemEffectKind, ItemUse | null>> = {
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
  'extinguish': offerExtinguishingWith,
  'reveal-chip': offerFlashlight,
  'heal': offerFirstAid,
  'load': offerLoading,
  // DDD-ITM-12: no use to an entrapped survivor.
  'action-points': (_, survivor, card, options) => {
    if (survivor.entrapped === 'no') options.push(drinkOption(card.id));
  },
  // DDD-ITM-19
  'cross-fire': (_, survivor, card, options) => {
    if (!survivor.gasMask) options.push(maskOption(card.id));
  },
  'release': offerFlashbang,
  // DDD-ITM-08, DDD-INF-03
  'remove-second-virus': (_, survivor, card, options) => {
    if (isInfected(survivor)) options.push(antidoteOption(card.id));
  },
  // DDD-RAD-29
  'cure-radiation': (_, survivor, card, options) => {
    if (survivor.radiation > 0) options.push(pillsOption(card.id));
  },
};

const useOption = (action: string, text: string) =>
  kept((card: CardId): ActionOption => ({ ...cardOption(action, card), text, action }));
const drinkOption = useOption('drink', 'drink-energy');
const maskOption = useOption('wear-mask', 'wear-gas-mask');
const antidoteOption = useOption('take-antidote', 'use-antidote');
const pillsOption = useOption('take-pills', 'use-pills');

/** DDD-ITM-18, DDD-POW-01: for anybody in the room, himself included, but not for whom the bird holds. */
function offerFlashbang(state: State, survivor: Survivor, card: Card, options: ActionOption[]): void {
  for (const one of state.survivors) {
    if (one.entrapped !== 'yes' || one.room !== survivor.room || !isIn(one)) continue;
    options.push({
      id: `flashbang:${card.id}:${one.id}`,
      text: 'throw-flashbang',
      action: 'flashbang',
      card: card.id,
      other: one.id,
      about: { card: card.id, survivor: one.id },
      on: [`card:${card.id}`, `survivor:${one.id}`],
    });
  }
}

function offerRescue(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (!canAttemptRescue(state, survivor)) return;
  options.push({
    id: `attempt-rescue:${survivor.id}`,
    action: 'attempt-rescue',
    about: { room: survivor.room },
    on: [`room:${survivor.room}`],
  });
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

export const performItemAction: Performance = (table, survivor, option) =>
  performanceOf(ITEM_ACTIONS, option)(table, survivor, option);

export const performAnyMomentItem: Performance = (table, survivor, option) =>
  performanceOf(ANY_MOMENT_ITEMS, option)(table, survivor, option);

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
