import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { joinBytes, plainWords, silence, speakPcm } from '../../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;
let speech: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  speech = await speakPcm(app, apiKey, 'Good morning everybody.');
});
afterAll(() => app?.close());

interface Message {
  message_type: string;
  text?: string;
  error?: string;
  language_code?: string;
  config?: Record<string, unknown>;
  words?: { text: string; start: number; end: number }[];
}

function connect(query: string, headers: Record<string, string> = { 'xi-api-key': apiKey }) {
  const url = `${app.url.replace('http', 'ws')}/v1/speech-to-text/realtime?model_id=scribe_v2_realtime${query}`;
  const socket = new WebSocket(url, { headers });
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as Message);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return {
    messages,
    closed,
    opened: new Promise((resolve) => socket.once('open', resolve)),
    close: () => socket.close(1000),
    send: (bytes: Uint8Array, more: object = {}) =>
      socket.send(
        JSON.stringify({
          message_type: 'input_audio_chunk',
          audio_base_64: Buffer.from(bytes).toString('base64'),
          ...more,
        }),
      ),
    next: (type: string) =>
      new Promise<Message>((resolve) => {
        const look = (): void => {
          const found = messages.find(({ message_type }) => message_type === type);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
const chunksOf = (bytes: Uint8Array, size = 6400): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

test('a commit by hand: partial, then committed, then with times', async () => {
  const socket = connect('&include_timestamps=true&include_language_detection=true');
  const { config } = await socket.next('session_started');
  expect(config).toMatchObject({
    audio_format: 'pcm_16000',
    vad_commit_strategy: false,
    sample_rate: 16_000,
  });
  for (const chunk of chunksOf(joinBytes(silence(1), speech))) socket.send(chunk);
  expect((await socket.next('partial_transcript')).text).toMatch(/good/i);
  socket.send(new Uint8Array(), { commit: true });
  const plain = await socket.next('committed_transcript');
  expect(plainWords(plain.text!)).toBe('good morning everybody');
  const timed = await socket.next('committed_transcript_with_timestamps');
  expect(timed).toMatchObject({ text: plain.text, language_code: 'en' });
  expect(timed.words![0]!.start).toBeGreaterThan(0.5);
  const order = socket.messages.map(({ message_type }) => message_type);
  expect(order.indexOf('committed_transcript')).toBe(
    order.indexOf('committed_transcript_with_timestamps') - 1,
  );
  socket.send(new Uint8Array(), { commit: true, previous_text: 'late' });
  expect((await socket.next('input_error')).error).toContain('previous_text');
  expect(await socket.closed).toBe(1008);
});

test('a pause commits by itself; µ-law; a token in place of a key, once', async () => {
  const made = await app.fetch('/v1/single-use-token/realtime_scribe', { apiKey, method: 'POST' });
  const { token } = (await made.json()) as { token: string };
  const socket = connect(`&commit_strategy=vad&vad_silence_threshold_secs=0.5&token=${token}`, {});
  await socket.next('session_started');
  for (const chunk of chunksOf(joinBytes(speech, silence(2)))) socket.send(chunk);
  expect(plainWords((await socket.next('committed_transcript')).text!)).toBe('good morning everybody');
  socket.close();
  const again = connect(`&token=${token}`, {});
  expect((await again.next('auth_error')).error).toContain('token');
  expect(await again.closed).toBe(1008);
});

test.each([
  ['&audio_format=mp3', 'invalid_request'],
  ['&vad_threshold=5', 'invalid_request'],
  ['&language_code=xx', 'invalid_request'],
  ['&filter_background_audio=true', 'invalid_request'],
  ['&entity_detection=blood_type', 'invalid_request'],
])('bad parameters are told on the open socket: %s', async (query, type) => {
  const socket = connect(query);
  expect((await socket.next(type)).error).toEqual(expect.any(String));
  expect(await socket.closed).toBe(1008);
});

test('what is no message ends the session with a word', async () => {
  const socket = connect('');
  await socket.next('session_started');
  socket.send(new Uint8Array(), { audio_base_64: '§§' });
  expect((await socket.next('input_error')).error).toContain('base64');
  expect(await socket.closed).toBe(1008);
});

test('the key may come with the first message; without one nothing is heard', async () => {
  const late = connect('', {});
  await late.opened;
  late.send(new Uint8Array(), { xi_api_key: apiKey });
  await late.next('session_started');
  late.close();
  const none = connect('', {});
  await none.opened;
  none.send(new Uint8Array());
  await none.next('auth_error');
});
