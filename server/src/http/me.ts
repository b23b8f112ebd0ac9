import { nameBody } from '@tenebrae/protocol/parse';
import { me, nothing } from '@tenebrae/protocol/replies';
import type { Edge } from '../edge.ts';
import { ApiFault } from './errors.ts';
import { addressOf } from './origin.ts';
import { newBuckets } from '../limits.ts';
import type { Api } from './app.ts';
import type { Visitors } from './visitor.ts';

const HOUR = 3_600_000;

/** Who this browser is: nobody yet, or a guest with a name. */
export function addMe(api: Api, edge: Edge, visitors: Visitors): void {
  const { config, sessions, metrics } = edge;
  const guests = newBuckets({ capacity: config.guestsPerHour, perMillisecond: config.guestsPerHour / HOUR });

  api.get(
    '/api/me',
    { schema: { summary: 'Who this browser is', response: { 200: me } } },
    async (request, reply) => ({ me: (await visitors.find(request, reply))?.who ?? null }),
  );

  api.post(
    '/api/me',
    { schema: { summary: 'Say a name, or another one', body: nameBody, response: { 200: me } } },
    async (request, reply) => {
      const known = await visitors.find(request, reply);
      const { name } = request.body;
      if (known !== null) return { me: await sessions.rename(known.who, name) };
      if (!guests.take(addressOf(request.raw, config), edge.now()))
        throw new ApiFault('too-many', 'too many new guests from this address: wait a while');
      const visit = await sessions.enter(name);
      metrics.guests.inc();
      visitors.greet(reply, visit);
      return { me: visit.who };
    },
  );

  api.delete(
    '/api/me/session',
    { schema: { summary: 'Sign this browser out', response: { 204: nothing } } },
    async (request, reply) => {
      await sessions.leave(await visitors.need(request, reply));
      visitors.dismiss(reply);
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/me/sessions',
    { schema: { summary: 'Sign out everywhere', response: { 204: nothing } } },
    async (request, reply) => {
      await sessions.leaveEverywhere(await visitors.need(request, reply));
      visitors.dismiss(reply);
      return reply.code(204).send(null);
    },
  );
}
