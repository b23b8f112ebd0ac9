import { NOTHING, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { MonsterSkill, SkillChoice } from '../data/monster-card.ts';
import type { AreaId } from '../data/room-tile.ts';
import { bossTurn } from '../effects/bosses.ts';
import type { Monster, State, Turn } from '../state.ts';
import { tickConditions } from './conditions.ts';
import { rollD10 } from './dice.ts';
import {
  battleOf,
  cardOf,
  enemiesOf,
  type Figure,
  figureIfIn,
  isIn,
  isMonster,
  stanceOf,
} from './figures.ts';
import { endTurn } from './hero-turn.ts';
import { isInRange, speedOf } from './hit.ts';
import { advanceOn, approach } from './monster-movement.ts';
import { chooseTarget, closest, monsterTargets } from './monster-targets.ts';
import { newSkillUse } from './skill-use.ts';
import { useSkill } from './skills.ts';

/**
 * DD-MON-01, DD-BOS-10, DD-CON-17: tokens first, at the start of each turn; a Monster that loses a Stun token loses this turn,
 * which is kept in `turn.actions`.
 */
export function startMonsterTurn(table: Table<State>, monster: Monster): Rule {
  const turn = turnOf(table.state);
  turn.actions = 1;
  return monster.conditions.length === 0 ? NOTHING : tick(table, monster, turn);
}

function* tick(table: Table<State>, monster: Monster, turn: Turn): Rule {
  const { state } = table;
  const stunned = yield* tickConditions(table, monster);
  if (!stunned || !isIn(state, monster)) return;
  turn.actions = 0;
  table.tell({ type: 'monster-turn-lost', rule: 'DD-CON-17', figure: monster.id });
}

/** DD-MON-02 to DD-MON-19: the turn of the Monster in `battle.turn`, by the Boss's own rules where it has some; then `endTurn`. */
export function* playMonsterTurn(table: Table<State>): Rule {
  const { state } = table;
  const turn = turnOf(state);
  const monster = figureIfIn(state, turn.figure);
  if (monster !== undefined && isMonster(monster) && turn.actions > 0) {
    turn.speedLeft = speedOf(state, monster);
    yield* act(table, monster);
  }
  yield* endTurn(table);
}

function* act(table: Table<State>, monster: Monster): Rule {
  const own = bossTurn(monster.card);
  const done = own?.instead === undefined ? false : yield* own.instead(table, monster);
  if (!done) {
    const skill =
      own?.skill === undefined ? yield* stanceSkill(table, monster) : yield* own.skill(table, monster);
    if (skill === null) yield* comeCloser(table, monster);
    else yield* useMonsterSkill(table, monster, skill);
  }
  if (own?.after !== undefined && isIn(table.state, monster)) yield* own.after(table, monster);
}

/** DD-MON-02, DD-MON-03, DD-MON-13: the Skill of its Stance, by a d10 where the card lists ranges; null where it lists none. */
function* stanceSkill(table: Table<State>, monster: Monster): Rule<MonsterSkill | null> {
  const choice = cardOf(monster).stances[stanceOf(table.state, monster)];
  if (choice.length === 0) return null;
  if (choice.length === 1) return skillFor(monster, choice, 1);
  const roll = yield* rollD10('monster-skill', 'DD-MON-02');
  const skill = skillFor(monster, choice, roll);
  table.tell({ type: 'monster-skill-rolled', rule: 'DD-MON-02', figure: monster.id, roll, skill: skill.id });
  return skill;
}

/** DD-MON-02: the Skill that a d10 gives. */
export function skillFor(monster: Monster, choice: SkillChoice, roll: number): MonsterSkill {
  const [, place] = choice.find(([highest]) => roll <= highest) ?? [];
  return skillAt(monster, place ?? 0);
}

/** A Skill by its place on the card, from 1. */
export function skillAt(monster: Monster, place: number): MonsterSkill {
  const skill = cardOf(monster).skills[place - 1];
  if (skill === undefined) throw new RuleBug(`DD-MON-02: ${monster.card} has no Skill ${place}`);
  return skill;
}

/** DD-MON-03: without a Skill it goes toward the closest Hero, and that is its turn. */
function* comeCloser(table: Table<State>, monster: Monster): Rule {
  const hero = closest(table.state, monster, enemiesOf(table.state, monster));
  if (hero !== null) yield* advanceOn(table, monster, hero, 'DD-MON-03');
}

/** DD-MON-04, DD-MON-10 to DD-MON-12, DD-MON-16, DD-MON-19: target, movement, Skill. Says whether the Skill was used. */
export function* useMonsterSkill(table: Table<State>, monster: Monster, skill: MonsterSkill): Rule<boolean> {
  const { state } = table;
  if (skill.priority === 'self' || skill.priority === 'no-one') {
    yield* useSkill(table, newSkillUse(monster, skill.id, skill, null, []));
    return true;
  }
  const aim = chooseTarget(state, monster, skill);
  if (aim === null) {
    table.tell({ type: 'monster-without-target', rule: 'DD-MON-16', figure: monster.id, skill: skill.id });
    return false;
  }
  const { target, area } = aim;
  const isNear = monster.area !== null && isInRange(state, monster, monster.area, skill, area);
  if (!isNear && !(yield* approach(table, monster, skill, target, area))) return false;
  yield* useSkillOn(table, monster, skill, area, monsterTargets(state, monster, skill, area, target));
  return true;
}

/** DD-MON-12, DD-MON-14: as for a Hero: one roll, compared with each target. */
export const useSkillOn = (
  table: Table<State>,
  monster: Monster,
  skill: MonsterSkill,
  area: AreaId,
  targets: readonly Figure[],
): Rule<boolean> => useSkill(table, newSkillUse(monster, skill.id, skill, area, targets));

function turnOf(state: State): Turn {
  const { turn } = battleOf(state);
  if (turn === null) throw new RuleBug('DD-MON-01: nobody is taking a turn');
  return turn;
}
