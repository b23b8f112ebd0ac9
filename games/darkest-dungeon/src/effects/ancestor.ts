import type { Rule, Table } from '@tenebrae/kernel';
import { MONSTER_SLOTS } from '../data/limits.ts';
import { STANCES } from '../data/stances.ts';
import { startArea } from '../rules/areas.ts';
import { rollD10 } from '../rules/dice.ts';
import { battleOf, cardOf, isIn, slotsTaken, stanceOf } from '../rules/figures.ts';
import { skillAt, skillFor, useMonsterSkill } from '../rules/monster-turn.ts';
import { freeMonster, standIn, summon } from '../rules/summoning.ts';
import type { Monster, State } from '../state.ts';

/** The places of his Skills on the card of the first form. */
const PERFECT_REPLICATION = 1;
const TIME_HEALS_ALL = 3;
type Reflection = 'perfect-reflection' | 'imperfect-reflection';
const OTHER: Readonly<Record<Reflection, Reflection>> = {
  'perfect-reflection': 'imperfect-reflection',
  'imperfect-reflection': 'perfect-reflection',
};

/** DD-ANA-02, DD-ANA-03: on a full tracker Time Heals All; else one action after another until it is full. */
export function* fillTheTracker(table: Table<State>, ancestor: Monster): Rule<boolean> {
  const { state } = table;
  if (isFull(state)) {
    yield* useMonsterSkill(table, ancestor, skillAt(ancestor, TIME_HEALS_ALL));
    return true;
  }
  while (!isFull(state) && isIn(state, ancestor)) {
    const taken = slotsTaken(state, 'monsters');
    yield* replicateOnce(table, ancestor);
    if (slotsTaken(state, 'monsters') === taken) break;
  }
  return true;
}

const isFull = (state: State): boolean => slotsTaken(state, 'monsters') >= MONSTER_SLOTS;

/** DD-ANA-03: one action: Skill, movement, attack; the Reflection comes even when nobody is in Range. */
function* replicateOnce(table: Table<State>, ancestor: Monster): Rule {
  const roll = yield* rollD10('monster-skill', 'DD-ANA-03');
  const skill = skillFor(ancestor, cardOf(ancestor).stances[stanceOf(table.state, ancestor)], roll);
  table.tell({ type: 'monster-skill-rolled', rule: 'DD-ANA-03', figure: ancestor.id, roll, skill: skill.id });
  const used = yield* useMonsterSkill(table, ancestor, skill);
  if (used || !isIn(table.state, ancestor)) return;
  const perfect = skill === skillAt(ancestor, PERFECT_REPLICATION);
  yield* replicate(table, perfect ? 'perfect-reflection' : 'imperfect-reflection');
}

/** DD-ANA-03: a Reflection of a kind, or of the other when no figure of it is left. */
export function* replicate(table: Table<State>, kind: Reflection): Rule {
  const there = freeMonster(table.state, kind) !== null;
  yield* summon(table, there ? kind : OTHER[kind], null, 'DD-ANA-03');
}

/** DD-ANB-03: after each action a d10 says where he goes: thrice each to the Monster Areas behind the first, on a 10 nowhere. */
export function* wander(table: Table<State>, ancestor: Monster): Rule {
  const { room } = battleOf(table.state);
  const roll = yield* rollD10('ancestor-way', 'DD-ANB-03');
  const stance = roll > 9 ? undefined : STANCES[Math.ceil(roll / 3)];
  const area = stance === undefined ? null : startArea(room, 'monsters', stance);
  const from = ancestor.area;
  if (area !== null) yield* standIn(table, ancestor, area, 'DD-ANB-03');
  if (ancestor.area !== from)
    table.tell({
      type: 'boss-vanished',
      rule: 'DD-ANB-03',
      figure: ancestor.id,
      roll,
      from,
      area: ancestor.area,
    });
  else table.tell({ type: 'boss-stayed', rule: 'DD-ANB-03', figure: ancestor.id, roll });
}
