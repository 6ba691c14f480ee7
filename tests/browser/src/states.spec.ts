import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, home, test, textToSpeech } from './journey.ts';

const history = `${textToSpeech}/history`;
const keys = '/app/settings/api-keys';

/** What each page asks for, and what it says when that fails. */
const pages = [
  { path: '/app/home', call: '**/v1/history?*', says: 'Couldn’t load your recent items' },
  { path: textToSpeech, call: '**/v2/voices?*', says: 'Couldn’t load the voices' },
  { path: textToSpeech, call: '**/v1/models', says: 'Couldn’t load the models' },
  { path: history, call: '**/v1/history?*', says: 'Couldn’t load your history' },
  { path: keys, call: '**/v1/user/api-keys', says: 'Couldn’t load your keys' },
];

const failure = { detail: { status: 'internal_error', message: 'no', request_id: 'req_walk' } };

test('a press before the voices are there can be taken back, or is carried out when they come', async ({
  page,
  server,
}) => {
  const arrive = await holdVoices(page);
  await enter(page, server);
  await page.goto(server.url + textToSpeech);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill('Soon enough.');
  const waiting = page.getByText('Starts as soon as the voices are ready', { exact: true });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(waiting).toBeVisible();
  arrive();
  const player = page.getByRole('region', { name: 'Audio player' });
  await expect(player.getByText('Soon enough.')).toBeVisible();
});

test('so is a dialogue that was written before its voices were there', async ({ page, server }) => {
  const arrive = await holdVoices(page);
  await enter(page, server);
  await page.goto(`${server.url}/app/speech-synthesis/text-to-dialogue`);
  await page.getByRole('textbox').first().fill('Soon enough.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(stop).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: 'Generate again' })).toBeVisible();
});

/** Voices do not come until the function that is returned is called; from the first page on, as what came once stays. */
async function holdVoices(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/v2/voices?*', async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

test('a page whose data fails says what, gives the request id, and comes back', async ({ page, server }) => {
  await page.clock.install();
  await enter(page, server);
  await page.goto(server.url + home);
  for (const { path, call, says } of pages) {
    await test.step(says, async () => {
      await forgetVoices(page);
      await page.route(call, (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto(server.url + path);
      // what failed is asked for again some times, after longer and longer pauses
      await expect(async () => {
        await page.clock.fastForward(4000);
        await expect(page.getByText(says)).toBeVisible({ timeout: 250 });
      }).toPass();
      await expect(page.getByText('Request req_walk')).toBeVisible();
      await expectAccessible(page);
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(says)).toBeHidden();
    });
  }
});

test('[ERR-020] a cut line is named, also on a phone where the settings are out of view', async ({
  page,
  server,
}) => {
  await page.route('**/v2/voices?*', (route) => route.abort());
  await enter(page, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url + textToSpeech);
  await expect(page.getByText('Couldn’t load the voices')).toBeVisible();
  await expect(page.getByText('Network error')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v2/voices?*');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    // a part of the page that comes late asks for the voices as well, and may have got them
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.getByText('Couldn’t load the voices')).toBeHidden({ timeout: 1000 });
  }).toPass();
});

/** The voices of the last visit would stand in for those that fail. */
const forgetVoices = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('voices')) localStorage.removeItem(key);
  });
