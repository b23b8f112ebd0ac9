import { tryRule } from './tester.ts';

tryRule('no-bare-yield', {
  good: ['function* attack(roll) { return yield* roll(); }'],
  bad: [
    { code: 'function* attack() { yield; }', says: ['bare'] },
    { code: 'function* attack() { const faces = yield { kind: "chance" }; return faces; }', says: ['bare'] },
  ],
});
