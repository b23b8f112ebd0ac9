import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needBrowser } from '@tenebrae/tools/browser';
import { builtWeb } from '@tenebrae/tools/web-build';
import type { TestProject } from 'vitest/node';
import { ROOT, serve } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

/** Serves the page that has been built, for all tests, and finds the browser. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const dist = builtWeb(ROOT);
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The page is not built: npm run build');
  provide('browser', needBrowser());
  const server = await serve(dist);
  provide('address', server.address);
  return server.close;
}
