import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertMadeVoice } from '../../../apps/server/test/made-voices.ts';
import { joinBytes, silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import { withMicrophone } from './chromium.ts';
import { enter, enterAs, expect, expectAccessible, expectFits, type JourneyServer, test } from './journey.ts';
import { addPayingPerson, newPerson, withDatabase } from './people.ts';

const path = '/app/voice-verification';
/** Played once by the microphone from when it is opened. */
const microphoneFile = join(tmpdir(), `mynah-captcha-${process.pid}.wav`);

test.use({ launchOptions: withMicrophone(microphoneFile) });
test.afterAll(() => rm(microphoneFile, { force: true }));

/** What a voice of the server says, 16 bits, mono, 16 kHz. */
async function speak(server: JourneyServer, authorization: string, text: string): Promise<Uint8Array> {
  const headers = { authorization, 'content-type': 'application/json' };
  const { voices } = await (await fetch(`${server.url}/v2/voices?voice_type=default`, { headers })).json();
  const path = `/v1/text-to-speech/${voices[0].voice_id}?output_format=pcm_16000&enable_logging=false`;
  const spoken = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify({ text }) });
  expect(spoken.status).toBe(200);
  return new Uint8Array(await spoken.arrayBuffer());
}

/** A voice of the person's own; that the reader is its speaker is judged by the server's tests. */
const addVoice = (server: JourneyServer, name: string): Promise<string> => {
  const { userId: creatorUserId, workspaceId } = server.owner;
  return withDatabase(server, (db) =>
    insertMadeVoice(db, { name, creatorUserId, workspaceId, category: 'generated' }),
  );
};

/** Somebody of the staff, who calls from elsewhere. */
async function staffOf(server: JourneyServer) {
  const staff = newPerson('Hedy', 'staff.example');
  await addPayingPerson(server, staff);
  const { email, password } = staff;
  const answer = await server.post('/v1/user/auth-tokens', { email, password });
  const authorization = `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
  return async (voiceId: string, safety_control: 'BAN' | 'CAPTCHA' | null) => {
    const set = await fetch(`${server.url}/v1/admin/voices/${voiceId}/safety-control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ safety_control, reason: 'A listener asked.' }),
    });
    expect(set.status).toBe(200);
  };
}

test.describe('by voices that a recognizer understands', () => {
  test.use({ voices: 'neural' });

  test('[VOI-010] [VOI-012] [VOI-013] [VOI-014] [VOI-015] [VOI-016] [VOI-039] a flagged voice says so once, and its owner reads it free', async ({
    page,
    server,
  }) => {
    test.skip(!process.env.CI && !process.env.MYNAH_PACKS, 'needs voices and the recognizer');
    const authorization = await enter(page, server);
    const voiceId = await addVoice(server, 'My voice');
    const control = await staffOf(server);

    await page.goto(server.url + path);
    await expect(page.getByText('Nothing to verify')).toBeVisible();
    await control(voiceId, 'CAPTCHA');
    const captcha = page.getByRole('dialog', { name: 'Voice captcha' });
    await expect(captcha).toBeVisible();
    await expectAccessible(page);
    const text = await captcha.getByTestId('captcha').innerText();
    const reading = await speak(server, authorization, text);
    const wav = wavOf(joinBytes(silence(1), reading, silence(30)));
    await writeFile(microphoneFile, new Uint8Array(await wav.arrayBuffer()));
    await captcha.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(captcha.getByRole('img', { name: 'Microphone level' })).toBeVisible();
    // the reading has an end, after which nothing is heard
    await expect(captcha.getByText('We can’t hear anything.')).toBeVisible();
    await captcha.getByRole('button', { name: 'Stop recording' }).click();
    await captcha.getByRole('button', { name: 'Submit' }).click();
    await expect(captcha.getByText('It’s you. “My voice” is verified.')).toBeVisible();
    await captcha.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Nothing to verify')).toBeVisible();

    await control(voiceId, 'BAN');
    const blocked = page.getByRole('dialog', { name: 'Voice blocked' });
    await expect(blocked).toContainText('“My voice” was blocked');
    await expectAccessible(page);
    await blocked.getByRole('button', { name: 'Close' }).last().click();
    await expect(blocked).toBeHidden();
    // flagged before it is loaded: no dialog
    await page.reload();
    await expect(page.getByRole('list', { name: 'Voices to verify' })).toContainText('Blocked');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await control(voiceId, null);
    await expect(page.getByText('Nothing to verify')).toBeVisible();
  });
});

