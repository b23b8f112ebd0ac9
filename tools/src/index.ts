import { fileSize } from './checks/file-size.ts';
import { ledgers } from './checks/ledgers.ts';
import { licence } from './checks/licence.ts';
import { lockfile } from './checks/lockfile.ts';
import { markdownLinks } from './checks/markdown-links.ts';
import { noMachine } from './checks/no-machine.ts';
import { readme } from './checks/readme.ts';
import { workspaceImports } from './checks/workspace-imports.ts';
import type { Check } from './repository.ts';

export { type LedgerRule, parseLedger } from './ledger.ts';
export { type Check, openRepository, type Repository } from './repository.ts';
export { hasLedger, type RulesReport, rulesOf } from './rules.ts';

/** The checks of the repository itself, each under the sentence that it proves. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'no file names a machine or a registry': noMachine,
  'the lock file is in step': lockfile,
  'workspaces list what they import': workspaceImports,
  'files are at most 1 MB': fileSize,
  'links of the documentation lead somewhere': markdownLinks,
  'there is a licence': licence,
  'the README says what it must': readme,
  'every game has a ledger': ledgers,
};
