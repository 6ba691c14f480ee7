import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { hearPcm, readAll } from './heard-audio.ts';

/** The official client with only the address changed. */
let app: TestApp;
let client: ElevenLabsClient;
let voices: string[];
/** 16 kHz, without a header. */
let speech: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  voices = (await client.voices.getAll()).voices.map(({ voiceId }) => voiceId);
  const spoken = await client.textToSpeech.convert(voices[0]!, {
    text: 'A single boat came in slowly with the tide.',
    outputFormat: 'pcm_16000',
  });
  speech = new Uint8Array(await readAll(spoken));
});
afterAll(() => app?.close());

test.each(['convert', 'stream'] as const)(
  '[SPE-002] %s by the client: as long as the recording',
  async (way) => {
    const { data, rawResponse } = await client.speechToSpeech[way](voices.at(-1)!, {
      audio: new File([speech], 'speech.pcm'),
      fileFormat: 'pcm_s16le_16',
      outputFormat: 'pcm_16000',
      modelId: 'eleven_multilingual_sts_v2',
      voiceSettings: JSON.stringify({ similarity_boost: 0.9, stability: 0.4 }),
      seed: 3,
      removeBackgroundNoise: false,
    }).withRawResponse();
    const changed = await readAll(data);
    expect(rawResponse.headers.get('x-mynah-engine')).toBe('voice-changer');
    const { durationMs, levelDb } = hearPcm(changed, 16_000);
    expect(Math.abs(durationMs - hearPcm(speech, 16_000).durationMs)).toBeLessThan(10);
    expect(levelDb).toBeGreaterThan(-40);
  },
);

test('what is no sound is refused in the shape that the client reads', async () => {
  const audio = new File(['no sound at all'], 'speech.mp3');
  await expect(client.speechToSpeech.convert(voices[0]!, { audio })).rejects.toMatchObject({
    statusCode: 400,
    body: { detail: { status: 'invalid_audio' } },
  });
});
