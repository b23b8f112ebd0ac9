import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { MonsterSkill } from '../data/monster-card.ts';
import { rollD10 } from '../rules/dice.ts';
import { battleOf, cardOf, figureIfIn, isMonster, stanceOf } from '../rules/figures.ts';
import { skillFor } from '../rules/monster-turn.ts';
import type { Monster, State } from '../state.ts';

/** DD-HOD-02: the d10 in view chooses the Skill. */
export function* foretoldSkill(table: Table<State>, heart: Monster): Rule<MonsterSkill> {
  const { doom } = battleOf(table.state);
  return doomSkill(table.state, heart, doom ?? (yield* rollDoom(table)));
}

/** DD-HOD-02: and after each of its actions the next is rolled. */
export function* foretellNext(table: Table<State>): Rule {
  yield* rollDoom(table);
}

/** DD-HOD-02: Impending Doom: rolled at the start and after each of its actions, and open to all. */
export function* rollDoom(table: Table<State>): Rule<number> {
  const { state } = table;
  const heart = figureIfIn(state, 'heart-of-darkness');
  if (heart === undefined || !isMonster(heart)) throw new RuleBug('DD-HOD-02: the Heart is not in play');
  const doom = yield* rollD10('impending-doom', 'DD-HOD-02');
  battleOf(state).doom = doom;
  const { id: skill } = doomSkill(state, heart, doom);
  table.tell({ type: 'doom-rolled', rule: 'DD-HOD-02', figure: heart.id, roll: doom, skill });
  return doom;
}

const doomSkill = (state: State, heart: Monster, doom: number): MonsterSkill =>
  skillFor(heart, cardOf(heart).stances[stanceOf(state, heart)], doom);
