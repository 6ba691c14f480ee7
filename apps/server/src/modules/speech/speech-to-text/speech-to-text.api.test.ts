import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createApiKey } from '../../workspaces/api-keys/actions/create-api-key.ts';
import { transcriptions } from './transcriptions.tables.ts';

const sentence = 'The birch canoe slid on the smooth planks. Glue the sheet to the dark blue background.';

let app: TestApp;
let apiKey: string;
/** A WAV of the sentence, spoken by the robot. */
let speech: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  ({ apiKey } = await app.owner());
  speech = await speak(sentence);
}, 120_000);
afterAll(() => app?.close());

async function speak(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  const path = `/v1/text-to-speech/${voices[0]!.voice_id}?output_format=wav_16000&enable_logging=false`;
  return new Uint8Array(await (await app.fetch(path, { apiKey, json: { text } })).arrayBuffer());
}

type Fields = Record<string, string | string[] | Blob>;
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'talk.wav') =>
  new File([bytes], name, { type: 'audio/wav' });
function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}
const send = (fields: Fields, path = '/v1/speech-to-text', key: string | undefined = apiKey) =>
  app.fetch(path, { apiKey: key, method: 'POST', body: formOf({ model_id: 'scribe_v2', ...fields }) });

interface Word {
  text: string;
  type: string;
  start: number;
  end: number;
}
interface Answer {
  text: string;
  words: Word[];
  language_code: string;
  transcription_id: string;
  audio_duration_secs: number;
  additional_formats?: { requested_format: string; content: string; is_base64_encoded: boolean }[];
  entities?: { text: string; entity_type: string }[];
  transcripts?: Answer[];
}
const transcribe = async (fields: Fields = {}): Promise<Answer> => {
  const answer = await send({ file: fileOf(speech), ...fields });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Answer;
};
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z ]/g, '');

describe('a file', () => {
  test('[SPE-003] is transcribed, with words, spaces and times; the transcript can be had again and deleted', async () => {
    const answer = await send({ file: fileOf(speech) });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('x-mynah-engine')).toBe('whisper');
    expect(Number(answer.headers.get('character-cost'))).toBeGreaterThan(0);
    const transcript = (await answer.json()) as Answer;
    expect(bare(transcript.text)).toContain('glue the sheet to the dark blue background');
    expect(transcript.language_code).toBe('eng');
    expect(transcript.words.map(({ text }) => text).join('')).toBe(transcript.text);
    expect(transcript.words.map(({ type }) => type).slice(0, 3)).toEqual(['word', 'spacing', 'word']);
    let last = 0;
    for (const { start, end } of transcript.words) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThanOrEqual(start);
      last = start;
    }
    expect(last).toBeLessThanOrEqual(transcript.audio_duration_secs);
    const path = `/v1/speech-to-text/transcripts/${transcript.transcription_id}`;
    expect(await (await app.fetch(path, { apiKey })).json()).toEqual(transcript);
    expect((await app.fetch(path, { apiKey, method: 'DELETE' })).status).toBe(200);
    const gone = await app.fetch(path, { apiKey });
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({
      detail: { status: 'not_found_error', message: 'Transcript not found.' },
    });
    expect((await app.fetch(path, { apiKey, method: 'DELETE' })).status).toBe(404);
  });
});
