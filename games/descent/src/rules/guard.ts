import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { attack } from './attack.ts';
import { sourceOption, usableSources } from './attack-options.ts';
import { heroFigure } from './figures.ts';
import { NOTHING } from './nothing.ts';
import { removeOrder } from './orders.ts';

/**
 * DJ-ORD-11 to DJ-ORD-13, DJ-ORD-19, DJ-ORD-20, DJ-TIM-04: in the overlord's turn each hero with a guard order is asked in seat
 * order whether he interrupts, as a window, where he could attack an enemy; nobody during an interrupt attack.
 */
export const offerGuards = (table: Table<State>): Rule =>
  isGuardPossible(table.state) ? offerToAll(table) : NOTHING;

/** Whether anybody would be asked now; most often nobody would be, and then no rule of it need begin. */
export function isGuardPossible(state: State): boolean {
  for (const hero of state.heroes)
    if (hero.order === 'guard' && mayGuard(state) && usableSources(state, hero, 'guard', true).length > 0)
      return true;
  return false;
}

const mayGuard = ({ phase, overlord, attacks }: State): boolean =>
  phase.kind === 'overlord' &&
  overlord.turn !== null &&
  (attacks.length === 0 || attacks.every(({ interrupt }) => interrupt === 'none'));

function* offerToAll(table: Table<State>): Rule {
  const { state } = table;
  if (!mayGuard(state)) return;
  for (const hero of state.heroes) if (hero.order === 'guard') yield* offerGuard(table, hero);
}

/** DJ-ORD-14: the order is spent, whatever becomes of the attack. */
function* offerGuard(table: Table<State>, hero: Hero): Rule {
  const sources = usableSources(table.state, hero, 'guard', true);
  if (sources.length === 0) return;
  const options = sources.map(source => sourceOption('guard', source));
  const choice = yield* ask<ActionOption | typeof PASS>(
    'use-guard',
    hero.seat,
    [...options, PASS],
    'DJ-ORD-11',
    {
      window: true,
      concerns: [hero.seat],
      about: { hero: hero.id },
    },
  );
  if (!('source' in choice) || choice.source === undefined) return;
  removeOrder(table, hero, 'DJ-ORD-14', 'guard');
  table.tell({ type: 'guard-used', rule: 'DJ-ORD-11', hero: hero.id });
  yield* attack(table, {
    attacker: heroFigure(hero),
    seat: hero.seat,
    source: choice.source,
    interrupt: 'guard',
  });
}
