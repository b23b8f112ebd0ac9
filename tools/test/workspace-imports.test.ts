import { expect, test } from 'vitest';
import { workspaceImports } from '../src/checks/workspace-imports.ts';
import { problems } from './folder.ts';

const manifest = (name: string, dependencies: string[] = [], devDependencies: string[] = []) => ({
  name: `@tenebrae/${name}`,
  dependencies: Object.fromEntries(dependencies.map(it => [it, '1.0.0'])),
  devDependencies: Object.fromEntries(devDependencies.map(it => [it, '1.0.0'])),
});

const toy = (game: object, files: Record<string, string>) =>
  problems(workspaceImports, {
    'package.json': { workspaces: ['kernel', 'games/*'] },
    'kernel/package.json': manifest('kernel'),
    'games/pig/package.json': game,
    ...files,
  });

test('what is imported is listed, and what is listed is imported', () => {
  const files = {
    'games/pig/src/index.ts': "import { ask } from '@tenebrae/kernel';\nimport { en } from './words.ts';",
    'games/pig/test/pig.test.ts': "import { pig } from '@tenebrae/pig';\nimport '@tenebrae/bots';",
  };
  expect(toy(manifest('pig', ['@tenebrae/kernel', 'zod'], ['@tenebrae/bots']), files)).toEqual([]);
});

test.each([
  "import { ask } from '@tenebrae/kernel';",
  "import type { Rule } from '@tenebrae/kernel';",
  "export * from '@tenebrae/kernel/testing';",
  "export const kernel = () => import('@tenebrae/kernel');",
])('an import that is not listed is found: %s', code => {
  expect(toy(manifest('pig'), { 'games/pig/src/index.ts': code })).toEqual([
    'games/pig/package.json does not list @tenebrae/kernel, which it imports',
  ]);
});

test('words that only look like an import are none', () => {
  const code = "// from '@tenebrae/bots'\nexport const code = `import '@tenebrae/kernel'; ${1} import 'x'`;";
  expect(toy(manifest('pig'), { 'games/pig/src/index.ts': code })).toEqual([]);
});

test('a package that is listed for nothing is found', () => {
  expect(toy(manifest('pig', ['@tenebrae/kernel']), {})).toEqual([
    'games/pig/package.json lists @tenebrae/kernel, which it does not import',
  ]);
});

test('what is played with is no development package', () => {
  const files = { 'games/pig/src/index.ts': "import '@tenebrae/kernel';" };
  expect(toy(manifest('pig', [], ['@tenebrae/kernel']), files)).toEqual([
    'games/pig/package.json lists @tenebrae/kernel for development only, but not only tests import it',
  ]);
});

test('a package is named after its folder', () => {
  expect(toy(manifest('game-of-pig'), {})).toEqual(['games/pig/package.json should be named @tenebrae/pig']);
});
