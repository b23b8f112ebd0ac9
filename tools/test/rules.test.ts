import { expect, test } from 'vitest';
import { hasLedger, rulesOf } from '../src/rules.ts';
import { aFolder } from './folder.ts';

const LEDGER = `# Pig
- **PIG-GEN-01** — Two play.
- **PIG-GEN-02** — A turn is rolls.
  - Ruling: at least one.
- **PIG-GEN-03** — Be merry.
  - Not observable: advice
- **PIG-DIE-01** — One die.
`;

test('compares the ledger with the comments of the source and with the tests', () => {
  const folder = aFolder({
    'ledger.md': LEDGER,
    'src/index.ts': '/** PIG-GEN-01, -02: play. */\nexport const a = 1;',
    'src/rules/die.ts': "// PIG-DIE-07 is not there\nroll('PIG-DIE-08');",
    'test/die.test.ts': "test('PIG-DIE-01 a die has six faces', () => {});",
    'test/turn.ts': "rule('PIG-GEN-02'); // PIG-GEN-09",
  });
  expect(rulesOf(folder)).toEqual({
    total: 4,
    cited: 3,
    tested: 3,
    missing: { cited: ['PIG-DIE-01'], tested: ['PIG-GEN-01'] },
    unknown: ['PIG-DIE-07', 'PIG-DIE-08', 'PIG-GEN-09'],
  });
});

test('a string, the words and what is no code cite nothing', () => {
  const folder = aFolder({
    'ledger.md': LEDGER,
    'src/index.ts': "ask('roll', seat, options, 'PIG-GEN-01');",
    'src/words/rules.en.ts': '// PIG-GEN-02\nexport const RULES = {};',
    'src/notes.md': 'PIG-DIE-01',
    'test/playthroughs/one.txt': 'PIG-DIE-01',
  });
  expect(rulesOf(folder)).toMatchObject({ cited: 1, tested: 1, unknown: [] });
});

test('the testing entry cites too', () => {
  const folder = aFolder({ 'ledger.md': LEDGER, 'testing/builders.ts': '/** PIG-DIE-01 */' });
  expect(rulesOf(folder).missing.cited).toEqual(['PIG-GEN-01', 'PIG-GEN-02']);
});

test('a game may have its ledger before it has any code', () => {
  const folder = aFolder({ 'ledger.md': LEDGER });
  expect(hasLedger(folder)).toBe(true);
  expect(rulesOf(folder)).toMatchObject({ total: 4, cited: 1, tested: 1, unknown: [] });
  expect(hasLedger(aFolder({ 'a.txt': '' }))).toBe(false);
});

test('an id that stands in the ledger twice is one rule', () => {
  const folder = aFolder({ 'ledger.md': `${LEDGER}- **PIG-DIE-01** — Again.\n` });
  expect(rulesOf(folder)).toMatchObject({ total: 4, cited: 1, tested: 1 });
});
