import { Readable } from 'node:stream';
import { decode, joinSamples, outputFormat, pcm, Resampler } from '@mynah/audio';
import type { VoicePreviews } from '@mynah/contract/voices/voice-design';
import type { Voice } from '@mynah/contract/voices/voices';
import { definitionOf } from '@mynah/engine-spec';
import { medianPitchHz } from '@mynah/engine-spec/conformance';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { sharedVoices } from '../library/library.tables.ts';
import { voices } from '../registry/voices.tables.ts';
import { forgetPreviews } from './actions/forget-previews.ts';
import { voicePreviews } from './design.tables.ts';

const text =
  'The first train leaves at seven in the morning, and the second one an hour later. Take a warm coat with you.';
const rateHz = 16_000;

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('a voice of words', () => {
  let app: TestApp;
  let apiKey: string;
  let workspaceId: string;
  /** A preview of a woman, as base64. */
  let reference: string;

  beforeAll(async () => {
    app = await startTestApp({ neuralVoices: true });
    ({ apiKey, workspaceId } = await app.owner());
  });
  afterAll(() => app?.close());

  const post = (path: string, json: object, key = apiKey) => app.fetch(path, { apiKey: key, json });
  const round = async (path: string, json: object): Promise<VoicePreviews> => {
    const answer = await post(path, json);
    expect(answer.status).toBe(200);
    return (await answer.json()) as VoicePreviews;
  };
  const design = (json: object) =>
    round('/v1/text-to-voice/design?output_format=pcm_16000', { text, ...json });
  const soundOf = ({ audio_base_64 }: VoicePreviews['previews'][number]) =>
    pcm.fromPcm16(new Uint8Array(Buffer.from(audio_base_64, 'base64')));
  const stream = async (id: string): Promise<Buffer> => {
    const answer = await app.fetch(`/v1/text-to-voice/${id}/stream`, { apiKey });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const save = (generated_voice_id: string, more: object = {}) =>
    post('/v1/text-to-voice', {
      voice_name: 'Ada',
      voice_description: 'A woman out of words alone',
      generated_voice_id,
      ...more,
    });
  const voiceId = async (engineVoice: string) => {
    const [row] = await app.platform.db.select().from(voices).where(eq(voices.engineVoice, engineVoice));
    return row!.id;
  };
  /** A preview of one voice alone, with a short text. */
  const alone = async (engineVoice: string): Promise<string> => {
    const one = { voice_id: await voiceId(engineVoice), weight: 1 };
    const { previews } = await round('/v1/text-to-voice/mix', { voices: [one, { ...one, weight: 0 }] });
    return previews[0]!.generated_voice_id;
  };
  const definitionOfPreview = async (id: string) => {
    const [row] = await app.platform.db.select().from(voicePreviews).where(eq(voicePreviews.id, id));
    return row!.definition;
  };

  test('[VOI-044] three that differ and follow the words; the same seed gives the same bytes', async () => {
    const order = { voice_description: 'A young British woman with a bright voice', seed: 7 };
    const women = await design(order);
    expect(women).toMatchObject({ text, seed: 7, ignored_words: [] });
    expect(women.previews).toHaveLength(3);
    expect(new Set(women.previews.map((preview) => preview.audio_base_64)).size).toBe(3);
    const pitches = women.previews.map((woman) => {
      expect(woman).toMatchObject({
        media_type: 'audio/pcm',
        language: 'en',
        labels: { gender: 'female', age: 'young', accent: 'british' },
      });
      expect(woman.duration_secs).toBeCloseTo(soundOf(woman).length / rateHz, 1);
      return medianPitchHz(soundOf(woman), rateHz);
    });
    expect(Math.min(...pitches)).toBeGreaterThan(150);
    const again = await design({ ...order, stream_previews: true });
    const heard = await Promise.all(
      [women, again].map(({ previews: [, second] }) => stream(second!.generated_voice_id)),
    );
    expect(heard[1]).toEqual(heard[0]);
    const deep = { voice_description: 'An old man with a deep, slow voice', seed: 7, stream_previews: true };
    const [man] = (await design(deep)).previews;
    const low = await decodeMp3(await stream(man!.generated_voice_id));
    expect(medianPitchHz(low.samples, low.sampleRateHz)).toBeLessThan(130);
    expect(low.samples.length / low.sampleRateHz).toBeGreaterThan(women.previews[0]!.duration_secs);
    reference = Buffer.from(heard[0]!).toString('base64');
  });

  test('[VOI-048] [VOI-049] one is saved, speaks, and is saved no second time', async () => {
    const words = { voice_description: 'A cheerful Australian storyteller, a woman', stream_previews: true };
    const { previews, text: own, ignored_words } = await round('/v1/text-to-voice/create-previews', words);
    expect([ignored_words, own.length >= 100]).toEqual([['australian'], true]);
    const [first] = previews;
    expect(first).toMatchObject({ audio_base_64: '', duration_secs: 0 });
    const sound = await stream(first!.generated_voice_id);
    const saved = (await (await save(first!.generated_voice_id)).json()) as Voice;
    expect(saved).toMatchObject({
      voice_id: first!.generated_voice_id,
      name: 'Ada',
      category: 'generated',
      labels: { gender: 'female', descriptive: 'cheerful', use_case: 'narration' },
      is_owner: true,
      is_mixed: false,
    });
    const again = await save(first!.generated_voice_id, { voice_name: 'Other' });
    expect(await again.json()).toMatchObject({ voice_id: saved.voice_id, name: 'Ada' });
    expect(await stream(saved.voice_id)).toEqual(sound);
    const sentence = { text: 'Take a warm coat with you.' };
    const spoken = await post(`/v1/text-to-speech/${saved.voice_id}?output_format=pcm_16000`, sentence);
    const pitch = medianPitchHz(pcm.fromPcm16(new Uint8Array(await spoken.arrayBuffer())), rateHz);
    expect(pitch).toBeGreaterThan(150);
  });

  test('a remix stays near to the voice, nearer with less strength', async () => {
    const source = await voiceId('am_michael');
    const path = `/v1/text-to-voice/${source}/remix`;
    const words = { voice_description: 'older and deeper', text, seed: 3, stream_previews: true };
    const shareOf = async (more: object) => {
      const { previews } = await round(path, { ...words, ...more });
      const { timbre } = await definitionOfPreview(previews[0]!.generated_voice_id);
      return timbre.voices.find(({ voice }) => voice === 'am_michael')!.weight;
    };
    const shares = [
      await shareOf({ prompt_strength: 0 }),
      await shareOf({}),
      await shareOf({ prompt_strength: 1 }),
    ];
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares[0]).toBeGreaterThan(0.9);
    const { previews } = await round(path, words);
    const ids = [previews[0]!.generated_voice_id, await alone('am_michael'), await alone('am_puck')];
    const [remixed, own, other] = await Promise.all(ids.map(async (id) => hear(await stream(id))));
    expect(similarity(remixed!, own!)).toBeGreaterThan(similarity(remixed!, other!));
  });

  test('a mix lies where its weights say, and is marked as one', async () => {
    const [heart, michael] = [await voiceId('af_heart'), await voiceId('am_michael')];
    const mix = async (one: number, other: number) => {
      const weighed = [
        { voice_id: heart, weight: one },
        { voice_id: michael, weight: other },
      ];
      return (await round('/v1/text-to-voice/mix', { voices: weighed })).previews[0]!;
    };
    const whole = await mix(1, 0);
    expect(await definitionOfPreview(whole.generated_voice_id)).toEqual(definitionOf('af_heart'));
    const between = await mix(0.25, 0.75);
    expect((await definitionOfPreview(between.generated_voice_id)).timbre.voices).toEqual([
      { voice: 'am_michael', weight: 0.75 },
      { voice: 'af_heart', weight: 0.25 },
    ]);
    const saved = await post('/v1/text-to-voice/create-voice-from-preview', {
      voice_name: 'By the older name of the call',
      voice_description: 'A woman and a man',
      generated_voice_id: between.generated_voice_id,
      labels: { mood: 'mine' },
      played_not_selected_voice_ids: [whole.generated_voice_id],
    });
    const mine = { category: 'generated', is_mixed: true, labels: { mood: 'mine' } };
    expect(await saved.json()).toMatchObject(mine);
    const [row] = await app.platform.db
      .select()
      .from(voices)
      .where(eq(voices.id, between.generated_voice_id));
    expect(await app.platform.blobs.size(row!.previewBlob!)).toBeGreaterThan(1000);
  });

  test('a recording steers the model that takes one', async () => {
    const order = {
      voice_description: 'A young American man with a light voice',
      reference_audio_base64: reference,
      stream_previews: true,
      seed: 1,
    };
    const refused = await post('/v1/text-to-voice/design', order);
    expect(await readRefusal(refused)).toMatchObject({ status: 400, code: 'unsupported_model' });
    const model_id = 'eleven_ttv_v3';
    const steered = await design({ ...order, model_id, prompt_strength: 0.4 });
    const free = await design({ ...order, reference_audio_base64: undefined });
    const [near, far] = await Promise.all(
      [steered, free].map(({ previews: [one] }) => definitionOfPreview(one!.generated_voice_id)),
    );
    expect(near!.timbre.voices.some(({ voice }) => voice.includes('f_'))).toBe(true);
    expect(far!.timbre.voices.some(({ voice }) => voice.includes('f_'))).toBe(false);
    const broken = { ...order, model_id, reference_audio_base64: Buffer.from('no sound').toString('base64') };
    expect(await readRefusal(await post('/v1/text-to-voice/design', broken))).toMatchObject({
      status: 400,
      code: 'invalid_audio',
    });
  });

  test('what is asked for wrongly is refused, and nothing is charged for it', async () => {
    const used = async () => {
      const answer = await app.fetch('/v1/user/subscription', { apiKey });
      return ((await answer.json()) as { character_count: number }).character_count;
    };
    const before = await used();
    const description = 'A calm and friendly man of middle age';
    for (const wrong of [
      { voice_description: 'short' },
      { voice_description: 'x'.repeat(1001) },
      { voice_description: description, text: 'Too short.' },
      { voice_description: description, text: 'x'.repeat(1001) },
      { voice_description: description, loudness: 2 },
      { voice_description: description, seed: -1 },
      { voice_description: description, guidance_scale: 101 },
      { voice_description: description, model_id: 'eleven_v3' },
      {},
    ]) {
      const answer = await post('/v1/text-to-voice/design', wrong);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ detail: [{ loc: ['body', expect.any(String)] }] });
    }
    const hebrew =
      'הרכבת הראשונה יוצאת בשבע בבוקר, השנייה שעה מאוחר יותר, ובערב עדיין קר למדי, ולכן כדאי להביא מעיל חם ומטרייה גדולה לדרך.';
    const unspoken = await post('/v1/text-to-voice/design', { voice_description: description, text: hebrew });
    expect(await readRefusal(unspoken)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/French/),
    });
    expect(await used()).toBe(before);
    const heart = await voiceId('af_heart');
    for (const [weighed, status] of [
      [[{ voice_id: heart, weight: 1 }], 422],
      [Array(5).fill({ voice_id: heart, weight: 1 }), 422],
      [Array(2).fill({ voice_id: heart, weight: 0 }), 400],
      [
        [
          { voice_id: heart, weight: 1 },
          { voice_id: 'nobody', weight: 1 },
        ],
        404,
      ],
    ] as const) {
      expect((await post('/v1/text-to-voice/mix', { voices: weighed })).status).toBe(status);
    }
    expect((await save('nothing-here')).status).toBe(404);
    const { previews } = await design({ voice_description: description, stream_previews: true });
    const named = await save(previews[0]!.generated_voice_id, { voice_name: 'Donald Trump' });
    expect(await readRefusal(named)).toMatchObject({ status: 400, code: 'voice_name_not_allowed' });
    expect(await used()).toBe(before + text.length);
  });

  test('library voices are mixed and remixed when their owner allows it; blocked ones never', async () => {
    const { db } = app.platform;
    const owner = await makeNeighbor(app);
    const [like] = await db.select().from(voices).where(eq(voices.engineVoice, 'am_michael'));
    const made = { ...like!, workspaceId, category: 'cloned' as const };
    await db.insert(voices).values([
      { ...made, id: 'theirs-at-home', workspaceId: owner.workspaceId },
      { ...made, id: 'theirs', sourceVoiceId: 'theirs-at-home' },
      { ...made, id: 'blocked', safetyControl: 'BAN' as const },
    ]);
    await db.insert(sharedVoices).values({
      voiceId: 'theirs-at-home',
      workspaceId: owner.workspaceId,
      ownerUserId: owner.userId,
      publicOwnerId: 'somebody',
      name: 'Theirs',
      labels: {},
    });
    const heart = { voice_id: await voiceId('af_heart'), weight: 1 };
    const mix = (voice_id: string) =>
      post('/v1/text-to-voice/mix', { voices: [heart, { voice_id, weight: 1 }] });
    const remix = (voice_id: string) =>
      post(`/v1/text-to-voice/${voice_id}/remix`, { voice_description: 'deeper', stream_previews: true });
    for (const [id, code] of [
      ['theirs', 'permission_denied'],
      ['blocked', 'voice_banned'],
    ] as const) {
      for (const answer of [await mix(id), await remix(id)])
        expect(await readRefusal(answer)).toMatchObject({ status: 403, code });
    }
    await db.update(sharedVoices).set({ mixingAllowed: true, publishedAt: app.clock.now() });
    expect([(await mix('theirs')).status, (await remix('theirs')).status]).toEqual([200, 200]);
  });

  test('[BIL-059] it takes a place of the plan', async () => {
    const { db } = app.platform;
    const id = await alone('af_heart');
    const setTier = async (tier: 'free' | 'enterprise') => {
      await db.update(workspaces).set({ tier }).where(eq(workspaces.id, workspaceId));
      // callers are known for some seconds
      app.clock.advance(6_000);
    };
    await setTier('free');
    const refused = await save(id);
    expect(await readRefusal(refused)).toMatchObject({ status: 400, code: 'voice_limit_reached' });
    await setTier('enterprise');
  });

  test('a preview belongs to its workspace, and is gone with its sound after a day', async () => {
    const id = await alone('af_heart');
    const stranger = await soloPerson(app, 'enterprise');
    expect(await stranger.call('GET', `/v1/text-to-voice/${id}/stream`)).toMatchObject({ status: 404 });
    const form = { voice_name: 'Mine', voice_description: 'A calm man', generated_voice_id: id };
    expect(await stranger.call('POST', '/v1/text-to-voice', form)).toMatchObject({ status: 404 });
    const { db, blobs } = app.platform;
    const [row] = await db.select().from(voicePreviews).where(eq(voicePreviews.id, id));
    app.clock.advance(25 * 3_600_000 + 1);
    expect((await save(id)).status).toBe(404);
    await forgetPreviews(app.platform);
    expect(await db.$count(voicePreviews)).toBe(0);
    expect(await blobs.size(row!.soundBlob!)).toBeUndefined();
  });

  async function hear(mp3: Buffer): Promise<Float32Array> {
    const { samples } = await decodeMp3(mp3, rateHz);
    const call = { caller: 'test', signal: new AbortController().signal };
    for await (const { vector } of app.platform.engines.run('speaker', { stretches: [samples] }, call))
      return vector;
    throw new Error('nothing was heard');
  }
});

const similarity = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

async function decodeMp3(
  mp3: Buffer,
  toRateHz = rateHz,
): Promise<{ samples: Float32Array; sampleRateHz: number }> {
  const format = outputFormat('mp3_44100_128');
  const resampler = new Resampler(format.sampleRateHz, toRateHz);
  const parts: Float32Array[] = [];
  for await (const part of decode.decodeStream(Readable.from([mp3]), format))
    parts.push(resampler.write(part));
  return { samples: joinSamples([...parts, resampler.finish()]), sampleRateHz: toRateHz };
}
