import type { Deck } from '@tenebrae/kernel';
import type { AccursedId } from './data/accursed.ts';
import type { HazardId } from './data/hazards.ts';
import type { RareTreasureId, TreasureId } from './data/items.ts';
import type { QuestId } from './data/quests.ts';
import type { ActivityId, SettlementId } from './data/settlements.ts';

/** What outlives a dungeon besides the Accursed themselves (DL-SRV-03). */
export interface Campaign {
  /** The marker of the Dread Wheel, from 1. */
  dread: number;
  completed: QuestId[];
  /** How the last dungeon ended, for the Aftermath. */
  last: { quest: QuestId; outcome: 'completed' | 'failed' } | null;
  journey: Journey | null;
  settlement: Settlement | null;
  /** Days to add to the coming Journey, and Patience for the next visit (DL-SRV-49). */
  days: number;
  patience: number;
  rumour: boolean;
  drivenOut: boolean;
  /** DL-SRV-39: the pact was broken; the next quest is the last. */
  pact: boolean;
  /** The quest of the coming dungeon, once it is known. */
  next: QuestId | null;
  /** DL-SRV-30: who has held a Rite in this Survival phase. */
  rites: AccursedId[];
  /** omen-dulled-wits: Tests of the next Hazard have a die less. */
  dulled: boolean;
  /** Who has finished with the Aftermath, the Camp or the day in the settlement that is under way. */
  ready: AccursedId[];
}

export interface Journey {
  to: SettlementId;
  /** Days gone, and the length after every change. */
  day: number;
  length: number;
  hazards: Deck<HazardId>;
}

export interface Settlement {
  kind: SettlementId;
  /** From 1. */
  day: number;
  patience: number;
  coven: boolean;
  stock: StockCard[];
  /** Who is doing business now; null: the group says who is next. */
  active: AccursedId | null;
  /** Who has taken today's Activity, or takes none today; and who takes none tomorrow (DL-SRV-45). */
  acted: AccursedId[];
  idle: AccursedId[];
  /** DL-SRV-25: cards (their `copy`) an Accursed has no deal for today. */
  noDeal: { who: AccursedId; card: number }[];
  /** Activities that the day has seen, for the record. */
  record: { who: AccursedId; activity: ActivityId }[];
}

export interface StockCard {
  item: TreasureId | RareTreasureId;
  /** Tells two of a name apart. */
  copy: number;
}
