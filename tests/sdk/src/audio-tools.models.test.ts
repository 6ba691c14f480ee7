import { AudioFormat, CommitStrategy, ElevenLabsClient, RealtimeEvents } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBytes, plainWords, silence, speakPcm, wavOf } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

/** Calls of the audio tools that need a recording, with the official client: one server, one sentence. */
let app: TestApp;
let client: ElevenLabsClient;
let sentence: Uint8Array<ArrayBuffer>;
/** The sentence within a quiet hiss. */
let hissing: File;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  sentence = await speakPcm(app, apiKey, 'Good morning everybody.');
  const whole = new Int16Array(joinBytes(sentence, silence(1)).buffer);
  const noisy = whole.map((sample, at) => sample + Math.sin(at * at) * 300);
  hissing = wavOf(new Uint8Array(noisy.buffer));
});
afterAll(() => app?.close());

const recordingSeconds = () => sentence.length / 32_000 + 1;
const hear = async (mp3: Uint8Array): Promise<string> => {
  const file = new File([Uint8Array.from(mp3)], 'heard.mp3');
  const heard = await client.speechToText.convert({ file, modelId: 'scribe_v2', languageCode: 'en' });
  return 'text' in heard ? plainWords(heard.text) : '';
};

test('[SPE-006] audio isolation, whole and as a stream, keeps the words and the length', async () => {
  for (const audio of [
    await client.audioIsolation.convert({ audio: hissing }),
    await client.audioIsolation.stream({ audio: hissing }),
  ]) {
    const mp3 = await readAll(audio);
    expect(files.measureMp3(mp3).durationSeconds).toBeCloseTo(recordingSeconds(), 0);
    // a voice by rule in noise is hard to hear: how well words are kept is measured elsewhere
    expect(await hear(mp3)).toMatch(/^good morning\b/);
  }
});

test('transcription with times of letters, channels apart, and speakers', async () => {
  const request = { modelId: 'scribe_v2', languageCode: 'en' } as const;
  const letters = await client.speechToText.convert({
    ...request,
    file: hissing,
    timestampsGranularity: 'character',
    diarize: true,
    numSpeakers: 1,
    tagAudioEvents: false,
  });
  if (!('words' in letters)) throw new Error('not one transcript');
  expect(letters.words[0]!.characters!.map(({ text }) => text).join('')).toBe(letters.words[0]!.text);
  expect(new Set(letters.words.map(({ speakerId }) => speakerId)).size).toBe(1);
  const file = wavOf(sentence, joinBytes(silence(1), sentence));
  const channels = await client.speechToText.convert({ ...request, file, useMultiChannel: true });
  if (!('transcripts' in channels)) throw new Error('not one transcript for each channel');
  expect(channels.transcripts.map(({ text }) => plainWords(text))).toEqual([
    'good morning everybody',
    'good morning everybody',
  ]);
});

test('realtime transcription commits what was said, with times', async () => {
  const connection = await client.speechToText.realtime.connect({
    modelId: 'scribe_v2_realtime',
    audioFormat: AudioFormat.PCM_16000,
    sampleRate: 16_000,
    commitStrategy: CommitStrategy.MANUAL,
    languageCode: 'en',
    includeTimestamps: true,
  });
  const committed = new Promise<{ text: string; words?: { text?: string }[] | null }>((resolve, reject) => {
    connection.on(RealtimeEvents.COMMITTED_TRANSCRIPT_WITH_TIMESTAMPS, resolve);
    connection.on(RealtimeEvents.ERROR, reject);
  });
  await new Promise((resolve) => connection.on(RealtimeEvents.SESSION_STARTED, resolve));
  connection.send({ audioBase64: Buffer.from(joinBytes(sentence, silence(1))).toString('base64') });
  connection.commit();
  const { text, words } = await committed;
  connection.close();
  expect(plainWords(text)).toBe('good morning everybody');
  expect(words!.map((word) => word.text).join('')).toContain('morning');
});

test('a recording of somebody else is no song of this server, and that is said', async () => {
  await expect(client.music.upload({ file: hissing })).rejects.toMatchObject({ statusCode: 403 });
});

test('refusals of recordings are raised with their status', async () => {
  const letter = new File(['Dear reader, this is no sound.'], 'letter.mp3');
  const asks: (() => PromiseLike<unknown>)[] = [
    () => client.audioIsolation.convert({ audio: letter }),
    () => client.speechToText.convert({ file: letter, modelId: 'scribe_v2' }),
    () => client.forcedAlignment.create({ file: letter, text: 'Dear reader' }),
  ];
  for (const ask of asks) await expect(ask()).rejects.toMatchObject({ statusCode: 400 });
});
