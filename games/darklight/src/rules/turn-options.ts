import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Accursed, AccursedTurn, State, TurnPart } from '../state.ts';
import { ATTACK_DEEDS } from './attacking.ts';
import { CAST_DEED } from './casting.ts';
import { CONSUMABLE_DEED } from './consumables.ts';
import { DOOR_DEED } from './doors.ts';
import { EQUIP_DEED, QUICK_HANDS_DEED } from './equipping.ts';
import { ESCAPE_DEED } from './escape.ts';
import { kept } from './marks.ts';
import { MIRACLE_DEED } from './miracles.ts';
import { EXTRA_MOVE_DEED, MOVE_DEED, RECOVER_DEED, STAND_UP_DEED } from './movement.ts';
import { PROP_DEED } from './props.ts';
import { SEARCH_DEED } from './search.ts';
import { hooksOf } from './sources.ts';
import { LIFT_DEED } from './special-doors.ts';
import { TRADE_DEED } from './trade.ts';
import { TUMBLE_DEED } from './tumble.ts';
import type { Deed, TurnOption } from './turn-option.ts';

/**
 * DL-TRN-05 to DL-TRN-10, DL-TRN-12: what is open in each part of an Accursed's turn; taking something of a phase begins it,
 * and only Accursed give a phase up for something else. Put together when first needed: rules import each other.
 */
const deedsOf = kept((part: TurnPart): readonly Deed[] => {
  switch (part) {
    case 'start':
      return [EQUIP_DEED, TRADE_DEED, TUMBLE_DEED];
    case 'before-move':
      return [...freeDeeds(), ...movingDeeds(), STAND_UP_DEED, RECOVER_DEED];
    case 'moving':
    case 'extra-moving':
      return movingDeeds();
    // DL-TRN-08: attacks, or one Search, one extra Move, a Prop or the Portcullis in place of the phase.
    case 'before-attack':
      return [
        ...freeDeeds(),
        ...ATTACK_DEEDS,
        SEARCH_DEED,
        EXTRA_MOVE_DEED,
        PROP_DEED,
        LIFT_DEED,
        TUMBLE_DEED,
      ];
    case 'attacking':
      return [...ATTACK_DEEDS, TUMBLE_DEED];
    case 'after-attack':
      return [...freeDeeds(), TUMBLE_DEED];
    case 'end':
      return [];
  }
});

/** DL-TRN-09, DL-CON-02: before and after a phase, never in one. Skills add theirs. */
const freeDeeds = (): readonly Deed[] => [CAST_DEED, MIRACLE_DEED, CONSUMABLE_DEED, QUICK_HANDS_DEED];

/** DL-MOV-01, DL-MOV-06, DL-ESC-01, DL-EVA-07: what the points of a Move pay for, and a Tumble. */
const movingDeeds = (): readonly Deed[] => [MOVE_DEED, DOOR_DEED, ESCAPE_DEED, TUMBLE_DEED];

export interface Offers {
  readonly options: TurnOption[];
  /** Whose the last options are. */
  last: Offered | null;
}

/** The options of a deed, from a place on; before them those of another. */
interface Offered {
  readonly deed: Deed;
  readonly from: number;
  readonly before: Offered | null;
}

/** All that an Accursed may do in this part of its turn. */
export function offersOf(state: State, accursed: Accursed, { part }: AccursedTurn): Offers {
  const offers = offersAmong(state, accursed, deedsOf(part));
  for (const [, hooks] of hooksOf(accursed)) {
    if (isFree(part) && hooks.deeds !== undefined) addOffers(offers, state, accursed, hooks.deeds);
    if (isMove(part) && hooks.moves !== undefined) addOffers(offers, state, accursed, hooks.moves);
    if (isAttack(part) && hooks.attacks !== undefined) addOffers(offers, state, accursed, hooks.attacks);
  }
  return offers;
}

/** All that an Accursed may do of some deeds. */
export function offersAmong(state: State, accursed: Accursed, among: readonly Deed[]): Offers {
  const offers: Offers = { options: [], last: null };
  addOffers(offers, state, accursed, among);
  return offers;
}

function addOffers(offers: Offers, state: State, accursed: Accursed, among: readonly Deed[]): void {
  const { options } = offers;
  for (const deed of among) {
    const offered = deed.options(state, accursed);
    if (offered.length === 0) continue;
    offers.last = { deed, from: options.length, before: offers.last };
    for (let at = 0; at < offered.length; at++) options.push(offered[at] as TurnOption);
  }
}

const isMove = (part: TurnPart): boolean =>
  part === 'before-move' || part === 'moving' || part === 'extra-moving';

const isFree = (part: TurnPart): boolean =>
  part === 'before-move' || part === 'before-attack' || part === 'after-attack';

const isAttack = (part: TurnPart): boolean => part === 'before-attack' || part === 'attacking';

/** An option goes back to the deed that offered it. */
export function performOffer(
  table: Table<State>,
  accursed: Accursed,
  offers: Offers,
  option: TurnOption,
): Rule {
  const at = offers.options.indexOf(option);
  let offered = offers.last;
  while (offered !== null && offered.from > at) offered = offered.before;
  if (offered === null) throw new RuleBug(`DL-TRN-05: nobody offered ${option.id}`);
  return offered.deed.perform(table, accursed, option);
}
