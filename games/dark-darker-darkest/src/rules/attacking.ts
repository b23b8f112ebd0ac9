import { kept, type Rule, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import type { StartingSkillId } from '../data/skills.ts';
import type { Card, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { attack, canAttackWith, nearestEnemy } from './combat.ts';
import { canStruggle, payStruggle } from './entrapment.ts';
import { cardOf, cardOption } from './equipment.ts';
import { explosiveTargets, throwExplosive } from './explosives.ts';
import { boardOf } from './figures.ts';
import { keptByNumber } from './kept.ts';
import { printedOn } from './printed-cards.ts';
import { sightDistance } from './rooms.ts';
import { reachOf } from './weapons.ts';

const FREE_ATTACK = 'jack-free-attack' satisfies StartingSkillId;

/** Without a card: with bare fists. */
export interface AttackOption extends ActionOption {
  readonly action: 'attack' | 'free-attack';
}

/**
 * DDD-CMB-01, DDD-CMB-03: every weapon in hand that can reach something, and the fists. DDD-SKL-07: Jack once per round
 * for 0 AP, entrapped or not. DDD-ENT-10: whom the bird holds may spend his 1 AP on an attack that can hit it.
 */
export function offerAttacks(state: State, survivor: Survivor, options: ActionOption[]): void {
  const mayPay = maySpend(state, survivor, ACTIONS.attack.ap);
  const mayStruggle = !mayPay && survivor.entrapped === 'bird' && canStruggle(state, survivor);
  const mayFreely = hasFreeAttack(survivor);
  if (!mayPay && !mayStruggle && !mayFreely) return;
  const weapons = usableWeapons(state, survivor);
  if (mayPay || mayStruggle)
    for (const weapon of weapons)
      if (mayPay || canReachCreature(state, survivor, weapon)) options.push(attackOption('attack', weapon));
  if (mayFreely) for (const weapon of weapons) options.push(attackOption('free-attack', weapon));
}

export const hasFreeAttack = (survivor: Survivor): boolean =>
  boardOf(survivor).startingSkill === FREE_ATTACK && !survivor.used.includes(FREE_ATTACK);

function usableWeapons(state: State, survivor: Survivor): (Card | null)[] {
  const weapons: (Card | null)[] = [];
  const nearest = nearestEnemy(state, survivor.room);
  if (nearest === Infinity) return weapons;
  for (const card of survivor.cards) if (canAttackWith(state, survivor, card, nearest)) weapons.push(card);
  if (canAttackWith(state, survivor, null, nearest)) weapons.push(null);
  return weapons;
}

const canReachCreature = (state: State, survivor: Survivor, weapon: Card | null): boolean =>
  state.creature !== null &&
  sightDistance(state, survivor.room, state.creature.room) <= reachOf(survivor, weapon);

const attackOption = (action: AttackOption['action'], weapon: Card | null): AttackOption =>
  weapon === null ? FISTS_OPTIONS[action] : WEAPON_OPTIONS[action](weapon.id, weapon.ammo);

const fistsOption = (action: AttackOption['action']): AttackOption => ({
  id: `${action}:fists`,
  text: `${action}-fists`,
  action,
});

const weaponOption = (action: AttackOption['action']) =>
  keptByNumber((card: CardId, ammo): AttackOption => {
    const about = { card, ammo };
    return { id: `${action}:${card}`, text: `${action}-with`, action, card, about, on: [`card:${card}`] };
  });

const FISTS_OPTIONS = { 'attack': fistsOption('attack'), 'free-attack': fistsOption('free-attack') };
const WEAPON_OPTIONS = { 'attack': weaponOption('attack'), 'free-attack': weaponOption('free-attack') };

/** DDD-CMB-01, DDD-SKL-07, DDD-ENT-10: what it costs, then the attack. */
export function makeAttack(table: Table<State>, survivor: Survivor, option: AttackOption): Rule {
  if (option.action === 'free-attack') survivor.used.push(FREE_ATTACK);
  else if (survivor.entrapped !== 'no') payStruggle(table.state, survivor);
  else pay(table.state, survivor, ACTIONS.attack.ap);
  return attack(table, survivor, option.card === undefined ? null : cardOf(survivor, option.card));
}

export interface ThrowOption extends ActionOption {
  readonly action: 'throw';
  readonly card: CardId;
}

/** DDD-ITM-14: a grenade or dynamite, in hand or stowed, while there is a room to throw it into. */
export function offerThrows(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (!survivor.cards.some(canBeThrown) || !maySpend(state, survivor, ACTIONS.throw.ap)) return;
  if (explosiveTargets(state, survivor).length === 0) return;
  for (const card of survivor.cards) if (canBeThrown(card)) options.push(throwOption(card.id));
}

const canBeThrown = (card: Card): boolean => printedOn(card).effect.kind === 'throw';
const throwOption = kept((card: CardId): ThrowOption => ({ ...cardOption('throw', card), action: 'throw' }));

/** DDD-ITM-14. */
export function throwCard(table: Table<State>, survivor: Survivor, { card }: ThrowOption): Rule {
  pay(table.state, survivor, ACTIONS.throw.ap);
  return throwExplosive(table, survivor, cardOf(survivor, card));
}
