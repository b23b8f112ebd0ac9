import { expect, test } from 'vitest';
import { lockfile } from '../src/checks/lockfile.ts';
import { problems } from './folder.ts';

const ROOT = {
  name: 'toy',
  version: '1.0.0',
  workspaces: ['kernel', 'games/*'],
  devDependencies: { vitest: '4.1.12', ts7: 'npm:typescript@7.0.2' },
};
const KERNEL = { name: '@tenebrae/kernel', version: '1.0.0', dependencies: {} };
const GAME = { name: '@tenebrae/pig', version: '1.0.0', dependencies: { '@tenebrae/kernel': '1.0.0' } };
const PACKAGES = {
  '': ROOT,
  'kernel': { name: '@tenebrae/kernel', version: '1.0.0' },
  'games/pig': GAME,
  'node_modules/@tenebrae/kernel': { resolved: 'kernel', link: true },
  'node_modules/@tenebrae/pig': { resolved: 'games/pig', link: true },
  'node_modules/vitest': { version: '4.1.12' },
  'node_modules/ts7': { name: 'typescript', version: '7.0.2' },
};

const toy = (changes: object) => ({
  'package.json': ROOT,
  'kernel/package.json': KERNEL,
  'games/pig/package.json': GAME,
  'package-lock.json': { packages: PACKAGES },
  ...changes,
});
const locked = (changes: object) => toy({ 'package-lock.json': { packages: { ...PACKAGES, ...changes } } });

test('a lock file in step has no problem', () => {
  expect(problems(lockfile, toy({}))).toEqual([]);
});

test('there must be one', () => {
  expect(problems(lockfile, { 'package.json': ROOT })).toEqual(['package-lock.json is missing']);
});

test('a package added by hand is missed', () => {
  const changed = { ...ROOT, devDependencies: { ...ROOT.devDependencies, zod: '4.6.7' } };
  expect(problems(lockfile, toy({ 'package.json': changed }))).toEqual([
    'package-lock.json and package.json differ in devDependencies',
    'package-lock.json does not have zod, which the root wants',
  ]);
});

test('a package of another version is noticed', () => {
  expect(problems(lockfile, locked({ 'node_modules/ts7': { version: '7.0.1' } }))).toEqual([
    'package-lock.json has ts7 7.0.1, but the root wants 7.0.2',
  ]);
});

test("a workspace's own copy of a package counts for it", () => {
  const game = { ...GAME, devDependencies: { vitest: '5.0.0' } };
  const own = { 'games/pig': game, 'games/pig/node_modules/vitest': { version: '5.0.0' } };
  const files = { ...locked(own), 'games/pig/package.json': game };
  expect(problems(lockfile, files)).toEqual([]);
});

test('a workspace that came, went or changed is noticed', () => {
  const dice = { 'games/dice/package.json': { name: '@tenebrae/dice', version: '1.0.0' } };
  expect(problems(lockfile, toy(dice))).toEqual([
    'package-lock.json does not have games/dice',
    'package-lock.json has no link to games/dice',
  ]);
  expect(problems(lockfile, locked({ 'games/chess': {} }))).toEqual([
    'package-lock.json still has games/chess',
  ]);
  expect(problems(lockfile, toy({ 'kernel/package.json': { ...KERNEL, version: '1.1.0' } }))).toEqual([
    'package-lock.json and kernel/package.json differ in version',
  ]);
});
