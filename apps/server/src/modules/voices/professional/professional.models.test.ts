import { files } from '@mynah/audio';
import type { ProfessionalVoice, VoiceTraining } from '@mynah/contract/voices/professional-voices';
import type { SpeakerSeparation, VoiceSample } from '@mynah/contract/voices/voice-samples';
import type { Voice } from '@mynah/contract/voices/voices';
import type { CloneStep } from '@mynah/engine-spec/tasks';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speakAs } from '../../../../test/own-voices.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { type FormFields, formOf, joinBytes, silence, wavOf } from '../../../../test/speech-files.ts';
import { joinedPerson, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { workflowRuns, workflowSteps } from '../../../platform/workflows/workflows.tables.ts';
import { creditAccounts } from '../../billing/billing.tables.ts';
import { setTier } from '../../workspaces/administration/index.ts';
import { voices } from '../registry/voices.tables.ts';
import { voiceSamples } from '../samples/samples.tables.ts';
import { voiceTrainings } from './professional.tables.ts';
import { trainVoice } from './training/train-voice.ts';

const stories = [
  'The harbor was quiet when the first boats came in, and nobody had slept.',
  'She counted the steps again, slowly, and wrote the number on the wall.',
];
interface OwnVoices {
  voices: ProfessionalVoice[];
  is_allowed: boolean;
  slots_used: number;
  slots: number;
}

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('a professional voice', () => {
  let app: TestApp;
  let apiKey: string;
  let workspaceId: string;
  /** A man, for a little over a minute. */
  let long: File;
  let short: File;
  /** A man and a woman. */
  let talk: File;

  beforeAll(async () => {
    app = await startTestApp({ neuralVoices: true });
    ({ apiKey, workspaceId } = await app.owner());
    const spoken: Uint8Array[] = [];
    for (const story of stories) spoken.push(await speakAs('am_michael', story), silence(0.4));
    const man = joinBytes(...spoken);
    const woman = await speakAs('af_heart', stories.join(' '));
    short = wavOf(man);
    talk = wavOf(joinBytes(man, silence(1), woman));
    const times = Math.ceil(65 / (man.length / 32_000));
    long = wavOf(joinBytes(...Array.from({ length: times }, () => man)));
  });
  afterAll(() => app?.close());

  const ask = (path: string, init: Parameters<TestApp['fetch']>[1] = {}) =>
    app.fetch(`/v1/voices/pvc${path}`, { apiKey, ...init });
  const read = async <Body>(path: string): Promise<Body> => (await (await ask(path)).json()) as Body;
  const create = async (fields: object = {}): Promise<string> => {
    const answer = await ask('', { json: { name: 'My voice', language: 'en', ...fields } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { voice_id: string }).voice_id;
  };
  const upload = (voiceId: string, fields: FormFields) =>
    ask(`/${voiceId}/samples`, { method: 'POST', body: formOf(fields) });
  const add = async (voiceId: string, file: File, fields: FormFields = {}): Promise<VoiceSample> => {
    const answer = await upload(voiceId, { files: file, ...fields });
    expect(answer.status).toBe(200);
    const [sample] = (await answer.json()) as VoiceSample[];
    return sample!;
  };
  const verify = (voiceId: string) =>
    app.platform.db.update(voices).set({ verifiedAt: app.clock.now() }).where(eq(voices.id, voiceId));
  const remove = (voiceId: string) => app.fetch(`/v1/voices/${voiceId}`, { apiKey, method: 'DELETE' });
  const own = () => read<OwnVoices>('');
  const listed = async (query = ''): Promise<string[]> => {
    const answer = await app.fetch(`/v2/voices?${query}`, { apiKey });
    return ((await answer.json()) as { voices: Voice[] }).voices.map(({ voice_id }) => voice_id);
  };

  test('[VOI-003] [VOI-045] has recordings that are heard, drawn, trimmed, renamed and removed', async () => {
    const voiceId = await create({ description: 'Mine', labels: { accent: 'american' } });
    const voice = (await (await app.fetch(`/v1/voices/${voiceId}`, { apiKey })).json()) as Voice;
    expect(voice).toMatchObject({
      category: 'professional',
      description: 'Mine',
      high_quality_base_model_ids: [],
      fine_tuning: { is_allowed_to_fine_tune: false, language: 'en' },
    });
    const sample = await add(voiceId, short);
    expect(sample).toMatchObject({ mime_type: 'audio/wav', speaker_separation: { status: 'not_started' } });
    const path = `/${voiceId}/samples/${sample.sample_id}`;
    const drawn = await read<{ visual_waveform: number[] }>(`${path}/waveform`);
    expect(Math.max(...drawn.visual_waveform)).toBeGreaterThan(0.05);
    for (const clean of ['false', 'true']) {
      const heard = await read<{ audio_base_64: string; media_type: string }>(
        `${path}/audio?remove_background_noise=${clean}`,
      );
      expect(heard.media_type).toBe('audio/mpeg');
      const { durationSeconds } = files.measureMp3(Buffer.from(heard.audio_base_64, 'base64'));
      expect(durationSeconds).toBeCloseTo(sample.duration_secs!, 0);
    }
    const edit = { trim_start_time: 1000, trim_end_time: 4000, file_name: 'porch.wav' };
    expect(await (await ask(path, { json: edit })).json()).toEqual({ voice_id: voiceId });
    const { voices: mine } = await own();
    expect(mine).toMatchObject([{ voice_id: voiceId, speech_secs: 3, training: { state: 'not_verified' } }]);
    const late = await ask(path, { json: { trim_start_time: 3_600_000, trim_end_time: 3_700_000 } });
    expect(await readRefusal(late)).toMatchObject({ status: 400, code: 'invalid_request' });
    const nobody = await ask(path, { json: { selected_speaker_ids: ['speaker_7'] } });
    expect(await readRefusal(nobody)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect((await ask(path, { method: 'DELETE' })).status).toBe(200);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(404);
    expect((await own()).voices[0]?.training.state).toBe('draft');
    const renamed = await ask(`/${voiceId}`, { json: { name: 'Porch', language: 'es' } });
    expect(renamed.status).toBe(200);
    expect((await own()).voices[0]).toMatchObject({ name: 'Porch', language: 'es' });
    expect((await remove(voiceId)).status).toBe(200);
  });

  test('what is no recording of a voice is refused with words that help', async () => {
    const voiceId = await create();
    const letter = new File(['no sound at all'], 'letter.mp3', { type: 'audio/mpeg' });
    const refused: [File, string, RegExp][] = [
      [letter, 'invalid_audio', /letter\.mp3/],
      [wavOf(silence(5)), 'invalid_voice_sample', /is silent/],
      [wavOf(silence(0.5)), 'audio_too_short', /shorter/],
    ];
    for (const [file, code, sentence] of refused) {
      const answer = await upload(voiceId, { files: file });
      expect(await readRefusal(answer)).toMatchObject({
        status: 400,
        code,
        message: expect.stringMatching(sentence),
      });
    }
    const { db } = app.platform;
    expect(await db.$count(voiceSamples, eq(voiceSamples.voiceId, voiceId))).toBe(0);
    expect((await upload(voiceId, {})).status).toBe(422);
    expect((await ask('', { json: { name: 'My voice', language: 'no language' } })).status).toBe(422);
    await remove(voiceId);
  });

  test('[VOI-046] the speakers of a recording are found, heard and chosen', async () => {
    const voiceId = await create();
    const sample = await add(voiceId, talk);
    const path = `/${voiceId}/samples/${sample.sample_id}`;
    const started = await ask(`${path}/separate-speakers`, { method: 'POST' });
    expect(await started.json()).toEqual({ status: 'ok' });
    const found = await until(async () => {
      const separation = await read<SpeakerSeparation>(`${path}/speakers`);
      expect(separation.status).toBe('completed');
      return separation;
    });
    expect(Object.keys(found.speakers ?? {})).toEqual(['speaker_0', 'speaker_1']);
    const woman = found.speakers!.speaker_1!;
    const heard = await read<{ duration_secs: number }>(`${path}/speakers/speaker_1/audio`);
    expect(heard.duration_secs).toBeCloseTo(Math.min(15, woman.duration_secs), 0);
    expect((await ask(`${path}/speakers/speaker_9/audio`)).status).toBe(404);
    expect((await ask(path, { json: { selected_speaker_ids: ['speaker_1'] } })).status).toBe(200);
    const [voice] = (await own()).voices;
    expect(voice?.speech_secs).toBeCloseTo(woman.duration_secs, 0);
    await remove(voiceId);
  });

  /** The worker dies, and what another one takes up has come as far as minutes would bring it. */
  async function dieAndComeNear(voiceId: string): Promise<void> {
    const { db, jobs } = app.platform;
    const isRun = eq(workflowRuns.id, voiceId);
    const former = await db.transaction(async (transaction) => {
      const [run] = await transaction.select().from(workflowRuns).where(isRun).for('update');
      const isFirst = and(
        eq(workflowSteps.runId, voiceId),
        eq(workflowSteps.name, 'fit'),
        eq(workflowSteps.index, 0),
      );
      const [step] = await transaction.select().from(workflowSteps).where(isFirst);
      const fitted = step!.result as CloneStep;
      const state = JSON.stringify({ ...JSON.parse(fitted.state), grade: 'professional', stage: 'color' });
      const near = { ...fitted, state, progress: 1 } satisfies CloneStep;
      await transaction.update(workflowSteps).set({ result: near }).where(isFirst);
      // those after it have not come so far
      const isLater = and(
        eq(workflowSteps.runId, voiceId),
        gt(workflowSteps.index, 0),
        eq(workflowSteps.name, 'fit'),
      );
      await transaction.delete(workflowSteps).where(isLater);
      const jobId = await jobs.enqueue(trainVoice.job, { runId: voiceId }, { transaction });
      await transaction
        .update(workflowRuns)
        .set({ jobId: jobId!, claim: run!.claim + 1 })
        .where(isRun);
      return run!.jobId;
    });
    await jobs.cancel(trainVoice.job, former);
  }

  test('[VOI-041] [VOI-047] [VOI-068] [VOI-076] is trained, through a crash, and speaks then', async () => {
    const { db } = app.platform;
    const voiceId = await create();
    const speak = () => app.fetch(`/v1/text-to-speech/${voiceId}`, { apiKey, json: { text: stories[0] } });
    const json = { model_id: 'eleven_multilingual_v2' };
    const train = () => app.fetch(`/v1/voices/${voiceId}/run-pvc-training`, { apiKey, json });
    const look = () => read<VoiceTraining>(`/${voiceId}/training`);
    await add(voiceId, short, { remove_background_noise: 'true' });
    expect(await readRefusal(await train())).toMatchObject({ code: 'voice_verification_required' });
    await verify(voiceId);
    expect(await readRefusal(await train())).toMatchObject({ status: 400, code: 'audio_too_short' });
    await add(voiceId, long);
    // it may be somebody else who speaks now
    expect(await readRefusal(await train())).toMatchObject({
      status: 403,
      code: 'voice_verification_required',
    });
    await verify(voiceId);
    expect(await readRefusal(await speak())).toMatchObject({ status: 400, code: 'voice_not_fine_tuned' });
    expect(await listed()).not.toContain(voiceId);
    expect(await listed('fine_tuning_state=not_started')).toEqual([voiceId]);

    expect((await train()).status).toBe(200);
    expect((await train()).status).toBe(200);
    const elsewhere = await app.fetch(`/v1/voices/${voiceId}/edit`, {
      apiKey,
      method: 'POST',
      body: formOf({ name: 'Me', files: short }),
    });
    expect(await readRefusal(elsewhere)).toMatchObject({ status: 400, code: 'invalid_request' });
    const late = await upload(voiceId, { files: short });
    expect(await readRefusal(late)).toMatchObject({ status: 409, code: 'voice_is_training' });
    const isFitted = and(eq(workflowSteps.runId, voiceId), eq(workflowSteps.name, 'fit'));
    await until(async () => {
      expect(await db.$count(workflowSteps, and(isFitted, isNotNull(workflowSteps.recordedAt)))).not.toBe(0);
    });
    const before = await look();
    expect(before).toMatchObject({ state: 'fine_tuning', stage: 'fitting' });
    expect(before.progress).toBeGreaterThan(0.1);
    await dieAndComeNear(voiceId);
    const done = await until(async () => {
      const training = await look();
      expect(training.state).toBe('fine_tuned');
      return training;
    });
    expect(done).toMatchObject({
      stage: 'done',
      progress: 1,
      similarity: expect.any(Number),
      instant_similarity: expect.any(Number),
    });
    expect(done.similarity).toBeGreaterThan(0.3);

    const voice = (await (await app.fetch(`/v1/voices/${voiceId}`, { apiKey })).json()) as Voice;
    expect(voice.high_quality_base_model_ids).toContain('eleven_multilingual_v2');
    expect(voice.fine_tuning).toMatchObject({ state: { eleven_multilingual_v2: 'fine_tuned' } });
    // both were added at one moment: either may be first
    expect(voice.samples?.filter(({ has_isolated_audio }) => has_isolated_audio)).toHaveLength(1);
    expect(await listed()).toContain(voiceId);
    const spoken = await speak();
    expect(spoken.status).toBe(200);
    expect(files.measureMp3(new Uint8Array(await spoken.arrayBuffer())).durationSeconds).toBeGreaterThan(2);

    const recordings = await db.select().from(voiceSamples).where(eq(voiceSamples.voiceId, voiceId));
    const cleaned = recordings.find(({ cleanBlob }) => cleanBlob !== null);
    await remove(voiceId);
    for (const blob of [cleaned!.soundBlob, cleaned!.cleanBlob!])
      expect(await app.platform.blobs.size(blob)).toBe(undefined);
    expect(await db.$count(voiceTrainings, eq(voiceTrainings.voiceId, voiceId))).toBe(0);
    expect(await db.$count(workflowRuns, eq(workflowRuns.id, voiceId))).toBe(0);
  });

  test('[VOI-041] [VOI-047] a training is cancelled, and a failed one says why', async () => {
    const { db } = app.platform;
    const voiceId = await create();
    const look = () => read<VoiceTraining>(`/${voiceId}/training`);
    const begin = () => ask(`/${voiceId}/train`, { json: { model_id: 'eleven_multilingual_v2' } });
    const noise = Uint8Array.from({ length: 32_000 * 62 }, (_, at) => (at % 2 ? (at * 7919) % 5 : at % 251));
    await add(voiceId, wavOf(noise));
    await verify(voiceId);
    for (const path of [`/v1/voices/pvc/${voiceId}/train`, `/v1/voices/${voiceId}/run-pvc-training`]) {
      const wrong = await app.fetch(path, { apiKey, json: { model_id: 'no_such_model' } });
      expect((await readRefusal(wrong)).code).toBe('model_not_found');
    }
    expect(await (await begin()).json()).toEqual({ status: 'ok' });
    expect((await look()).state).not.toBe('not_started');
    for (let time = 0; time < 2; time++)
      expect((await ask(`/${voiceId}/cancel-training`, { method: 'POST' })).status).toBe(200);
    expect(await look()).toMatchObject({ state: 'not_started', stage: 'waiting', progress: 0 });
    expect((await ask(`/${voiceId}/train`, { method: 'POST' })).status).toBe(200);
    const failed = await until(async () => {
      const training = await look();
      expect(training.state).toBe('failed');
      return training;
    });
    expect(failed.message).toMatch(/no speech|seconds of speech/);
    // it can be begun again at once, and deleted meanwhile
    expect((await begin()).status).toBe(200);
    await remove(voiceId);
    expect(await db.$count(workflowRuns, eq(workflowRuns.id, voiceId))).toBe(0);
  });

  test('[BIL-055] [BIL-056] [BIL-057] the plan has so many professional voices, and extra slots beside them', async () => {
    const set = async (tier: 'free' | 'creator' | 'enterprise', extraProfessionalVoices: number) => {
      await setTier(app.platform, workspaceId, tier, async (transaction) => {
        await transaction
          .update(creditAccounts)
          .set({ extraProfessionalVoices })
          .where(eq(creditAccounts.workspaceId, workspaceId));
      });
    };
    const tryCreate = async () => readRefusal(await ask('', { json: { name: 'One more', language: 'en' } }));
    await set('free', 0);
    expect(await tryCreate()).toMatchObject({ status: 400, code: 'can_not_use_professional_voice_cloning' });
    expect(await own()).toMatchObject({ is_allowed: false, slots: 0 });
    await set('free', 1);
    const first = await create();
    expect((await tryCreate()).code).toBe('professional_voice_limit_reached');
    await set('creator', 2);
    const others = [await create(), await create()];
    expect((await tryCreate()).code).toBe('professional_voice_limit_reached');
    expect(await own()).toMatchObject({ is_allowed: true, slots: 3, slots_used: 3 });
    const subscription = await (await app.fetch('/v1/user/subscription', { apiKey })).json();
    expect(subscription).toMatchObject({
      professional_voice_limit: 3,
      extra_pvc_slots: 2,
      professional_voice_slots_used: 3,
      can_use_professional_voice_cloning: true,
    });
    await set('enterprise', 0);
    for (const voiceId of [first, ...others]) await remove(voiceId);
  });

  test('nobody else sees, changes or trains it', async () => {
    const voiceId = await create();
    const sample = await add(voiceId, short);
    const stranger = await soloPerson(app, 'enterprise');
    const colleague = await joinedPerson(app, workspaceId, 'editor');
    const path = `/v1/voices/pvc/${voiceId}`;
    for (const person of [stranger, colleague]) {
      for (const [method, end] of [
        ['POST', ''],
        ['POST', '/train'],
        ['POST', '/cancel-training'],
        ['GET', '/training'],
        ['GET', `/samples/${sample.sample_id}/audio`],
        ['GET', `/samples/${sample.sample_id}/waveform`],
        ['DELETE', `/samples/${sample.sample_id}`],
      ] as const) {
        const json = method === 'POST' ? {} : undefined;
        expect(await person.call(method, `${path}${end}`, json)).toMatchObject({ status: 404 });
      }
      expect((await person.call('GET', '/v1/voices/pvc')).body).toMatchObject({ voices: [] });
    }
    await remove(voiceId);
  });
});
