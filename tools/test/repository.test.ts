import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openRepository, workspacesOf } from '../src/repository.ts';
import { aFolder } from './folder.ts';

const FILES = {
  '.gitignore': 'node_modules/\n/data/\n',
  'package.json': { workspaces: ['kernel', 'games/*'] },
  'kernel/package.json': { name: '@tenebrae/kernel' },
  'kernel/src/data/names.ts': '',
  'games/pig/package.json': { name: '@tenebrae/pig' },
  'games/pig/deep/package.json': {},
  'node_modules/x/package.json': {},
  'data/table.db': '',
};
const KEPT = Object.keys(FILES).filter(path => !/^(node_modules|data)\//.test(path));

test('a tree without history: all files but what is made or installed', () => {
  expect(openRepository(aFolder(FILES)).files).toEqual(KEPT.sort());
});

test('a tree with history: what git keeps, or would', () => {
  const folder = aFolder({ ...FILES, '.gitignore': 'node_modules/\n/data/\n*.secret\n', 'my.secret': '' });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(openRepository(folder).files).toEqual(KEPT.sort());
});

test('workspaces are folders, or every folder in one', () => {
  const repository = openRepository(aFolder(FILES));
  expect(workspacesOf(repository).map(({ folder }) => folder)).toEqual(['games/pig', 'kernel']);
});
