import { CARDS, type CardId } from '../data/cards.ts';
import type { CodeColour } from '../data/colours.ts';
import { type FirearmId, type Item, type ItemId, type ItemKind, ITEMS } from '../data/equipment.ts';
import { type ItemEffect, ITEM_FUNCTIONS, type ItemTiming, type Reroll } from '../data/item-functions.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Card } from '../state.ts';

/**
 * All that is printed on a card, whatever kind of item it is: cards are looked at all the time, and so one look in one table
 * says everything.
 */
export interface PrintedCard {
  readonly item: ItemId;
  readonly kind: ItemKind;
  readonly hands: number;
  readonly icons: readonly CodeColour[];
  /** DDD-CMB-03: something to attack with. */
  readonly isWeapon: boolean;
  /** Of a weapon; 0 otherwise. */
  readonly attack: number;
  /** Of a weapon, or what a sight adds to one. */
  readonly range: number;
  /** DDD-EQP-07: the cubes that it comes with, or is worth. */
  readonly ammo: number;
  /** What ammunition or a sight is for. */
  readonly fits: FirearmId | null;
  readonly timing: ItemTiming;
  readonly effect: ItemEffect;
  /** DDD-ITM-20: the roll that it rolls again. */
  readonly rerolls: Reroll | null;
  readonly rule: RuleId;
}

/** DDD-ITM-22: what is printed on a card. */
export const printedOn = (card: Card): PrintedCard => PRINTED.get(card.id) as PrintedCard;

/** A map, since it is looked up several times as fast as an object of so many cards. */
const PRINTED = new Map<CardId, PrintedCard>();
for (const id of Object.keys(CARDS) as CardId[]) PRINTED.set(id, printed(id));

function printed(id: CardId): PrintedCard {
  const { item, icons } = CARDS[id];
  const { kind, hands, ...more }: Item = ITEMS[item];
  const { timing, effect, rule } = ITEM_FUNCTIONS[item];
  return {
    item,
    kind,
    hands,
    icons,
    isWeapon: kind === 'melee' || kind === 'firearm',
    attack: 'attack' in more ? more.attack : 0,
    range: 'range' in more ? more.range : 0,
    ammo: 'ammo' in more ? more.ammo : 0,
    fits: 'weapon' in more ? more.weapon : null,
    timing,
    effect,
    rerolls: effect.kind === 'reroll' ? effect.roll : null,
    rule,
  };
}
