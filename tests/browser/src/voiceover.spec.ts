import { readFile } from 'node:fs/promises';
import { files } from '@mynah/audio';
import { ffmpeg } from './ffmpeg.ts';
import { enter, expect, expectFine, expectToast, test } from './journey.ts';

const path = '/app/voiceover-studio';
/** Three seconds, black until the first second is over and white from then on. */
const film = async (to: string): Promise<Buffer> => {
  const picture = "color=black:s=160x90:r=25:d=3,drawbox=enable='gte(t,1)':color=white:t=fill";
  // into a file: what is piped does not know its length
  ffmpeg('-f', 'lavfi', '-i', picture, '-c:v', 'libvpx', to);
  return readFile(to);
};

/** Half a second of a tone. */
function tone(): Buffer {
  const rateHz = 16_000;
  const samples = Int16Array.from({ length: rateHz / 2 }, (_, at) => 16_000 * Math.sin(at / 4));
  const body = Buffer.from(samples.buffer);
  return Buffer.concat([files.wavHeader(rateHz, body.length), body]);
}

const srt = `1
00:00:01,600 --> 00:00:02,200
Look up.

2
00:00:02,200 --> 00:00:03,000
It is light.
`;

test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the packs of the engines');

test('[STU-034] [STU-035] [RTE-124] a film gets a sound and spoken captions, and is exported with both in time', async ({
  page,
  server,
}, testInfo) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'New voiceover' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Daybreak');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Drop a video or an audio file')).toBeVisible();
  await expectFine(page);

  const buffer = await film(testInfo.outputPath('day.webm'));
  const chooser = page.getByTestId('voiceover-file');
  await chooser.setInputFiles({ name: 'day.webm', mimeType: 'video/webm', buffer });
  const lane = (name: string) => page.getByRole('list', { name: `${name} track` });
  await expect(lane('Film').getByRole('button', { name: /day\.webm/ })).toBeVisible();
  await chooser.setInputFiles({ name: 'bell.wav', mimeType: 'audio/wav', buffer: tone() });
  const bell = lane('Effects').getByRole('button', { name: /bell\.wav/ });
  await expect(bell).toBeVisible();
  const start = page.getByLabel('Start (s)');

  await test.step('a clip is moved by keys, and that is undone', async () => {
    await bell.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(start).toHaveValue('1');
    await page.keyboard.press('ArrowRight');
    await expect(start).toHaveValue('1.1');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(start).toHaveValue('1');
  });

  await test.step('captions come in as lines, and are spoken into their places', async () => {
    const captions = { name: 'day.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) };
    await page.getByTestId('captions-file').setInputFiles(captions);
    await expectToast(page, '2 lines added');
    await expect(lane('Speech').getByRole('button', { name: /not spoken yet/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Speak all' }).click();
    await expect(lane('Speech').getByRole('button', { name: /long$/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Speak all' })).toBeHidden();
  });

  await test.step('it plays with its picture, and a reload keeps all of it', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const position = page.getByRole('slider', { name: 'Position' });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(500);
    const picture = page.getByLabel('Video: day.webm');
    expect(await picture.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.4);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(bell).toBeVisible();
    await expect(lane('Speech').getByRole('button', { name: /long$/ })).toHaveCount(2);
    await bell.focus();
    await expect(start).toHaveValue('1');
    await expectFine(page);
  });

  await test.step('the picture turns white and the bell rings at the same moment of the export', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Make file' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const exported = await (await saved).path();
    const raw = ffmpeg('-i', exported, '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1');
    const sound = new Int16Array(raw.buffer, raw.byteOffset, raw.length / 2);
    const heardMs = sound.findIndex((sample) => Math.abs(sample) > 1500) / 8;
    const scale = ['-vf', 'fps=25,scale=1:1,format=gray', '-f', 'rawvideo', 'pipe:1'];
    const shownMs = ffmpeg('-i', exported, ...scale).findIndex((level) => level > 128) * 40;
    expect(Math.abs(heardMs - shownMs)).toBeLessThanOrEqual(40);
  });
});
