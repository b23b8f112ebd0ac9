import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL for the whole run; each test has a schema of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}
