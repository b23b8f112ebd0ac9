import type { DoorId, RoomId } from '@tenebrae/board';
import type { Option, Rule, RuleId, Table } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import type { CodeChipId } from '../data/code-chips.ts';
import type { SkillId } from '../data/skills.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor, TileIndex } from '../state.ts';
import { canPay } from './action-points.ts';

/** Something that a survivor may do. `action` tells the kinds apart; each kind names what it needs by plain ids. */
export interface ActionOption extends Option {
  readonly action: string;
  readonly card?: CardId;
  readonly chip?: CodeChipId;
  readonly door?: DoorId;
  readonly other?: SurvivorId;
  readonly room?: RoomId;
  readonly skill?: SkillId;
  readonly tile?: TileIndex;
  readonly weapon?: CardId;
}

/** One kind of action: what of it is legal now, and how it is done. An option comes back to the kind that offered it. */
export interface Action {
  readonly rule: RuleId;
  /** Whether there is any option, where that can be told without making them all. */
  isOpen?(state: State, survivor: Survivor): boolean;
  /** Adds all that of it is legal now to the options. */
  offer(state: State, survivor: Survivor, options: ActionOption[]): void;
  perform(table: Table<State>, survivor: Survivor, option: ActionOption): Rule;
}

/** DDD-SUR-02, DDD-ENT-03, DDD-FIN-34: AP for an ordinary action; an entrapped survivor has none to spend on it. */
export const maySpend = (state: State, survivor: Survivor, ap: number): boolean =>
  survivor.entrapped === 'no' && canPay(state, survivor, ap);
