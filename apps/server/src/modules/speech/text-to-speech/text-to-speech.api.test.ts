import { files, pcm } from '@mynah/audio';
import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { detectWatermark } from '@mynah/watermark';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { watermarkKey } from '../../../platform/watermark/index.ts';

let app: TestApp;
let apiKey: string;
let workspaceId: string;
let voiceId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey, workspaceId } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices[0]!.voice_id;
});
afterAll(() => app?.close());

const text = 'Hello there. This is the second sentence, and it costs $5!';
const longText = 'This sentence is one of many that follow each other. '.repeat(30);
const speak = (path: string, json: object, init: RequestInit = {}) =>
  app.fetch(`/v1/text-to-speech/${voiceId}${path}`, { apiKey, json, ...init });

interface Item {
  text: string;
  duration_ms: number;
  settings: Record<string, unknown>;
  request_id: string;
  alignments: { alignment: CharacterAlignment; normalized_alignment: CharacterAlignment };
  character_count_change_from: number;
  character_count_change_to: number;
}
const getItem = async (id: string | null): Promise<Item> =>
  (await (await app.fetch(`/v1/history/${id}`, { apiKey })).json()) as Item;
const itemOf = (answer: Response): Promise<Item> => getItem(answer.headers.get('history-item-id'));
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

const usage = async () => {
  const { rows } = await app.platform.db.execute<{ used: number; reserved: number }>(
    sql`select used, reserved from credit_accounts where workspace_id = ${workspaceId}`,
  );
  return rows[0]!;
};
const countItems = async () =>
  Number((await app.platform.db.execute(sql`select count(*) from history_items`)).rows[0]?.count);

/** One entry a character, never going back, from the start of the sound to its end. */
function expectTimes(timed: CharacterAlignment, durationMs: number): void {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = timed;
  expect([starts.length, ends.length]).toEqual([characters.length, characters.length]);
  const times = starts.flatMap((start, index) => [start, ends[index]!]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(ends.at(-1)).toBeCloseTo(durationMs / 1000, 2);
}

describe('convert', () => {
  test('[SPE-001] a text comes back as a whole mp3, with its figures in headers', async () => {
    const before = await usage().catch(() => ({ used: 0 }));
    const answer = await speak('', { text });
    expect(answer.status).toBe(200);
    const bytes = await bytesOf(answer);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('character-cost')).toBe(String(text.length));
    expect(answer.headers.get('x-mynah-engine')).toBe('espeak');
    expect(answer.headers.get('current-concurrent-requests')).toBe('1');
    expect(Number(answer.headers.get('tts-latency-ms'))).toBeGreaterThanOrEqual(0);
    const item = await itemOf(answer);
    expect(item.request_id).toBe(answer.headers.get('request-id'));
    expect(item.duration_ms).toBeGreaterThan(2000);
    expect(files.measureMp3(bytes).durationSeconds).toBeCloseTo(item.duration_ms / 1000, 3);
    expect(item.character_count_change_to - item.character_count_change_from).toBe(text.length);
    expect(await usage()).toEqual({ used: (before?.used ?? 0) + text.length, reserved: 0 });
  });

  test.each([
    ['pcm_16000', 'audio/pcm', 32],
    ['ulaw_8000', 'audio/basic', 8],
    ['wav_24000', 'audio/wav', 48],
  ])('%s has the length of the sound', async (format, contentType, bytesPerMs) => {
    const answer = await speak(`?output_format=${format}`, { text: 'One short sentence.' });
    expect(answer.headers.get('content-type')).toBe(contentType);
    const bytes = await bytesOf(answer);
    const { duration_ms } = await itemOf(answer);
    const headerBytes = format.startsWith('wav') ? 44 : 0;
    expect(Math.abs(bytes.length - headerBytes - duration_ms * bytesPerMs)).toBeLessThan(bytesPerMs);
  });

  test('flash and turbo cost half', async () => {
    const answer = await speak('', { text: 'Seven!!', model_id: 'eleven_flash_v2_5' });
    expect(answer.headers.get('character-cost')).toBe('4');
  });

  test('[SPE-028] settings of the request count over stored ones, and stand in the history', async () => {
    await app.fetch(`/v1/voices/${voiceId}/settings/edit`, { apiKey, json: { stability: 0.3, speed: 0.9 } });
    const answer = await speak('', { text: 'Slowly.', voice_settings: { speed: 1.1, style: null } });
    expect((await itemOf(answer)).settings).toEqual({
      stability: 0.3,
      similarity_boost: 0.75,
      style: 0,
      use_speaker_boost: true,
      speed: 1.1,
    });
    await app.fetch(`/v1/voices/${voiceId}/settings/edit`, { apiKey, json: {} });
  });

  test('[SPE-028] every setting of the request stands in the history', async () => {
    const voice_settings = {
      ...{ speed: 0.9, stability: 0.3, similarity_boost: 0.6 },
      ...{ style: 0.2, use_speaker_boost: false },
    };
    expect((await itemOf(await speak('', { text: 'Softly.', voice_settings }))).settings).toEqual(
      voice_settings,
    );
  });

  test('a slower voice takes longer', async () => {
    const durations = [];
    for (const speed of [0.7, 1.2]) {
      const answer = await speak('', { text: 'A sentence to be timed well.', voice_settings: { speed } });
      durations.push((await itemOf(answer)).duration_ms);
    }
    expect(durations[0]! / durations[1]!).toBeGreaterThan(1.3);
  });

  test('what cannot be done as asked is told', async () => {
    const answer = await speak('', {
      text: 'Warn me.',
      language_code: 'xx',
      voice_settings: { similarity_boost: 0.9 },
    });
    expect(answer.headers.get('x-mynah-warnings')?.split(', ')).toEqual(
      expect.arrayContaining(['language_code_ignored', 'setting_ignored_similarity']),
    );
  });

  test('a pause of the markup is heard', async () => {
    const spoken = await itemOf(await speak('', { text: 'One. Two.' }));
    const paused = await itemOf(await speak('', { text: 'One. <break time="2s" /> Two.' }));
    expect(paused.duration_ms - spoken.duration_ms).toBeGreaterThan(1500);
    expectTimes(paused.alignments.alignment, paused.duration_ms);
  });
});

