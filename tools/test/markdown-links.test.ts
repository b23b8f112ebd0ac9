import { expect, test } from 'vitest';
import { markdownLinks } from '../src/checks/markdown-links.ts';
import { problems } from './folder.ts';

const page = (text: string) =>
  problems(markdownLinks, {
    'docs/play.md': text,
    'docs/a b.md': '',
    'docs/map.png': '',
    'README.md': 'Hello.',
  });

test.each([
  '[up](../README.md)',
  '[up](/README.md)',
  '[part](../README.md#start)',
  '![map](map.png "The map")',
  '[spaced](a%20b.md) and [framed](<map.png>)',
  '[folder](../docs/)',
  '[site](https://example.org/x.md), [mail](mailto:ilse@example.org), [here](#below)',
  '[map][1]\n\n[1]: map.png',
  '`[code](gone.md)`',
  '```md\n[code](gone.md)\n```',
])('%s leads somewhere', text => expect(page(text)).toEqual([]));

test.each([
  '[lost](gone.md)',
  '![lost](gone.md)',
  '[lost][1]\n\n[1]: gone.md',
  '`code` [lost](gone.md "Gone")',
])('%s leads nowhere', text =>
  expect(page(text)).toEqual(['docs/play.md links to gone.md, which is not there']));

test('a link may not leave the repository', () => {
  expect(page('[out](../../elsewhere.md)')).toHaveLength(1);
});

test('README.md and CONTRIBUTING.md are read, other pages are not', () => {
  const lost = '[lost](gone.md)';
  const files = { 'README.md': lost, 'CONTRIBUTING.md': lost, 'games/pig/ledger.md': lost };
  expect(problems(markdownLinks, files)).toHaveLength(2);
});
