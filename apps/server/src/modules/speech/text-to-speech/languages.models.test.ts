import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, type HeardTranscript, wavOf } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;
/** By language: a woman of it. */
const women = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp({ neuralVoices: true });
  ({ apiKey } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: {
      voice_id: string;
      labels: Record<string, string>;
      verified_languages: { language: string }[];
    }[];
  };
  for (const { voice_id, labels, verified_languages } of voices)
    if (labels.gender === 'female')
      women.set(verified_languages[0]!.language, women.get(verified_languages[0]!.language) ?? voice_id);
});
afterAll(() => app?.close());

interface Spoken {
  audio_base64: string;
  alignment: {
    characters: string[];
    character_start_times_seconds: number[];
    character_end_times_seconds: number[];
  };
}

/** Some of the words must be heard, whatever the recognizer makes of the others. */
test.each([
  ['de', 'Ich habe meinen Schlüssel vergessen.', /schlüssel/iu],
  ['pl', 'Wczoraj kupiłem nową książkę.', /nową|wczoraj/iu],
  ['ar', 'سافر محمد إلى القاهرة في الصيف.', /محمد|القاهرة|الصيف/u],
  ['ko', '김민수는 여름에 부산에 갑니다.', /여름|갑니다/u],
])(
  '[LNG-020] %s is spoken by the neural voice, understood, and timed to the last character',
  async (language, text, words) => {
    const path = `/v1/text-to-speech/${women.get(language)}/with-timestamps?output_format=pcm_16000`;
    const answer = await app.fetch(path, {
      apiKey,
      json: { text, model_id: 'eleven_multilingual_v2', language_code: language },
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('x-mynah-engine')).toBe('kokoro');
    const { audio_base64, alignment } = (await answer.json()) as Spoken;
    expect(alignment.characters.join('')).toBe(text);
    const starts = alignment.character_start_times_seconds;
    const ends = alignment.character_end_times_seconds;
    for (const [index, start] of starts.entries()) {
      expect(ends[index]).toBeGreaterThanOrEqual(start);
      expect(start).toBeGreaterThanOrEqual(starts[index - 1] ?? 0);
    }
    const sound = new Uint8Array(Buffer.from(audio_base64, 'base64'));
    expect(ends.at(-1)).toBeLessThanOrEqual(sound.length / 32_000 + 0.01);
    const body = formOf({ model_id: 'scribe_v2', file: wavOf(sound), language_code: language });
    const heard = await app.fetch('/v1/speech-to-text', { apiKey, method: 'POST', body });
    expect(((await heard.json()) as HeardTranscript).text).toMatch(words);
  },
);
