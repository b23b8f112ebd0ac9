import { beforeAll, expect, test } from 'vitest';
import { lintFiles } from './toy-repository.ts';

const LONG = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n');
const SPACED = Array.from(
  { length: 290 },
  (_, line) => `// Why.\n\nexport const line${line} = ${line};`,
).join('\n');

const FLOATING = 'function* rule(): Generator<1, void, 1> {}\nexport const play = () => { rule(); };';
const BARE = 'export function* rule() { yield 1; }';
const CLASS = 'export class Hero {}';
const DEFAULT = 'export default 1;';
const RANDOM = 'export const face = Math.random();';
const ASYNC = 'export const later = async () => {};';
const PROMISE = 'const later = () => Promise.resolve(1);\nexport const go = () => { later(); };';
const ANY = 'export const state = (it: any) => it as number;';
const BANG = 'export const wounds = (it?: number) => it!;';
const SWITCH = `export function name(door: 'open' | 'locked') { switch (door) { case 'open': return 1; } return 2; }`;
const TYPE_IMPORT = "import { Hero } from './hero.ts';\nexport const stress = (hero: Hero) => hero;";
const UNUSED = 'const gold = 1;';
const LOOSE = 'export const same = (a: number, b: number) => a == b;';
const LET = 'let gold = 1;\nexport const purse = () => gold;';
const UP = "export * from '@tenebrae/cli';";

const OWN = {
  floating: 'tenebrae/no-floating-rule',
  bare: 'tenebrae/no-bare-yield',
  class: 'tenebrae/no-class',
  default: 'tenebrae/no-default-export',
  hidden: 'tenebrae/no-hidden-input',
  arrows: 'tenebrae/arrows',
};

/** Where, what, and the rules that must complain: none stands for allowed. */
const CASES: [folder: string, code: string, ...rules: string[]][] = [
  ...[
    'kernel/src',
    'kernel/testing',
    'kernel/test',
    'board/src',
    'games/x/src/rules',
    'games/x/testing',
    'games/x/test',
    'bots/src',
    'cli/src',
    'tools/src',
    'lint/src',
  ].flatMap((folder): typeof CASES => [
    [folder, FLOATING, OWN.floating],
    [folder, DEFAULT, OWN.default],
    [folder, UP, ...(folder === 'cli/src' ? [] : [OWN.arrows])],
    [folder, BARE, ...(folder === 'kernel/src' ? [] : [OWN.bare])],
    [folder, LONG, 'max-lines'],
    [folder, SPACED],
  ]),

  ...['kernel', 'board', 'games/x'].flatMap((folder): typeof CASES => [
    ...['src', 'testing', 'src/deep/down'].flatMap((part): typeof CASES => [
      [`${folder}/${part}`, RANDOM, OWN.hidden],
      [`${folder}/${part}`, ASYNC, OWN.hidden],
      [`${folder}/${part}`, CLASS, OWN.class],
    ]),
    [`${folder}/test`, RANDOM],
    [`${folder}/test`, ASYNC],
    [`${folder}/test`, CLASS, OWN.class],
    [`${folder}/test`, PROMISE, '@typescript-eslint/no-floating-promises'],
  ]),
  ...['bots/src', 'cli/src', 'tools/src'].flatMap((folder): typeof CASES => [
    [folder, RANDOM],
    [folder, ASYNC],
    [folder, CLASS],
    [folder, PROMISE, '@typescript-eslint/no-floating-promises'],
  ]),

  ...['kernel/src', 'games/x/src', 'games/x/test', 'cli/src'].flatMap((folder): typeof CASES => [
    [folder, ANY, '@typescript-eslint/no-explicit-any'],
    [folder, BANG, '@typescript-eslint/no-non-null-assertion'],
    [folder, SWITCH, '@typescript-eslint/switch-exhaustiveness-check'],
    [folder, TYPE_IMPORT, '@typescript-eslint/consistent-type-imports'],
    [folder, UNUSED, '@typescript-eslint/no-unused-vars'],
    [folder, LOOSE, 'eqeqeq'],
    [folder, LET, 'prefer-const'],
  ]),

  ['games/x/src/data', LONG],
  ['games/x/src/words', LONG],
  ['games/x/src/effects', LONG, 'max-lines'],
  ['kernel/src/words', LONG, 'max-lines'],
];

const files = CASES.map(([folder, code], n) => ({ path: `${folder}/case-${n}.ts`, code }));
const named = {
  'kernel/src/errors.ts': 'export class RuleBug extends Error {}',
  'kernel/src/deep/errors.ts': CLASS,
  'vitest.config.ts': DEFAULT,
  'tools/start.mjs': "import './install.mjs';\nlet port = 1;\nexport const here = () => port;",
};
let complaints = new Map<string, string[]>();

beforeAll(async () => {
  const written = Object.fromEntries(files.map(({ path, code }) => [path, code]));
  complaints = await lintFiles({ ...written, ...named });
}, 60_000);

for (const [n, [folder, code, ...rules]] of CASES.entries()) {
  test(`in ${folder}, ${rules.join() || 'nothing'}: ${code.slice(0, 60)}`, () => {
    expect(complaints.get(files[n]?.path ?? '')).toEqual(rules);
  });
}

test('only the errors of the kernel may be classes', () => {
  expect(complaints.get('kernel/src/errors.ts')).toEqual([]);
  expect(complaints.get('kernel/src/deep/errors.ts')).toEqual([OWN.class]);
});

test('a default export is let pass where a tool demands it', () => {
  expect(complaints.get('vitest.config.ts')).toEqual([]);
});

test('plain JavaScript is linted too', () => {
  expect(complaints.get('tools/start.mjs')).toEqual(['prefer-const']);
});
