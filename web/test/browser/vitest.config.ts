import { defineConfig } from 'vitest/config';

/** The tests that need the built page and a browser: `npm run build`, then `npm run browser`. */
export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './serve.ts',
    pool: 'threads',
    // A browser is busy enough with one test at a time.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
