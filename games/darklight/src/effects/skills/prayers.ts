import { rollDice } from '../../rules/dice.ts';
import {
  accursedOf,
  adjacentEnemies,
  areAdjacent,
  monsterOf,
  presentAccursed,
  sees,
} from '../../rules/figures.ts';
import { restoreStamina } from '../../rules/healing.ts';
import { figureOf } from '../../rules/tell.ts';
import type { Deed } from '../../rules/turn-option.ts';
import { inflictWounds } from '../../rules/wounds.ts';
import { isUnholy, mayUse, SKILL_RULE, use } from './using.ts';

const BANISH_COST = 3;
const BREATH_COST = 1;

/** exo-banish: `banish:<monster>`: FP against an adjacent Demon or Undead in sight. */
export const BANISH_DEED: Deed = {
  rule: 'DL-ACC-05',
  options: (state, holder) =>
    holder.faith >= BANISH_COST && mayUse(state, holder, 'exo-banish')
      ? adjacentEnemies(state, holder)
          .filter(isUnholy)
          .filter(one => sees(state, holder, one))
          .map(one => ({
            id: `banish:${one.id}`,
            monster: one.id,
            about: { who: holder.id, monster: one.kind, cost: BANISH_COST, skill: 'exo-banish' },
            on: [figureOf(one), 'skill:exo-banish'],
          }))
      : [],
  *perform(table, holder, { monster }) {
    if (monster === undefined) return;
    holder.faith -= BANISH_COST;
    use(table, holder, 'exo-banish');
    const wounds = yield* rollDice('exo-banish', [2, 6], SKILL_RULE, holder.seat);
    yield* inflictWounds(table, monsterOf(table.state, monster), wounds, {
      kind: 'skill',
      by: holder.id,
      rule: SKILL_RULE,
    });
  },
};

/** exo-second-breath: `breath:<accursed>`: FP for Stamina of his own or of an adjacent Accursed. */
export const BREATH_DEED: Deed = {
  rule: 'DL-ACC-05',
  options: (state, holder) =>
    holder.faith >= BREATH_COST && mayUse(state, holder, 'exo-second-breath')
      ? presentAccursed(state)
          .filter(one => one.stamina.spent > 0 && (one === holder || areAdjacent(state, holder, one)))
          .map(one => ({
            id: `breath:${one.id}`,
            other: one.id,
            about: { who: one.id, cost: BREATH_COST, skill: 'exo-second-breath' },
            on: [figureOf(one), 'skill:exo-second-breath'],
          }))
      : [],
  *perform(table, holder, { other }) {
    if (other === undefined) return;
    holder.faith -= BREATH_COST;
    use(table, holder, 'exo-second-breath');
    restoreStamina(table, accursedOf(table.state, other), 1, SKILL_RULE);
  },
};
