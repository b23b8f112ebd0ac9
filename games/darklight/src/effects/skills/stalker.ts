import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { CodedSkillId } from '../../data/skills.ts';
import { poison } from '../../rules/conditions.ts';
import { ground } from '../../rules/figures.ts';
import { nearOf } from '../../rules/ground.ts';
import { bringInForce } from '../../rules/magic.ts';
import { walkAlong, walkOf } from '../../rules/movement.ts';
import { FAR, stepCost } from '../../rules/paths.ts';
import { freshDice, offerReroll } from '../../rules/rerolls.ts';
import { isUnused, useUp } from '../../rules/sources.ts';
import { hasPassed } from '../../rules/tests.ts';
import { isThere } from '../../rules/tile-rules.ts';
import type { Deed } from '../../rules/turn-option.ts';
import { isAlive } from '../../rules/wounds.ts';
import type { Accursed, State } from '../../state.ts';
import type { Hooks } from '../hooks.ts';
import { isMeleeOf, isShotOf, mayUse, SKILL_RULE, turnOf, use } from './using.ts';

const NEARLY_BEST = 5;

/** What the Outcast's skills do beyond numbers. */
export const STALKER_HOOKS = {
  'out-steady-aim': {
    toHit(state, holder, attack) {
      const turn = turnOf(state, holder);
      return isShotOf(holder, attack) && turn !== null && turn.spent === 0 && turn.tumbles === 0 ? 1 : 0;
    },
  },
  'out-venom': {
    *afterAttack(table, holder, { attacker, defender, wounds }) {
      if (attacker !== holder || holder.is !== 'accursed' || wounds === 0) return;
      if (!isUnused(holder, 'out-venom')) return;
      // The first hit of a turn that wounds is the one, whether or not there is anybody left to poison.
      if (!isAlive(defender)) return useUp(holder, 'out-venom');
      use(table, holder, 'out-venom');
      yield* poison(table, defender, 1, holder.id, SKILL_RULE);
    },
  },
  'out-backstab': {
    damage: (_, holder, attack) =>
      isMeleeOf(holder, attack) && attack.defender.is === 'monster' && attack.defender.target !== holder.id
        ? 2
        : 0,
  },
  'out-trap-sense': {
    *onTest(table, holder, test) {
      const card = `out-trap-sense:${test.event}`;
      if (test.event === null || test.rerolled || hasPassed(test)) return;
      if (!mayUse(table.state, holder, 'out-trap-sense', card)) return;
      const dice = freshDice(test.faces, test.needed);
      if (!(yield* offerReroll(table, holder, 'out-trap-sense', dice, null, 'DL-DIC-05'))) return;
      use(table, holder, 'out-trap-sense', card);
      test.faces = dice.faces;
      test.rerolled = true;
    },
  },
  'out-cripple': {
    *afterAttack(table, holder, attack) {
      const { defender, wounds } = attack;
      if (!isShotOf(holder, attack) || holder.is !== 'accursed' || wounds === 0) return;
      if (defender.is !== 'monster' || !isAlive(defender)) return;
      use(table, holder, 'out-cripple');
      bringInForce(table, defender, 'crippled', holder.id, SKILL_RULE);
    },
  },
  'out-opportunist': {
    *onKill(table, holder) {
      if (isThere(table.state, holder) && mayUse(table.state, holder, 'out-opportunist'))
        yield* slipAway(table, holder);
    },
  },
  'out-assassin': {
    isCritical: (_, holder, { attacker, defender }, die) =>
      attacker === holder && defender.is === 'monster' && die === NEARLY_BEST && defender.wounds === 0,
  },
  'out-smoke': {
    get deeds() {
      return [SMOKE_DEED];
    },
  },
} satisfies Record<CodedSkillId<'stalker'>, Hooks>;

/** out-smoke: `smoke`. */
const SMOKE_DEED: Deed = {
  rule: 'DL-ACC-05',
  options: (state, holder) =>
    mayUse(state, holder, 'out-smoke')
      ? [
          {
            id: 'smoke',
            text: 'raise-smoke',
            about: { who: holder.id, skill: 'out-smoke' },
            on: ['skill:out-smoke'],
          },
        ]
      : [],
  *perform(table, holder) {
    use(table, holder, 'out-smoke');
    bringInForce(table, holder, 'smoke', holder.id, SKILL_RULE);
  },
};

/** out-opportunist: one step for no point, whoever Threatens her; not while Prone (DL-CND-10). */
function* slipAway(table: Table<State>, holder: Accursed): Rule {
  const { state } = table;
  const walk = walkOf(state, holder, Infinity);
  const squares = nearOf(ground(state), holder.square)
    .filter(square => stepCost(walk, holder.square, square) < FAR)
    .sort((a, b) => a - b);
  if (holder.prone || squares.length === 0) return;
  const choice = yield* ask(
    'slip-away',
    holder.seat,
    [
      ...squares.map(square => ({
        id: `square:${square}`,
        text: 'choose-square',
        square,
        on: [`square:${square}`],
      })),
      PASS,
    ],
    SKILL_RULE,
    { about: { who: holder.id, skill: 'out-opportunist' }, window: true, concerns: [holder.seat] },
  );
  if (!('square' in choice)) return;
  use(table, holder, 'out-opportunist');
  yield* walkAlong(table, holder, [choice.square]);
}
