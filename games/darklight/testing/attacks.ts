import { type Line, perform } from '@tenebrae/kernel/testing';
import { type Attack, type Blow, newAttack } from '../src/rules/attack.ts';
import { monsterBlow } from '../src/rules/monster-attacks.ts';
import { resolveAttack } from '../src/rules/resolve-attack.ts';
import type { Character } from '../src/state.ts';
import type { TestGame } from './a-game.ts';

/** A melee blow of bare numbers: 1d6 and Strength, 4+. */
export const aBlow = (more: Partial<Blow> = {}): Blow => ({
  kind: 'melee',
  name: 'unarmed',
  damage: [[1, 6]],
  wounds: null,
  adds: 'strength',
  toHit: 4,
  modifier: 0,
  criticalDamage: 0,
  cleave: false,
  range: 1,
  items: [],
  dual: false,
  ...more,
});

/** Any attack, resolved. */
export function attacked(game: TestGame, attack: Attack, ...script: Line[]): Attack {
  perform(resolveAttack(game.table, attack), ...script);
  return attack;
}

/** One attack of a Monster of its own kind, resolved. */
export function monsterAttack(
  game: TestGame,
  kindOrSign: string,
  defender: Character,
  kind: 'melee' | 'ranged',
  ...script: Line[]
): Attack {
  const monster = game.monster(kindOrSign);
  const blow = monsterBlow(game.state, monster, kind);
  if (blow === null) throw new Error(`${monster.kind} has no ${kind} attack`);
  return attacked(game, newAttack(monster, defender, blow), ...script);
}

/** No Stamina to react with. */
export const TIRED = { stamina: { unspent: 0, spent: 4 } } as const;
