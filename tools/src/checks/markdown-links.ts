import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Check, type Repository, readText } from '../repository.ts';

const PAGE = /^(?:README\.md|CONTRIBUTING\.md|docs\/.*\.md)$/;
const CODE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$|`[^`\n]*`/gm;
const INLINE = /\]\(\s*<?([^)\s>]+)>?(?:\s+["'(][^)]*)?\)/g;
const DEFINED = /^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/|#)/i;

/** What the documentation points to is there. */
export const markdownLinks: Check = repository =>
  repository.files
    .filter(path => PAGE.test(path))
    .flatMap(path =>
      linksIn(readText(repository, path))
        .filter(link => !isThere(repository, path, link))
        .map(link => `${path} links to ${link}, which is not there`),
    );

function linksIn(markdown: string): string[] {
  const prose = markdown.replace(CODE, '');
  const links = [...prose.matchAll(INLINE), ...prose.matchAll(DEFINED)].map(match => match[1] ?? '');
  return links.filter(link => !ELSEWHERE.test(link));
}

function isThere({ root }: Repository, page: string, link: string): boolean {
  const path = decodeURI(link.replace(/[#?].*$/, ''));
  const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(page), path);
  return !target.startsWith('..') && existsSync(join(root, target));
}
