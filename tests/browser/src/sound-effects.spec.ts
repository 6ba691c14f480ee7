import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectFine, test } from './journey.ts';

const generate = '/app/sound-effects/generate';

/** The jump at the seam against the ordinary step between samples, as the browser hears the file. */
const seamOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (soundId) => {
    const file = await fetch(`/v1/sound-effects/library/${soundId}/audio?loop=true`);
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer());
    const samples = sound.getChannelData(0);
    let sum = 0;
    for (let at = 1; at < samples.length; at += 1) sum += (samples[at]! - samples[at - 1]!) ** 2;
    return Math.abs(samples[0]! - samples[samples.length - 1]!) / Math.sqrt(sum / samples.length);
  }, id);

test('[SPE-004] [RTE-093] four takes are made, compared at one playhead, kept and found again', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + generate);
  await page.getByRole('switch', { name: 'Loop' }).click();
  await page.getByRole('textbox', { name: 'What would you like to hear?' }).fill('a dog barking');
  await page.keyboard.press('ControlOrMeta+Enter');
  const takes = page.getByRole('region', { name: 'Takes' });
  await expect(takes.getByRole('button', { name: /^Download Take/ })).toHaveCount(4);
  await expectFine(page);

  await test.step('one is heard, then the other', async () => {
    await takes.getByRole('button', { name: 'Play Take A' }).click();
    await expect(takes.getByRole('button', { name: 'Pause Take A' })).toBeVisible();
    await takes.getByRole('button', { name: 'Play Take B' }).click();
    await expect(takes.getByRole('button', { name: 'Play Take A' })).toBeVisible();
  });

  await test.step('one is taken away', async () => {
    const download = page.waitForEvent('download');
    await takes.getByRole('button', { name: 'Download Take B' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Mynah_[\dT_-]+_a_dog_barking(_t\d)?\.mp3$/);
  });

  await test.step('[RTE-094] all stand in the history', async () => {
    await page.getByRole('navigation', { name: 'Sound effects pages' }).getByText('History').click();
    await expect(page.getByText('a dog barking').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('[RTE-036] the library is searched and heard, in the app and without an account', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/sound-effects?search=rain`);
  const cards = page.getByRole('region', { name: 'Explore' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Water', exact: true }).click();
  await expect(page).toHaveURL(/category=water/);

  await test.step('[RTE-160] one sound has its page', async () => {
    await page.goto(`${server.url}/sound-effects/rain`);
    await expect(page).toHaveTitle(/^Rain/);
    await page.getByRole('button', { name: 'Play Rain', exact: true }).click();
    const place = page.getByRole('slider', { name: 'Position in the sound' });
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.1);
    await expectAccessible(page);
    expect(await seamOf(page, 'rain')).toBeLessThan(4);
    const gone = await page.goto(`${server.url}/sound-effects/no-such-sound`);
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This sound doesn’t exist' })).toBeVisible();
  });

  await test.step('[RTE-037] a sound lies on a film', async () => {
    await page.goto(`${server.url}/ai-sound-effects-for-sora`);
    await page.getByRole('button', { name: 'Try a sample scene' }).click();
    await page.getByRole('searchbox', { name: 'Search sounds for the video' }).fill('thunder');
    await page.getByRole('button', { name: /^Add Thunder at/ }).click();
    await page.getByRole('slider', { name: 'Start of Thunder' }).fill('2.5');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const place = page.getByRole('slider', { name: 'Position in the video' });
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.3);
    await expectFine(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save soundtrack (WAV)' }).click();
    expect((await download).suggestedFilename()).toBe('soundtrack.wav');
  });

  await test.step('[RTE-043] the voice changer is heard before and after', async () => {
    await page.goto(`${server.url}/voice-changer`);
    await expect(page.getByRole('button', { name: /^After: / })).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const place = page.getByRole('slider', { name: 'Position' });
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.1);
    await page.getByRole('button', { name: /^Before: / }).click();
    await expectAccessible(page);
  });

  await test.step('[RTE-097] the same library in the app', async () => {
    await enter(page, server);
    await page.goto(`${server.url}/app/sound-effects/explore/category?category=water`);
    await expect(cards.first()).toBeVisible();
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No sounds match')).toBeVisible();
    await expectAccessible(page);
  });
});
