import { expect, test } from 'vitest';
import { noMachine } from '../src/checks/no-machine.ts';
import { problems } from './folder.ts';

// Put together here, so that this file names no machine either.
const path = (...names: string[]) => ['', ...names, ''].join('/');
const url = (host: string) => ['https:', '', host, 'x', '-', 'x-1.0.0.tgz'].join('/');

test.each([
  path('work', 'main'),
  path('root', 'x'),
  path('home', 'ilse', 'tenebrae'),
  path('Users', 'ilse', 'tenebrae'),
  `file://${path('home', 'ilse', 'tenebrae')}`,
])('a file must not name the folder %s', folder => {
  expect(problems(noMachine, { 'docs/a.md': `First.\nSee ${folder}here.` })).toEqual([
    `docs/a.md:2 names a folder of one machine: See ${folder}here.`,
  ]);
});

test.each([
  'the root/work folder, a home/made dish',
  'https://example.org/work/home/ilse/',
  './work/x',
  '@scope/root/x',
  'src/rules/work/x.ts',
])('a file may say %s', text => {
  expect(problems(noMachine, { 'docs/a.md': text })).toEqual([]);
});

test('a lock file must not name hosts', () => {
  const resolved = url('mirror.example.org');
  expect(problems(noMachine, { 'package-lock.json': { packages: { x: { resolved } } } })).toEqual([
    `package-lock.json:4 names the host of a package: "resolved": "${resolved}"`,
  ]);
  expect(problems(noMachine, { 'package-lock.json': { packages: { x: { resolved: 'kernel' } } } })).toEqual(
    [],
  );
});

test('no file names a registry', () => {
  expect(problems(noMachine, { '.npmrc': 'save-exact=true\nregistry=somewhere' })).toHaveLength(1);
  expect(problems(noMachine, { '.npmrc': '@tenebrae:registry = somewhere' })).toHaveLength(1);
  expect(problems(noMachine, { 'docs/a.md': `Get it at ${url('registry.example.org')}` })).toHaveLength(1);
  expect(problems(noMachine, { '.npmrc': 'omit-lockfile-registry-resolved=true' })).toEqual([]);
});

test('pictures are not read as text', () => {
  expect(problems(noMachine, { 'docs/a.png': `\0${path('root', 'x')}` })).toEqual([]);
});
