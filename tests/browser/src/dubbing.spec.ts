import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { enter, expect, expectFine, type Page, test } from './journey.ts';

const path = '/app/dubbing';
const ffmpeg = (...parameters: readonly string[]): Buffer => {
  const run = spawnSync('ffmpeg', ['-v', 'error', ...parameters], { maxBuffer: 2 ** 28 });
  expect(run.stderr?.toString() ?? '').toBe('');
  return run.stdout;
};

/** Six seconds of a picture with something to be heard in two places. */
async function film(to: string): Promise<Buffer> {
  const heard = "aevalsrc='0.3*sin(1320*t)*(between(t,0,2)+between(t,3,5))':s=16000:d=6";
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10:duration=6', '-f', 'lavfi', '-i', heard];
  ffmpeg(...picture, '-c:v', 'libvpx', '-c:a', 'libopus', '-shortest', to);
  return readFile(to);
}

const csv = `speaker,start_time,end_time,transcription,translation
Anna,0.0,2.4,Good morning,Bom dia
Ben,3.0,5.4,Welcome home,Bem-vindo a casa
`;

test.skip(spawnSync('ffmpeg', ['-version']).status !== 0, 'needs ffmpeg for films');

/** By the manual way: with somebody's own translation, so that nothing has to translate. */
async function dubFilm(page: Page, url: string, film: Buffer): Promise<void> {
  await page.goto(url + path);
  await page.getByRole('button', { name: 'New dub' }).first().click();
  await page
    .getByTestId('dub-file')
    .setInputFiles({ name: 'Morning.webm', mimeType: 'video/webm', buffer: film });
  await page.getByRole('combobox', { name: 'Spoken language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('combobox', { name: 'Dub into' }).click();
  await expect(page.getByRole('option')).toHaveCount(30);
  await page.getByRole('option', { name: 'Portuguese' }).click();
  await page.getByRole('radio', { name: 'I have a translation' }).click();
  await page
    .getByTestId('dub-csv')
    .setInputFiles({ name: 'lines.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('radio', { name: 'From the library' }).click();
}

test('[DUB-001] [DUB-007] [RTE-078] a film is dubbed with one’s own translation, and comes back', async ({
  page,
  server,
}, testInfo) => {
  await enter(page, server);
  await dubFilm(page, server.url, await film(testInfo.outputPath('morning.webm')));
  await expect(page.getByText('29 languages')).toBeVisible();
  await expect(page.getByText(/^Takes about/)).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Start dubbing' }).click();

  await test.step('how far it is, is told without a reload, and the film comes back', async () => {
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expectFine(page);
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Video (MP4)' }).click();
    const dubbed = await (await saved).path();
    const raw = ffmpeg('-i', dubbed, '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1');
    const sound = new Int16Array(raw.buffer, raw.byteOffset, raw.length / 2);
    expect(sound.slice(0, 16_000).some((sample) => Math.abs(sample) > 500)).toBe(true);
    const subtitles = page.waitForEvent('download');
    await page.getByRole('button', { name: 'SRT' }).click();
    const srt = await (await subtitles).path();
    expect(await readFile(srt, 'utf8')).toContain('Bem-vindo a casa');
  });

  await test.step('[DUB-010] it is in the list, is found there, and is deleted', async () => {
    await page.goto(`${server.url}/app/sign-in?redirect=/dubs`);
    const row = page.getByRole('listitem').filter({ hasText: 'Morning' });
    await expect(row).toContainText('English → Portuguese');
    await page.getByRole('searchbox', { name: 'Search dubs' }).fill('nothing like it');
    await expect(page.getByText('No dubs found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search dubs' }).fill('morn');
    await expect(row).toBeVisible();
    await expectFine(page);
    await page.getByRole('button', { name: 'Actions for Morning' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row).toHaveCount(0);
  });
});
