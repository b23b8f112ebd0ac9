import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { AttackType } from '../data/abilities.ts';
import type { HeroAction } from '../data/actions.ts';
import type { Action } from '../rules/action-option.ts';
import type { Cause, Hit } from '../rules/wounds.ts';
import type { Attack, FigureId, Hero, Monster, State } from '../state.ts';

/**
 * What a sheet, a skill or an item does beyond its `standing` data. The tables of this folder hold one for each coded id;
 * rules ask `effectsOf(hero)` and never name a card. Every part is optional: a card has only the parts that it needs.
 */
export interface Effect {
  /** Numbers that the general rules add up. */
  readonly armor?: (state: State, hero: Hero, against: AttackType | null) => number;
  readonly damage?: (state: State, hero: Hero, attack: Attack, target: FigureId) => number;
  readonly pierce?: (state: State, hero: Hero, attack: Attack, target: FigureId) => number;
  readonly offHandDamage?: number;
  readonly shieldCancels?: number;
  /** Black dice for each fatigue spent on an attack; 1 without it. */
  readonly diceForFatigue?: number;
  readonly handLimit?: number;
  readonly ignoresSpeedLimit?: true;
  readonly allowsRunes?: true;
  /** Moves through enemies and obstacles; may not stop or attack there. */
  readonly movesThrough?: true;
  /** Spaces besides his own from which the line of sight of an attack may start; its range is counted from his own (Crack Shot). */
  readonly linesFrom?: (state: State, hero: Hero, type: AttackType) => readonly Square[];
  /** Spaces besides his own from which such an attack may start: sight and range are both taken from there (Spiritwalker). */
  readonly attacksFrom?: (state: State, hero: Hero, type: AttackType) => readonly Square[];
  /** How many figures or obstacle spaces do not block the line of such an attack. */
  readonly looksPast?: (type: AttackType) => number;
  /** The attack names no target space and affects all enemies within so many spaces. */
  readonly around?: number;

  /** Moments, in the order in which they come; each asks whatever it needs to ask. */
  readonly onTurnBegun?: (state: State, hero: Hero) => void;
  readonly atTurnStart?: (table: Table<State>, hero: Hero) => Rule;
  /** Items that are used after equipping and before the declaration (DJ-HRT-15). */
  readonly beforeDeclaring?: (table: Table<State>, hero: Hero) => Rule;
  readonly onDeclared?: (table: Table<State>, hero: Hero, action: HeroAction) => Rule;
  /** What he may do of his own accord while he acts. */
  readonly actions?: readonly Action[];
  readonly onEntered?: (table: Table<State>, hero: Hero) => Rule;
  readonly atTurnEnd?: (table: Table<State>, hero: Hero) => Rule;

  /** While somebody attacks. `reroll` says whether dice were rolled again (DJ-DIC-12). */
  readonly onEnemyDeclared?: (table: Table<State>, hero: Hero, attack: Attack) => Rule;
  readonly reroll?: (table: Table<State>, hero: Hero, attack: Attack) => Rule<boolean>;
  readonly onEnemyMissed?: (table: Table<State>, hero: Hero, attack: Attack) => Rule;
  readonly onTargetWounded?: (table: Table<State>, hero: Hero, attack: Attack, target: FigureId) => Rule;
  readonly afterAttack?: (table: Table<State>, hero: Hero, attack: Attack) => Rule;

  /** While he suffers. `onWounds` gives how many of the wounds it cancels. */
  readonly onWounds?: (table: Table<State>, hero: Hero, hit: Hit, cause: Cause) => Rule<number>;
  readonly afterWounds?: (table: Table<State>, hero: Hero) => Rule;
  readonly onKilled?: (table: Table<State>, hero: Hero, cause: Cause) => Rule;
  readonly onEnemyStep?: (table: Table<State>, hero: Hero, monster: Monster) => Rule;

  /** Offered between any two things that happen, in any turn (Silhouette). */
  readonly atAnyTime?: (table: Table<State>, hero: Hero) => Rule;
}
