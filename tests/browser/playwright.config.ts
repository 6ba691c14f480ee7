import { defineConfig } from '@playwright/test';

const quiet = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  '--autoplay-policy=no-user-gesture-required',
];

/** Journeys through the built web app; a worker has a server of its own, and two of them starve one another on two cores. */
export default defineConfig({
  testDir: 'src',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
