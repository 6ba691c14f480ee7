import { readFile } from 'node:fs/promises';
import { ffmpeg } from './ffmpeg.ts';
import { enter, expect, expectFine, type Page, test } from './journey.ts';

const path = '/app/dubbing';

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

test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the packs of the engines');

const target = (page: Page, at: string) => page.getByRole('textbox', { name: `Translation at ${at}` });

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

test('[DUB-001] [DUB-007] [RTE-078] a film is dubbed with one’s own translation, a line is said anew, and the film comes back', async ({
  page,
  server,
}, testInfo) => {
  await enter(page, server);
  await dubFilm(page, server.url, await film(testInfo.outputPath('morning.webm')));
  await expect(page.getByText('29 languages')).toBeVisible();
  await expect(page.getByText(/^Takes about/)).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Start dubbing' }).click();

  await test.step('its lines come without a reload, spoken', async () => {
    await expect(target(page, '0:00')).toHaveValue('Bom dia');
    await expect(target(page, '0:03')).toHaveValue('Bem-vindo a casa');
    await expect(page.getByText('Portuguese is being made')).toBeHidden();
    await expect(page.getByText('Not spoken')).toHaveCount(0);
    await expectFine(page);
  });

  await test.step('a line is changed and spoken by keys alone; the others stay', async () => {
    await page.getByRole('button', { name: 'Play the line at 0:00' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(target(page, '0:00')).toBeFocused();
    await page.keyboard.type(' a todos');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('region', { name: 'Takes' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
  });

  await test.step('a line is moved, split and merged, and undone', async () => {
    const box = page.getByRole('list', { name: 'Lines of Ben' }).getByRole('button');
    await box.focus();
    const start = page.getByLabel('Start (s)');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(start).toHaveValue('3.5');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(start).toHaveValue('3');
    await page.keyboard.press('s');
    await expect(box).toHaveCount(2);
    await page.keyboard.press('m');
    await expect(box).toHaveCount(1);
    await expect(target(page, '0:03')).toHaveValue('Bem-vindo a casa');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(box).toHaveCount(1);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('a speaker gets another name and another voice, everywhere', async () => {
    await page.getByRole('tab', { name: 'Speakers' }).click();
    await page.getByLabel('Name of Ben').fill('Benjamin');
    await page.keyboard.press('Enter');
    const lines = page.getByRole('list', { name: 'Lines of Benjamin' });
    await expect(lines.getByRole('button')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Voice of Benjamin' }).click();
    await page.getByRole('option', { name: 'Another voice' }).click();
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Speak 1 line' }).click();
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
  });

  await test.step('it plays, the dub and the original', async () => {
    await page.getByRole('button', { name: 'Original', exact: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const position = page.getByRole('slider', { name: 'Position' });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Dub', exact: true }).click();
  });

  await test.step('a reload keeps all of it', async () => {
    await page.reload();
    await expect(target(page, '0:00')).toHaveValue('Bom dia a todos');
  });

  await test.step('the film comes with the new sound', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Make file' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const exported = await (await saved).path();
    const raw = ffmpeg('-i', exported, '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1');
    const sound = new Int16Array(raw.buffer, raw.byteOffset, raw.length / 2);
    expect(sound.slice(0, 16_000).some((sample) => Math.abs(sample) > 500)).toBe(true);
    expect(ffmpeg('-i', exported, '-frames:v', '1', '-f', 'rawvideo', 'pipe:1').length).toBeGreaterThan(0);
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

test('two people who change the same line are asked; a change of another line is kept beside it', async ({
  page,
  server,
}, testInfo) => {
  const authorization = await enter(page, server);
  await dubFilm(page, server.url, await film(testInfo.outputPath('morning.webm')));
  await page.getByRole('button', { name: 'Start dubbing' }).click();
  await expect(target(page, '0:03')).toHaveValue('Bem-vindo a casa');
  await expect(page.getByText('Portuguese is being made')).toBeHidden();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const address = `${server.url}/v1/dubbing/${id}/editor/pt`;
  const headers = { authorization };

  // somebody else is quicker than the page's own save
  let isQuicker = false;
  await page.route('**/editor/pt', async (route) => {
    if (isQuicker || route.request().method() !== 'PATCH') return route.continue();
    isQuicker = true;
    const { revision, lines } = await (await page.request.get(address, { headers })).json();
    const changed = lines.map(
      ({ segment_id, speaker_id, start_ms, end_ms, source_text, is_locked }: Record<string, unknown>) => ({
        ...{ segment_id, speaker_id, start_ms, end_ms, source_text, is_locked },
        text: start_ms === 0 ? 'Boa noite' : 'Entra',
      }),
    );
    const answer = await page.request.patch(address, { headers, data: { revision, lines: changed } });
    expect(answer.status()).toBe(200);
    return route.continue();
  });
  await target(page, '0:00').fill('Boa tarde');
  await expect(page.getByText('Somebody else changed 1 line that you changed too.')).toBeVisible();
  await expect(target(page, '0:03')).toHaveValue('Entra');
  await expect(target(page, '0:00')).toHaveValue('Boa tarde');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog')).toContainText('Boa noite');
  await expectFine(page);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(target(page, '0:00')).toHaveValue('Boa noite');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
