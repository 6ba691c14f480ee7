import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { enter, expectFine, expectFits, generate, test } from './journey.ts';

const history = '/app/speech-synthesis/text-to-speech/history';
const text = 'The first sentence is short. The second one follows it.';

test('[HIS-078] a sound is downloaded in another form with its subtitles, by keyboard', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, server);
  await generate(page, server, text);
  const kept = page
    .getByRole('region', { name: 'Audio player' })
    .getByRole('button', { name: 'Download', exact: true });
  await expect(kept).toBeEnabled();
  await page.goto(server.url + history);
  await expect(page.getByText(text).first()).toBeVisible();

  await page.getByRole('button', { name: 'Actions for this item' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Download as…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download as' });
  await expect(dialog.getByText(/^About \d/).first()).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expectFits(page);
  await expectFine(page);

  await dialog.getByRole('radio', { name: /WAV/ }).press('Space');
  await dialog.getByRole('checkbox', { name: /SRT/ }).press('Space');
  const begun = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^Mynah_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_1_generations\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const [sound = '', subtitles = ''] = Object.keys(files);
  expect(sound).toMatch(/^Mynah_.+_pre_sp100_s50_sb75_se0_b_m2\.wav$/);
  expect(subtitles).toBe(sound.replace('.wav', '.srt'));
  expect(new TextDecoder().decode(files[subtitles])).toContain('The first sentence is short.');
});

test('[HIS-007] a selection is asked for its form, which is remembered', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + history);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Download as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download as' });
  await dialog.getByRole('radio', { name: /Telephony/ }).click();
  const begun = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await begun).suggestedFilename()).toMatch(/_m2\.ulaw$/);
  await page.getByRole('button', { name: 'Download as…' }).click();
  await expect(dialog.getByRole('radio', { name: /Telephony/ })).toBeChecked();
});
