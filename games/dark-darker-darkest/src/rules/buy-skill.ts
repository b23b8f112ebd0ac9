import { NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { SkillId } from '../data/skills.ts';
import type { State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { type SkillSlot, skillSlots } from './figures.ts';
import { keptByNumber } from './kept.ts';

export interface BuySkillOption extends ActionOption {
  readonly action: 'buy-skill';
  readonly skill: SkillId;
}

/** DDD-SUR-09, DDD-SUR-10: the skills that he can pay for, in any order and at any moment, for no AP. */
export function offerSkills(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (survivor.xp < CHEAPEST) return;
  const slots = skillSlots(state, survivor);
  for (let place = 0; place < slots.length; place += 1) {
    const { skill, price } = slots[place] as SkillSlot;
    if (price <= survivor.xp && isOpenSlot(survivor, skill, place)) options.push(skillOption(skill, price));
  }
}

const skillOption = keptByNumber(
  (skill: SkillId, price): BuySkillOption => ({
    id: `buy-skill:${skill}`,
    action: 'buy-skill',
    skill,
    about: { skill, price },
  }),
);

/** No skill is cheaper; spares a look at the slots. */
const CHEAPEST = 1;

/** DDD-SUR-09, DDD-ZOM-04: skills that he does not have, left of his gray cube if one lies on the row. */
export const openSkills = (state: State, survivor: Survivor): SkillSlot[] =>
  skillSlots(state, survivor).filter(({ skill }, place) => isOpenSlot(survivor, skill, place));

const isOpenSlot = (survivor: Survivor, skill: SkillId, place: number): boolean =>
  !survivor.skills.includes(skill) && (survivor.cube === null || place + 1 < survivor.cube);

/** DDD-SUR-10. */
export function buySkill(table: Table<State>, survivor: Survivor, { skill }: BuySkillOption): Rule {
  const price = skillSlots(table.state, survivor).find(slot => slot.skill === skill)?.price ?? 0;
  survivor.xp -= price;
  activateSkill(table, survivor, skill, 'DDD-SUR-10');
  return NOTHING;
}

/** DDD-SUR-10: its token is laid on the board, where it stays unless zombification takes it. */
export function activateSkill(table: Table<State>, survivor: Survivor, skill: SkillId, rule: RuleId): void {
  survivor.skills.push(skill);
  table.tell({ type: 'skill-activated', rule, survivor: survivor.id, skill });
}
