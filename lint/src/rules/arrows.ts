import { posix, relative, sep } from 'node:path';
import { AST_NODE_TYPES as Is, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { ARROWS, FOR_ANY_TEST, folderOfPackage, type Place, placeOf } from '../arrows.ts';

type Wrong = 'climbs' | 'insides' | 'testing' | 'arrow' | 'outside';

/** Arrows between folders point down only, and a package is entered by its front door: see ../arrows.ts. */
export const arrows = ESLintUtils.RuleCreator.withoutDocs<[{ root: string }], Wrong | 'unknown'>({
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    messages: {
      climbs: '{{to}} climbs out of {{from}}: import the package by its name.',
      insides: '{{to}} reaches into a package: import what its index exports.',
      testing: '{{to}} is for tests: what is played never imports it.',
      arrow: '{{from}} may not import {{to}}: see the table in lint/src/arrows.ts.',
      outside: '{{from}} runs anywhere and stands alone: it may not import {{to}}.',
      unknown: '{{from}} is not in the table of lint/src/arrows.ts: say there what it may import.',
    },
  },
  defaultOptions: [{ root: '' }],
  create(context, [{ root }]) {
    const path = relative(root || context.cwd, context.filename)
      .split(sep)
      .join('/');
    const place = placeOf(path);
    if (place === null) {
      const [from = '', ...below] = path.split('/');
      if (below.length === 0) return {};
      return { Program: node => context.report({ node, messageId: 'unknown', data: { from } }) };
    }
    const from = place;

    function check(source: TSESTree.Node | null | undefined): void {
      if (source?.type !== Is.Literal || typeof source.value !== 'string') return;
      const wrong = wrongWith(from, path, source.value);
      if (wrong === null) return;
      context.report({ node: source, messageId: wrong, data: { from: from.workspace, to: source.value } });
    }

    return {
      ImportDeclaration: node => check(node.source),
      ExportNamedDeclaration: node => check(node.source),
      ExportAllDeclaration: node => check(node.source),
      ImportExpression: node => check(node.source),
      TSImportType: node => check(node.source),
      TSExternalModuleReference: node => check(node.expression),
    };
  },
});

function wrongWith(from: Place, path: string, to: string): Wrong | null {
  if (/^[./]/.test(to)) return wrongWithPath(from, path, to);
  const inside = /^@tenebrae\/([^/]+)(?:\/(.+))?$/.exec(to);
  if (inside !== null) return wrongWithPackage(from, inside[1] ?? '', inside[2]);
  return ARROWS[from.folder].alone && from.part !== 'test' ? 'outside' : null;
}

function wrongWithPath(from: Place, path: string, to: string): Wrong | null {
  const target = placeOf(posix.join(posix.dirname(path), to));
  if (to.startsWith('/') || target?.workspace !== from.workspace) return 'climbs';
  if (from.part === 'src' && target.part !== 'src') return 'testing';
  if (from.part === 'testing' && target.part === 'test') return 'testing';
  return null;
}

function wrongWithPackage(from: Place, name: string, door: string | undefined): Wrong | null {
  if (door !== undefined && (/^(src|test)\b/.test(door) || /[/.]/.test(door))) return 'insides';
  const allowed = allowedFor(from);
  const folder = folderOfPackage(name);
  if (name !== from.name && !allowed.includes(folder)) return 'arrow';
  if (door === 'testing' && from.part === 'src' && !allowed.includes(`${folder}/testing`)) return 'testing';
  return null;
}

function allowedFor({ folder, part }: Place): readonly string[] {
  const { imports, tests }: { imports: readonly string[]; tests: readonly string[] } = ARROWS[folder];
  return part === 'test' ? [...imports, ...tests, ...FOR_ANY_TEST] : imports;
}
