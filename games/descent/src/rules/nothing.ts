import type { Rule } from '@tenebrae/kernel';

function* end(): Rule {}

/**
 * A rule that is over: `yield*` passes by it. Whatever seldom finds anything to do gives this back instead of starting a rule
 * of its own each time it is asked.
 */
export const NOTHING: Rule = end();
NOTHING.next(0);

/** What follows a rule: at once, where the rule had nothing to do. */
export function afterwards(rule: Rule, then: () => void): Rule {
  if (rule !== NOTHING) return goOn(rule, then);
  then();
  return NOTHING;
}

function* goOn(rule: Rule, then: () => void): Rule {
  yield* rule;
  then();
}