describe('the same again', () => {
  const json = { text: 'Say this the same way.', seed: 7 };

  test('the same seed gives the same bytes, for nothing, with a history item of its own', async () => {
    const first = await speak('', json);
    const again = await speak('', json);
    expect(await bytesOf(again)).toEqual(await bytesOf(first));
    expect(again.headers.get('character-cost')).toBe('0');
    expect(again.headers.get('history-item-id')).not.toBe(first.headers.get('history-item-id'));
    const [one, two] = [await itemOf(first), await itemOf(again)];
    expect(two.alignments).toEqual(one.alignments);
    expect(two.character_count_change_to).toBe(two.character_count_change_from);
  });

  test('another format, voice setting or text is made anew', async () => {
    await (await speak('', json)).arrayBuffer();
    const others = [
      await speak('?output_format=mp3_44100_64', json),
      await speak('', { ...json, voice_settings: { speed: 1.1 } }),
      await speak('', { ...json, text: 'Say this in the same way.' }),
    ];
    for (const other of others) expect(Number(other.headers.get('character-cost'))).toBeGreaterThan(0);
  });

  test('without a seed it is made anew', async () => {
    await (await speak('', { text: 'No seed.' })).arrayBuffer();
    expect((await speak('', { text: 'No seed.' })).headers.get('character-cost')).toBe('8');
  });

  test('enable_logging=false keeps nothing but is charged', async () => {
    const [items, { used }] = [await countItems(), await usage()];
    const answer = await speak('?enable_logging=false', { ...json, text: 'Keep nothing.' });
    expect((await bytesOf(answer)).length).toBeGreaterThan(1000);
    expect(answer.headers.get('history-item-id')).toBeNull();
    expect(await countItems()).toBe(items);
    expect((await usage()).used).toBe(used + 'Keep nothing.'.length);
    const again = await speak('?enable_logging=false', { ...json, text: 'Keep nothing.' });
    expect(again.headers.get('character-cost')).toBe(String('Keep nothing.'.length));
  });
});

