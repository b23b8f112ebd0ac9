import { AST_NODE_TYPES as Is, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { type Expression, type Type, TypeFlags } from 'typescript';
import { mayBeGenerator, mustBeGenerator } from '../generators.ts';

type Written = TSESTree.Expression | TSESTree.SpreadElement | TSESTree.PrivateIdentifier;

/** A rule is a generator: called without `yield*` it compiles, and nothing happens. */
export const noFloatingRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      dropped: 'This rule is never played: write yield* before it.',
      condition: 'A rule as a condition is always true: write yield* before it.',
      callback: 'Nobody plays the rule that this function returns: its place expects void. Loop with yield*.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const { program } = services;
    const checker = program.getTypeChecker();

    const typeOf = (node: TSESTree.Node) => services.getTypeAtLocation(node);

    function checkDropped(node: TSESTree.Expression): void {
      for (const value of dropped(node)) {
        if (mayBeGenerator(program, typeOf(value))) context.report({ node: value, messageId: 'dropped' });
      }
    }

    function checkCondition(node: TSESTree.Expression | null): void {
      if (node !== null && mustBeGenerator(program, typeOf(node))) {
        context.report({ node, messageId: 'condition' });
      }
    }

    function checkCallback(node: TSESTree.Expression): void {
      const signatures = typeOf(node).getCallSignatures();
      if (!signatures.some(it => mayBeGenerator(program, it.getReturnType()))) return;
      const wanted = (expectedType(node)?.getNonNullableType().getCallSignatures() ?? []).map(it =>
        it.getReturnType(),
      );
      if (wanted.length > 0 && wanted.every(isIgnored)) context.report({ node, messageId: 'callback' });
    }

    /** What the surroundings expect of this expression: a parameter's type, a table's entry. */
    function expectedType(node: TSESTree.Expression): Type | undefined {
      const { parent } = node;
      if (parent.type === Is.Property && parent.method && parent.parent.type === Is.ObjectExpression) {
        const table = checker.getContextualType(services.esTreeNodeToTSNodeMap.get(parent.parent));
        const entry = parent.key.type === Is.Identifier ? table?.getProperty(parent.key.name) : undefined;
        return entry === undefined ? table?.getStringIndexType() : checker.getTypeOfSymbol(entry);
      }
      return checker.getContextualType(services.esTreeNodeToTSNodeMap.get(node) as Expression);
    }

    /** Named functions handed on as values; written-out ones are met wherever they stand. */
    function checkNamed(node: Written | null): void {
      if (node?.type === Is.Identifier || node?.type === Is.MemberExpression) checkCallback(node);
    }

    return {
      ExpressionStatement: ({ expression }) => checkDropped(expression),
      ForStatement({ init, test, update }) {
        if (init !== null && init.type !== Is.VariableDeclaration) checkDropped(init);
        if (update !== null) checkDropped(update);
        checkCondition(test);
      },
      SequenceExpression: ({ expressions }) => expressions.slice(0, -1).forEach(checkDropped),
      UnaryExpression({ operator, argument }) {
        if (operator === 'void') checkDropped(argument);
        if (operator === '!') checkCondition(argument);
      },
      IfStatement: ({ test }) => checkCondition(test),
      WhileStatement: ({ test }) => checkCondition(test),
      DoWhileStatement: ({ test }) => checkCondition(test),
      ConditionalExpression: ({ test }) => checkCondition(test),
      LogicalExpression: ({ left }) => checkCondition(left),
      ArrowFunctionExpression: checkCallback,
      FunctionExpression: checkCallback,
      CallExpression: node => node.arguments.forEach(checkNamed),
      Property({ value, parent }) {
        if (parent.type === Is.ObjectExpression) checkNamed(value as TSESTree.Expression);
      },
    };
  },
});

/** The values that vanish when this expression stands alone. */
function dropped(node: TSESTree.Expression): TSESTree.Expression[] {
  if (node.type === Is.LogicalExpression) return dropped(node.right);
  if (node.type === Is.ConditionalExpression) return [node.consequent, node.alternate].flatMap(dropped);
  if (node.type === Is.SequenceExpression) return node.expressions.slice(-1).flatMap(dropped);
  if (node.type === Is.AssignmentExpression || node.type === Is.UnaryExpression) return [];
  return [node];
}

function isIgnored(type: Type): boolean {
  return (type.flags & (TypeFlags.Void | TypeFlags.Unknown)) !== 0;
}
