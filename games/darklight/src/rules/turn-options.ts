import { kept, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Hooks } from '../effects/hooks.ts';
import type { Accursed, AccursedTurn, State, TurnPart } from '../state.ts';
import { ATTACK_DEEDS } from './attacking.ts';
import { CAST_DEED } from './casting.ts';
import { CONSUMABLE_DEED } from './consumables.ts';
import { DOOR_DEED } from './doors.ts';
import { EQUIP_DEED, QUICK_HANDS_DEED } from './equipping.ts';
import { ESCAPE_DEED } from './escape.ts';
import { holdingsOf } from './holdings.ts';
import { MIRACLE_DEED } from './miracles.ts';
import { EXTRA_MOVE_DEED, MOVE_DEED, RECOVER_DEED, STAND_UP_DEED } from './movement.ts';
import { PROP_DEED } from './props.ts';
import { SEARCH_DEED } from './search.ts';
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
  readonly last: Offered | null;
}

/** The options of a deed, from a place on; before them those of another. */
interface Offered {
  readonly deed: Deed;
  readonly from: number;
  readonly before: Offered | null;
}

/** All that an Accursed may do in this part of its turn. */
export const offersOf = (state: State, accursed: Accursed, { part }: AccursedTurn): Offers =>
  offersAmong(state, accursed, allDeedsOf(accursed, part));

/** The deeds open to everyone, then those of its own skills and items. */
function allDeedsOf(accursed: Accursed, part: TurnPart): readonly Deed[] {
  const { open, hooks } = holdingsOf(accursed);
  if (open.part !== part) {
    const own: Deed[] = [];
    for (const [, one] of hooks) addDeeds(own, one, part);
    open.deeds = own.length === 0 ? deedsOf(part) : [...deedsOf(part), ...own];
    open.part = part;
  }
  return open.deeds;
}

function addDeeds(own: Deed[], { deeds, moves, attacks }: Hooks, part: TurnPart): void {
  if (deeds !== undefined && isFree(part)) own.push(...deeds);
  if (moves !== undefined && isMove(part)) own.push(...moves);
  if (attacks !== undefined && isAttack(part)) own.push(...attacks);
}

/** All that an Accursed may do of some deeds. */
export function offersAmong(state: State, accursed: Accursed, among: readonly Deed[]): Offers {
  const options: TurnOption[] = [];
  let last: Offered | null = null;
  for (let at = 0; at < among.length; at++) {
    const deed = among[at] as Deed;
    const offered = deed.options(state, accursed);
    if (offered.length === 0) continue;
    last = { deed, from: options.length, before: last };
    for (let one = 0; one < offered.length; one++) options.push(offered[one] as TurnOption);
  }
  return { options, last };
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
