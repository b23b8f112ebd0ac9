import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@tenebrae/tools/static';
import type { Edge } from '../edge.ts';
import type { Api } from './app.ts';
import { ApiFault } from './errors.ts';
import { isSecure } from './visitor.ts';

/** Whatever is no part of the API is the page, where there is one. */
export function addPage(api: Api, { config }: Edge): void {
  const files = config.web !== '' && existsSync(join(config.web, 'index.html')) ? filesOf(config.web) : null;
  api.setNotFoundHandler(async (request, reply) => {
    if (files === null || request.url.startsWith('/api/'))
      throw new ApiFault('not-found', 'there is nothing here');
    if (isSecure(config)) reply.raw.setHeader('strict-transport-security', 'max-age=15552000');
    // The page brings its own policy; a worker takes that of its file, and the API's would forbid it everything.
    reply.raw.removeHeader('content-security-policy');
    reply.hijack();
    files(request.raw, reply.raw);
  });
}
