import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';
import { dungeonOf, isPresent } from './figures.ts';
import { type HookOf, hooksTaking } from './holdings.ts';
import { attributeOf, sourceLimitOf } from './profile.ts';
import { hasTalent, isEquipped, itemCard } from './sources.ts';
import { figureOf } from './tell.ts';

/** DL-CHN-01 to DL-CHN-06: Source by this round's Darkness Roll, with a Catalyst; once, however many it has. */
export function channel(table: Table<State>, accursed: Accursed): Rule {
  if (!hasCatalyst(accursed)) return NOTHING;
  gainSource(table, accursed, channelled(table.state, accursed), 'DL-CHN-02');
  const hooks = hooksTaking(accursed, 'onChannel');
  return hooks.length === 0 ? NOTHING : followChannelling(table, accursed, hooks);
}

function* followChannelling(table: Table<State>, accursed: Accursed, hooks: readonly HookOf[]): Rule {
  for (const [, { onChannel }] of hooks)
    if (onChannel && isPresent(accursed)) yield* onChannel(table, accursed);
}

/** DL-CHN-02, DL-DIC-10: nothing on a 1, half of Mind on 2 to 5, all of it on a 6. */
function channelled(state: State, accursed: Accursed): number {
  const { roll } = dungeonOf(state).darkness;
  const mind = attributeOf(state, accursed, 'mind');
  switch (roll) {
    case null:
      return 0;
    case 1:
      return hasTalent(accursed, 'channels-on-1') ? 1 : 0;
    case 6:
      return mind;
    default:
      return Math.ceil(mind / 2);
  }
}

/** DL-CHN-01: an equipped Catalyst, or the talent. */
export function hasCatalyst(accursed: Accursed): boolean {
  for (const item of accursed.items)
    if (isEquipped(item) && itemCard(item).keywords.includes('catalyst')) return true;
  return hasTalent(accursed, 'catalyst');
}

/** DL-CHN-03, DL-CHN-04: what it can hold now; without a Catalyst nothing. */
export const sourceRoomOf = (state: State, accursed: Accursed): number =>
  hasCatalyst(accursed) ? Math.max(0, sourceLimitOf(state, accursed) - accursed.source) : 0;

/** DL-CHN-03: added to what it has, up to the limit. */
export function gainSource(table: Table<State>, accursed: Accursed, amount: number, rule: RuleId): void {
  const gained = Math.min(amount, sourceRoomOf(table.state, accursed));
  if (gained <= 0) return;
  accursed.source += gained;
  tellSource(table, accursed, 'source-gained', gained, rule);
}

/** DL-CHN-03, DL-CHN-04: Source beyond the limit, or without a Catalyst, is lost; called after every change of equipment and attributes. */
export function trimSource(table: Table<State>, accursed: Accursed): void {
  if (accursed.source === 0) return;
  const isHeld = hasCatalyst(accursed);
  const held = isHeld ? sourceLimitOf(table.state, accursed) : 0;
  loseSource(table, accursed, accursed.source - held, isHeld ? 'DL-CHN-03' : 'DL-CHN-04');
}

export function loseSource(table: Table<State>, accursed: Accursed, amount: number, rule: RuleId): void {
  if (amount <= 0) return;
  accursed.source -= amount;
  tellSource(table, accursed, 'source-lost', amount, rule);
}

const tellSource = (
  table: Table<State>,
  accursed: Accursed,
  type: 'source-gained' | 'source-lost',
  amount: number,
  rule: RuleId,
): void =>
  table.tell({ type, rule, who: accursed.id, figure: figureOf(accursed), amount, total: accursed.source });
