import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasLedger, rulesOf } from '@tenebrae/tools/rules';
import type { Command } from 'commander';
import pc from 'picocolors';
import { Mistake } from '../ends.ts';
import { listed, print, printJson, table } from '../output.ts';
import { repositoryRoot } from '../root.ts';

interface RulesOptions {
  readonly folder?: string;
  readonly json?: true;
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description("compare a game's ledger with the comments of its source and with its tests")
    .argument('<game>', 'the id of a game: games/<game> holds its ledger.md')
    .option('--folder <path>', "the game's folder, where it is not games/<game>")
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(showRules);
}

const EXAMPLES = `
Examples:
  tenebrae rules dark-darker-darkest
  tenebrae rules dark-darker-darkest --json | jq '.missing.tested'`;

function showRules(game: string, { folder = folderOf(game), json }: RulesOptions): void {
  if (!hasLedger(resolve(folder))) throw new Mistake(`there is no ledger in ${folder}`);
  const report = rulesOf(resolve(folder));
  if (json) return printJson({ game, ...report });
  const { total, cited, tested, missing, unknown } = report;
  print(
    pc.bold(game),
    ...table([
      ['rules in the ledger', total],
      ['cited in the source', cited],
      ['named by tests', tested],
      ['unknown', unknown.length],
    ]),
    ...listed('Not cited', missing.cited),
    ...listed('Not tested', missing.tested),
    ...listed('Unknown', unknown),
  );
}

/** Games that have a folder have a ledger, whether or not they can be played yet. */
function folderOf(game: string): string {
  const games = join(repositoryRoot(), 'games');
  const known = existsSync(games) ? readdirSync(games).filter(name => hasLedger(join(games, name))) : [];
  if (!known.includes(game)) {
    throw new Mistake(`there is no game ${game} with a ledger (known: ${known.join(', ') || 'none'})`);
  }
  return join(games, game);
}
