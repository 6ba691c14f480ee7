import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium } from './src/chromium.ts';

/** Journeys through the built web app, by a server that the workers share; each file has a workspace of its own. */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/shared-servers.ts',
  // while one waits for a sound to end, the other computes
  workers: Math.min(2, availableParallelism()),
  // a busy machine is no failure: a limit only ends what hangs, and no file has one of its own
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  // what passed only at a second try is named at the end of the run
  retries: 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromium(),
    // a fifth of the whole run; for one test: `--trace retain-on-failure`
    trace: 'off',
    // what fades is pressed twice, or read in a color that it only passes through
    contextOptions: { reducedMotion: 'reduce' },
  },
});
