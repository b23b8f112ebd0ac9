import { BadSave, Refused } from '@tenebrae/kernel';
import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.ts';
import { addContent } from './commands/content.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addLab } from './commands/lab.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { Failed, Mistake } from './ends.ts';

/** Runs the program and says with which status it ends. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    if (args.length === 0) throw new Mistake('which command? --help lists them');
    await program().parseAsync(args, { from: 'user' });
    return 0;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    if (!ENDS.some(end => thrown instanceof end)) throw thrown;
    complain((thrown as Error).message);
    return thrown instanceof Mistake ? 2 : 1;
  }
}

const ENDS = [Mistake, Failed, BadSave, Refused];

function program(): Command {
  const tenebrae = new Command('tenebrae')
    .description('Plays, proves and measures the games of Tenebrae.')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: message => complain(message.replace(/^error: /, '')) })
    .addHelpText('after', EXAMPLES);
  for (const add of [addRules, addContent, addSim, addLab, addFuzz, addReplay, addServe, addBench])
    add(tenebrae);
  return tenebrae;
}

const EXAMPLES = `
Every command has examples: tenebrae sim --help
With --json a command prints JSON on stdout, and nothing else there.
Exit status: 0 done, 1 something failed, 2 called in the wrong way.`;

function complain(message: string): void {
  process.stderr.write(`tenebrae: ${message.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`);
}
