import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Left to itself the runner takes one processor fewer than there are, which of two is half. */
const maxWorkers = availableParallelism();

/** Layers of tests: units beside the code, features through the real server, the official clients, what takes minutes. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'apps/server/**/*.test.ts',
            'packages/**/*.test.ts',
            'models/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts', '**/*.heavy.test.ts', '**/node_modules/**'],
          // engines are slow where two of them share two processors
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          // a worker loads what many files import once
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/{src,embed}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/test-setup.ts'],
          maxWorkers,
          // a worker makes its document and loads the app once; `test-setup.ts` gives each file a clean page
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/**/*.api.test.ts', 'tests/sdk{,-python}/**/*.sdk.test.ts'],
          globalSetup: ['apps/server/test/postgres.global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // the server is loaded once by each worker, not by each file; no file changes what another imports
          isolate: false,
          // after the others: it may take fewer workers than they
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'heavy',
          sequence: { groupOrder: 2 },
          include: ['apps/server/**/*.heavy.test.ts'],
          globalSetup: ['apps/server/test/postgres.global.ts'],
        },
      },
    ],
  },
});
