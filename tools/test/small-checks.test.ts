import { expect, test } from 'vitest';
import { fileSize } from '../src/checks/file-size.ts';
import { ledgers } from '../src/checks/ledgers.ts';
import { licence } from '../src/checks/licence.ts';
import { readme } from '../src/checks/readme.ts';
import { problems } from './folder.ts';

test('files are at most 1 MB, but for those of the documentation', () => {
  const large = 'x'.repeat(1_000_001);
  expect(problems(fileSize, { 'a.txt': large.slice(1), 'docs/film.txt': large })).toEqual([]);
  expect(problems(fileSize, { 'a.txt': large })).toEqual(['a.txt is larger than 1 MB']);
});

test('there is a licence', () => {
  expect(problems(licence, { LICENSE: 'MIT License\n' })).toEqual([]);
  expect(problems(licence, { LICENSE: 'All rights reserved' })).toEqual(['LICENSE is not the MIT License']);
  expect(problems(licence, { 'a.txt': '' })).toEqual(['LICENSE is missing']);
});

test('the README names the two commands, and says unofficial and fan-made', () => {
  expect(problems(readme, { 'README.md': 'Unofficial, fan-made. Run `npm start` or `npm test`.' })).toEqual(
    [],
  );
  expect(problems(readme, { 'README.md': 'Run `npm start`. An official game.' })).toEqual([
    'README.md does not say npm test',
    'README.md does not say that it is unofficial',
    'README.md does not say that it is fan-made',
  ]);
  expect(problems(readme, { 'a.txt': '' })).toEqual(['README.md is missing']);
});

test('every game has a ledger', () => {
  expect(problems(ledgers, { 'games/pig/ledger.md': '', 'games/pig/src/index.ts': '' })).toEqual([]);
  expect(problems(ledgers, { 'games/pig/src/index.ts': '' })).toEqual(['games/pig/ledger.md is missing']);
});