const held = {
  voice_id: 'held',
  name: 'My voice',
  category: 'cloned',
  is_owner: true,
  safety_control: 'CAPTCHA',
  voice_verification: { is_verified: false, requires_verification: true },
  fine_tuning: { state: {}, manual_verification_requested: false },
  sharing: null,
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[RTE-102] [VOI-037] papers are sent from a phone in the ${colorScheme}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await enter(page, server);
    let voices: object[] = [held, { ...held, voice_id: 'blocked', name: 'Her voice', safety_control: 'BAN' }];
    await page.route('**/v1/voices', (route) => route.fulfill({ json: { voices } }));
    const captcha = { text: 'Fresh bread and strong coffee.', language: 'en', attempts_left: 0 };
    await page.route('**/v1/voices/held/captcha', (route) => route.fulfill({ json: captcha }));
    const sent: string[] = [];
    await page.route('**/v1/voices/held/manual-verification', (route) => {
      sent.push(route.request().postDataBuffer()?.toString() ?? '');
      const manual_verification = { request_time_unix: 1_790_000_000, extra_text: '', files: [] };
      voices = [
        { ...held, fine_tuning: { state: {}, manual_verification_requested: true, manual_verification } },
      ];
      return route.fulfill({ json: { status: 'ok' } });
    });
    await page.goto(server.url + path);
    await page.getByRole('button', { name: 'Verify My voice' }).click();
    await expect(page.getByText('No attempts left today.')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Send documents' }).click();
    await page.getByRole('button', { name: 'Request review' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Add a file or a message.');
    const buffer = Buffer.from('It is me.');
    await page.getByTestId('papers').setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer });
    await page.getByLabel('Message').fill('I am the singer.');
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request review' }).click();
    await expect(page.getByText('In review')).toBeVisible();
    expect(sent[0]).toContain('me.pdf');
    expect(sent[0]).toContain('I am the singer.');
  });
}

test('[ACC-081] staff looks at papers, hears the voice and says no with a reason', async ({
  page,
  server,
}) => {
  const staff = newPerson('Hedy', 'staff.example');
  await addPayingPerson(server, staff);
  const review = {
    review_id: 'one',
    kind: 'manual_verification',
    voice_id: 'held',
    voice_name: 'My voice',
    voice_category: 'cloned',
    safety_control: 'CAPTCHA',
    workspace_id: 'w',
    requested_by: 'u',
    requested_by_email: 'ada@example.com',
    extra_text: 'I am the singer.',
    files: [{ file_id: 'paper', file_name: 'me.pdf', mime_type: 'application/pdf', size_bytes: 9 }],
    findings: ['“Ada” is the name of a public person.'],
    samples: [{ sample_id: 'talk', file_name: 'talk.wav', duration_secs: 3 }],
    requested_at_unix: 1_790_000_000,
  };
  const decided: unknown[] = [];
  await page.route('**/v1/admin/voice-reviews**', (route) =>
    route.fulfill({ json: { reviews: [review], next_cursor: null } }),
  );
  await page.route('**/v1/admin/voice-reviews/one', (route) => {
    decided.push(route.request().postDataJSON());
    return route.fulfill({ json: { status: 'ok' } });
  });
  await page.route('**/v1/admin/voice-reviews/one/files/paper', (route) =>
    route.fulfill({ body: 'It is me.' }),
  );
  await enterAs(page, server.url, staff);
  await page.goto(`${server.url}/app/admin?section=queues`);
  const row = page.getByRole('listitem', { name: 'My voice' });
  await expect(row).toContainText('I am the singer.');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download me.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('me.pdf');
  await expect(row.getByRole('button', { name: 'Listen to My voice, talk.wav' })).toBeVisible();
  await row.getByRole('button', { name: 'Decline' }).click();
  await expect(row.getByRole('alert')).toHaveText('Give a reason. The owner will see it.');
  await row.getByLabel('Message to the owner').fill('Send a paper with a name.');
  await row.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('No voices waiting for review.')).toBeVisible();
  expect(decided).toEqual([{ decision: 'declined', message: 'Send a paper with a name.' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
});
