import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { SkillId } from '../data/skills.ts';
import type { State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { type SkillSlot, skillSlots } from './figures.ts';

export interface BuySkillOption extends ActionOption {
  readonly action: 'buy-skill';
  readonly skill: SkillId;
}

/** DDD-SUR-09, DDD-SUR-10: the skills that he can pay for, in any order and at any moment, for no AP. */
export function buySkillOptions(state: State, survivor: Survivor): BuySkillOption[] {
  if (survivor.xp < CHEAPEST) return [];
  return openSkills(state, survivor)
    .filter(({ price }) => price <= survivor.xp)
    .map(({ skill, price }) => ({
      id: `buy-skill:${skill}`,
      action: 'buy-skill',
      skill,
      about: { skill, price },
    }));
}

/** No skill is cheaper; spares a look at the slots. */
const CHEAPEST = 1;

/** DDD-SUR-09, DDD-ZOM-04: skills that he does not have, left of his gray cube if one lies on the row. */
export const openSkills = (state: State, survivor: Survivor): SkillSlot[] =>
  skillSlots(state, survivor).filter(
    ({ skill }, place) =>
      !survivor.skills.includes(skill) && (survivor.cube === null || place + 1 < survivor.cube),
  );

/** DDD-SUR-10. */
export function* buySkill(table: Table<State>, survivor: Survivor, { skill }: BuySkillOption): Rule {
  const price = skillSlots(table.state, survivor).find(slot => slot.skill === skill)?.price ?? 0;
  survivor.xp -= price;
  activateSkill(table, survivor, skill, 'DDD-SUR-10');
}

/** DDD-SUR-10: its token is laid on the board, where it stays unless zombification takes it. */
export function activateSkill(table: Table<State>, survivor: Survivor, skill: SkillId, rule: RuleId): void {
  survivor.skills.push(skill);
  table.tell({ type: 'skill-activated', rule, survivor: survivor.id, skill });
}
