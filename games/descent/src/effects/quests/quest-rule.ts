import type { RuleId } from '@tenebrae/kernel';

/** DJ-SET-01: what a quest says wins over the rules, and is the rule that is cited for it. */
export const QUEST_RULE: RuleId = 'DJ-SET-01';
