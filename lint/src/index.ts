import { arrows } from './rules/arrows.ts';
import { noBareYield } from './rules/no-bare-yield.ts';
import { noClass } from './rules/no-class.ts';
import { noDefaultExport } from './rules/no-default-export.ts';
import { noFloatingRule } from './rules/no-floating-rule.ts';
import { noHiddenInput } from './rules/no-hidden-input.ts';

export { ARROWS } from './arrows.ts';

/** The project's own rules, as an ESLint plugin. */
export const plugin = {
  meta: { name: '@tenebrae/lint' },
  rules: {
    'arrows': arrows,
    'no-bare-yield': noBareYield,
    'no-class': noClass,
    'no-default-export': noDefaultExport,
    'no-floating-rule': noFloatingRule,
    'no-hidden-input': noHiddenInput,
  },
};
