import type { Square } from '@tenebrae/board';
import type { Deal, Rule, Table } from '@tenebrae/kernel';
import type { Abilities } from '../../data/abilities.ts';
import type { RuneColour } from '../../data/quest.ts';
import type { Action, MonsterAction } from '../../rules/action-option.ts';
import type { Cause } from '../../rules/wounds.ts';
import type { Ally, AreaMonster, Attack, Door, Hero, Monster, State } from '../../state.ts';

/**
 * What a quest's special rules do: each part is called at its moment by the general rules, which name no quest. A quest
 * without special rules has none of them. What a rule counts is kept in `state.quest`.
 */
export interface QuestRules {
  /** Numbers. */
  readonly monsterArmor?: (state: State, monster: Monster) => number;
  readonly monsterSpeed?: (state: State, monster: Monster) => number;
  /** Added to the rating of wounds. */
  readonly monsterWounds?: (state: State, monster: Monster) => number;
  readonly monsterAttacks?: (state: State, monster: Monster) => number;
  readonly monsterAbilities?: (state: State, monster: Monster) => Abilities;
  readonly allyArmor?: (state: State, ally: Ally) => number;
  /** Whether an attack ignores this monster's Fear. */
  readonly bravesFear?: (state: State, attack: Attack, monster: Monster) => boolean;

  /** Whether a flying monster is kept on the ground. */
  readonly isGrounded?: (state: State, monster: Monster) => boolean;

  /** Whether something is allowed that the general rules allow. */
  readonly mayHeroEnter?: (state: State, square: Square) => boolean;
  /** DJ-VAR-04: small monsters on staircases. */
  readonly mayMonsterUseStairs?: (state: State) => boolean;
  readonly maySpawnAt?: (state: State, square: Square) => boolean;
  readonly mayMonsterEnter?: (state: State, monster: Monster, square: Square) => boolean;
  readonly mayMonsterEnd?: (state: State, monster: Monster, square: Square) => boolean;
  /** Doors that it may open besides those of DJ-DOR-08, also into unrevealed areas, which are then revealed at once. */
  readonly mayMonsterOpen?: (state: State, monster: Monster, door: Door) => boolean;
  readonly mayReuse?: (state: State, monster: Monster) => boolean;
  readonly mayClose?: (state: State, door: Door) => boolean;
  readonly mayTravel?: (state: State, hero: Hero, glyph: Square, to: 'town' | 'board') => boolean;
  readonly mayAllyEnter?: (state: State, ally: Ally, square: Square) => boolean;
  readonly mayAttackAlly?: (state: State, ally: Ally) => boolean;
  /** Whether an encounter would do anything now; its text is not read otherwise. */
  readonly mayMeet?: (state: State, hero: Hero, encounter: string) => boolean;

  /** Things to do besides the general ones. */
  readonly heroActions?: readonly Action[];
  readonly monsterActions?: readonly MonsterAction[];

  /** Moments. */
  readonly startingGlyph?: (state: State, hero: Hero) => Square;
  readonly onSetUp?: (table: Table<State>) => void;
  /** The monsters to place in an area, where they are not those of its list. */
  readonly areaMonsters?: (
    table: Table<State>,
    area: number,
    listed: readonly AreaMonster[],
  ) => Rule<readonly AreaMonster[]>;
  readonly onAreaRevealed?: (table: Table<State>, area: number) => Rule;
  readonly onRunekey?: (table: Table<State>, colour: RuneColour) => Rule;
  readonly onEncounter?: (table: Table<State>, hero: Hero, encounter: string) => Rule;
  readonly onHeroTurnEnd?: (table: Table<State>, hero: Hero) => Rule;
  readonly onAllyMoved?: (table: Table<State>, ally: Ally) => Rule;
  readonly onAllyFallen?: (table: Table<State>, ally: Ally) => Rule;
  readonly onHeroLeaving?: (table: Table<State>, hero: Hero, from: Square, to: 'town' | 'killed') => void;
  readonly onSpawnStep?: (table: Table<State>) => Rule;
  readonly onActivationStep?: (table: Table<State>) => Rule;
  readonly onActivationEnd?: (table: Table<State>, monster: Monster) => Rule;
  readonly onOverlordTurnEnd?: (table: Table<State>) => Rule;
  readonly onMonsterWounded?: (table: Table<State>, monster: Monster) => void;
  /** After the attack that wounded it, when all else is settled. */
  readonly afterAttack?: (table: Table<State>, attack: Attack) => Rule;
  readonly onMonsterKilled?: (table: Table<State>, monster: Monster, cause: Cause) => Rule;
  readonly onEndOfRound?: (table: Table<State>) => Rule;
  /** Draws anew, in place, what is in `state.quest.secrets` and heroes cannot know. */
  readonly conceal?: (state: State, deal: Deal) => void;
  /** DJ-CNQ-07: whether the task of a quest whose goal is code is completed; asked after everything that can do it. */
  readonly isCompleted?: (state: State) => boolean;
}
