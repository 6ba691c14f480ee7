import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { ServerProcess } from '../../../apps/server/test/server-process.ts';

export const owner = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };

interface Worker {
  /** True gives the file a server that no other file has used before. */
  wantsFreshServer: boolean;
  /** A fresh server without an owner; with the neural packs where `MYNAH_PACKS` names them. */
  server: ServerProcess;
}

/** Tests that share one server; the first of a file sets up its owner. */
export const test = base.extend<{ noFaults: undefined }, Worker>({
  // another value is another worker, and so another server
  wantsFreshServer: [false, { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mynah-browser-'));
      await chmod(folder, 0o755);
      const server = await ServerProcess.start(folder, {
        MYNAH_OWNER_EMAIL: '',
        MYNAH_OWNER_PASSWORD: '',
        MYNAH_API_KEY: '',
        MYNAH_PACKS: process.env.MYNAH_PACKS ?? '',
        // the journeys of a run are one client, and mistype on purpose
        MYNAH_SIGN_IN_ATTEMPTS: '1000',
        MYNAH_STAFF_DOMAIN: 'staff.example',
      });
      await use(server);
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** A script that throws on a page fails the test that saw it. */
  noFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(fault.message));
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in, or first sets up the owner on a server that still waits for one. */
export async function enter(page: Page, server: ServerProcess): Promise<void> {
  const status = await (await fetch(`${server.url}/v1/setup/status`)).json();
  if ((status as { needs_setup: boolean }).needs_setup) await setUp(page, server);
  else await signIn(page, server);
}

/** Up to the survey for newcomers, which is skipped. */
export async function setUp(page: Page, server: ServerProcess): Promise<void> {
  await expect.poll(() => setUpLink(server)).toBeTruthy();
  await page.goto(setUpLink(server) ?? '');
  await page.getByLabel('Name').fill(owner.name);
  await fillCredentials(page);
  await skipSurvey(page, server);
}

/** A newcomer's first page asks who they are. */
export async function skipSurvey(page: Page, server: ServerProcess): Promise<void> {
  await page.waitForURL(`${server.url}/app/onboarding`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL(`${server.url}/app/home`);
}

/** The one-time link that the server printed. */
const setUpLink = (server: ServerProcess): string | undefined =>
  server.lines.map((line) => /http\S+\/app\/setup\S+/.exec(line)?.[0]).find(Boolean);

export async function signIn(page: Page, server: ServerProcess, query = ''): Promise<void> {
  await page.goto(`${server.url}/app/sign-in${query}`);
  await submitCredentials(page, server);
}

async function submitCredentials(page: Page, server: ServerProcess): Promise<void> {
  await fillCredentials(page);
  await page.waitForURL(`${server.url}/app/home`);
}

async function fillCredentials(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
}

export const textToSpeech = '/app/speech-synthesis/text-to-speech';

/** Types a text on the text-to-speech page and lets it be spoken, by keyboard; what is not there yet is waited for. */
export async function generate(page: Page, server: ServerProcess, text: string): Promise<void> {
  await page.goto(server.url + textToSpeech);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** Axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settled);
  // legacy: in the page itself, where no frame is foreign; a page of its own for each report takes twice the time
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Half-way from one color to another has a contrast of its own; what turns without end is not waited for. */
async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const ends = Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, 2_000))]);
}

/** The page is as wide as the screen: nothing makes it scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
}

export { expect, type Page };
