import { rm } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import { withMicrophone } from './chromium.ts';
import { enter, expect, expectAccessible, expectFineOnPhone, test } from './journey.ts';
import { microphoneFile, speakIntoMicrophone } from './spoken-microphone.ts';

const path = '/app/speech-to-text';

test.use({ launchOptions: withMicrophone(microphoneFile) });

/** Half a second each, with a space after each but the last. */
const wordsOf = (texts: string[], start: number, speaker: string) =>
  texts.flatMap((text, index) => {
    const from = start + index * 0.6;
    const base = { speaker_id: speaker, logprob: text === 'fax' ? -2 : -0.05, characters: null };
    const word = { ...base, text, start: from, end: from + 0.5, type: 'word' };
    return [word, { ...base, text: ' ', start: from + 0.5, end: from + 0.6, type: 'spacing' }];
  });

const listed = {
  transcription_id: 'talk',
  state: 'done',
  progress: 1,
  failure: null,
  title: 'A talk',
  created_at_unix: 1_790_000_000,
  duration_ms: 8000,
  language: 'en',
  model_id: 'scribe_v2',
  engine: 'whisper',
  preview: 'The quick fax jumps.',
};
const details = {
  ...listed,
  version: 1,
  speakers: [
    { speaker_id: 'speaker_0', name: 'Speaker 1' },
    { speaker_id: 'speaker_1', name: 'Speaker 2' },
  ],
  channels: [
    {
      channel_index: 0,
      language: 'en',
      language_probability: 1,
      words: [
        ...wordsOf(['The', 'quick', 'fax', 'jumps.'], 0, 'speaker_0'),
        ...wordsOf(['Quick', 'indeed.'], 3, 'speaker_1'),
        ...wordsOf(['Yes.'], 6, 'speaker_0'),
      ],
    },
  ],
  has_audio: false,
  has_video: false,
  peaks: null,
  credits: 40,
  warnings: [],
};

/** A server that holds one transcript; what is asked of it is noted. */
async function serveTalk(page: Page): Promise<{ edits: Record<string, unknown>[]; asked: string[] }> {
  const edits: Record<string, unknown>[] = [];
  const asked: string[] = [];
  await page.route('**/v1/speech-to-text/transcripts**', async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    asked.push(`${request.method()} ${pathname.replace('/v1/speech-to-text/transcripts', '')}`);
    if (pathname.endsWith('/details')) return route.fulfill({ json: details });
    if (pathname.endsWith('/export')) return route.fulfill({ contentType: 'text/plain', body: 'The text' });
    if (request.method() === 'PATCH') {
      edits.push(request.postDataJSON());
      return route.fulfill({ json: { version: edits.length + 1 } });
    }
    if (request.method() === 'DELETE') return route.fulfill({ json: { status: 'ok' } });
    const isGone = asked.some((call) => call.startsWith('DELETE'));
    return route.fulfill({ json: { transcripts: isGone ? [] : [listed], next_cursor: null } });
  });
  return { edits, asked };
}

test('[RTE-109] [LNG-026] the page renders, its language menu begins with auto and has about 57 more', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await expect(page.getByText('No transcripts yet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('Detect language');
  expect(await options.count()).toBeGreaterThan(55);
  await page.keyboard.press('Escape');
  await page.getByLabel('Or paste a link').fill('no address');
  await page.getByRole('button', { name: 'Use link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a valid web address.');
});

test('a recording with the microphone is drawn, kept and thrown away', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
  await expect(page.getByRole('img', { name: 'Microphone level' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording.webm')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transcribe', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Drop a recording here')).toBeVisible();
});

test('a transcript is searched, corrected, its speakers named once, exported and deleted', async ({
  page,
  server,
}) => {
  await enter(page, server);
  const { edits, asked } = await serveTalk(page);
  await page.goto(server.url + path);
  await page.getByRole('link', { name: 'A talk' }).click();
  await expect(page.getByText('The quick fax jumps.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('quick');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 2')).toBeVisible();

  await page.getByRole('textbox', { name: 'Rename Speaker 1' }).fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ada, change speaker' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit the text at 0:00' }).click();
  await page.getByRole('textbox', { name: 'Transcript text' }).fill('The quick fox jumps.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The quick fox jumps.')).toBeVisible();
  await expect.poll(() => edits.length).toBe(2);
  expect(edits[0]).toMatchObject({ version: 1, speakers: [{ name: 'Ada' }, { name: 'Speaker 2' }] });
  expect(edits[1]).toMatchObject({
    version: 2,
    edits: [{ index: 4, delete_count: 1, words: [{ text: 'fox', start: 1.2, end: 1.7 }] }],
  });

  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('quick');
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('swift');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(page.getByText('swift indeed.')).toBeVisible();
  await expect(page.getByText('The swift fox jumps.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Quick indeed.')).toBeVisible();
  await expect.poll(() => edits.length).toBe(4);
  expect(edits[2]).toMatchObject({ version: 3, edits: [{ index: 8 }, { index: 2 }] });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Subtitles (SRT)' }).click();
  expect((await download).suggestedFilename()).toBe('A talk.srt');

  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('No transcripts yet')).toBeVisible();
  expect(asked).toContain('DELETE /talk');
});

test.describe('by voices that a recognizer understands', () => {
  test.use({ voices: 'neural' });

  test('what is said is read along while it is said, and stays after a pause', async ({ page, server }) => {
    test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs the model of the recognizer');
    const authorization = await enter(page, server);
    await speakIntoMicrophone(server, authorization, 'Good morning everybody, and thank you for coming.');
    const told: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload)).message_type));
    });
    await page.goto(`${server.url}${path}?view=live`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Listening' })).toBeVisible();
    const heard = page.getByRole('log', { name: 'Live transcript' }).getByText(/good morning/i);
    await expect(heard).toBeVisible();
    await expect(page.getByRole('img', { name: 'Microphone level' })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => told.includes('committed_transcript')).toBe(true);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(heard).toHaveText(/good morning,? everybody,? and thank you for coming/i);
    expect(told.indexOf('session_started')).toBe(0);
    expect(told.indexOf('partial_transcript')).toBeLessThan(told.indexOf('committed_transcript'));
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Speak and read along')).toBeVisible();
    await rm(microphoneFile);
  });
});

test('a large file tells how much of it has been sent, and can be stopped', async ({ page, server }) => {
  await enter(page, server);
  await page.goto(server.url + path);
  const file = new Uint8Array(await wavOf(silence(100)).arrayBuffer());
  await page
    .getByTestId('recording-file')
    .setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer: Buffer.from(file) });
  const line = await page.context().newCDPSession(page);
  const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slowly);
  await page.getByRole('button', { name: 'Transcribe', exact: true }).click();
  const sending = page.getByRole('progressbar', { name: 'Uploading' });
  await expect(sending).toHaveAttribute('aria-valuetext', /^\d[\d.]* [kM]B of 3\.2 MB · \d+%$/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(sending).toBeHidden();
  await expect(page.getByRole('button', { name: 'Transcribe', exact: true })).toBeEnabled();
  await expect(page.getByText('No transcripts yet')).toBeVisible();
});

test("list and editor fit a phone's width, in light and dark", async ({ page, server }) => {
  await enter(page, server);
  await serveTalk(page);
  await page.goto(server.url + path);
  await expect(page.getByRole('link', { name: 'A talk' })).toBeVisible();
  await expectFineOnPhone(page);
  await page.goto(`${server.url}${path}/talk`);
  await expect(page.getByText('The quick fax jumps.')).toBeVisible();
  await expectFineOnPhone(page);
});
