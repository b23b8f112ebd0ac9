import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Sessions, Visit } from '../identity/sessions.ts';
import { ApiFault } from './errors.ts';

/** Whether people come by https alone. */
export const isSecure = ({ origins }: Pick<Config, 'origins'>): boolean =>
  origins.length > 0 && origins.every(origin => origin.startsWith('https:'));

/** The prefix makes browsers refuse the cookie from any other host, and over http. */
export const cookieName = (config: Pick<Config, 'origins'>): string =>
  isSecure(config) ? '__Host-tenebrae' : 'tenebrae';

/** Who asks, for the routes. */
export interface Visitors {
  /** Null for a browser that has not said a name. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Visit | null>;
  /** The same; refused where nobody is known. */
  need(request: FastifyRequest, reply: FastifyReply): Promise<Visit>;
  greet(reply: FastifyReply, visit: Visit): void;
  dismiss(reply: FastifyReply): void;
}

export function newVisitors(sessions: Sessions, config: Config): Visitors {
  const name = cookieName(config);
  const how = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
  const greet = (reply: FastifyReply, { cookie }: Visit): void => {
    if (cookie !== null) void reply.setCookie(name, cookie, { ...how, maxAge: config.sessionDays * 86_400 });
  };
  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> => {
    const visit = await sessions.visit(request.cookies[name], true);
    if (visit !== null) greet(reply, visit);
    return visit;
  };
  return {
    find,
    async need(request, reply) {
      const visit = await find(request, reply);
      if (visit === null) throw new ApiFault('no-session', 'say a name first');
      return visit;
    },
    greet,
    dismiss: reply => void reply.clearCookie(name, how),
  };
}
