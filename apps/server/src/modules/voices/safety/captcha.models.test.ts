import type { Voice } from '@mynah/contract/voices/voices';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSample, makeVoice } from '../../../../test/made-voices.ts';
import { speakAs } from '../../../../test/own-voices.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf, silence, wavOf } from '../../../../test/speech-files.ts';
import { soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { voices } from '../registry/voices.tables.ts';
import { verificationAttempts } from './safety.tables.ts';

const story =
  'There is a kind of weather that makes every sound seem closer than it is, and nobody knows why.';
const dayMs = 86_400_000;

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('reading a text aloud', () => {
  let app: TestApp;
  let apiKey: string;
  let workspaceId: string;
  let voiceId: string;

  beforeAll(async () => {
    app = await startTestApp();
    ({ apiKey, workspaceId } = await app.owner());
    voiceId = await makeVoice(app, { workspaceId, safetyControl: 'CAPTCHA', requiresVerification: true });
    await addSample(app, { workspaceId, voiceId, pcm: await speakAs('am_michael', story) });
  });
  afterAll(() => app?.close());

  const path = (id = voiceId) => `/v1/voices/${id}/captcha`;
  const ask = async (id?: string) =>
    (await (await app.fetch(path(id), { apiKey })).json()) as {
      text: string;
      language: string;
      attempts_left: number;
    };
  const answer = (recording: File, at = path()) =>
    app.fetch(at, { method: 'POST', body: formOf({ recording }), apiKey });
  const getVoice = async () =>
    (await (await app.fetch(`/v1/voices/${voiceId}`, { apiKey })).json()) as Voice & {
      fine_tuning: { verification_attempts: object[]; max_verification_attempts: number } | null;
    };
  const speak = () => app.fetch(`/v1/text-to-speech/${voiceId}`, { apiKey, json: { text: 'Hello.' } });

  test('[VOI-038] [VOI-040] the text is another one each time, and the recording needs one', async () => {
    const early = await answer(wavOf(silence(3)));
    expect(await readRefusal(early)).toMatchObject({ status: 400, code: 'voice_captcha_expired' });
    const first = await ask();
    expect(first).toMatchObject({ language: 'en', attempts_left: 5 });
    expect((await ask()).text).not.toBe(first.text);
    app.clock.advance(16 * 60_000);
    const late = await answer(wavOf(silence(3)));
    expect(await readRefusal(late)).toMatchObject({ status: 400, code: 'voice_captcha_expired' });
  });

  test('what nobody can judge is refused with words that help, and is no attempt', async () => {
    const { attempts_left } = await ask();
    const letter = new File(['no sound at all'], 'letter.mp3', { type: 'audio/mpeg' });
    const refused: [File, string, RegExp][] = [
      [letter, 'invalid_audio', /audio or video file/],
      [wavOf(silence(1)), 'audio_too_short', /two seconds/],
      [wavOf(silence(4)), 'invalid_voice_sample', /no speech/],
    ];
    for (const [recording, code, sentence] of refused) {
      expect(await readRefusal(await answer(recording))).toMatchObject({
        status: 400,
        code,
        message: expect.stringMatching(sentence),
      });
    }
    expect((await app.fetch(path(), { method: 'POST', body: formOf({}), apiKey })).status).toBe(422);
    expect((await ask()).attempts_left).toBe(attempts_left);
  });

  test('[VOI-039] other words and another person are refused; the owner reading it lifts the CAPTCHA', async () => {
    const held = await speak();
    expect(await readRefusal(held)).toMatchObject({ status: 403, code: 'voice_captcha_required' });
    await ask();
    const words = await answer(wavOf(await speakAs('am_michael', story)));
    expect(await readRefusal(words)).toMatchObject({ status: 400, code: 'voice_captcha_other_words' });
    const { text, attempts_left } = await ask();
    expect(attempts_left).toBe(4);
    const woman = await answer(wavOf(await speakAs('af_heart', text)));
    expect(await readRefusal(woman)).toMatchObject({ status: 400, code: 'voice_captcha_other_speaker' });
    const refused = await getVoice();
    expect(refused).toMatchObject({
      safety_control: 'CAPTCHA',
      voice_verification: { requires_verification: true, is_verified: false, verification_attempts_count: 2 },
      fine_tuning: { max_verification_attempts: 5, verification_attempts: [{ accepted: false }, {}] },
    });
    expect(refused.voice_verification?.verification_failures).toHaveLength(2);

    const owner = await answer(wavOf(await speakAs('am_michael', text)));
    expect(await owner.json()).toEqual({ status: 'ok' });
    expect(await getVoice()).toMatchObject({
      safety_control: null,
      voice_verification: { is_verified: true, verification_attempts_count: 3 },
    });
    expect((await speak()).status).toBe(200);
    // a text that was read well is used up
    const again = await answer(wavOf(silence(3)));
    expect(await readRefusal(again)).toMatchObject({ code: 'voice_captcha_expired' });
  });

  test('so many attempts a day, at the address of professional voices too', async () => {
    await ask();
    const recording = wavOf(await speakAs('am_michael', story));
    const pvc = `/v1/voices/pvc/${voiceId}/captcha`;
    const asked = await (await app.fetch(pvc, { apiKey })).json();
    expect(asked).toEqual({ text: expect.any(String), language: 'en' });
    const fourth = await answer(recording, pvc);
    expect(await readRefusal(fourth)).toMatchObject({ code: 'voice_captcha_other_words' });
    const { db } = app.platform;
    const [one] = await db.select().from(verificationAttempts).orderBy(desc(verificationAttempts.createdAt));
    await db.insert(verificationAttempts).values({ ...one!, id: 'fifth' });
    const sixth = await answer(recording);
    expect(await readRefusal(sixth)).toMatchObject({
      status: 403,
      code: 'max_verification_attempts_reached',
    });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.advance(dayMs);
    expect((await ask()).attempts_left).toBe(5);
  });

  test('recordings stay while a voice is held back, and without all of them nobody is compared', async () => {
    const held = await makeVoice(app, { workspaceId, safetyControl: 'CAPTCHA' });
    const sampleId = await addSample(app, { workspaceId, voiceId: held, pcm: silence(2) });
    const sample = `/v1/voices/${held}/samples/${sampleId}`;
    const kept = await app.fetch(sample, { method: 'DELETE', apiKey });
    expect(await readRefusal(kept)).toMatchObject({ status: 409, code: 'conflict' });
    const { db } = app.platform;
    await db.update(voices).set({ safetyControl: null }).where(eq(voices.id, held));
    expect((await app.fetch(sample, { method: 'DELETE', apiKey })).status).toBe(200);
    await ask(held);
    expect(await readRefusal(await answer(wavOf(silence(3)), path(held)))).toMatchObject({
      status: 400,
      code: 'invalid_voice_sample',
      message: expect.stringMatching(/were deleted/),
    });
  });

  test('the voices of others, default voices and copies are read for by nobody here', async () => {
    const stranger = await soloPerson(app, 'enterprise');
    expect(await stranger.call('GET', path())).toMatchObject({ status: 404, code: 'voice_not_found' });
    const [premade] = await app.platform.db.select().from(voices).where(eq(voices.category, 'premade'));
    const copy = await makeVoice(app, { workspaceId, sourceVoiceId: voiceId });
    for (const id of [premade!.id, copy]) {
      const refused = await app.fetch(path(id), { apiKey });
      expect(await readRefusal(refused)).toMatchObject({ status: 403, code: 'permission_denied' });
    }
  });
});
