import type { Square } from '@tenebrae/board';
import { type Rule, type Table, take } from '@tenebrae/kernel';
import { questHooks } from '../effects/quests/index.ts';
import type { Payment } from '../effects/quests/hooks.ts';
import type { Accursed, Ally, Prop, State } from '../state.ts';
import { rollD6 } from './dice.ts';
import { areAdjacent, dungeonOf, ground, isBeside } from './figures.ts';
import { nearOf, terrainAt } from './ground.ts';
import { onProp } from './marks.ts';
import { figureOf } from './tell.ts';
import { isThreatened } from './threat.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';
import { inflictWounds } from './wounds.ts';

/**
 * DL-SET-08: `handle:<prop>` (with its payment, where it has one) in place of the Attack Phase, also in combat;
 * `free:<ally>` for a Threatened ally piece. The Portcullis has a deed of its own (LIFT_DEED).
 */
export const PROP_DEED: Deed = {
  rule: 'DL-SET-08',
  options(state, accursed) {
    const { props, allies } = dungeonOf(state);
    if (props.length === 0 && allies.length === 0) return NO_OPTIONS;
    return [
      ...props.flatMap(prop => handlings(state, accursed, prop)),
      ...allies.flatMap(ally => freeing(state, accursed, ally)),
    ];
  },
  *perform(table, accursed, option) {
    const { phase } = table.state;
    const dungeon = dungeonOf(table.state);
    if (phase.kind === 'accursed-turn') phase.turn.part = 'after-attack';
    if (option.verb === FREE) {
      const ally = dungeon.allies.find(({ id }) => id === option.thing);
      if (ally !== undefined) free(table, accursed, ally);
      return;
    }
    const prop = dungeon.props.find(({ id }) => id === option.thing);
    if (prop === undefined) return;
    table.tell({
      type: 'prop-handled',
      rule: 'DL-SET-08',
      who: accursed.id,
      figure: figureOf(accursed),
      prop: prop.name,
    });
    if (option.verb !== undefined) yield* PAYMENTS[option.verb as Payment].pay(table, accursed);
    yield* handle(table, prop, accursed);
  },
};

const FREE = 'free';

/** On it or adjacent; nobody carries it, and it is not done. */
function handlings(state: State, accursed: Accursed, prop: Prop): readonly TurnOption[] {
  const { handle, payments } = questHooks(dungeonOf(state).quest.id);
  if (handle === undefined || prop.carrier !== null || prop.done) return NO_OPTIONS;
  const isNear = squaresOfProp(state, prop).some(
    square => square === accursed.square || isBeside(state, accursed, square),
  );
  if (!isNear) return NO_OPTIONS;
  const about = { who: accursed.id, prop: prop.name };
  const on = onProp(prop.id);
  if (payments === undefined)
    return [{ id: `handle:${prop.id}`, text: `handle-${prop.name}`, thing: prop.id, about, on }];
  return payments
    .filter(payment => PAYMENTS[payment].can(accursed))
    .map(payment => ({
      id: `handle:${prop.id}:${payment}`,
      text: `offer-${payment}`,
      verb: payment,
      thing: prop.id,
      about,
      on,
    }));
}

/** The Prop's square; of a solid object all its squares. */
export function squaresOfProp(state: State, { square }: Prop): Square[] {
  const board = ground(state);
  if (terrainAt(board, square) !== 'solid') return [square];
  return [square, ...nearOf(board, square).filter(one => terrainAt(board, one) === 'solid')];
}

function* handle(table: Table<State>, prop: Prop, by: Accursed): Rule {
  const hooks = questHooks(dungeonOf(table.state).quest.id);
  if (hooks.handle) yield* hooks.handle(table, prop, by);
}

interface Paying {
  can(accursed: Accursed): boolean;
  pay(table: Table<State>, accursed: Accursed): Rule;
}

const token = (id: 'blessed-water' | 'oil-flask'): Paying => ({
  can: ({ consumables }) => consumables.includes(id),
  *pay(table, { consumables, id: who }) {
    take(consumables, id);
    table.tell({ type: 'offering-given', rule: 'DL-SET-08', who, thing: id, amount: 1 });
  },
});

const pool = (name: 'faith' | 'source', amount: number): Paying => ({
  can: accursed => accursed[name] >= amount,
  *pay(table, accursed) {
    accursed[name] -= amount;
    table.tell({
      type: 'offering-given',
      rule: 'DL-SET-08',
      who: accursed.id,
      thing: `offered-${name}`,
      amount,
    });
  },
});

/** What can be given, and how it is given. */
const PAYMENTS: Readonly<Record<Payment, Paying>> = {
  'blessed-water': token('blessed-water'),
  'oil-flask': token('oil-flask'),
  'one-faith': pool('faith', 1),
  'three-faith': pool('faith', 3),
  'source': pool('source', 2),
  'blood': {
    can: () => true,
    *pay(table, accursed) {
      const wounds = yield* rollD6('offering-wounds', 'DL-SET-08', accursed.seat);
      yield* inflictWounds(table, accursed, wounds, { kind: 'quest', by: null, rule: 'DL-SET-08' });
    },
  },
};

/** DL-SET-08: only before the piece has had its turn is it of use. */
const freeing = (state: State, accursed: Accursed, ally: Ally): readonly TurnOption[] =>
  ally.status === 'in' &&
  !dungeonOf(state).turns.acted.includes(ally.id) &&
  areAdjacent(state, accursed, ally) &&
  isThreatened(state, ally)
    ? [
        {
          id: `free:${ally.id}`,
          text: 'free-ally',
          verb: FREE,
          thing: ally.id,
          about: { who: accursed.id, ally: ally.id },
          on: [figureOf(ally)],
        },
      ]
    : [];

function free(table: Table<State>, accursed: Accursed, ally: Ally): void {
  ally.freed = true;
  table.tell({
    type: 'ally-freed',
    rule: 'DL-SET-08',
    who: accursed.id,
    figure: figureOf(accursed),
    ally: ally.id,
  });
}
