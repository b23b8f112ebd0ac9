import type { Hooks, MonsterHooks } from '../effects/hooks.ts';
import { MONSTER_HOOKS } from '../effects/monsters.ts';
import type { Character, State } from '../state.ts';
import { alike } from './alike.ts';
import type { Attack } from './attack.ts';
import { isPresent } from './figures.ts';
import { hooksTaking } from './holdings.ts';
import { once } from './marks.ts';

/** Something that takes part in an attack, and whoever has it. */
export type AttackHook = readonly [holder: Character, hooks: Hooks];

/**
 * DL-ATK-18: all that takes part in one step of an attack: of every Accursed in the dungeon, in their order, then of the
 * attacker and the Defender if they are Monsters or ally pieces. Each hook says for itself whether it is concerned.
 */
export function attackHooks(
  state: State,
  { attacker, defender }: Attack,
  step: keyof Hooks,
): readonly AttackHook[] {
  let found: AttackHook[] | null = null;
  for (const one of state.accursed) if (isPresent(one)) found = withHooksOf(found, one, step);
  if (attacker.is !== 'accursed') found = withHooksOf(found, attacker, step);
  if (defender.is !== 'accursed') found = withHooksOf(found, defender, step);
  return found ?? NO_HOOKS;
}

const NO_HOOKS: readonly AttackHook[] = [];

function withHooksOf(found: AttackHook[] | null, holder: Character, step: keyof Hooks): AttackHook[] | null {
  const hooks = hooksTaking(holder, step);
  if (hooks.length === 0) return found;
  const all = found ?? [];
  for (const [, one] of hooks) all.push([holder, one]);
  return all;
}

/** The sum of one number of them. */
export function sumOfHooks(
  state: State,
  attack: Attack,
  number: 'toHit' | 'damage' | 'armour' | 'evade',
): number {
  const { attacker, defender } = attack;
  let sum = 0;
  for (const one of state.accursed) if (isPresent(one)) sum += sumOfOne(state, attack, one, number);
  if (attacker.is !== 'accursed') sum += sumOfOne(state, attack, attacker, number);
  if (defender.is !== 'accursed') sum += sumOfOne(state, attack, defender, number);
  return sum;
}

function sumOfOne(
  state: State,
  attack: Attack,
  holder: Character,
  number: 'toHit' | 'damage' | 'armour' | 'evade',
): number {
  let sum = 0;
  for (const [, hooks] of hooksTaking(holder, number)) sum += hooks[number]?.(state, holder, attack) ?? 0;
  return sum;
}

/** DL-ATK-17: what the card of a Monster adds; nothing for others. */
export const monsterHooksOf = (figure: Character): MonsterHooks =>
  figure.is === 'monster' ? (cardHooks()(figure.kind) ?? NONE) : NONE;

/** Put together when first asked for: effects and rules import each other. */
const cardHooks = once(() => alike<MonsterHooks>(MONSTER_HOOKS));

const NONE: MonsterHooks = {};
