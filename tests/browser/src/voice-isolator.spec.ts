import { files } from '@mynah/audio';
import { mixNoise, plainNoise, voiceLikeSound } from '@mynah/engine-spec/conformance';
import { withMicrophone } from './chromium.ts';
import { enter, expect, expectAccessible, expectFits, expectToast, test } from './journey.ts';

const path = '/app/voice-isolator';
const rateHz = 16_000;
const speech = voiceLikeSound(4, rateHz);
const noisy = mixNoise(speech, Float32Array.from({ length: speech.length }, plainNoise(3)), 5);
const body = Buffer.from(
  Int16Array.from(noisy, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767).buffer,
);
const recording = {
  name: 'interview.wav',
  mimeType: 'audio/wav',
  buffer: Buffer.concat([files.wavHeader(rateHz, body.length), body]),
};

test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the pack of the isolator');
test.use({
  permissions: ['microphone'],
  launchOptions: withMicrophone(),
});

test('[SPE-006] [RTE-127] a noisy recording comes back, before and after at one playhead, and is found again', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await expect(page.getByText('No recordings yet')).toBeVisible();
  await page.getByLabel('Choose a file', { exact: true }).first().setInputFiles(recording);
  await expect(page.getByText(/^\d+:\d\d long$/)).toBeVisible();
  await page.getByRole('button', { name: 'Isolate voice' }).click();
  const result = page.getByRole('region', { name: 'Before and after' });
  await expect(result.getByText('interview.wav')).toBeVisible();
  await expectAccessible(page);

  await test.step('one playhead for both', async () => {
    const position = result.getByRole('slider', { name: 'Position' });
    await result.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.2);
    await result.getByRole('button', { name: 'Before' }).click();
    await expect(result.getByRole('button', { name: 'Before' })).toHaveAttribute('aria-pressed', 'true');
    const at = Number(await position.inputValue());
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(at);
    await result.getByRole('button', { name: 'Pause' }).click();
    await position.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveValue('0.1');
    await page.keyboard.press('Space');
    await expect(result.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  await test.step('the file can be taken away', async () => {
    const download = page.waitForEvent('download');
    await result.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Mynah_[\dT_-]+_interview\S*\.mp3$/);
  });

  await test.step('it is there after a reload, fits a phone, and can be deleted', async () => {
    await page.reload();
    await expect(result.getByText('interview.wav')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete: interview.wav' }).click();
    await expectToast(page, '1 item deleted');
    await expect(page.getByText('No recordings yet')).toBeVisible();
    await expect(page.getByText('Drop a recording or video here')).toBeVisible();
  });
});

test('who leaves while it is worked on is told when it is done, and finds it', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  const long = Buffer.concat([files.wavHeader(rateHz, 60 * body.length), ...Array(60).fill(body)]);
  await page
    .getByLabel('Choose a file', { exact: true })
    .first()
    .setInputFiles({ ...recording, name: 'long.wav', buffer: long });
  await page.getByRole('button', { name: 'Isolate voice' }).click();
  const card = page.getByRole('region', { name: 'long.wav' });
  await expect(card.getByRole('progressbar', { name: 'Isolating the voice…' })).toBeVisible();
  await expect(card.getByText(/You can leave this page/)).toBeVisible();
  await page.reload();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('progressbar', { name: 'Voice isolator: long.wav' })).toBeVisible();
  await expectToast(page, 'Isolated voice is ready');
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Open long.wav' }).click();
  await expect(page.getByRole('region', { name: 'Before and after' }).getByText('long.wav')).toBeVisible();
});

test('what the microphone hears goes the same way', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Isolate voice' }).click();
  const result = page.getByRole('region', { name: 'Before and after' });
  await expect(result.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('no sound, a refusal and a list that fails say so, and the way on', async ({ page, server }) => {
  await enter(page, server);
  await page.route('**/v1/audio-isolation/history?*', (route) =>
    route.fulfill({ status: 500, json: { detail: { status: 'internal_error', request_id: 'req_list' } } }),
  );
  await page.goto(server.url + path);
  await expect(page.getByText('Couldn’t load past recordings')).toBeVisible();
  await page.unroute('**/v1/audio-isolation/history?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Couldn’t load past recordings')).toBeHidden();
  const choose = page.getByLabel('Choose a file', { exact: true }).first();
  const refused = page.getByRole('list', { name: 'Files that weren’t added' });
  await test.step('by its header in the browser', async () => {
    const buffer = Buffer.from('a letter'.repeat(99));
    await choose.setInputFiles({ name: 'false.mp3', mimeType: 'audio/mpeg', buffer });
    await expect(refused).toContainText('false.mp3');
    await expect(refused).toContainText('This is text, not a recording. Choose audio or video.');
    await expectAccessible(page);
  });
  await test.step('by what is in it on the server', async () => {
    const buffer = Buffer.concat([files.wavHeader(rateHz, 2 * rateHz), Buffer.alloc(2 * rateHz)]);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose another' }).click();
    await (await chooser).setFiles({ name: 'silence.wav', mimeType: 'audio/wav', buffer });
    await page.getByRole('button', { name: 'Isolate voice' }).click();
    await expect(refused).toContainText('silence.wav');
    await expect(refused).toContainText('We heard no speech in this recording.');
    await expect(page.getByText('Drop a recording or video here')).toBeVisible();
    await expect(page.getByRole('region', { name: 'silence.wav' })).toBeHidden();
  });
  await test.step('and another one is taken', async () => {
    await choose.setInputFiles(recording);
    await expect(refused).toBeHidden();
    await expect(page.getByRole('button', { name: 'Isolate voice' })).toBeVisible();
  });
});
