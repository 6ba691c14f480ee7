import { readFile } from 'node:fs/promises';
import {
  enter,
  expect,
  expectAccessible,
  expectFits,
  home,
  type Page,
  test,
  textToSpeech,
} from './journey.ts';
import { findUnreachable } from './pages/find-unreachable.ts';
import { openLoaded } from './pages/open-page.ts';

type Catalog = Record<string, Record<string, string>>;
const catalogs = '../../../apps/web/src/shared/language/catalogs';

async function readCatalog(language: string): Promise<Catalog> {
  return JSON.parse(await readFile(new URL(`${catalogs}/${language}.json`, import.meta.url), 'utf8'));
}

/** The pages of every day, and those with the longest words. */
const pages = [
  home,
  textToSpeech,
  '/app/speech-synthesis/text-to-speech/history',
  '/app/voice-library',
  '/app/voice-lab',
  '/app/speech-to-text',
  '/app/studio',
  '/app/dubbing',
  '/app/conversational-ai/agents',
  '/app/settings/api-keys',
  '/app/usage',
];

async function expectFitsOnPhone(page: Page, url: string): Promise<void> {
  for (const path of pages) {
    await test.step(path, async () => {
      await openLoaded(page, url + path);
      await expectFits(page);
      await expect.poll(() => findUnreachable(page)).toEqual([]);
    });
  }
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-CH' });

  test('the app speaks German before anybody has signed in, and fits on a phone', async ({
    page,
    server,
  }) => {
    const german = await readCatalog('de');
    await page.goto(`${server.url}/app/sign-in`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german['sign-in']!.heading!);
    await enter(page, server);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitsOnPhone(page, server.url);
  });
});

test('who chooses Arabic reads from right to left, in the dark on a phone and on the next device', async ({
  page,
  browser,
  server,
}) => {
  const arabic = await readCatalog('ar');
  await enter(page, server);
  await page.goto(`${server.url}/app/settings`);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('combobox', { name: arabic.settings!.language! })).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await enter(phone, server);
  await phone.goto(server.url + home);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ar');
  await expectFitsOnPhone(phone, server.url);
  await phone.goto(server.url + textToSpeech);
  await expectAccessible(phone);
  await context.close();

  await page.goto(`${server.url}/app/settings`);
  await page.getByRole('combobox', { name: arabic.settings!.language! }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
