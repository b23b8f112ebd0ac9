import type { CodedInForceId, InForceId } from '../data/in-force.ts';
import type { Attack } from '../rules/attack.ts';
import { ignite } from '../rules/conditions.ts';
import { distanceApart, isWithin } from '../rules/figures.ts';
import { endEffect } from '../rules/in-force.ts';
import { rollDamageDice } from '../rules/resolve-attack.ts';
import { figureOf, nameOf } from '../rules/tell.ts';
import type { Character, State } from '../state.ts';
import type { Hooks } from './hooks.ts';

/** veil-of-incense: in squares. */
const INCENSE = 2;

/** What effects in force do beyond numbers. */
export const IN_FORCE_HOOKS = {
  // The tile where it was cast counts, wherever the caster has gone since.
  'ash-veil': {
    toHit: (state, holder, { defender }) =>
      defender.is === 'accursed' && isOnTileOf(state, holder, 'ash-veil', defender) ? -1 : 0,
  },
  'flame-brand': {
    *onHit(_, holder, attack) {
      return isMeleeOf(holder, attack)
        ? yield* rollDamageDice(attack, 'flame-brand', [1, 3], 'DL-CRT-04')
        : 0;
    },
    *afterAttack(table, holder, attack) {
      if (holder.is === 'accursed' && isMeleeOf(holder, attack) && attack.critical && !attack.fails)
        yield* ignite(table, attack.defender, holder.id, 'DL-SPL-04');
    },
  },
  'mirror-of-faith': {
    *beforeRoll(table, holder, attack) {
      if (attack.defender !== holder) return;
      attack.fails = true;
      endEffect(holder, 'mirror-of-faith');
      table.tell({ type: 'mirror-broke', rule: 'DL-MIR-04', who: nameOf(holder), figure: figureOf(holder) });
    },
  },
  'veil-of-incense': {
    toHit: (state, holder, { defender }) =>
      defender === holder || (defender.is === 'accursed' && distanceApart(state, holder, defender) <= INCENSE)
        ? -1
        : 0,
  },
  // DL-ATK-18: halves what is left after Armour, rounded up.
  'lighten-burden': {
    *onWounds(_, holder, attack, wounds) {
      return attack.defender === holder ? Math.ceil(wounds / 2) : wounds;
    },
  },
} satisfies Record<CodedInForceId, Hooks>;

const isMeleeOf = (holder: Character, { attacker, blow }: Attack): boolean =>
  attacker === holder && blow.kind === 'melee';

function isOnTileOf(state: State, holder: Character, id: InForceId, figure: Character): boolean {
  const tile = holder.effects.find(effect => effect.id === id)?.tile ?? null;
  return tile !== null && isWithin(state, figure, tile);
}
