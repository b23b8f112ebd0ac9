import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { CodedSkillId } from '../../data/skills.ts';
import { areAdjacent, presentAccursed, sees, tilesOf } from '../../rules/figures.ts';
import { checkSanity, removeInsanity, tellDistress } from '../../rules/insanity.ts';
import { bringInForce } from '../../rules/magic.ts';
import { isDistressed } from '../../rules/profile.ts';
import { rollDamageDice } from '../../rules/resolve-attack.ts';
import { figureOf, nameOf } from '../../rules/tell.ts';
import type { Accursed, Character, State } from '../../state.ts';
import type { Hooks } from '../hooks.ts';
import { BANISH_DEED, BREATH_DEED } from './prayers.ts';
import { isMeleeOf, isUnholy, mayUse, SKILL_RULE, use, wants } from './using.ts';

const SMITE_COST = 1;
const WARD_COST = 2;

/** What the Exorcist's skills do beyond numbers. Deeds are read when needed: modules import each other. */
export const EXORCISM_HOOKS = {
  'exo-healing-hands': { magicHealing: (_, _holder, { family }) => (family === 'healing' ? 2 : 0) },
  'exo-smite': {
    *onHit(table, holder, attack) {
      if (!isMeleeOf(holder, attack) || holder.is !== 'accursed' || !isUnholy(attack.defender)) return 0;
      if (holder.faith < SMITE_COST || !mayUse(table.state, holder, 'exo-smite')) return 0;
      if (!(yield* wants(holder, 'exo-smite', 'smite', { monster: attack.defender.kind }))) return 0;
      use(table, holder, 'exo-smite');
      holder.faith -= SMITE_COST;
      return yield* rollDamageDice(attack, 'exo-smite', [1, 6], 'DL-CRT-04');
    },
  },
  'exo-hallowed-steel': {
    toHit: (_, holder, attack) => (isMeleeOf(holder, attack) && isUnholy(attack.defender) ? 1 : 0),
  },
  'exo-aegis': {
    *afterMiracle(table, holder, { family }) {
      if (family !== 'defensive') return;
      use(table, holder, 'exo-aegis');
      bringInForce(table, holder, 'aegis', holder.id, SKILL_RULE);
    },
  },
  'exo-banish': {
    get deeds() {
      return [BANISH_DEED];
    },
  },
  'exo-shared-burden': { turnEnd: shareBurden },
  'exo-ward': {
    *onHit(table, holder, attack) {
      const { attacker, defender } = attack;
      if (holder.is !== 'accursed' || defender.is !== 'accursed' || attacker.is !== 'monster') return 0;
      if (holder.faith < WARD_COST || !mayUse(table.state, holder, 'exo-ward')) return 0;
      if (defender !== holder && !sees(table.state, holder, defender)) return 0;
      const about = { monster: attacker.kind, target: defender.id };
      if (!(yield* wants(holder, 'exo-ward', 'ward-off', about))) return 0;
      use(table, holder, 'exo-ward');
      holder.faith -= WARD_COST;
      attack.fails = true;
      return 0;
    },
  },
  'exo-second-breath': {
    get deeds() {
      return [BREATH_DEED];
    },
  },
  'exo-wrath': {
    magicDamage: (_, _holder, { kind, family }) => (kind === 'miracle' && family === 'offensive' ? 2 : 0),
  },
  'exo-martyr': {
    *onWounds(table, holder, attack, wounds) {
      const { defender, attacker } = attack;
      if (holder.is !== 'accursed' || defender.is !== 'accursed' || defender === holder) return wounds;
      if (!areOnOneTile(table.state, holder, defender) || !mayUse(table.state, holder, 'exo-martyr'))
        return wounds;
      const about = { monster: nameOf(attacker), target: defender.id, amount: wounds };
      if (!(yield* wants(holder, 'exo-martyr', 'be-martyr', about))) return wounds;
      use(table, holder, 'exo-martyr');
      // What the attack does "if it wounds" is his as well.
      attack.defender = holder;
      return wounds;
    },
  },
} satisfies Record<CodedSkillId<'exorcism'>, Hooks>;

function areOnOneTile(state: State, one: Character, other: Character): boolean {
  const tiles = tilesOf(state, other);
  return tilesOf(state, one).some(tile => tiles.includes(tile));
}

/** exo-shared-burden: 1 Insanity of an adjacent Accursed becomes his own. */
function* shareBurden(table: Table<State>, holder: Accursed): Rule {
  const { state } = table;
  const burdened = presentAccursed(state).filter(
    one => one !== holder && one.insanity > 0 && areAdjacent(state, holder, one),
  );
  if (burdened.length === 0) return;
  const choice = yield* ask(
    'share-burden',
    holder.seat,
    [
      ...burdened.map(other => ({
        id: figureOf(other),
        text: 'choose-accursed',
        other,
        about: { who: other.id },
        on: [figureOf(other)],
      })),
      PASS,
    ],
    SKILL_RULE,
    { about: { who: holder.id, skill: 'exo-shared-burden' } },
  );
  if (!('other' in choice)) return;
  use(table, holder, 'exo-shared-burden');
  yield* takeOver(table, holder, choice.other);
}

/** A token changes hands: nothing that lessens Insanity suffered makes less of it. */
function* takeOver(table: Table<State>, holder: Accursed, other: Accursed): Rule {
  const was = isDistressed(table.state, holder);
  removeInsanity(table, other, 1, SKILL_RULE);
  holder.insanity += 1;
  table.tell({
    type: 'burden-shared',
    rule: SKILL_RULE,
    who: holder.id,
    figure: figureOf(holder),
    target: other.id,
    total: holder.insanity,
  });
  tellDistress(table, holder, was);
  yield* checkSanity(table, holder);
}
