import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Character, State } from '../state.ts';
import { die } from './defeat.ts';
import { armourOf, healthOf } from './profile.ts';
import { keepsFromWounds } from './quests.ts';
import { provoke } from './targeting.ts';
import { figureOf, nameOf } from './tell.ts';

/** Where Wounds come from: who gets the Trophy (DL-DTH-02), who is targeted for it (DL-BEH-06), what death cannot undo. */
export interface Cause {
  readonly kind:
    | 'attack'
    | 'spell'
    | 'miracle'
    | 'consumable'
    | 'skill'
    | 'item'
    | 'poison'
    | 'fire'
    | 'burn'
    | 'event'
    | 'tile'
    | 'quest'
    | 'road';
  /** The Accursed who did it, or the id of the Monster; null for nobody. */
  readonly by: AccursedId | number | null;
  readonly rule: RuleId;
  readonly critical?: boolean;
}

/** DL-WND-01: damage is reduced by Armour, what remains are Wounds. Says how many were suffered. */
export function* inflictDamage(
  table: Table<State>,
  figure: Character,
  damage: number,
  cause: Cause,
): Rule<number> {
  return yield* inflictWounds(table, figure, damage - armourOf(table.state, figure), cause);
}

/**
 * DL-WND-01 to DL-WND-03: Wounds as they are, never above Health; who reaches Health dies at once. Whoever calls it ends the
 * whole effect with `settle` (DL-DTH-13). Says how many were suffered.
 */
export function* inflictWounds(
  table: Table<State>,
  figure: Character,
  wounds: number,
  cause: Cause,
): Rule<number> {
  const suffered = sufferWounds(table, figure, wounds, cause);
  if (suffered > 0) yield* followWounds(table, figure, cause);
  return suffered;
}

/** DL-WND-02: the Wounds alone; an attack has more to do before `followWounds` (DL-ATK-18). Says how many were suffered. */
export function sufferWounds(table: Table<State>, figure: Character, wounds: number, cause: Cause): number {
  const { state } = table;
  if (!isAlive(figure) || keepsFromWounds(state, figure)) return 0;
  const suffered = Math.min(wounds, healthOf(state, figure) - figure.wounds);
  if (suffered <= 0) return 0;
  figure.wounds += suffered;
  if (figure.is === 'accursed' && typeof cause.by === 'number') figure.woundedBy.push(cause.by);
  table.tell({
    type: 'wounds-suffered',
    rule: cause.rule,
    who: nameOf(figure),
    figure: figureOf(figure),
    amount: suffered,
    left: healthOf(state, figure) - figure.wounds,
  });
  return suffered;
}

/** DL-WND-03, DL-ATR-08: who has reached Health dies; a Monster that lives on turns against who wounded it (DL-BEH-06). */
export function followWounds(table: Table<State>, figure: Character, cause: Cause): Rule {
  if (figure.is === 'accursed' && figure.status.kind !== 'in') return NOTHING;
  if (figure.wounds >= healthOf(table.state, figure)) return die(table, figure, cause);
  return figure.is === 'monster' ? provoke(table, figure, cause) : NOTHING;
}

/** DL-DTH-11: the dead cannot be wounded. */
export function isAlive(figure: Character): boolean {
  if (figure.is === 'monster') return figure.wounds < figure.health;
  return figure.is === 'ally' ? figure.status === 'in' : figure.status.kind === 'in';
}
