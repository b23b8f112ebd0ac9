import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { faultOf as schemaFault } from '@tenebrae/protocol/parse';
import { apiError } from '@tenebrae/protocol/replies';
import { type FastifyInstance, fastify } from 'fastify';
import { jsonSchemaTransform, type ZodTypeProvider, validatorCompiler } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import type { Edge } from '../edge.ts';
import { ApiFault, bodyOf, faultOf, statusOf } from './errors.ts';
import { addMe } from './me.ts';
import { addOperations } from './operations.ts';
import { addressOf, isFromHere } from './origin.ts';
import { addPage } from './page.ts';
import { addPush } from './push.ts';
import { readJson } from './read-json.ts';
import { addTables } from './tables.ts';
import { cookieName, isSecure, newVisitors } from './visitor.ts';

/** The HTTP side of a node, with types from the schemas of its routes. */
export type Api = ReturnType<typeof newFastify>;

const newFastify = ({ config }: Edge) =>
  fastify({
    logger: false,
    bodyLimit: config.bodyBytes,
    // Slow senders hold a connection and nothing else.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>();

export async function newApp(edge: Edge): Promise<Api> {
  const { config, sessions } = edge;
  const api = newFastify(edge);
  api.setValidatorCompiler(validatorCompiler);
  // Replies are what the routes' types say, which the tests hold against the schemas: nothing is checked twice.
  api.setSerializerCompiler(() => data => JSON.stringify(data));
  readBodies(api);
  watch(api, edge);
  await api.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] }, useDefaults: false },
    hsts: isSecure(config),
  });
  await api.register(cookie);
  await api.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: request => addressOf(request.raw, config),
    allowList: request => !request.url.startsWith('/api/'),
  });
  api.addHook('onRoute', ({ schema }) => {
    if (schema?.response !== undefined) Object.assign(schema.response as object, { '4xx': apiError });
  });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(config) } },
      },
      info: { title: 'Tenebrae', description: 'Tables for dungeon-crawl board games', version: '1' },
    },
    transform: jsonSchemaTransform,
  });
  const visitors = newVisitors(sessions, config);
  addOperations(api, edge);
  addMe(api, edge, visitors);
  addTables(api, edge, visitors);
  addPush(api, edge, visitors);
  addPage(api, edge);
  return api;
}

/** Only JSON is read: what a foreign page can send without asking first is not. */
function readBodies(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(String(body)));
    } catch {
      done(new ApiFault('malformed', 'the body is no JSON that can be read'), undefined);
    }
  });
}

/** Checks where requests come from, counts and logs them, and says what went wrong. */
function watch(api: FastifyInstance, { config, metrics, log, isClosing }: Edge): void {
  api.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isClosing()) void reply.header('connection', 'close');
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (changes && !isFromHere(request.raw, config))
      throw new ApiFault('cross-site', 'this was not sent by a page of this server');
  });
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    if (route !== 'page') log.debug({ ...labels, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  api.setErrorHandler(async (thrown, request, reply) => {
    const fault =
      thrown instanceof ZodError ? new ApiFault('malformed', schemaFault(thrown)) : faultOf(thrown);
    const status = statusOf(fault.code);
    metrics.refusals.inc({ where: 'http', code: fault.code });
    if (status >= 500) log.error({ err: thrown, route: request.routeOptions.url }, 'a request failed');
    return reply.code(status).send(bodyOf(fault));
  });
}
