import { ESLintUtils } from '@typescript-eslint/utils';

/** `yield*` gives each answer its own type; a bare `yield` gives one type for all. */
export const noBareYield = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'Only kernel/src yields a request by itself: write yield* and a rule.' },
  },
  defaultOptions: [],
  create: context => ({
    'YieldExpression[delegate=false]': node => context.report({ node, messageId: 'bare' }),
  }),
});
