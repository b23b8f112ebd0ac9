import type { RuleId, Table } from '@tenebrae/kernel';
import { TRINKET_SLOTS } from '../data/limits.ts';
import { type TrinketId, trinketOf } from '../data/trinkets.ts';
import type { Hero, State, TrinketInPlay } from '../state.ts';

/** DD-TRI-01: as many as the Hero's Level. */
export const hasTrinketRoom = ({ trinkets, level }: Hero): boolean =>
  trinkets.length < (TRINKET_SLOTS[level - 1] ?? 0);

/** DD-TRI-03, DD-TRI-09: positive side up, whoever had it before. That it was used this turn is not forgotten (DD-TRI-06). */
export function equip(
  table: Table<State>,
  hero: Hero,
  { id, used }: Pick<TrinketInPlay, 'id' | 'used'>,
  from: Hero | null,
  rule: RuleId,
): void {
  hero.trinkets.push({ id, up: 'positive', used });
  table.tell({
    type: 'trinket-gained',
    rule,
    hero: hero.id,
    trinket: id,
    side: 'positive',
    from: from === null || from === hero ? null : from.id,
  });
}

/** DD-TRI-01: a Trinket that nobody holds goes to the discard pile of its Level; none is stored. */
export function putAwayTrinket(table: Table<State>, hero: Hero, trinket: TrinketId, rule: RuleId): void {
  table.state.decks.trinkets[trinketOf(trinket).level - 1]?.discard.push(trinket);
  table.tell({ type: 'trinket-discarded', rule, hero: hero.id, trinket });
}
