import { pushAddress, pushEndpoint } from '@tenebrae/protocol/parse';
import { nothing, pushKey } from '@tenebrae/protocol/replies';
import type { Edge } from '../edge.ts';
import { addSubscription, dropSubscription, subscriptionsOf } from '../store/push-subscriptions.ts';
import type { Api } from './app.ts';
import { ApiFault } from './errors.ts';
import type { Visitors } from './visitor.ts';

/** Browsers that one person can be notified on. */
const MOST_BROWSERS = 20;

/** Where people want to be told that it is their turn. */
export function addPush(api: Api, { store, notifier, now }: Edge, visitors: Visitors): void {
  api.get(
    '/api/push',
    { schema: { summary: 'The key for notifications', response: { 200: pushKey } } },
    async () => ({ key: notifier.key }),
  );

  api.post(
    '/api/push',
    { schema: { summary: 'Be notified on this browser', body: pushAddress, response: { 204: nothing } } },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      if (!notifier.mayCall(request.body.endpoint))
        throw new ApiFault('against-the-rules', 'this server does not call that push service');
      const known = await subscriptionsOf(store, who.id);
      if (known.length >= MOST_BROWSERS && !known.some(one => one.endpoint === request.body.endpoint))
        throw new ApiFault('too-many', 'too many browsers');
      await addSubscription(store, who.id, request.body, now());
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/push',
    { schema: { summary: 'No longer', body: pushEndpoint, response: { 204: nothing } } },
    async (request, reply) => {
      const { who } = await visitors.need(request, reply);
      await dropSubscription(store, request.body.endpoint, who.id);
      return reply.code(204).send(null);
    },
  );
}
