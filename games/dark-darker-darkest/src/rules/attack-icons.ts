import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { SURVIVOR_ICONS, type SurvivorIcon } from '../data/dice.ts';
import type { State, Survivor } from '../state.ts';

/** How many of each icon an attack shows. */
export type Icons = Record<SurvivorIcon, number>;

/** DDD-CMB-17: each failure takes one other icon of the attacker's choice with it, another failure included. */
export function* cancelIcons(
  table: Table<State>,
  survivor: Survivor,
  rolled: readonly SurvivorIcon[],
): Rule<Icons> {
  const icons: Icons = { success: 0, aim: 0, knockback: 0, retreat: 0, failure: 0 };
  for (const icon of rolled) icons[icon] += 1;
  while (icons.failure > 0) {
    const others: CancelOption[] = [];
    for (const option of CANCEL_OPTIONS)
      if (icons[option.icon] > (option.icon === 'failure' ? 1 : 0)) others.push(option);
    if (others.length === 0) break;
    const about = { survivor: survivor.id };
    const { icon } = yield* ask('cancel-icon', survivor.seat, others, 'DDD-CMB-17', { about });
    icons.failure -= 1;
    icons[icon] -= 1;
    table.tell({ type: 'icon-cancelled', rule: 'DDD-CMB-17', survivor: survivor.id, icon });
  }
  return icons;
}

type CancelOption = (typeof CANCEL_OPTIONS)[number];

const CANCEL_OPTIONS = SURVIVOR_ICONS.map(icon => ({ id: `cancel:${icon}`, text: `cancel-${icon}`, icon }));
