import { tryRule } from './tester.ts';

const input = (code: string) => ({ code, says: ['input'] });
const locale = (code: string) => ({ code, says: ['locale'] });
const waiting = (code: string) => ({ code, says: ['waiting'] });

tryRule('no-hidden-input', {
  good: [
    'export const half = (wounds: number) => Math.floor(wounds / 2);',
    "export const most = Math['max'](1, 2);",
    'export const random = (dice: { random: number }) => dice.random;',
    'export const names = ["b", "a"].sort((a, b) => (a < b ? -1 : 1));',
    // The word alone is harmless: only the global of that name is an input.
    'export function leave(window: { broken: boolean }, process: string) { return window.broken ? process : ""; }',
    "import { location } from './tiles.ts'; export const here = location;",
    'export const room = { document: 1, console: 2, fetch: 3 };',
    'export type Clock = Date;',
    'export function* wait() { return yield* [1]; }',
  ],
  bad: [
    input('export const face = Math.random();'),
    input("export const face = Math['random']();"),
    input('const { random } = Math; export const face = random();'),
    input('const maths = Math; export const face = maths.random();'),
    input('declare const key: "floor"; export const face = Math[key](1);'),
    ...[
      'Date()',
      'Date.now()',
      'new Date()',
      'performance.now()',
      'setTimeout(() => 1)',
      'setInterval(() => 1)',
      'queueMicrotask(() => 1)',
      'requestAnimationFrame(() => 1)',
      'console.log(1)',
      'process.env',
      'fetch("x")',
      'crypto.randomUUID()',
      'globalThis.game',
      'navigator.language',
      'window.innerWidth',
      'document.title',
      'localStorage.getItem("x")',
      'new WeakRef({})',
      'new FinalizationRegistry(() => 1)',
      'new Intl.Collator()',
      'Promise.resolve(1)',
      'import.meta.url',
      'import("x")',
    ].map(expression => input(`export const seen = ${expression};`)),
    locale('export const order = "a".localeCompare("b");'),
    locale('export const order = "a"["localeCompare"]("b");'),
    locale('export const gold = (1000).toLocaleString();'),
    locale('export const shout = "i".toLocaleUpperCase();'),
    locale('const { localeCompare } = "a"; export { localeCompare };'),
    waiting('export async function play() {}'),
    waiting('export const play = async () => {};'),
    waiting('export const game = { async play() {} };'),
    waiting('await 1; export {};'),
    {
      code: 'export async function play(all: AsyncIterable<1>) { for await (const _ of all); }',
      says: ['waiting', 'waiting'],
    },
  ],
});
