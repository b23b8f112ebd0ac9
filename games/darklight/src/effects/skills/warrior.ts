import { ask, type Rule, type Table } from '@tenebrae/kernel';
import type { CodedSkillId } from '../../data/skills.ts';
import { RALLY_DEED, TAUNT_DEED } from './warrior-deeds.ts';
import { areAdjacent, isDead } from '../../rules/figures.ts';
import { spendStamina } from '../../rules/healing.ts';
import { bringInForce } from '../../rules/magic.ts';
import { healthOf } from '../../rules/profile.ts';
import { declareEvade, mayEvade } from '../../rules/reactions.ts';
import { freshDice, offerReroll } from '../../rules/rerolls.ts';
import { itemCard } from '../../rules/sources.ts';
import { figureOf, nameOf } from '../../rules/tell.ts';
import { hasPassed } from '../../rules/tests.ts';
import { neededToHit } from '../../rules/to-hit.ts';
import { isAlive } from '../../rules/wounds.ts';
import type { Accursed, Character, State } from '../../state.ts';
import type { Hooks } from '../hooks.ts';
import { isMeleeOf, mayUse, SKILL_RULE, turnOf, use, wants, wears } from './using.ts';
import { WHIRLWIND_DEED } from './whirlwind.ts';

/** war-charge: how far it must have moved. */
const CHARGE = 3;
const INTERPOSE_COST = 1;
const BEST_FACE = 6;
const NEARLY_BEST = 5;

