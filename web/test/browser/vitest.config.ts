import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests that need the built page and a browser: `npm run build`, then `npm run browser`. */
export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './serve.ts',
    pool: 'threads',
    // A browser waits as much as it works: two keep a small machine busy, and more would only be in each other's way.
    maxWorkers: Math.min(2, availableParallelism()),
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
