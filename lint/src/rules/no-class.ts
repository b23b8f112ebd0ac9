import { ESLintUtils } from '@typescript-eslint/utils';

/** State is plain data and verbs are functions, so that a save is JSON and nothing else. */
export const noClass = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { class: 'No class here: state is plain data, and verbs are functions that take it first.' },
  },
  defaultOptions: [],
  create: context => ({
    'ClassDeclaration, ClassExpression': node => context.report({ node, messageId: 'class' }),
  }),
});
