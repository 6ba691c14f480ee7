import { files } from '@mynah/audio';
import type { CharacterAlignment } from '@mynah/contract/text-to-speech';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;
let voiceId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices[0]!.voice_id;
});
afterAll(() => app?.close());

const text = 'Hello there. This is the second sentence, and it costs $5!';
const speak = (path: string, json: object) =>
  app.fetch(`/v1/text-to-speech/${voiceId}${path}`, { apiKey, json });

test('[SPE-001] a text comes back as a whole mp3, with its figures in headers', async () => {
  const answer = await speak('', { text });
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(answer.headers.get('character-cost')).toBe(String(text.length));
  expect(answer.headers.get('x-mynah-engine')).toBe('espeak');
  expect(answer.headers.get('request-id')).toMatch(/^\w{20}$/);
  expect(Number(answer.headers.get('tts-latency-ms'))).toBeGreaterThanOrEqual(0);
  expect(answer.headers.get('current-concurrent-requests')).toBe('1');
  const item = await getItem(answer.headers.get('history-item-id')!);
  expect(item.duration_ms).toBeGreaterThan(2000);
  expect(files.measureMp3(bytes).durationSeconds).toBeCloseTo(item.duration_ms / 1000, 3);
});

interface Item {
  duration_ms: number;
  text: string;
  alignments: { alignment: CharacterAlignment; normalized_alignment: CharacterAlignment };
}

const getItem = async (id: string): Promise<Item> =>
  (await (await app.fetch(`/v1/history/${id}`, { apiKey })).json()) as Item;

/** One entry a character, never going back, from the start of the sound to its end. */
function expectTimes(timed: CharacterAlignment, durationMs: number): void {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = timed;
  expect([starts.length, ends.length]).toEqual([characters.length, characters.length]);
  const times = starts.flatMap((start, index) => [start, ends[index]!]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(ends.at(-1)).toBeCloseTo(durationMs / 1000, 2);
}

test('[SPE-019] chunks carry the time of every character, in order, to the end of the sound', async () => {
  const answer = await speak('/stream/with-timestamps', { text });
  const chunks = (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const item = await getItem(answer.headers.get('history-item-id')!);
  expect(chunks.flatMap((chunk) => chunk.alignment?.characters ?? []).join('')).toBe(text);
  const { alignment, normalized_alignment } = item.alignments;
  expect(alignment.characters.join('')).toBe(text);
  expect(normalized_alignment.characters.join('')).toBe(text.replace('$5', 'five dollars'));
  for (const timed of [alignment, normalized_alignment]) expectTimes(timed, item.duration_ms);
});
