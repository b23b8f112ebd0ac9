import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The folders without a clock, a global or any other state of their own: their tests can share what is loaded. */
const PURE = ['kernel', 'board', 'bots', 'games/*'].map(folder => `${folder}/test/**/*.test.ts`);
const INSTALLED_OR_BUILT = ['**/node_modules/**', '**/dist/**'];
/** These need a PostgreSQL, which is started once for all of them. */
const WITH_DATABASES = ['server/test/**/*.test.ts', '{lab,cli}/test/database/**/*.test.ts'];
/** These need the built page and a browser: see web/test/browser/vitest.config.ts. */
const IN_A_BROWSER = 'web/test/browser/**';

export default defineConfig({
  test: {
    pool: 'threads',
    // Vitest leaves one core idle, which of two is half.
    maxWorkers: availableParallelism(),
    // A fuzz test is slow on a busy machine, and no worse for it.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: PURE, exclude: INSTALLED_OR_BUILT, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'machinery',
          include: ['**/test/**/*.test.ts'],
          exclude: [...INSTALLED_OR_BUILT, ...PURE, IN_A_BROWSER, ...WITH_DATABASES],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: WITH_DATABASES,
          exclude: INSTALLED_OR_BUILT,
          globalSetup: './server/testing/global-setup.ts',
        },
      },
    ],
  },
});
