import { rm } from 'node:fs/promises';
import { withMicrophone } from './chromium.ts';
import { enter, expect, expectFine, type Page, test } from './journey.ts';
import { microphoneFile, speakIntoMicrophone, spokenWav } from './spoken-microphone.ts';

const path = '/app/dubbing/live';

test.use({ launchOptions: withMicrophone(microphoneFile), voices: 'neural' });
test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the models that hear and translate');

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const lines = (page: Page) => page.getByRole('log', { name: 'Live translation' }).getByRole('listitem');

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** What the server is told and tells, by the names of the messages. */
function noteMessages(page: Page) {
  const sent: string[] = [];
  const told: string[] = [];
  const addresses: string[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/v1/translation/')) return;
    addresses.push(socket.url());
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)).message_type));
    socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload)).message_type));
  });
  return { sent, told, addresses };
}

test('what is said is read and heard in another language while it is said, and how far behind; a pair that nobody translates is not begun', async ({
  page,
  server,
}) => {
  const authorization = await enter(page, server);
  await speakIntoMicrophone(server, authorization, 'Good morning everybody, and thank you for coming.');
  const { sent, told, addresses } = noteMessages(page);
  await page.goto(`${server.url}/app/dubbing`);
  await page.getByRole('link', { name: 'Live translation' }).click();
  await expect(page.getByText('Choose a language to translate into.')).toBeVisible();
  await expect(start(page)).toBeDisabled();
  await choose(page, 'Spoken language', 'English');
  await choose(page, 'Translate into', 'Tamil');
  await expect(page.getByText(/^Nothing on this server translates between these/)).toBeVisible();
  await expect(start(page)).toBeDisabled();
  await expectFine(page);
  await choose(page, 'Translate into', 'Portuguese');
  await expect(page.getByText(/^Translated by/)).toBeVisible();

  await start(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Listening' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Input level' })).toBeVisible();
  await expect(lines(page).filter({ hasText: /good morning/i })).toContainText(/bom dia/i);
  // of the moment at which its sound began
  await expect(page.getByText(/^\d+\.\d s behind$/)).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(start(page)).toBeEnabled();
  expect(told.at(0)).toBe('session_started');
  expect(told.at(-1)).toBe('status');
  expect(told).toEqual(expect.arrayContaining(['final_transcript', 'translation', 'audio']));
  expect(sent.filter((type) => type === 'end_of_stream')).toHaveLength(1);
  // who it is stands in no address: those are written down on their way
  expect(addresses.join()).not.toContain('authorization');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Speak and be heard in another language')).toBeVisible();
  await rm(microphoneFile);
});

test('a file is translated while it plays, to its end', async ({ page, server }) => {
  const authorization = await enter(page, server);
  const wav = await spokenWav(server, authorization, 'Good morning everybody.', 2);
  await page.goto(server.url + path);
  await page.getByRole('radio', { name: 'File' }).click();
  await page
    .getByTestId('live-file')
    .setInputFiles({ name: 'hello.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav) });
  await choose(page, 'Translate into', 'Portuguese');
  await page.getByRole('switch', { name: 'Speak the translation' }).click();
  await start(page).click();
  await expect(lines(page)).toContainText(/bom dia/i);
  // nobody stops it
  await expect(start(page)).toBeEnabled();
});
