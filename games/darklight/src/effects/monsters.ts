import type { Rule, Table } from '@tenebrae/kernel';
import type { CodedMonsterId } from '../data/monsters.ts';
import { type Attack, isShot } from '../rules/attack.ts';
import { ignite, makeProne, poison } from '../rules/conditions.ts';
import { rollD3, rollD6 } from '../rules/dice.ts';
import { placeMonsters } from '../rules/encounters.ts';
import { tileOfFigure } from '../rules/events.ts';
import { dungeonOf, isOfKind, isWithin, presentAccursed, sees } from '../rules/figures.ts';
import { sufferInsanity } from '../rules/insanity.ts';
import { figureOf } from '../rules/tell.ts';
import { passesTest } from '../rules/tests.ts';
import type { Cause } from '../rules/wounds.ts';
import { type Character, NOWHERE, type State } from '../state.ts';
import type { MonsterHooks } from './hooks.ts';

/** DL-ATK-17, DL-MON-08: what Monster cards say beside their numbers. */
export const MONSTER_HOOKS = {
  // Blood rage.
  'skorn-savage': { toHit: (_, holder) => (holder.wounds > 0 ? 1 : 0) },

  'dreadworm': {
    *onCritical(table, _, { defender }) {
      makeProne(table, defender, 'DL-ATK-17');
    },
  },

  // It rises again, unless a Critical Hit, fire, a spell or a Miracle ends it.
  'ashen-thrall': {
    *onDeath(table, holder, cause) {
      if (isFinal(cause) || (yield* rollD6('thrall-rises', 'DL-ATK-17')) < RISES_ON) return false;
      holder.wounds = 0;
      table.tell({ type: 'thrall-rose', rule: 'DL-ATK-17', who: holder.kind, figure: figureOf(holder) });
      makeProne(table, holder, 'DL-ATK-17');
      return true;
    },
  },

  'rotmonger': {
    *ifItWounds(table, _, { defender }) {
      yield* poison(table, defender, 1, null, 'DL-ATK-17');
    },
  },

  'weeping-shade': {
    *onHit(table, _, { defender }) {
      yield* testMind(table, defender, 5);
    },
  },

  // The cinder alone, not the claws.
  'cinder-imp': {
    *ifItWounds(table, _, attack) {
      if (isShot(attack.blow)) yield* ignite(table, attack.defender, null, 'DL-ATK-17');
    },
  },

  'veiled-acolyte': {
    *ifItWounds(table, _, attack) {
      if (isShot(attack.blow)) yield* testMind(table, attack.defender, 4);
    },
  },

  'charnel-hulk': {
    *ifItWounds(table, _, { defender }) {
      makeProne(table, defender, 'DL-ATK-17');
    },
  },

  'gallows-knight': {
    *besideTurnStart(table, _, accursed) {
      yield* testMind(table, accursed, 4);
    },
  },

  // Her brood answers the deepest dark.
  'hexmother': {
    *ifItWounds(table, _, attack) {
      yield* frightenByHex(table, attack);
    },
    *turnStart(table, holder) {
      if (!isDark(table.state, 1)) return;
      const count = yield* rollD3('hexmother-brood', 'DL-MON-08');
      yield* placeMonsters(table, 'seeker', count, { kind: 'next-to', who: holder.id });
    },
  },

  'skorn-warchief': { aura: (_state, _holder, other) => (isOfKind(other.kind, 'skorn') ? 1 : 0) },

  // The Tide.
  'drowned-bishop': {
    *ifItWounds(table, _, { defender }) {
      yield* poison(table, defender, 1, null, 'DL-ATK-17');
    },
    *turnStart(table, holder) {
      const { state } = table;
      if (!isDark(state, 3)) return;
      const tile = yield* tileOfFigure(table, holder);
      table.tell({ type: 'tide-rose', rule: 'DL-MON-08', who: holder.kind, figure: figureOf(holder) });
      for (const accursed of presentAccursed(state).filter(one => isWithin(state, one, tile)))
        if (!(yield* passesTest(table, accursed, 'strength', 4, 'DL-MON-08')))
          makeProne(table, accursed, 'DL-MON-08');
    },
  },

  'devil-lord': {
    *turnStart(table, holder) {
      const { state } = table;
      if (!isDark(state, 2)) return;
      const seen = presentAccursed(state).filter(one => one.square !== NOWHERE && sees(state, holder, one));
      for (const accursed of seen)
        if (accursed.status.kind === 'in') yield* sufferInsanity(table, accursed, 1, 'DL-MON-08');
    },
  },
} satisfies Record<CodedMonsterId, MonsterHooks>;

const RISES_ON = 6;
const isFinal = ({ kind, critical }: Cause): boolean =>
  critical === true || kind === 'fire' || kind === 'burn' || kind === 'spell' || kind === 'miracle';

/** This round's Darkness Roll is no more than so much. */
function isDark(state: State, most: number): boolean {
  const { roll } = dungeonOf(state).darkness;
  return roll !== null && roll <= most;
}

/** DL-INS-05: a Mind Test or 1 Insanity, for Accursed only. */
function* testMind(table: Table<State>, figure: Character, needed: number): Rule {
  if (figure.is !== 'accursed') return;
  if (!(yield* passesTest(table, figure, 'mind', needed, 'DL-ATK-17')))
    yield* sufferInsanity(table, figure, 1, 'DL-ATK-17');
}

function* frightenByHex(table: Table<State>, { blow, defender }: Attack): Rule {
  if (isShot(blow) && defender.is === 'accursed') yield* sufferInsanity(table, defender, 1, 'DL-ATK-17');
}
