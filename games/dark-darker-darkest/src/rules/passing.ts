import { ask, kept, type Option, type Rule, type Table, take } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { agrees, hasDeclined } from './agreement.ts';
import { cardOf, gainCard } from './equipment.ts';
import { isIn, skillEffect, survivorOf } from './figures.ts';

export interface PassOption extends ActionOption {
  readonly action: 'give' | 'take';
  readonly other: SurvivorId;
}

/** DDD-PAS-01, DDD-PAS-02, DDD-ACT-08: with any other survivor in the room, of whatever team. */
export function offerPassing(state: State, survivor: Survivor, options: ActionOption[]): void {
  const mayTake = maySpend(state, survivor, TAKING_COST);
  const mayGive = mayTake || isFree(survivor);
  if (!mayGive) return;
  for (const other of state.survivors) {
    if (other === survivor || other.room !== survivor.room || !isIn(other)) continue;
    if (hasThing(state, 'give', survivor, other)) options.push(giveOption(other.id));
    if (mayTake && hasThing(state, 'take', survivor, other)) options.push(takeOption(other.id));
  }
}

const passOption = (action: PassOption['action']) =>
  kept(
    (other: SurvivorId): PassOption => ({
      id: `${action}:${other}`,
      text: `${action}-thing`,
      action,
      other,
      about: { other },
      on: [`survivor:${other}`],
    }),
  );
const giveOption = passOption('give');
const takeOption = passOption('take');

const TAKING_COST = ACTIONS['pass-or-receive'].ap;

/** DDD-SKL-17: a Coordinator gives, but does not take, for nothing. */
const givingCost = (survivor: Survivor): number => (isFree(survivor) ? 0 : TAKING_COST);
const isFree = (survivor: Survivor): boolean => skillEffect(survivor, 'give-freely') !== undefined;

/** DDD-PAS-01: one card or chip, if the other player agrees; only the acting survivor pays. */
export function* passThing(table: Table<State>, survivor: Survivor, { action, other }: PassOption): Rule {
  const { state } = table;
  const partner = survivorOf(state, other);
  const [from, to] = action === 'give' ? [survivor, partner] : [partner, survivor];
  const choice = yield* ask(
    `${action}-what`,
    survivor.seat,
    [...things(state, action, survivor, partner), NEVER_MIND],
    ACTIONS['pass-or-receive'].rule,
    { about: { survivor: survivor.id, other } },
  );
  if (!('thing' in choice)) return;
  const { thing } = choice;
  const about = { survivor: survivor.id, thing, other };
  const question = action === 'give' ? 'accept-offer' : 'accept-request';
  const offer = offerId(action, survivor, partner, thing);
  if (!(yield* agrees(table, question, survivor, partner, offer, 'DDD-PAS-01', about))) return;
  pay(state, survivor, action === 'give' ? givingCost(survivor) : TAKING_COST);
  if (isChip(thing)) {
    take(from.chips, thing);
    to.chips.push(thing);
    table.tell({ type: 'chip-passed', rule: 'DDD-PAS-02', survivor: from.id, other: to.id, chip: thing });
    return;
  }
  const card = cardOf(from, thing);
  take(from.cards, card);
  table.tell({ type: 'card-passed', rule: 'DDD-PAS-01', survivor: from.id, other: to.id, card: card.id });
  yield* gainCard(table, to, card, 'DDD-PAS-01');
}

const NEVER_MIND = { id: 'never-mind' } as const satisfies Option;

type Thing = CardId | CodeChipId;
const isChip = (thing: Thing): thing is CodeChipId => thing in CODE_CHIPS;

/** DDD-PAS-03: cards and code chips, never virus tokens; without what this player has declined already. */
function things(
  state: State,
  action: PassOption['action'],
  survivor: Survivor,
  partner: Survivor,
): ThingOption[] {
  const from = action === 'give' ? survivor : partner;
  const options: ThingOption[] = [];
  for (const { id } of from.cards)
    if (isOpen(state, action, survivor, partner, id)) options.push(thingOption(id));
  for (const id of from.chips)
    if (isOpen(state, action, survivor, partner, id)) options.push(thingOption(id));
  return options;
}

const thingOption = kept((thing: Thing) => ({
  id: `thing:${thing}`,
  text: 'pass-thing',
  thing,
  about: { thing },
  on: [`card:${thing}`],
}));
type ThingOption = ReturnType<typeof thingOption>;

const isOpen = (
  state: State,
  action: PassOption['action'],
  survivor: Survivor,
  partner: Survivor,
  thing: Thing,
): boolean => state.declined.length === 0 || !hasDeclined(state, offerId(action, survivor, partner, thing));

function hasThing(
  state: State,
  action: PassOption['action'],
  survivor: Survivor,
  partner: Survivor,
): boolean {
  const from = action === 'give' ? survivor : partner;
  if (state.declined.length === 0 || !hasDeclinedAny(state, offerStart(action, survivor, partner)))
    return from.cards.length + from.chips.length > 0;
  for (const { id } of from.cards) if (isOpen(state, action, survivor, partner, id)) return true;
  for (const id of from.chips) if (isOpen(state, action, survivor, partner, id)) return true;
  return false;
}

/** Whether anything of what begins so was declined. */
function hasDeclinedAny(state: State, start: string): boolean {
  for (const offer of state.declined) if (offer.startsWith(start)) return true;
  return false;
}

const offerId = (action: PassOption['action'], survivor: Survivor, partner: Survivor, thing: Thing): string =>
  offerStart(action, survivor, partner) + thing;

const offerStart = (action: PassOption['action'], survivor: Survivor, partner: Survivor): string =>
  OFFER_STARTS[action](survivor.id)(partner.id);

const offerStarts = (action: PassOption['action']) =>
  kept((survivor: SurvivorId) => kept((partner: SurvivorId) => `${action}:${survivor}:${partner}:`));
const OFFER_STARTS = { give: offerStarts('give'), take: offerStarts('take') };
