import { ask, PASS, type Rule, type Table, type TextId } from '@tenebrae/kernel';
import { type Skill, type SkillId, SKILLS } from '../../data/skills.ts';
import type { Attack } from '../../rules/attack.ts';
import { isInCombat, isOfKind } from '../../rules/figures.ts';
import { equippedItems, isUnused, itemCard, useUp } from '../../rules/sources.ts';
import { figureOf } from '../../rules/tell.ts';
import type { ItemKeyword } from '../../data/item-card.ts';
import type { Accursed, AccursedTurn, Character, Monster, State } from '../../state.ts';

/** DL-ACC-05: the text of a skill always applies to who has it. */
export const SKILL_RULE = 'DL-ACC-05';

/** DL-TRM-16, DL-SRV-43: a skill with a limit is for dungeons, and one for each combat only in one. `as` is a use of its own. */
export function mayUse(state: State, holder: Accursed, id: SkillId, as: string = id): boolean {
  const { once, besides }: Skill = SKILLS[id];
  const limit = besides?.[as] ?? once;
  return state.dungeon !== null && isUnused(holder, as) && (limit !== 'combat' || isInCombat(state));
}

/** It is used, which is told; what has a limit is used up. */
export function use(table: Table<State>, holder: Accursed, id: SkillId, as: string = id): void {
  const { once, besides }: Skill = SKILLS[id];
  if (once !== undefined || besides !== undefined) useUp(holder, as);
  table.tell({ type: 'skill-used', rule: SKILL_RULE, who: holder.id, figure: figureOf(holder), skill: id });
}

/** A window: does its player use the skill now? */
export function* wants(
  holder: Accursed,
  id: SkillId,
  question: TextId,
  about: Readonly<Record<string, string | number>> = {},
): Rule<boolean> {
  const option = { id: `use:${id}`, text: 'use-skill', about: { skill: id }, on: [`skill:${id}`] };
  const choice = yield* ask(question, holder.seat, [option, PASS], SKILL_RULE, {
    window: true,
    concerns: [holder.seat],
    about: { who: holder.id, skill: id, ...about },
  });
  return choice !== PASS;
}

/** The turn of this one, if it is under way. */
export const turnOf = ({ phase }: State, holder: Character): AccursedTurn | null =>
  phase.kind === 'accursed-turn' && phase.turn.who === holder.id ? phase.turn : null;

export const isMeleeOf = (holder: Character, { attacker, blow }: Attack): boolean =>
  attacker === holder && blow.kind === 'melee';

export const isShotOf = (holder: Character, { attacker, blow }: Attack): boolean =>
  attacker === holder && blow.kind === 'ranged';

export const wears = (holder: Accursed, keyword: ItemKeyword): boolean =>
  equippedItems(holder).some(item => itemCard(item).keywords.includes(keyword));

/** What the holy hate most. */
export const isUnholy = (figure: Character): figure is Monster =>
  figure.is === 'monster' && (isOfKind(figure.kind, 'demon') || isOfKind(figure.kind, 'undead'));
