import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Pictures of the pages, for whoever changes one. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'look.ts',
  globalSetup: '../src/shared-servers.ts',
  workers: 1,
});