/** What the Black Knight's skills do beyond numbers. Deeds are read when needed: modules import each other. */
export const WARRIOR_HOOKS = {
  'war-determination': {
    *rerollToHit(table, holder, attack, die) {
      if (attack.attacker !== holder || holder.is !== 'accursed' || die === BEST_FACE) return die;
      if (!mayUse(table.state, holder, 'war-determination')) return die;
      const dice = freshDice([die], neededToHit(table.state, attack));
      if (!(yield* offerReroll(table, holder, 'war-determination', dice, null, 'DL-DIC-07'))) return die;
      use(table, holder, 'war-determination');
      return dice.faces[0] ?? die;
    },
    *onTest(table, holder, test) {
      if (test.rerolled || hasPassed(test) || !mayUse(table.state, holder, 'war-determination')) return;
      const dice = freshDice(test.faces, test.needed);
      if (!(yield* offerReroll(table, holder, 'war-determination', dice, null, 'DL-DIC-05'))) return;
      use(table, holder, 'war-determination');
      test.faces = dice.faces;
      test.rerolled = true;
    },
  },
  'war-charge': {
    toHit: (state, holder, attack) => (isMeleeOf(holder, attack) && isCharging(state, holder) ? 1 : 0),
    damage: (state, holder, attack) => (isMeleeOf(holder, attack) && isCharging(state, holder) ? 2 : 0),
  },
  'war-combat-stance': { turnStart: chooseStance },
  'war-brawler': {
    get deeds() {
      return [TAUNT_DEED];
    },
    armour: (state, holder, { attacker, defender }) =>
      holder.is === 'accursed' &&
      defender.is === 'accursed' &&
      defender !== holder &&
      attacker.is === 'monster' &&
      wears(holder, 'shield') &&
      areAdjacent(state, holder, defender) &&
      areAdjacent(state, holder, attacker)
        ? 1
        : 0,
  },
  'war-heavy-hand': {
    damage: (_, holder, attack) =>
      isMeleeOf(holder, attack) && attack.blow.items.some(item => itemCard(item).slot === 'two-hands')
        ? 1
        : 0,
  },
  'war-sunder': {
    *afterAttack(table, holder, attack) {
      const { defender, critical } = attack;
      if (!isMeleeOf(holder, attack) || holder.is !== 'accursed' || !critical || !isAlive(defender)) return;
      use(table, holder, 'war-sunder');
      bringInForce(table, defender, 'sundered', holder.id, SKILL_RULE);
    },
  },
  'war-ironclad': {
    gives: (_, holder) => (holder.is === 'accursed' && wears(holder, 'heavy-armour') ? { armour: 1 } : null),
  },
  'war-whirlwind': {
    get attacks() {
      return [WHIRLWIND_DEED];
    },
  },
  'war-grudge': {
    toHit: (_, holder, attack) =>
      isMeleeOf(holder, attack) &&
      holder.is === 'accursed' &&
      attack.defender.is === 'monster' &&
      holder.woundedBy.includes(attack.defender.id)
        ? 1
        : 0,
  },
  'war-executioner': {
    isCritical: (state, holder, attack, die) =>
      isMeleeOf(holder, attack) &&
      die === NEARLY_BEST &&
      2 * attack.defender.wounds >= healthOf(state, attack.defender),
  },
  'war-rally': {
    get deeds() {
      return [RALLY_DEED];
    },
  },
  'war-parry': {
    *afterRoll(table, holder, attack) {
      const { state } = table;
      if (attack.defender !== holder || holder.is !== 'accursed' || attack.attacker.is !== 'monster') return;
      if (!attack.hits || attack.blow.kind !== 'melee' || !mayEvade(state, attack, holder)) return;
      if (!mayUse(state, holder, 'war-parry')) return;
      if (!(yield* wants(holder, 'war-parry', 'parry', { monster: nameOf(attack.attacker) }))) return;
      use(table, holder, 'war-parry');
      declareEvade(table, attack, holder);
    },
  },
  'war-interpose': {
    *beforeRoll(table, holder, attack) {
      const { state } = table;
      const { attacker, defender } = attack;
      if (holder.is !== 'accursed' || defender.is !== 'accursed' || attacker.is !== 'monster') return;
      if (defender === holder || !areAdjacent(state, holder, defender)) return;
      if (holder.stamina.unspent < INTERPOSE_COST || !mayUse(state, holder, 'war-interpose')) return;
      const about = { monster: nameOf(attacker), target: defender.id };
      if (!(yield* wants(holder, 'war-interpose', 'interpose', about))) return;
      use(table, holder, 'war-interpose');
      spendStamina(holder, INTERPOSE_COST);
      attack.defender = holder;
      table.tell({
        type: 'interposed',
        rule: SKILL_RULE,
        who: holder.id,
        figure: figureOf(holder),
        target: defender.id,
      });
    },
  },
  'war-vengeance': {
    damage: (state, holder, attack) => (isMeleeOf(holder, attack) && state.accursed.some(isDead) ? 2 : 0),
  },
  'war-deathless': {
    *onDeath(table, holder) {
      if (!mayUse(table.state, holder, 'war-deathless')) return false;
      use(table, holder, 'war-deathless');
      holder.wounds = healthOf(table.state, holder) - 1;
      return true;
    },
  },
} satisfies Record<CodedSkillId<'warrior'>, Hooks>;

/** war-charge; DL-CLV-06: a Cleave follows the first attack, which is counted by then, and does not charge. */
function isCharging(state: State, holder: Character): boolean {
  const turn = turnOf(state, holder);
  return turn !== null && turn.squares >= CHARGE && !turn.made.some(({ kind }) => kind === 'melee');
}

/** war-combat-stance: one of the two until the next turn. */
function* chooseStance(table: Table<State>, holder: Accursed): Rule {
  const on = ['skill:war-combat-stance'];
  const { stance } = yield* ask(
    'choose-stance',
    holder.seat,
    [
      { id: 'stance-of-attack', stance: 'stance-of-attack', on },
      { id: 'stance-of-defence', stance: 'stance-of-defence', on },
    ],
    SKILL_RULE,
    { about: { who: holder.id, skill: 'war-combat-stance' } },
  );
  use(table, holder, 'war-combat-stance');
  bringInForce(table, holder, stance, holder.id, SKILL_RULE);
}
