import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { AMMO_LIMIT } from '../data/limits.ts';
import type { Card, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { cardOf } from './equipment.ts';
import { printedOn } from './printed-cards.ts';
import { cardNamed, functionOf, useCard } from './using-items.ts';

/** DDD-EQP-06: an ammunition card for each weapon of the pictured kind that he owns. */
export function offerLoading(_state: State, survivor: Survivor, card: Card, options: ActionOption[]): void {
  const { fits } = printedOn(card);
  for (const weapon of survivor.cards) {
    if (!isLoadable(weapon) || printedOn(weapon).item !== fits) continue;
    options.push({
      id: `load:${card.id}:${weapon.id}`,
      text: 'load-weapon',
      action: 'load',
      card: card.id,
      weapon: weapon.id,
      about: { card: card.id, weapon: weapon.id, cubes: cubesLoaded(weapon, card.ammo) },
      on: [`card:${card.id}`, `card:${weapon.id}`],
    });
  }
}

export function* useAmmunition(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  const card = cardNamed(survivor, option);
  if (option.weapon === undefined) throw new RuleBug(`DDD-EQP-06: ${option.id} names no weapon`);
  const weapon = cardOf(survivor, option.weapon);
  const { rule } = functionOf(card);
  useCard(table, survivor, card);
  load(table, survivor, weapon, card.ammo, rule);
}

/** DDD-EQP-06, DDD-COR-07: cubes beyond 8 are lost. */
export function load(
  table: Table<State>,
  survivor: Survivor,
  weapon: Card,
  cubes: number,
  rule: RuleId,
): void {
  const loaded = cubesLoaded(weapon, cubes);
  weapon.ammo += loaded;
  table.tell({
    type: 'weapon-loaded',
    rule,
    survivor: survivor.id,
    card: weapon.id,
    cubes: loaded,
    ammo: weapon.ammo,
  });
}

/** DDD-EQP-10: every firearm that he carries, in hand or stowed, that is not full. */
export const loadableWeapons = (survivor: Survivor): Card[] => survivor.cards.filter(isLoadable);

const isLoadable = (card: Card): boolean => printedOn(card).kind === 'firearm' && card.ammo < AMMO_LIMIT;

const cubesLoaded = (weapon: Card, cubes: number): number => Math.min(cubes, AMMO_LIMIT - weapon.ammo);
