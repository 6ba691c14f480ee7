import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../../../apps/server/src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { makeNeighbor } from '../../../apps/server/test/factories.ts';
import { speakAs } from '../../../apps/server/test/own-voices.ts';
import { joinBytes, plainWords, silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

const stories = [
  'The harbor was quiet when the first boats came in, and nobody had slept.',
  'She counted the steps again, slowly, and wrote the number on the wall.',
];

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('voices by the official client', () => {
  let app: TestApp;
  let apiKey: string;
  let client: ElevenLabsClient;
  /** Somebody else, in a workspace of their own. */
  let stranger: ElevenLabsClient;
  let recording: File;

  beforeAll(async () => {
    app = await startTestApp({ neuralVoices: true });
    ({ apiKey } = await app.owner());
    const neighbor = await makeNeighbor(app, 'creator');
    const { key } = await createApiKey(app.platform, neighbor, { name: 'theirs' });
    const connect = (ofKey: string) =>
      new ElevenLabsClient({ apiKey: ofKey, baseUrl: app.url, maxRetries: 0 });
    client = connect(apiKey);
    stranger = connect(key);
    const spoken: Uint8Array[] = [];
    for (const story of stories) spoken.push(await speakAs('am_michael', story), silence(0.4));
    recording = wavOf(joinBytes(...spoken));
  });
  afterAll(() => app?.close());

  const clone = async (name: string): Promise<string> =>
    (await client.voices.ivc.create({ name, files: [recording], labels: { accent: 'american' } })).voiceId;

  test('[VOI-026] [VOI-050] [VOI-080] a clone is made, found, changed, heard and deleted', async () => {
    const voiceId = await clone('Mine');
    expect(await client.voices.get(voiceId)).toMatchObject({
      ...{ name: 'Mine', category: 'cloned', labels: { accent: 'american' }, isOwner: true },
    });
    const search = { search: 'min', voiceType: 'personal', pageSize: 1, includeTotalCount: true };
    expect(await client.voices.search(search)).toMatchObject({
      ...{ voices: [{ voiceId }], hasMore: false, totalCount: 1 },
    });
    await client.voices.settings.update(voiceId, { stability: 0.3 });
    expect(await client.voices.settings.get(voiceId)).toMatchObject({ stability: 0.3 });
    const edit = { name: 'Newer', files: [recording], labels: { accent: 'british' } };
    expect(await client.voices.update(voiceId, edit)).toEqual({ status: 'ok' });
    const { name, labels, samples } = await client.voices.get(voiceId);
    expect([name, labels, samples?.length]).toEqual(['Newer', { accent: 'british' }, 2]);
    const sampleId = samples?.[0]?.sampleId ?? '';
    const heard = await readAll(await client.voices.samples.audio.get(voiceId, sampleId));
    expect(heard.length).toBe(recording.size);
    expect(await client.samples.delete(voiceId, sampleId)).toEqual({ status: 'ok' });
    expect((await client.voices.get(voiceId)).samples).toHaveLength(1);
    expect(await client.voices.delete(voiceId)).toEqual({ status: 'ok' });
    await expect(client.voices.get(voiceId)).rejects.toMatchObject({ statusCode: 404 });
  });

  test('[PRN-001] an alias and phonemes are heard', async () => {
    const { id } = await client.pronunciationDictionaries.createFromRules({
      name: 'Heard',
      rules: [
        { type: 'alias', stringToReplace: 'Qwx', alias: 'Good morning' },
        { type: 'phoneme', stringToReplace: 'Zzyx', phoneme: 'ˈɛvɹibɑdi', alphabet: 'ipa' },
      ],
    });
    const [voice] = (await client.voices.search({ pageSize: 1 })).voices;
    const spoken = await client.textToSpeech.convert(voice!.voiceId, {
      text: 'Qwx, Zzyx.',
      languageCode: 'en',
      modelId: 'eleven_flash_v2_5',
      pronunciationDictionaryLocators: [{ pronunciationDictionaryId: id }],
    });
    const file = new File([new Uint8Array(await readAll(spoken))], 'heard.mp3');
    const heard = await client.speechToText.convert({ file, modelId: 'scribe_v2', languageCode: 'en' });
    expect('text' in heard && plainWords(heard.text)).toBe('good morning everybody');
  });

  test('[VOI-042] collections are made, filled, renamed, emptied and deleted', async () => {
    const { voices } = await client.voices.search({ pageSize: 1 });
    const voiceId = voices[0]?.voiceId ?? '';
    const { collections } = client.voices;
    const { collectionId } = await collections.create({ title: 'Readers', icon: 'book' });
    expect(await collections.addVoice(collectionId, voiceId)).toMatchObject({ collectionId });
    expect(await client.voices.search({ collectionId })).toMatchObject({ voices: [{ voiceId }] });
    await collections.update(collectionId, { title: 'Narrators' });
    expect(await collections.get(collectionId)).toMatchObject({ title: 'Narrators', icon: 'book' });
    expect((await collections.list()).collections).toMatchObject([{ collectionId }]);
    expect(await collections.removeVoice(collectionId, voiceId)).toMatchObject({ collectionId });
    expect(await collections.delete(collectionId)).toMatchObject({ collectionId });
    await expect(collections.get(collectionId)).rejects.toMatchObject({ statusCode: 404 });
  });

  test('[VOI-032] [VOI-033] [VOI-051] a published voice is listed, added and taken off', async () => {
    const voiceId = await clone('Harbor tales');
    // the client has no call for publishing
    const json = { enable_library: true, notice_period: 7, free_users_allowed: true };
    const published = await app.fetch(`/v1/voices/${voiceId}/share-library`, { apiKey, json });
    const { sharing } = (await published.json()) as { sharing: VoiceSharing };
    const found = await stranger.voices.getShared({ search: 'harbor', pageSize: 5 });
    const publicOwnerId = sharing.public_owner_id;
    expect(found.voices).toMatchObject([{ voiceId, publicOwnerId, name: 'Harbor tales' }]);
    const added = await stranger.voices.share(publicOwnerId, voiceId, { newName: 'Taken over' });
    const copies = await stranger.voices.search({ voiceType: 'community' });
    expect(copies.voices).toMatchObject([
      { voiceId: added.voiceId, name: 'Taken over', sharing: { status: 'copied', noticePeriod: 7 } },
    ]);
    expect(await stranger.voices.delete(added.voiceId)).toEqual({ status: 'ok' });
    expect((await stranger.voices.search({ voiceType: 'community' })).voices).toEqual([]);
    await client.voices.delete(voiceId);
  });

  test('[VOI-044] [VOI-049] a voice is designed from words, heard, saved and remixed', async () => {
    const wish = { voiceDescription: 'A young British woman with a bright voice', seed: 7 };
    const text = `${stories.join(' ')} And then she went home.`;
    const { previews } = await client.textToVoice.design({ ...wish, text, streamPreviews: true });
    expect(previews).toHaveLength(3);
    const generatedVoiceId = previews[0]?.generatedVoiceId ?? '';
    const heard = await readAll(await client.textToVoice.preview.stream(generatedVoiceId));
    expect(heard.length).toBeGreaterThan(10_000);
    const saved = await client.textToVoice.create({
      ...{ voiceName: 'Ada', voiceDescription: 'A young British woman out of words', generatedVoiceId },
    });
    expect(saved).toMatchObject({ name: 'Ada', category: 'generated' });
    const remixed = await client.textToVoice.remix(saved.voiceId, {
      voiceDescription: 'An older and slower speaker',
      text,
      streamPreviews: true,
    });
    expect(remixed.previews.length).toBeGreaterThan(0);
    await client.voices.delete(saved.voiceId);
  });

  test('[VOI-045] [VOI-046] a professional voice is begun, fed, trimmed and given up', async () => {
    const { pvc } = client.voices;
    const { voiceId } = await pvc.create({ name: 'Slow work', language: 'en' });
    const [sample] = await pvc.samples.create(voiceId, { files: [recording] });
    const sampleId = sample?.sampleId ?? '';
    expect(sample).toMatchObject({ mimeType: 'audio/wav', removeBackgroundNoise: false });
    await pvc.samples.update(voiceId, sampleId, { fileName: 'story.wav', trimStartTime: 0, trimEndTime: 3 });
    const heard = await pvc.samples.audio.get(voiceId, sampleId);
    expect(heard).toMatchObject({ sampleId, mediaType: expect.stringContaining('audio/') });
    expect(heard.durationSecs).toBeGreaterThan(2);
    expect((await pvc.samples.waveform.get(voiceId, sampleId)).visualWaveform.length).toBeGreaterThan(10);
    expect(await pvc.samples.speakers.get(voiceId, sampleId)).toMatchObject({ status: 'not_started' });
    await pvc.update(voiceId, { name: 'Slower work' });
    expect(await client.voices.get(voiceId)).toMatchObject({
      ...{ name: 'Slower work', category: 'professional', highQualityBaseModelIds: [] },
    });
    const drafts = await client.voices.search({ fineTuningState: 'not_verified' });
    expect(drafts.voices.map((voice) => voice.voiceId)).toContain(voiceId);
    expect(await pvc.samples.delete(voiceId, sampleId)).toEqual({ status: 'ok' });
    expect(await client.voices.delete(voiceId)).toEqual({ status: 'ok' });
  });

  test('[LNG-022] accents come in their order', async () => {
    const { accents } = await client.voices.accents.get({ language: 'en' });
    expect(accents).toHaveLength(53);
    expect(accents[0]).toEqual({ accent: 'american', code: 'en-american', language: 'en', name: 'American' });
  });
});
