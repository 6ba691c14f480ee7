import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Makes the rows that the upgrade is tested with, of the state that is checked out:
 * `ROWS_FILE=rows.json npx vitest run --config apps/server/test/used-data/vitest.config.ts`.
 */
export default defineConfig({
  root,
  test: {
    include: ['apps/server/test/used-data/write-rows.ts'],
    globalSetup: ['apps/server/test/postgres.global.ts'],
    setupFiles: ['apps/server/test/equal-bytes.setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
