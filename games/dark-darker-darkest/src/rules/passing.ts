import { ask, type Option, type Rule, type Table, take } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { agrees, hasDeclined } from './agreement.ts';
import { cardOf, gainCard } from './equipment.ts';
import { skillEffect, survivorOf, survivorsAt } from './figures.ts';

export interface PassOption extends ActionOption {
  readonly action: 'give' | 'take';
  readonly other: SurvivorId;
}

/** DDD-PAS-01, DDD-PAS-02, DDD-ACT-08: with any other survivor in the room, of whatever team. */
export function passOptions(state: State, survivor: Survivor): PassOption[] {
  const options: PassOption[] = [];
  const mayGive = isFree(survivor) || maySpend(state, survivor, TAKING_COST);
  const mayTake = maySpend(state, survivor, TAKING_COST);
  if (!mayGive && !mayTake) return options;
  for (const other of survivorsAt(state, survivor.room)) {
    if (other === survivor) continue;
    if (mayGive && hasThing(state, 'give', survivor, other)) options.push(passOption('give', other));
    if (mayTake && hasThing(state, 'take', survivor, other)) options.push(passOption('take', other));
  }
  return options;
}

const passOption = (action: PassOption['action'], { id: other }: Survivor): PassOption => ({
  id: `${action}:${other}`,
  text: `${action}-thing`,
  action,
  other,
  about: { other },
  on: [`survivor:${other}`],
});

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
  const about = { survivor: survivor.id, thing };
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
function things(state: State, action: PassOption['action'], survivor: Survivor, partner: Survivor) {
  const from = action === 'give' ? survivor : partner;
  return [...from.cards.map((card): Thing => card.id), ...from.chips]
    .filter(thing => !hasDeclined(state, offerId(action, survivor, partner, thing)))
    .map(thing => ({
      id: `thing:${thing}`,
      text: 'pass-thing',
      thing,
      about: { thing },
      on: [`card:${thing}`],
    }));
}

function hasThing(
  state: State,
  action: PassOption['action'],
  survivor: Survivor,
  partner: Survivor,
): boolean {
  const from = action === 'give' ? survivor : partner;
  if (state.declined.length === 0) return from.cards.length + from.chips.length > 0;
  const isOpen = (thing: Thing): boolean => !hasDeclined(state, offerId(action, survivor, partner, thing));
  return from.cards.some(card => isOpen(card.id)) || from.chips.some(isOpen);
}

const offerId = (action: PassOption['action'], survivor: Survivor, partner: Survivor, thing: Thing): string =>
  `${action}:${survivor.id}:${partner.id}:${thing}`;
