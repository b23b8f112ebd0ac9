import { pathToFileURL } from 'node:url';
import { parser, plugin as typescript } from 'typescript-eslint';
import { bundle } from './tools/run.mjs';

// The project's own rules are TypeScript, which Node 20 does not read by itself.
const { plugin: tenebrae } = await import(pathToFileURL(await bundle('lint/src/index.ts')).href);

const root = import.meta.dirname;

/** The folders whose code a journal replays. */
const PURE = ['kernel', 'board', 'games/*'];
const inPure = (...below) => PURE.flatMap(folder => below.map(path => `${folder}/${path}`));

export default [
  { ignores: ['**/node_modules/**', '**/dist/**', 'docs/**', 'coverage/**', 'data/**', 'fuzz-failures/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    name: 'every file',
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    plugins: { tenebrae },
    rules: {
      'eqeqeq': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'tenebrae/arrows': ['error', { root }],
      'tenebrae/no-bare-yield': 'error',
      'tenebrae/no-default-export': 'error',
    },
  },
  {
    name: 'TypeScript',
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { '@typescript-eslint': typescript, tenebrae },
    languageOptions: { parser, parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { requireDefaultForNonUnion: true }],
      'tenebrae/no-floating-rule': 'error',
    },
  },

  {
    name: 'rules are pure but for the table',
    files: inPure('src/**', 'testing/**'),
    rules: {
      'tenebrae/no-hidden-input': 'error',
      // Nothing waits here, so no promise can float.
      '@typescript-eslint/no-floating-promises': 'off',
    },
  },
  {
    name: 'state is plain data',
    files: inPure('**'),
    ignores: ['kernel/src/errors.ts'],
    rules: { 'tenebrae/no-class': 'error' },
  },
  {
    name: 'the kernel is where a request is yielded',
    files: ['kernel/src/**'],
    rules: { 'tenebrae/no-bare-yield': 'off' },
  },
  {
    name: 'tables of cards and of words are as long as the boxes they come in',
    files: ['games/*/src/{data,words}/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'files whose shape a tool demands',
    files: ['eslint.config.js', '**/vitest.config.ts', '**/vite.config.ts'],
    rules: { 'tenebrae/no-default-export': 'off' },
  },
];