describe('stream', () => {
  test('sound arrives before the last sentence is spoken', async () => {
    const answer = await speak('/stream', { text: longText });
    const reader = answer.body!.getReader();
    const first = await reader.read();
    expect(first.value!.length).toBeGreaterThan(0);
    // the history item is written at the end of the synthesis
    expect((await app.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { apiKey })).status).toBe(
      404,
    );
    while (!(await reader.read()).done);
    expect((await itemOf(answer)).text).toBe(longText);
  });

  test('[SPE-019] [SPE-022] [SPE-023] chunks carry the time of every character, in order, to the end of the sound', async () => {
    const answer = await speak('/stream/with-timestamps', { text });
    const lines = (await answer.text()).split('\n\n');
    // each one, the last too, is followed by two newlines
    expect(lines.pop()).toBe('');
    const chunks = lines.map(
      (line) => JSON.parse(line) as { alignment: CharacterAlignment | null; audio_base64: string },
    );
    expect(chunks.flatMap((chunk) => chunk.alignment?.characters ?? []).join('')).toBe(text);
    expect(chunks.every((chunk) => chunk.audio_base64.length > 0)).toBe(true);
    const item = await itemOf(answer);
    const { alignment, normalized_alignment } = item.alignments;
    expect(alignment.characters.join('')).toBe(text);
    expect(normalized_alignment.characters.join('')).toBe(text.replace('$5', 'five dollars'));
    for (const timed of [alignment, normalized_alignment]) expectTimes(timed, item.duration_ms);
  });

  test('[SPE-018] with-timestamps answers one object that agrees with the stream', async () => {
    const answer = await speak('/with-timestamps', { text });
    const { audio_base64, alignment } = (await answer.json()) as {
      audio_base64: string;
      alignment: CharacterAlignment;
    };
    const { durationSeconds } = files.measureMp3(Buffer.from(audio_base64, 'base64'));
    expect(alignment.characters.join('')).toBe(text);
    expectTimes(alignment, durationSeconds * 1000);
  });

  test('a reader who leaves pays for what was sent, keeps no item, and frees the engine', async () => {
    const [items, { used }] = [await countItems(), await usage()];
    const leaving = new AbortController();
    const answer = await speak('/stream', { text: longText }, { signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();
    const next = await speak('', { text: 'Next.' });
    expect(next.status).toBe(200);
    // nothing of the first waits for the engine any more
    expect(app.speech.waiting).toBe(0);
    const after = await usage();
    const charged = after.used - used - 'Next.'.length;
    expect(charged).toBeGreaterThan(0);
    expect(charged).toBeLessThan(longText.length);
    expect(after.reserved).toBe(0);
    expect(await countItems()).toBe(items + 1);
  });

  test('previous_request_ids are looked up in the history', async () => {
    const first = await speak('', { text: 'First part.' });
    await first.arrayBuffer();
    const answer = await speak('', {
      text: 'Second part.',
      previous_request_ids: [first.headers.get('request-id')],
      next_text: 'Third part.',
    });
    expect(answer.status).toBe(200);
  });
});

test('the watermark of the server is in its speech, unless the operator does not want it', async () => {
  const { config, keys } = app.platform;
  const json = { text: longText.slice(0, 200), seed: 3 };
  const answer = async () => bytesOf(await speak('?output_format=pcm_16000', json));
  const found = (bytes: Uint8Array, key = watermarkKey(keys)) =>
    detectWatermark(pcm.fromPcm16(bytes), 16_000, key).found;
  const marked = await answer();
  expect(found(marked)).toBe(true);
  expect(found(marked, new Uint8Array(32))).toBe(false);
  Object.assign(config, { watermark: false });
  try {
    // what is kept of the marked sound is not given to a request that wants none
    const plain = await answer();
    expect(found(plain)).toBe(false);
    expect(plain).toHaveLength(marked.length);
  } finally {
    Object.assign(config, { watermark: true });
  }
});

test('fifty at once all end well, each with its own sound', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const answer = await speak('/stream', { text: `This is request number ${index}.` });
      return {
        status: answer.status,
        size: (await answer.arrayBuffer()).byteLength,
        item: await itemOf(answer),
      };
    }),
  );
  expect(answers.every(({ status, size }) => status === 200 && size > 5000)).toBe(true);
  expect(new Set(answers.map(({ item }) => item.text)).size).toBe(50);
  expect((await usage()).reserved).toBe(0);
});
