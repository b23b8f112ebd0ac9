import { timingSafeEqual } from 'node:crypto';
import { BOT_SITTERS, PROTOCOL } from '@tenebrae/protocol';
import { LONGEST } from '@tenebrae/protocol/parse';
import { about } from '@tenebrae/protocol/replies';
import type { Edge } from '../edge.ts';
import { allGames } from '../games.ts';
import type { Api } from './app.ts';

/** What the server is and how it fares. */
export function addOperations(api: Api, edge: Edge): void {
  const { config, metrics, store, notifier, tables } = edge;

  api.get(
    '/api/about',
    { schema: { summary: 'What this server offers', response: { 200: about } } },
    async () => ({
      protocol: PROTOCOL,
      games: (await allGames()).map(({ id, version }) => ({ id, version })),
      bots: BOT_SITTERS,
      pushKey: notifier.key,
      limits: LONGEST,
    }),
  );

  api.get('/api/openapi.json', { schema: { hide: true } }, async () => api.swagger());

  // The process lives. Whoever sees this fail should start it again.
  api.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));

  // It can serve now. Whoever sees this fail should send people to another node.
  api.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      if (edge.isClosing()) throw new Error('closing');
      await store.ping();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });

  api.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization, config.metricsToken)) return reply.code(401).send();
    metrics.liveTables.set(tables.live);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayRead(given: string | undefined, token: string): boolean {
  if (token === '') return true;
  const [said, wanted] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)];
  return said.length === wanted.length && timingSafeEqual(said, wanted);
}
