import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { Failed } from '../ends.ts';
import { repositoryRoot } from '../root.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly database?: string;
  readonly page: boolean;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the table until it is told to stop, as npm start does')
    .option(
      '--port <n>',
      'the port (0 for any that is free); by default 4600 or the first free one after it',
      wholeNumber(0),
    )
    .option('--host <address>', 'the address to listen on; by default all of the machine')
    .option('--database <url>', 'where the records are: file:… or postgres://…')
    .option('--no-page', 'serve the tables only, not the page, which is built first otherwise')
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

const EXAMPLES = `
All other settings come from the environment: see docs/server.md.
Examples:
  tenebrae serve --port 8080
  tenebrae serve --no-page --database postgres://tenebrae@host/tenebrae`;

/** The server is a program of its own, with its own threads; this one only hands on what it is told, and how it ended. */
async function serve({ port, host, database, page }: ServeOptions): Promise<void> {
  const [program, ...words] = page
    ? (['tools/start.mjs'] as const)
    : (['tools/run.mjs', 'server/src/main.ts'] as const);
  const root = repositoryRoot();
  const server = spawn(process.execPath, [join(root, program), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(port !== undefined && { PORT: String(port) }),
      ...(host !== undefined && { HOST: host }),
      ...(database !== undefined && { DATABASE_URL: database }),
      ...(!page && { TENEBRAE_WEB: '' }),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
  const [status] = await once(server, 'exit');
  if (status !== 0) throw new Failed('the server ended, for the reason above');
}
