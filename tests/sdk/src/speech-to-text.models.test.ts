import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainWords, speakPcm, wavOf } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';

/** Transcription and alignment through the official client. */
let app: TestApp;
let client: ElevenLabsClient;
let file: File;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  file = wavOf(await speakPcm(app, apiKey, 'Good morning everybody.'));
});
afterAll(() => app?.close());

test('[SPE-003] convert, get and delete a transcript', async () => {
  const converted = await client.speechToText.convert({
    file,
    modelId: 'scribe_v2',
    languageCode: 'en',
    keyterms: ['everybody', 'good morning'],
    additionalFormats: [{ format: 'srt', maxCharactersPerLine: 20 }],
  });
  if (!('words' in converted)) throw new Error('not one transcript');
  expect(plainWords(converted.text)).toBe('good morning everybody');
  expect(converted.words[0]).toMatchObject({ type: 'word', logprob: expect.any(Number) });
  expect(converted.additionalFormats![0]!.content).toContain('-->');
  const id = converted.transcriptionId!;
  expect(await client.speechToText.transcripts.get(id)).toMatchObject({ text: converted.text });
  await client.speechToText.transcripts.delete(id);
  await expect(client.speechToText.transcripts.get(id)).rejects.toMatchObject({ statusCode: 404 });
});

test('forced alignment', async () => {
  const text = 'Good morning everybody.';
  const aligned = await client.forcedAlignment.create({ file, text });
  expect(aligned.words.map((word) => word.text)).toEqual(['Good', 'morning', 'everybody.']);
  expect(aligned.characters.map((character) => character.text).join('')).toBe(text);
  expect(aligned.loss).toBeLessThan(2);
});
