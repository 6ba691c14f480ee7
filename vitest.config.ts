import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './apps/server/test/long-files-first.ts';

/** Left to itself the runner takes one processor fewer than there are, which of two is half. */
const maxWorkers = availableParallelism();

/** What stumbles is tried once more, and the run names it (`PASSED AT A SECOND TRY`), so that nothing is hidden. */
const tries = { retry: 1 };

/** A machine that is busy with other things is slow, and no test fails by that: a limit only ends what hangs. */
const ground = {
  ...tries,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 540_000, interval: 50 } },
  setupFiles: ['apps/server/test/equal-bytes.setup.ts'],
};

/** The database of all, and the server for those that start it as a process. */
const globalSetup = ['apps/server/test/postgres.global.ts', 'apps/server/test/built-server.global.ts'];

/** The server is loaded once by each worker, not by each file; no file changes what another imports. */
const withServer = {
  ...ground,
  globalSetup,
  maxWorkers: 2,
  isolate: false,
};

/** Layers of tests: units beside the code, features through the real server, the official clients, what takes minutes. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          ...ground,
          name: 'unit',
          include: [
            'apps/server/**/*.test.ts',
            'packages/**/*.test.ts',
            'models/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts', '**/*.models.test.ts', '**/*.heavy.test.ts', '**/node_modules/**'],
          maxWorkers,
          // a worker loads what many files import once
          isolate: false,
        },
      },
      {
        test: {
          ...tries,
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
          ...withServer,
          name: 'api',
          // half of its time a file waits for a process, a database or a clock
          maxWorkers: 3,
          include: ['apps/server/**/*.api.test.ts', 'tests/sdk{,-python}/**/*.sdk.test.ts'],
          // after the others: it may take fewer workers than they
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withServer,
          name: 'models',
          // the few features whose sound is judged; all others do with quick engines
          include: ['{apps/server,tests/sdk,tests/sdk-python}/**/*.models.test.ts'],
          provide: { loadsModels: true },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...ground,
          name: 'heavy',
          sequence: { groupOrder: 3 },
          include: ['{apps/server,tests/sdk}/**/*.heavy.test.ts'],
          globalSetup,
          provide: { loadsModels: true },
        },
      },
    ],
  },
});
