import type { RoomId } from '@tenebrae/board';
import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { CREATURES } from '../data/creatures.ts';
import type { State, Zombie } from '../state.ts';
import { fireDamage } from './fire.ts';
import { hitCreature } from './hits.ts';
import { infectWhereMet } from './radiation.ts';
import { isOnFire, tileIndex } from './rooms.ts';

/** Zombies of one room come into another. DDD-RAD-13, DDD-RAD-18: they catch what is there, or bring it. */
export function moveFigures(table: Table<State>, zombies: readonly Zombie[], to: RoomId, rule: RuleId): void {
  const [first] = zombies;
  if (first === undefined) return;
  const from = first.room;
  for (const zombie of zombies) zombie.room = to;
  table.tell({ type: 'zombies-moved', rule, count: zombies.length, from, room: to });
  infectWhereMet(table, to);
}

/** The creature comes into a room. DDD-FIR-15, DDD-CRE-09: fire hurts it if it is not fire-resistant. */
export function* moveCreature(table: Table<State>, to: RoomId, rule: RuleId, withXp = false): Rule {
  const { state } = table;
  const { creature } = state;
  if (creature === null) return;
  const from = creature.room;
  creature.room = to;
  table.tell({ type: 'creature-moved', rule, creature: creature.id, from, room: to });
  infectWhereMet(table, to);
  const tile = tileIndex(state, to);
  if (CREATURES[creature.id].fireResistant || tileIndex(state, from) === tile || !isOnFire(state, to)) return;
  yield* hitCreature(table, fireDamage(state, tile), withXp, 'DDD-FIR-15');
}
