import { type Check, readText, sizeOf } from '../repository.ts';

/** A home or a working folder of one machine, at the start of a path. */
const MACHINE_PATH = /(?<![\w.~@:-])\/(?:work|root|home\/[\w.-]+|Users\/[\w.-]+)\//;
const REGISTRY_URL = /https?:\/\/[^\s/"'<>)]*\bregistry\b/;
const REGISTRY_SETTING = /^\s*(?:@[\w-]+:)?registry\s*=/m;
const LOCKED_TO_HOST = /"resolved": "[a-z+.-]+:\/\//;

const LARGEST_READ = 1_000_000;

/** What is in the repository works on any machine: it names none, nor the place its packages came from. */
export const noMachine: Check = repository => {
  const texts = repository.files.filter(path => sizeOf(repository, path) <= LARGEST_READ || isLock(path));
  return texts.flatMap(path => {
    const text = readText(repository, path);
    if (text.includes('\0')) return [];
    return text.split('\n').flatMap((line, n) => {
      const named = whatIsNamed(path, line);
      return named === null ? [] : [`${path}:${n + 1} names ${named}: ${line.trim().slice(0, 100)}`];
    });
  });
};

function whatIsNamed(path: string, line: string): string | null {
  if (MACHINE_PATH.test(line)) return 'a folder of one machine';
  if (REGISTRY_URL.test(line)) return 'a package registry';
  if (path.endsWith('.npmrc') && REGISTRY_SETTING.test(line)) return 'a package registry';
  if (isLock(path) && LOCKED_TO_HOST.test(line)) return 'the host of a package';
  return null;
}

const isLock = (path: string) => path.endsWith('package-lock.json');
