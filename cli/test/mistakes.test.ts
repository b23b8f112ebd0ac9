import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { PROGRAM, tenebrae } from './tenebrae.ts';

test.each([
  ['', 'which command? --help lists them'],
  ['nonsense', "unknown command 'nonsense'"],
  ['sim', "missing required argument 'game'"],
  ['sim candles two', "too many arguments for 'sim'. Expected 1 argument but got 2."],
  ['sim nonsense', 'there is no game nonsense (known: candles'],
  ['fuzz toString', 'there is no game toString (known: candles'],
  ['content nonsense', 'there is no game nonsense (known: candles'],
  ['rules nonsense', 'there is no game nonsense with a ledger'],
  ['sim candles --nonsense', "unknown option '--nonsense'"],
  ['sim candles --games', "option '--games <n>' argument missing"],
  ['sim candles --games 1x', "option '--games <n>' argument '1x' is invalid"],
  ['sim candles --games 0', "option '--games <n>' argument '0' is invalid"],
  ['sim candles --players 9', 'candles is for 2 to 4 players, not 9'],
  ['sim candles --option size=1', 'candles has no option size (known: goal, gloom)'],
  ['sim candles --option goal', '--option is given as name=value, not goal'],
  ['sim candles --option goal=many', 'candles: option goal is a whole number from 3 to 500'],
  ['sim candles --option goal=', 'candles: option goal is a whole number from 3 to 500'],
  ['sim candles --option gloom=bright', 'candles: option gloom is one of dim, dark'],
  ['sim candles --option gloom=dark --option goal=3', 'candles: in the dark at least 4 candles are needed'],
  [
    'sim candles --bots clever',
    'there is no bot clever (known: random, habit, greedy, novice, adept, expert, master)',
  ],
  ['sim candles --bots random,random,random', '3 bots for 2 seats: name one for all, or one for each'],
  ['fuzz candles --decisions many', "option '--decisions <n>' argument 'many' is invalid"],
  ['fuzz candles --players 1', 'candles is for 2 to 4 players, not 1'],
  ['fuzz candles --option gloom=dark --option goal=3', 'candles: in the dark at least 4 candles are needed'],
  [
    'fuzz candles --option gloom=dark --option goal=3 --workers 2',
    'candles: in the dark at least 4 candles are needed',
  ],
  ['replay', "missing required argument 'save'"],
  ['replay nowhere.json', 'there is no file nowhere.json'],
  ['replay cli', 'there is no file cli'],
  ['replay package.json --language de', "option '--language <language>' argument 'de' is invalid"],
  ['bench now', "too many arguments for 'bench'"],
])('tenebrae %s', (words, line) => {
  const ended = tenebrae(words.split(' ').filter(word => word !== ''));
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toMatch(/^tenebrae: [^\n]+\n$/);
  expect(ended.stderr).toContain(line);
});

test.each(['', 'rules', 'content', 'sim', 'fuzz', 'replay', 'bench'])('tenebrae %s --help', command => {
  const ended = tenebrae([...(command === '' ? [] : [command]), '--help']);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain(`Usage: tenebrae ${command}`);
  if (command !== '') expect(ended.stdout).toContain('Examples:');
});

test('whoever reads no further is no mistake', async () => {
  const program = spawn(process.execPath, [PROGRAM, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  program.stdout.destroy();
  let said = '';
  program.stderr.on('data', data => {
    said += String(data);
  });
  expect(await once(program, 'close')).toEqual([0, null]);
  expect(said).toBe('');
});
