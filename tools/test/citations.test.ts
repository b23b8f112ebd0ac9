import { expect, test } from 'vitest';
import { idsIn, saidIn } from '../src/citations.ts';

test('a source says things in comments and in strings', () => {
  const source = `
    /** One. */
    const a = 'two'; // three
    /*
     * four,
     * five
     */
    const b = "not // a comment", c = \`nor /* this \${a} */\`;
    const d = /['"\`/*]/.test(a) ? 1 / 2 : 3; // six
  `;
  const { comments, strings } = saidIn(source);
  expect(comments.split(/\s+/).join(' ').trim()).toBe('One. three four, five six');
  expect(strings).toBe('\'two\'\n"not // a comment"\n`nor /* this ${a} */`');
});

test.each([
  ['DDD-FIN-26', ['DDD-FIN-26']],
  ['(DDD-FIN-26), DDD-GEN-01: x', ['DDD-FIN-26', 'DDD-GEN-01']],
  ['DDD-FIN-26 to DDD-FIN-29', ['DDD-FIN-26', 'DDD-FIN-27', 'DDD-FIN-28', 'DDD-FIN-29']],
  ['DDD-FIN-08 to -10', ['DDD-FIN-08', 'DDD-FIN-09', 'DDD-FIN-10']],
  ['DDD-FIN-08–10', ['DDD-FIN-08', 'DDD-FIN-09', 'DDD-FIN-10']],
  ['DDD-FIN-26, -27', ['DDD-FIN-26', 'DDD-FIN-27']],
  ['DDD-FIN-26, -27 and -31', ['DDD-FIN-26', 'DDD-FIN-27', 'DDD-FIN-31']],
  ['DDD-FIN-01 to DDD-FIN-03, -07', ['DDD-FIN-01', 'DDD-FIN-02', 'DDD-FIN-03', 'DDD-FIN-07']],
  ['DDD-FIN-01 to DDD-GEN-02', ['DDD-FIN-01', 'DDD-GEN-02']],
  ['DDD-FIN-09 to DDD-FIN-07', ['DDD-FIN-09', 'DDD-FIN-07']],
  ['DDD-FIN-26, 27 zombies', ['DDD-FIN-26']],
  ['DD-GEN-01 XDDD-GEN-01 DDD-GEN', []],
])('%s', (text, ids) => {
  expect(idsIn(text, ['DDD'])).toEqual(ids);
});

test('without a ledger there are no ids', () => {
  expect(idsIn('DDD-FIN-26', [])).toEqual([]);
});
