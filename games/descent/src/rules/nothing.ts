import { NOTHING, type Rule } from '@tenebrae/kernel';

export { NOTHING };

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
