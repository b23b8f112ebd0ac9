import { ask, NOTHING, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { EVADE_COST, EVASION_A_DAMAGE } from '../data/limits.ts';
import type { Accursed, Monster, State } from '../state.ts';
import type { Attack } from './attack.ts';
import { sumOfHooks } from './attack-hooks.ts';
import { spendStamina } from './healing.ts';
import { onSquare } from './marks.ts';
import { evasionOf } from './profile.ts';
import { figureOf, nameOf, onFigure } from './tell.ts';
import { neededToHit } from './to-hit.ts';
import { tumble, tumbleSquares, tumbleTo } from './tumble.ts';

/**
 * DL-EVA-01: before the roll of a Monster's attack its Defender may Evade or Tumble, one of the two. Ally pieces do not react,
 * and nothing answers the attacks of Accursed.
 */
export function askReaction(table: Table<State>, attack: Attack): Rule {
  const { attacker, defender } = attack;
  if (attacker.is !== 'monster' || defender.is !== 'accursed') return NOTHING;
  // Without Stamina there is neither.
  return defender.stamina.unspent > 0 ? react(table, attack, attacker, defender) : NOTHING;
}

function* react(table: Table<State>, attack: Attack, attacker: Monster, defender: Accursed): Rule {
  const { state } = table;
  const { blow } = attack;
  const reactions = [...evadeOptions(state, attack, defender), ...tumbleOptions(state, defender)];
  if (reactions.length === 0) return;
  const needed = neededToHit(state, attack);
  const reaction = yield* ask('react', defender.seat, [...reactions, PASS], 'DL-EVA-01', {
    window: true,
    concerns: [defender.seat],
    about: {
      who: defender.id,
      monster: nameOf(attacker),
      weapon: blow.name,
      ...(needed !== null && { needed }),
    },
  });
  if ('square' in reaction) yield* tumbleAway(table, attack, defender, reaction.square);
  else if (reaction !== PASS) declareEvade(table, attack, defender);
}

/** DL-EVA-03: offered when it would ignore anything; Wounds on a hit are not reduced. */
const evadeOptions = (state: State, attack: Attack, defender: Accursed) =>
  mayEvade(state, attack, defender)
    ? [
        {
          id: 'evade',
          about: { amount: ignoredByEvade(state, attack, defender) },
          on: onFigure(defender),
        },
      ]
    : [];

const tumbleOptions = (state: State, defender: Accursed) =>
  tumbleSquares(state, defender).map(square => ({
    id: tumbleTo(square),
    text: 'tumble-away',
    square,
    on: onSquare(square),
  }));

/** DL-EVA-03: Stamina for it, and damage that it would ignore; also asked by what evades late. */
export const mayEvade = (state: State, attack: Attack, defender: Accursed): boolean =>
  !attack.evades &&
  attack.blow.wounds === null &&
  defender.stamina.unspent >= EVADE_COST &&
  ignoredByEvade(state, attack, defender) > 0;

/** DL-EVA-03, DL-EVA-04: the Stamina is spent whether or not the attack then hits. */
export function declareEvade(table: Table<State>, attack: Attack, defender: Accursed): void {
  spendStamina(defender, EVADE_COST);
  attack.evades = true;
  table.tell({ type: 'evade-declared', rule: 'DL-EVA-03', who: defender.id, figure: figureOf(defender) });
}

/** DL-EVA-05, DL-EVA-06: it steps away; the Monster fails and loses its other attacks of this turn. */
function* tumbleAway(table: Table<State>, attack: Attack, defender: Accursed, square: number): Rule {
  attack.fails = true;
  attack.tumbled = true;
  yield* tumble(table, defender, square);
}

/** DL-EVA-02, DL-EVA-03: damage that the Evade ignores. */
export const evadedDamage = (state: State, attack: Attack): number =>
  attack.evades && attack.defender.is === 'accursed' ? ignoredByEvade(state, attack, attack.defender) : 0;

/** DL-EVA-02, DL-EVA-03, DL-DIC-10: complete pairs of Evasion only, and what skill with a shield adds. */
const ignoredByEvade = (state: State, attack: Attack, defender: Accursed): number =>
  Math.floor(evasionOf(state, defender) / EVASION_A_DAMAGE) + sumOfHooks(state, attack, 'evade');
