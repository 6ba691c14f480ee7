import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, joinBytes, silence, speakPcm, wavOf } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;
let speech: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  speech = await speakPcm(app, apiKey, 'Good morning everybody.');
});
afterAll(() => app?.close());

interface Aligned {
  characters: { text: string; start: number; end: number }[];
  words: { text: string; start: number; end: number; loss: number }[];
  loss: number;
}
const send = (file: Blob, text: string) =>
  app.fetch('/v1/forced-alignment', { apiKey, method: 'POST', body: formOf({ file, text }) });
const align = async (file: Blob, text: string): Promise<Aligned> => {
  const answer = await send(file, text);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(answer.headers.get('x-mynah-engine')).toBe('whisper');
  return (await answer.json()) as Aligned;
};

test('every character and word has its time; a text that is not said has a higher loss', async () => {
  const text = 'Good morning, everybody!';
  const file = wavOf(joinBytes(silence(2), speech));
  const { words, characters, loss } = await align(file, text);
  expect(words.map((word) => word.text)).toEqual(['Good', 'morning,', 'everybody!']);
  expect(characters.map((character) => character.text).join('')).toBe(text);
  expect(words[0]!.start).toBeGreaterThan(1.7);
  const last = 2 + speech.length / 32_000;
  for (const { start, end } of [...words, ...characters]) {
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(last + 0.3);
  }
  const other = await align(file, 'Seven green bottles');
  expect(other.loss).toBeGreaterThan(loss + 1);
});

test('a long recording in windows: each part of the text stands where it is said', async () => {
  const gap = silence(7);
  const file = wavOf(joinBytes(speech, gap, speech, gap, speech, gap, speech));
  const text = Array.from({ length: 4 }, () => 'Good morning everybody.').join('\n');
  const { words } = await align(file, text);
  expect(words).toHaveLength(12);
  const step = speech.length / 32_000 + 7;
  for (const turn of [0, 1, 2, 3]) {
    expect(words[3 * turn]!.start).toBeGreaterThan(turn * step - 0.6);
    expect(words[3 * turn + 2]!.end).toBeLessThan(turn * step + step - 6);
  }
});

test.each<[string, () => Blob, string, string]>([
  ['no text', () => wavOf(silence(1)), '  ', 'input_text_empty'],
  ['no sound', () => new File(['no sound'], 'a.mp3'), 'Hello', 'invalid_audio'],
  ['empty', () => new File([], 'a.mp3'), 'Hello', 'invalid_audio'],
])('refused: %s', async (_, file, text, status) => {
  const answer = await send(file(), text);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ detail: { status } });
});
