import type { Page } from '@playwright/test';
import { withMicrophone } from './chromium.ts';
import { makeHummedWav } from './hummed-wav.ts';
import { enter, expect, expectAccessible, expectFits, test } from './journey.ts';

const path = '/app/speech-synthesis/speech-to-speech';

test.describe.configure({ mode: 'serial' });
// a browser option makes another browser: it has to stand at the top of the file
test.use({
  permissions: ['microphone'],
  launchOptions: withMicrophone(),
});

async function chooseFile(page: Page, buffer: Buffer, name = 'hum.wav'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'audio/wav', buffer });
}

const heardOf = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('[SPE-002] [RTE-106] a recording is heard before and after at one place', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await chooseFile(page, makeHummedWav(6));
  await expect(page.getByText('100 credits')).toBeHidden();
  await page.getByRole('button', { name: 'Change voice' }).click();
  await expect(page.getByRole('button', { name: 'Change again' })).toBeVisible();
  await expect(page.getByText('own voice changer')).toBeVisible();
  const after = heardOf(page, /^Play: In .+ voice/);
  await expect(after).toHaveAttribute('aria-pressed', 'true');
  const position = page.getByRole('slider', { name: 'Position in both' });
  // before its length is known nothing can be sought
  await expect(async () => {
    await position.fill('3');
    expect(Number(await position.inputValue())).toBeGreaterThanOrEqual(2.5);
  }).toPass();
  const before = heardOf(page, /^Play: Original/);
  await before.click();
  await expect(before).toHaveAttribute('aria-pressed', 'true');
  expect(Number(await position.inputValue())).toBeGreaterThanOrEqual(2.5);
  await expectAccessible(page);
});

test('[RTE-108] [RTE-130] the history of its kind has its page', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(`${server.url}${path}/history`);
  await expect(page.getByText('Voice changer').first()).toBeVisible();
  await expectAccessible(page);
});

test('what is no sound is refused with words, and the page goes on', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await chooseFile(page, Buffer.from('no sound at all'), 'letter.wav');
  const refused = page.getByRole('list', { name: 'Files that weren’t added' });
  await expect(refused).toContainText('letter.wav');
  await expect(refused).toContainText('This is text, not a recording.');
  const silent = makeHummedWav(1).fill(0, 44);
  await chooseFile(page, silent, 'silence.wav');
  await page.getByRole('button', { name: 'Change voice' }).click();
  await expect(refused).toContainText('We heard no speech in this recording.');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('the microphone records, with its loudness shown', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Microphone level' })).toBeVisible();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('heading', { name: 'My recording' })).toBeVisible();
});

test('fits a phone, in light and dark', async ({ page, server }) => {
  await enter(page, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url + path);
  await chooseFile(page, makeHummedWav(2));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectFits(page);
    await expectAccessible(page);
  }
});
