import { expect, test } from 'vitest';
import { parseLedger } from '../src/ledger.ts';

const idsOf = (markdown: string): string[] => parseLedger(markdown).map(({ id }) => id);

test('rules are the lines that start with an id in bold, whatever the prefix', () => {
  const markdown = `# Ledger
Text that names **DD-GEN-09** is no rule.
- **DD-GEN-01** (p. 1) — Play.
  - Ruling: see DD-GEN-03.
- **DJ-ATK-117** (p. 2) — Attack.
- Something else about **DD-GEN-04**.
`;
  expect(idsOf(markdown)).toEqual(['DD-GEN-01', 'DJ-ATK-117']);
});

test('lines may end as they do on Windows', () => {
  expect(idsOf('- **DD-GEN-01** a\r\n- **DD-GEN-02** b\r\n')).toEqual(['DD-GEN-01', 'DD-GEN-02']);
});

test.each([
  ['in brackets', '- **DD-GEN-01** (p. 1) (not observable: advice to players) — Have fun.'],
  [
    'as a sub-bullet',
    '- **DD-GEN-01** (p. 1) — Have fun.\n  - Ruling: none.\n  - Not observable: advice to players',
  ],
  ['after a line that goes on', '- **DD-GEN-01** — Have\n  fun.\n  - Not observable: advice to players'],
])('a rule that no code can show says why, %s', (_, markdown) => {
  expect(parseLedger(markdown)).toEqual([{ id: 'DD-GEN-01', notObservable: 'advice to players' }]);
});

test.each([
  ['without a reason', '- **DD-GEN-01** (not observable: ) — Have fun.\n  - Not observable:'],
  ['after the rules', '- **DD-GEN-01** — Have fun.\n\nText.\n\n  - Not observable: something else'],
  ['of a line of its own', '- **DD-GEN-01** — Have fun.\n- Not observable: something else'],
])('a mark %s marks nothing', (_, markdown) => {
  expect(parseLedger(markdown)[0]?.notObservable).toBeNull();
});
