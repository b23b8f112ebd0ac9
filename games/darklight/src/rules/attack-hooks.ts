import type { Hooks, MonsterHooks } from '../effects/hooks.ts';
import { MONSTER_HOOKS } from '../effects/monsters.ts';
import type { Character, State } from '../state.ts';
import type { Attack } from './attack.ts';
import { presentAccursed } from './figures.ts';
import { hooksOf } from './sources.ts';

/** Something that may take part in an attack, and whoever has it. */
export type AttackHook = readonly [holder: Character, hooks: Hooks];

/**
 * DL-ATK-18: all that may take part in an attack: of every Accursed in the dungeon, in their order, then of the attacker and
 * the Defender if they are Monsters or ally pieces. Each hook says for itself whether it is concerned.
 */
export function attackHooks(state: State, { attacker, defender }: Attack): AttackHook[] {
  const found: AttackHook[] = [];
  const add = (holder: Character) => {
    for (const [, hooks] of hooksOf(holder)) found.push([holder, hooks]);
  };
  for (const one of presentAccursed(state)) add(one);
  for (const one of [attacker, defender]) if (one.is !== 'accursed') add(one);
  return found;
}

/** The sum of one number of them. */
export function sumOfHooks(
  state: State,
  attack: Attack,
  number: 'toHit' | 'damage' | 'armour' | 'evade',
): number {
  let sum = 0;
  for (const [holder, hooks] of attackHooks(state, attack))
    sum += hooks[number]?.(state, holder, attack) ?? 0;
  return sum;
}

/** DL-ATK-17: what the card of a Monster adds; nothing for others. */
export const monsterHooksOf = (figure: Character): MonsterHooks =>
  figure.is === 'monster'
    ? ((MONSTER_HOOKS as Readonly<Record<string, MonsterHooks | undefined>>)[figure.kind] ?? NONE)
    : NONE;

const NONE: MonsterHooks = {};
