import { collectDefaultMetrics } from 'prom-client';
import { BadConfig, readConfig } from './config.ts';
import { isTaken, type Replacements, startServer } from './server.ts';

/** Makes this process a node: reads its environment, serves until it is told to stop, and ends with everything kept. */
export async function runNode(instead: Replacements = {}): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, instead);
    collectDefaultMetrics({ register: server.metrics.registry });
    console.log(`Tenebrae is at ${server.address}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        const patience = setTimeout(() => process.exit(1), config.goodbye);
        patience.unref();
        server.close().then(
          () => process.exit(0),
          thrown => {
            server.log.fatal({ err: thrown }, 'could not close');
            process.exit(1);
          },
        );
      });
    }
  } catch (thrown) {
    console.error(reasonOf(thrown));
    process.exit(1);
  }
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof BadConfig) return thrown.message;
  if (isTaken(thrown)) return `Port ${process.env['PORT'] ?? ''} is taken.`;
  return thrown instanceof Error ? `Tenebrae could not start: ${thrown.message}` : String(thrown);
}
