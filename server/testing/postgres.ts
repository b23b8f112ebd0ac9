import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL of one's own. It ends with this process, however that ends. */
export async function startPostgres(): Promise<TestPostgres> {
  const program = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));
  const keeper = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit');
  const said = createInterface({ input: keeper.stdout });
  const url = await Promise.race([
    once(said, 'line').then(([line]) => String(line)),
    ended.then(([status]) => {
      throw new Error(`PostgreSQL could not be started (${status})`);
    }),
  ]);
  return {
    url,
    async stop() {
      keeper.stdin.end();
      await ended;
    },
  };
}
