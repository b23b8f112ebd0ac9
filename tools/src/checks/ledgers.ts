import type { Check } from '../repository.ts';

/** Every game has its ledger: comments and tests cite its numbers. */
export const ledgers: Check = ({ files }) => {
  const games = new Set(files.flatMap(path => /^games\/([^/]+)\//.exec(path)?.[1] ?? []));
  return [...games]
    .map(game => `games/${game}/ledger.md`)
    .filter(path => !files.includes(path))
    .map(path => `${path} is missing`);
};
