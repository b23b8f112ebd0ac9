import type { Rule, Table } from '@tenebrae/kernel';
import type { BossId } from '../data/bosses.ts';
import type { MonsterSkill } from '../data/monster-card.ts';
import { isDeckMonster, type MonsterKind } from '../data/monsters.ts';
import type { Monster, State } from '../state.ts';
import { fillTheTracker, wander } from './ancestor.ts';
import { showTheCollection } from './collector.ts';
import { burn, throwIntoPyre } from './fanatic.ts';
import { foretellNext, foretoldSkill } from './heart-of-darkness.ts';
import { growStalk } from './mammoth-cyst.ts';
import { preach } from './prophet.ts';
import { disassembleFirst } from './shuffling-horror.ts';

/** How a Boss's turn differs from that of any Monster. */
export interface BossTurn {
  /** Plays the whole turn instead of a Skill when it answers true (Pews, summons, the throw into the Pyre). */
  readonly instead?: (table: Table<State>, monster: Monster) => Rule<boolean>;
  /** Chooses the Skill where the card's d10 does not (the Heart of Darkness). */
  readonly skill?: (table: Table<State>, monster: Monster) => Rule<MonsterSkill>;
  /** After each of its actions. */
  readonly after?: (table: Table<State>, monster: Monster) => Rule;
}

/**
 * DD-PRO-02 to DD-PRO-04, DD-COL-02, DD-FAN-02, DD-CYS-02, DD-HOR-02, DD-ANA-02, DD-ANA-03, DD-ANB-03, DD-HOD-02: null for whoever acts as
 * any Monster.
 */
export const bossTurn = (kind: MonsterKind): BossTurn | null =>
  isDeckMonster(kind) ? null : BOSS_TURNS[kind];

const BOSS_TURNS: Readonly<Record<BossId, BossTurn | null>> = {
  'necromancer': null,
  'prophet': { instead: preach },
  'collector': { instead: showTheCollection },
  'collected-man-at-arms': null,
  'collected-highwayman': null,
  'collected-vestal': null,
  'fanatic': { instead: throwIntoPyre },
  'pyre': { instead: burn },
  'templar-impaler': null,
  'templar-warlord': null,
  'mammoth-cyst': { instead: growStalk },
  'white-cell-stalk': null,
  'shuffling-horror': { instead: disassembleFirst },
  'ancestor-1': { instead: fillTheTracker },
  'perfect-reflection': null,
  'imperfect-reflection': null,
  'ancestor-2': { after: wander },
  'gestating-heart': null,
  'heart-of-darkness': { skill: foretoldSkill, after: foretellNext },
};
