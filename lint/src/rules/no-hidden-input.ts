import { AST_NODE_TYPES as Is, ESLintUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

const CLOCKS_AND_TIMERS = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'Temporal',
];
const SURROUNDINGS = [
  'console',
  'process',
  'globalThis',
  'global',
  'self',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Worker',
  'crypto',
  'require',
  'eval',
  'Function',
  'Promise',
  // The reader's language and the engine's tables decide what these give.
  'Intl',
];
/** What they tell depends on when memory was last swept. */
const MEMORY = ['WeakRef', 'FinalizationRegistry'];

const GLOBALS: ReadonlySet<string> = new Set([...CLOCKS_AND_TIMERS, ...SURROUNDINGS, ...MEMORY]);

/** Methods whose answer depends on the reader's language. */
const BY_LOCALE: ReadonlySet<string> = new Set([
  'localeCompare',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
]);

/** A rule's future depends on the state and the answers alone, so that a journal replays to the same game. */
export const noHiddenInput = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      input:
        '{{name}} is a hidden input: a replay would see something else. All chance comes from roll and draw.',
      locale: '{{name}} depends on the language of the machine: compare with < and > instead.',
      waiting: 'Rules never wait: only a question or a roll may stop them, with yield*.',
    },
  },
  defaultOptions: [],
  create(context) {
    const input = (node: TSESTree.Node, name: string) =>
      context.report({ node, messageId: 'input', data: { name } });
    const waiting = (node: TSESTree.Node) => context.report({ node, messageId: 'waiting' });

    function checkKey(node: TSESTree.Node, name: string | undefined): void {
      if (name !== undefined && BY_LOCALE.has(name)) {
        context.report({ node, messageId: 'locale', data: { name } });
      }
    }

    return {
      'Program:exit'() {
        for (const { identifier } of globalReferences(context.sourceCode.scopeManager)) {
          if (GLOBALS.has(identifier.name)) input(identifier, identifier.name);
          if (identifier.name === 'Math' && mayBeRandom(identifier)) input(identifier, 'Math.random');
        }
      },
      MemberExpression: node => checkKey(node, keyOf(node)),
      'ObjectPattern > Property'(node: TSESTree.Property) {
        if (node.key.type === Is.Identifier && !node.computed) checkKey(node, node.key.name);
      },
      MetaProperty(node) {
        if (node.meta.name === 'import') input(node, 'import.meta');
      },
      ImportExpression: node => input(node, 'import()'),
      AwaitExpression: waiting,
      'ForOfStatement[await=true]': waiting,
      ':function[async=true]': waiting,
    };
  },
});

/** Uses, as a value, of names that this file neither declares nor imports. */
function globalReferences(scopes: TSESLint.Scope.ScopeManager | null): TSESLint.Scope.Reference[] {
  const top = scopes?.globalScope;
  if (top === null || top === undefined) return [];
  const undeclared = top.variables.filter(it => it.defs.length === 0).flatMap(it => it.references);
  return [...undeclared, ...top.through].filter(it => it.isValueReference !== false);
}

/** True but for a plain `Math.floor` and the like: any other use could carry `random` along. */
function mayBeRandom(math: TSESTree.Node): boolean {
  const { parent } = math;
  if (parent?.type !== Is.MemberExpression || parent.object !== math) return true;
  const key = keyOf(parent);
  return key === undefined || key === 'random';
}

function keyOf({ property, computed }: TSESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === Is.Identifier ? property.name : undefined;
  return property.type === Is.Literal && typeof property.value === 'string' ? property.value : undefined;
}
