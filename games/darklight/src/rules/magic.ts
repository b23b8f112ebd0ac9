import type { Rule, Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { InForceId } from '../data/in-force.ts';
import type { RuleId } from '../data/ledger.ts';
import { MIRACLES, type MiracleId } from '../data/miracles.ts';
import { SPELLS, type SpellId } from '../data/spells.ts';
import type { MagicSource } from '../effects/hooks.ts';
import type { Accursed, Character, State, TileNumber } from '../state.ts';
import { isLarge } from './figures.ts';
import { heal } from './healing.ts';
import { makeProne } from './conditions.ts';
import { putInForce } from './in-force.ts';
import { hooksOf, sumOf } from './sources.ts';
import { figureOf, nameOf } from './tell.ts';
import { type Cause, inflictDamage, inflictWounds } from './wounds.ts';

/** A spell or Miracle at work, and whose it is. */
export interface Magic extends MagicSource {
  readonly user: Accursed;
  readonly rule: RuleId;
}

export const magicOfSpell = (user: Accursed, id: SpellId): Magic => ({
  kind: 'spell',
  id,
  family: SPELLS[id].type,
  user,
  rule: 'DL-SPL-04',
});

export const magicOfMiracle = (user: Accursed, id: MiracleId): Magic => ({
  kind: 'miracle',
  id,
  family: MIRACLES[id].deck,
  user,
  rule: 'DL-MIR-01',
});

/** DL-DTH-02: kills belong to the user. */
const causeOf = ({ kind, user, rule }: Magic): Cause => ({ kind, by: user.id, rule });

/** DL-SPL-09, DL-WND-01: damage of Magic, with what the user adds to it, reduced by Armour. Says how many Wounds were suffered. */
export function* dealDamage(
  table: Table<State>,
  magic: Magic,
  figure: Character,
  damage: number,
): Rule<number> {
  return yield* inflictDamage(table, figure, damage + added(table.state, magic, 'damage'), causeOf(magic));
}

/** DL-SPL-09, DL-WND-01: Wounds of Magic, which Armour does not reduce. */
export function* dealWounds(
  table: Table<State>,
  magic: Magic,
  figure: Character,
  wounds: number,
): Rule<number> {
  return yield* inflictWounds(table, figure, wounds + added(table.state, magic, 'wounds'), causeOf(magic));
}

/** What the user's skills and items add for each target. */
function added(state: State, magic: Magic, deals: 'damage' | 'wounds'): number {
  const { user } = magic;
  const given = magic.kind === 'spell' && deals === 'damage' ? sumOf(state, user, 'spellDamage') : 0;
  return hooksOf(user).reduce(
    (sum, [, hooks]) => sum + (hooks.magicDamage?.(state, user, magic, deals) ?? 0),
    given,
  );
}

/** DL-RES-01: Wounds removed by Magic, with what the user adds for each target; the dead may be healed. */
export function healWith(table: Table<State>, magic: Magic, figure: Character, amount: number): void {
  const { user } = magic;
  const more = hooksOf(user).reduce(
    (sum, [, hooks]) => sum + (hooks.magicHealing?.(table.state, user, magic) ?? 0),
    0,
  );
  heal(table, figure, amount + more, magic.rule);
}

/** Magic that knocks over leaves large bases standing. */
export function knockDown(table: Table<State>, figure: Character, rule: RuleId): void {
  if (!isLarge(figure)) makeProne(table, figure, rule);
}

/** DL-TRM-16, DL-TRM-17: an effect comes into force, and the table is told. */
export function bringInForce(
  table: Table<State>,
  figure: Character,
  effect: InForceId,
  by: AccursedId,
  rule: RuleId,
  tile: TileNumber | null = null,
): void {
  putInForce(figure, effect, by, tile);
  table.tell({ type: 'effect-began', rule, who: nameOf(figure), figure: figureOf(figure), effect });
}
