import { tryRule } from './tester.ts';

const GIVEN = `
type Rule<T = void> = Generator<{ ask: string }, T, number>;
declare const hero: { stress: number };
declare function sufferStress(amount: number): Rule;
declare function testResolve(): Rule<boolean>;
declare function heal(amount: number): void;
declare const amounts: readonly number[];
declare const maybeStress: undefined | typeof sufferStress;
`;

const inRule = (code: string) => `function* play(): Rule { ${code} }`;
const dropped = (code: string) => ({ code: inRule(code), says: ['dropped'] });
const condition = (code: string) => ({ code: inRule(code), says: ['condition'] });
const callback = (code: string) => ({ code, says: ['callback'] });

tryRule('no-floating-rule', {
  given: GIVEN,
  good: [
    inRule('yield* sufferStress(1);'),
    inRule('if (yield* testResolve()) yield* sufferStress(2);'),
    inRule('heal(1); void heal(2); hero.stress > 3 && heal(3);'),
    inRule('const stress = sufferStress(1); yield* stress;'),
    inRule('let stress: Rule; stress = sufferStress(1); yield* stress;'),
    inRule(
      'const maybe: Rule | undefined = hero.stress > 0 ? sufferStress(1) : undefined; if (maybe) yield* maybe;',
    ),
    inRule('for (const amount of amounts) yield* sufferStress(amount);'),
    inRule('amounts.forEach(amount => heal(amount)); amounts.forEach(heal);'),
    inRule('const all = amounts.map(amount => sufferStress(amount)); for (const each of all) yield* each;'),
    'export const stress = (amount: number): Rule => sufferStress(amount);',
    'export const table: Record<string, () => Rule> = { nervous: () => sufferStress(1) };',
    'type Json = string | Json[]; declare function json(): Json; json();',
    'namespace House { interface Generator { fuel: number } declare function start(): Generator; start(); }',
    'declare const seen: Map<string, number>; seen.keys();',
  ],
  bad: [
    dropped('sufferStress(1);'),
    dropped('void sufferStress(1);'),
    dropped('(hero.stress = 1, sufferStress(1));'),
    dropped('const stress = (sufferStress(1), 3); heal(stress);'),
    dropped('hero.stress > 3 && sufferStress(1);'),
    dropped('hero.stress > 3 || sufferStress(1);'),
    dropped('hero.stress > 3 ? sufferStress(1) : heal(1);'),
    dropped('for (sufferStress(1); hero.stress > 0; ) heal(1);'),
    dropped('for (; hero.stress > 0; sufferStress(1)) heal(1);'),
    dropped('maybeStress?.(1);'),
    dropped('(sufferStress(1) as Rule);'),
    dropped('amounts.map(amount => sufferStress(amount));'),
    dropped('amounts.forEach(amount => { sufferStress(amount); });'),
    { code: 'export function afterwards() { sufferStress(1); }', says: ['dropped'] },
    { code: 'interface Turn extends Rule {} declare function turn(): Turn; turn();', says: ['dropped'] },
    { code: 'export function run<R extends Rule>(start: () => R) { start(); }', says: ['dropped'] },
    { code: 'declare function watch(): AsyncGenerator<1>; watch();', says: ['dropped'] },
    { code: inRule('hero.stress > 3 ? sufferStress(1) : sufferStress(2);'), says: ['dropped', 'dropped'] },

    condition('if (testResolve()) heal(1);'),
    condition('while (testResolve()) heal(1);'),
    condition('do heal(1); while (testResolve());'),
    condition('for (; testResolve(); ) heal(1);'),
    condition('if (!testResolve()) heal(1);'),
    condition('heal(testResolve() ? 1 : 2);'),
    condition('if (testResolve() && hero.stress > 1) heal(1);'),

    callback('amounts.forEach(amount => sufferStress(amount));'),
    callback('amounts.forEach(sufferStress);'),
    callback('amounts.forEach(function* (amount) { yield* sufferStress(amount); });'),
    callback('amounts.filter(() => testResolve());'),
    callback('export const table: Record<string, () => void> = { nervous: () => sufferStress(1) };'),
    callback('export const table = { nervous: () => sufferStress(1) } satisfies Record<string, () => void>;'),
    callback('export const table: { nervous?: () => void } = { nervous() { return sufferStress(1); } };'),
    callback('export const table: Record<string, () => void> = { *nervous() { yield* sufferStress(1); } };'),
    callback('export const table: Record<string, (amount: number) => void> = { nervous: sufferStress };'),
  ],
});
