import type { Place, Square } from '@tenebrae/board';
import type { Option, Rule, RuleId, Table } from '@tenebrae/kernel';
import type { HeroAction, OrderId, Potion } from '../data/actions.ts';
import type { HeroId } from '../data/heroes.ts';
import type { ItemCardId } from '../data/items.ts';
import type { Hero, Monster, State } from '../state.ts';

/** Something that a figure may do in its turn. `action` tells the kinds apart; what it needs is named by plain ids. */
export interface ActionOption extends Option {
  readonly action: string;
  /** Where a walk ends; movement points that it costs are in `cost`. */
  readonly place?: Place;
  readonly cost?: number;
  readonly square?: Square;
  readonly source?: ItemCardId | 'fists' | 'one-fist' | 'monster';
  readonly card?: ItemCardId;
  readonly potion?: Potion;
  readonly marker?: number;
  readonly door?: string;
  readonly hero?: HeroId;
  readonly figure?: string;
  readonly order?: OrderId;
  readonly declared?: HeroAction;
}

export const NO_OPTIONS: readonly ActionOption[] = [];

/** One kind of thing a hero may do: what of it is legal now, and how it is done. */
export interface Action {
  readonly rule: RuleId;
  /** `points`: the movement points that he may spend now, where whoever asks has counted them already. */
  options(state: State, hero: Hero, points?: number): readonly ActionOption[];
  perform(table: Table<State>, hero: Hero, option: ActionOption): Rule;
}

/** The same for an activated monster. */
export interface MonsterAction {
  readonly rule: RuleId;
  options(state: State, monster: Monster, points?: number): readonly ActionOption[];
  perform(table: Table<State>, monster: Monster, option: ActionOption): Rule;
}
