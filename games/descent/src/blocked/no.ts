import type { Blocked, RuleId } from '@tenebrae/kernel';

export const no = (text: string, rule: RuleId, more: Pick<Blocked, 'about' | 'on'> = {}): Blocked => ({
  text,
  rule,
  ...more,
});
