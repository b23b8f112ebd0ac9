import { ESLintUtils } from '@typescript-eslint/utils';

/** A thing has one name, the same wherever it is imported. */
export const noDefaultExport = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { default: 'Export it by its name.' },
  },
  defaultOptions: [],
  create: context => ({
    [[
      'ExportDefaultDeclaration',
      'ExportSpecifier[exported.name="default"]',
      'ExportSpecifier[exported.value="default"]',
      'TSExportAssignment',
    ].join()]: node => context.report({ node, messageId: 'default' }),
  }),
});
