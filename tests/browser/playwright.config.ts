import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const quiet = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  '--autoplay-policy=no-user-gesture-required',
];

/** Journeys through the built web app, by a server that the workers share; each file has a workspace of its own. */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/shared-servers.ts',
  // while one waits for a sound to end, the other computes
  workers: Math.min(2, availableParallelism()),
  // a busy machine is no failure
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quiet },
    // a fifth of the whole run; for one test: `--trace retain-on-failure`
    trace: 'off',
    // what fades is pressed twice, or read in a color that it only passes through
    contextOptions: { reducedMotion: 'reduce' },
  },
});
