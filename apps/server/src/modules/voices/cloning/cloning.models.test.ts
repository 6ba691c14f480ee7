import { files } from '@mynah/audio';
import type { VoiceConsent } from '@mynah/contract/voices/voice-cloning';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { speakAs } from '../../../../test/own-voices.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { type FormFields, formOf, joinBytes, silence, wavOf } from '../../../../test/speech-files.ts';
import { joinedPerson, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { voiceEdits } from '../limits/voice-edits.tables.ts';
import { voices } from '../registry/voices.tables.ts';
import { voiceClones } from './cloning.tables.ts';

const stories = [
  'The harbor was quiet when the first boats came in, and nobody had slept.',
  'She counted the steps again, slowly, and wrote the number on the wall.',
  'There is a kind of weather that makes every sound seem closer than it is.',
];

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('a voice of recordings', () => {
  let app: TestApp;
  let apiKey: string;
  let workspaceId: string;
  let recording: File;
  let talk: File;

  beforeAll(async () => {
    app = await startTestApp({ neuralVoices: true });
    ({ apiKey, workspaceId } = await app.owner());
    const man: Uint8Array[] = [];
    for (const story of stories) man.push(await speakAs('am_michael', story), silence(0.4));
    recording = wavOf(joinBytes(...man));
    const woman = await speakAs('af_heart', stories.join(' '));
    talk = wavOf(joinBytes(...man, woman));
  });
  // what is refined in the background would hold up the next test
  afterEach(async () => {
    const listed = await app.fetch('/v2/voices?voice_type=non-default', { apiKey });
    const { voices: made } = (await listed.json()) as { voices: Voice[] };
    for (const { voice_id } of made) await app.fetch(`/v1/voices/${voice_id}`, { apiKey, method: 'DELETE' });
  });
  afterAll(() => app?.close());

  const post = (path: string, fields: FormFields, key = apiKey) =>
    app.fetch(path, { method: 'POST', body: formOf(fields), apiKey: key });
  const add = async (fields: FormFields = {}): Promise<string> => {
    const answer = await post('/v1/voices/add', { name: 'Me', files: recording, ...fields });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { voice_id: string }).voice_id;
  };
  const getVoice = async (id: string) =>
    (await (await app.fetch(`/v1/voices/${id}`, { apiKey })).json()) as Voice;

  test('[VOI-002] [VOI-050] is there at once, speaks, and comes nearer by itself', async () => {
    const labels = JSON.stringify({ accent: 'american', use_case: 'narration' });
    const voiceId = await add({ description: 'My own voice', labels });
    const voice = await getVoice(voiceId);
    expect(voice).toMatchObject({
      name: 'Me',
      description: 'My own voice',
      category: 'cloned',
      labels: { accent: 'american', use_case: 'narration' },
      is_owner: true,
      samples: [{ file_name: 'talk.wav', mime_type: 'audio/wav', duration_secs: expect.any(Number) }],
    });
    const spoken = await app.fetch(`/v1/text-to-speech/${voiceId}`, { apiKey, json: { text: stories[0] } });
    expect(spoken.status).toBe(200);
    const { durationSeconds } = files.measureMp3(new Uint8Array(await spoken.arrayBuffer()));
    expect(durationSeconds).toBeGreaterThan(2);
    await until(async () => {
      const answer = await app.fetch(`/v1/voices/${voiceId}/clone`, { apiKey });
      const { progress, quality } = (await answer.json()) as { progress: number; quality: object };
      expect(progress).toBeGreaterThan(0);
      expect(quality).toMatchObject({ speakers: 1, similarity: expect.any(Number) });
    });
    // its first preview is spoken without being asked for, and tells whom the voice resembles
    await until(async () => {
      const [row] = await app.platform.db.select().from(voices).where(eq(voices.id, voiceId));
      expect(row?.speakerVector).toHaveLength(4 * 192);
    });
  });

  test('[VOI-021] [VOI-024] [VOI-025] [VOI-026] is edited, its recordings are heard and removed, and it goes with all of them', async () => {
    const voiceId = await add();
    // recordings stand in the order in which they came
    app.clock.advance(1_000);
    const edited = await post(`/v1/voices/${voiceId}/edit`, {
      name: 'Me, newer',
      description: 'Of this year',
      labels: JSON.stringify({ accent: 'british' }),
      files: recording,
      remove_background_noise: 'true',
    });
    expect(await edited.json()).toEqual({ status: 'ok' });
    const { samples, ...details } = await getVoice(voiceId);
    expect(details).toMatchObject({ name: 'Me, newer', description: 'Of this year' });
    expect(details.labels).toEqual({ accent: 'british' });
    expect(samples?.map(({ remove_background_noise }) => remove_background_noise)).toEqual([false, true]);
    const [sample] = samples!;
    const path = `/v1/voices/${voiceId}/samples/${sample!.sample_id}`;
    const sound = await app.fetch(`${path}/audio`, { apiKey });
    expect(Buffer.from(await sound.arrayBuffer())).toEqual(Buffer.from(await recording.arrayBuffer()));
    expect((await app.fetch(path, { apiKey, method: 'DELETE' })).status).toBe(200);
    expect((await app.fetch(path, { apiKey, method: 'DELETE' })).status).toBe(404);
    expect((await getVoice(voiceId)).samples).toHaveLength(1);
    // what it learned of the recording goes too: it is cloned anew of the other
    const { db } = app.platform;
    const cloneRow = async () =>
      (await db.select().from(voiceClones).where(eq(voiceClones.voiceId, voiceId)))[0]!;
    const { runId, quality } = await cloneRow();
    await until(async () =>
      expect((await cloneRow()).quality!.speech_secs).toBeLessThan(quality!.speech_secs * 0.75),
    );
    expect((await cloneRow()).runId).toBe(runId);
    expect((await app.fetch(`/v1/voices/${voiceId}`, { apiKey, method: 'DELETE' })).status).toBe(200);
    expect((await app.fetch(`/v1/voices/${voiceId}`, { apiKey })).status).toBe(404);
    const { voices: left } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
      voices: Voice[];
    };
    expect(left.map(({ voice_id }) => voice_id)).not.toContain(voiceId);
    expect(await db.$count(voiceClones, eq(voiceClones.voiceId, voiceId))).toBe(0);
    expect(await db.$count(workflowRuns)).toBe(0);
  });

  test('consent is kept with time and person, is asked of people, and can be exported', async () => {
    const person = await joinedPerson(app, workspaceId, 'editor');
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const ask = (fields: FormFields) =>
      app.fetch('/v1/voices/add', {
        method: 'POST',
        body: formOf({ name: 'Me', files: recording, ...fields }),
        headers,
      });
    expect(await readRefusal(await ask({}))).toMatchObject({ status: 400, code: 'voice_consent_required' });
    const made = (await (await ask({ consent: 'true' })).json()) as { voice_id: string };
    const answer = await app.fetch(`/v1/voices/consents?voice_id=${made.voice_id}`, { apiKey });
    const { consents } = (await answer.json()) as { consents: VoiceConsent[] };
    expect(consents).toMatchObject([{ user_email: person.email, sample_hashes: [expect.any(String)] }]);
    const table = await (await app.fetch('/v1/voices/consents/export', { apiKey })).text();
    expect(table).toContain(person.email);
  });

  test('what no voice can be made of is refused with words that help', async () => {
    const letter = new File(['no sound at all'], 'letter.mp3', { type: 'audio/mpeg' });
    const refused: [FormFields, string, RegExp][] = [
      [{ files: letter }, 'invalid_audio', /letter\.mp3/],
      [{ files: wavOf(silence(5)) }, 'invalid_voice_sample', /no speech/],
      [{ files: talk }, 'invalid_voice_sample', /2 people speak/],
      [{ files: wavOf(silence(0.5)) }, 'audio_too_short', /shorter/],
    ];
    for (const [fields, code, sentence] of refused) {
      const answer = await post('/v1/voices/add', { name: 'Me', ...fields });
      expect(await readRefusal(answer)).toMatchObject({
        status: 400,
        code,
        message: expect.stringMatching(sentence),
      });
    }
    expect((await post('/v1/voices/add', { name: '', files: recording })).status).toBe(422);
    expect((await post('/v1/voices/add', { name: 'Me' })).status).toBe(422);
  });

  test('[BIL-058] the plan clones voices, and has so many changes in a month', async () => {
    const keyOf = async (tier: 'free' | 'starter') => {
      const { actor } = await soloPerson(app, tier);
      return { actor, key: (await createApiKey(app.platform, actor, { name: tier })).key };
    };
    const ask = async (key: string) =>
      readRefusal(await post('/v1/voices/add', { name: 'Me', files: recording }, key));
    const free = await keyOf('free');
    expect(await ask(free.key)).toMatchObject({ code: 'can_not_use_instant_voice_cloning' });
    const starter = await keyOf('starter');
    const edits = Array.from({ length: 65 }, (_, index) => ({
      id: `edit-${index}`,
      workspaceId: starter.actor.workspaceId,
      voiceId: 'x',
      kind: 'edit' as const,
      createdAt: app.clock.now(),
    }));
    await app.platform.db.insert(voiceEdits).values(edits);
    expect(await ask(starter.key)).toMatchObject({ code: 'voice_add_edit_limit_reached' });
  });

  test('nobody else sees or changes it', async () => {
    const voiceId = await add();
    const stranger = await soloPerson(app, 'enterprise');
    const other = await joinedPerson(app, workspaceId, 'editor');
    for (const person of [stranger, other]) {
      for (const [method, path] of [
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/clone'],
      ] as const) {
        expect(await person.call(method, `/v1/voices/${voiceId}${path}`)).toMatchObject({ status: 404 });
      }
    }
  });
});
