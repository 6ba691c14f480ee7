import { pcm } from '@mynah/audio';
import type { HistoryItem } from '@mynah/contract/history/history';
import { detectWatermark } from '@mynah/watermark';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { until } from '../../../../../test/until.ts';
import { watermarkKey } from '../../../../platform/watermark/index.ts';

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

interface ServerMessage {
  audio?: string | null;
  isFinal?: boolean | null;
  contextId?: string;
  alignment?: { chars: string[]; charStartTimesMs: number[]; charDurationsMs: number[] } | null;
  normalizedAlignment?: { chars: string[] } | null;
  historyItemId?: string;
  error?: string;
  message?: string;
  code?: number;
}

interface Conversation {
  send(message: object | string): void;
  /** Every message until the server closes. */
  closed: Promise<{ messages: ServerMessage[]; code: number }>;
  /** Resolves with the first message that fits. */
  next(fits: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  socket: WebSocket;
}

async function connect(
  path: 'stream-input' | 'multi-stream-input',
  { query = '', headers = { 'xi-api-key': apiKey } as Record<string, string>, voice = voiceId } = {},
): Promise<Conversation> {
  const url = `${app.url.replace('http', 'ws')}/v1/text-to-speech/${voice}/${path}?output_format=pcm_16000${query}`;
  const socket = new WebSocket(url, { headers });
  const messages: ServerMessage[] = [];
  const waiting: { fits: (message: ServerMessage) => boolean; take: (message: ServerMessage) => void }[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    messages.push(message);
    for (const { fits, take } of waiting) if (fits(message)) take(message);
  });
  const closed = new Promise<{ messages: ServerMessage[]; code: number }>((resolve) => {
    socket.on('close', (code) => resolve({ messages, code }));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    closed,
    next: (fits) =>
      new Promise((resolve) => {
        const found = messages.find(fits);
        if (found) resolve(found);
        waiting.push({ fits, take: resolve });
      }),
    socket,
  };
}

const spokenText = (messages: readonly ServerMessage[]): string =>
  messages.flatMap((message) => message.alignment?.chars ?? []).join('');

/** A dictionary in which a word is said otherwise; as messages name it. */
async function locatorsOf(find: string, alias: string): Promise<object> {
  const rules = [{ type: 'alias', string_to_replace: find, alias }];
  const json = { name: 'Names', rules };
  const made = await app.fetch('/v1/pronunciation-dictionaries/add-from-rules', { apiKey, json });
  const { id, version_id } = (await made.json()) as { id: string; version_id: string };
  return { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: id, version_id }] };
}

test('[PRN-001] both sockets follow pronunciation dictionaries, and refuse those that are not there', async () => {
  const locators = await locatorsOf('Mynah', 'my nah');
  const context = { context_id: 'a' };
  for (const [path, extra] of [
    ['stream-input', {}],
    ['multi-stream-input', context],
  ] as const) {
    const { send, closed } = await connect(path);
    send({ text: ' ', ...locators, ...extra });
    send({ text: 'Hello Mynah.', ...extra });
    send({ text: '', ...extra, close_socket: path === 'multi-stream-input' });
    const { messages } = await closed;
    expect(spokenText(messages).trim()).toBe('Hello Mynah.');
    const said = messages.flatMap(({ normalizedAlignment }) => normalizedAlignment?.chars ?? []).join('');
    expect(said.trim()).toBe('Hello my nah.');
  }
  const { send, closed } = await connect('stream-input');
  send({ text: ' ', pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'nothing' }] });
  send({ text: 'Hi. ', flush: true });
  expect((await closed).messages.at(-1)).toMatchObject({ error: 'pronunciation_dictionary_not_found' });
});

describe('stream-input', () => {
  test('speaks what was typed, ends with a final message and 1000, and keeps one history item', async () => {
    const { send, closed } = await connect('stream-input');
    send({ text: ' ', voice_settings: null, try_trigger_generation: true });
    send({ text: 'Hello there. ', flush: true });
    send({ text: 'And some more' });
    send({ text: '' });
    const { messages, code } = await closed;
    expect(code).toBe(1000);
    expect(messages.at(-1)).toMatchObject({ isFinal: true, audio: null });
    expect(spokenText(messages).trim()).toBe('Hello there. And some more');
    const bytes = messages.map((message) => Buffer.from(message.audio ?? '', 'base64').length);
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(16_000);
    const historyItemId = messages.at(-1)?.historyItemId;
    const item = (await (await app.fetch(`/v1/history/${historyItemId}`, { apiKey })).json()) as HistoryItem;
    expect(item.alignments?.alignment.characters.join('')).toBe(item.text);
    expect(item).toMatchObject({ text: 'Hello there. And some more', output_format: 'pcm_16000' });
  });

  test('what is said over several pieces carries the watermark of the server', async () => {
    const { send, closed } = await connect('stream-input');
    send({ text: 'The harbor was quiet that morning, ', flush: true });
    send({ text: 'and a single boat came in slowly with the tide.' });
    send({ text: '' });
    const { messages } = await closed;
    const sound = Buffer.concat(messages.map(({ audio }) => Buffer.from(audio ?? '', 'base64')));
    const key = watermarkKey(app.platform.keys);
    expect(detectWatermark(pcm.fromPcm16(sound), 16_000, key).found).toBe(true);
  });

  test('times are relative to the chunk and both spellings of the durations are there', async () => {
    const { send, closed } = await connect('stream-input');
    send({ text: 'First sentence here. ', flush: true });
    send({ text: 'Second sentence here. ', flush: true });
    send({ text: '' });
    const { messages } = await closed;
    const timed = messages.flatMap((message) => message.alignment ?? []);
    const later = timed.find((alignment) => alignment.chars.join('').includes('Second'))!;
    expect(later.charStartTimesMs[0]).toBeLessThan(1000);
    expect(later).toMatchObject({ charsDurationsMs: later.charDurationsMs });
    let [chunkStartMs, lastMs] = [0, 0];
    for (const { audio, alignment } of messages) {
      alignment?.charStartTimesMs.forEach((relativeMs, index) => {
        expect(chunkStartMs + relativeMs).toBeGreaterThanOrEqual(lastMs);
        lastMs = chunkStartMs + relativeMs + alignment.charDurationsMs[index]!;
      });
      chunkStartMs += Buffer.from(audio ?? '', 'base64').length / 32;
    }
    expect(lastMs).toBeLessThanOrEqual(chunkStartMs + 1);
  });

  test.each([['xi_api_key'], ['xi-api-key'], ['authorization']])(
    'takes the credential from %s of the first message',
    async (field) => {
      const { send, closed } = await connect('stream-input', { headers: {} });
      send({ text: ' ', [field]: apiKey });
      send({ text: 'Hi.' });
      send({ text: '' });
      expect((await closed).code).toBe(1000);
    },
  );

  test.each([
    ['no credential', {}, { text: ' ' }, 'needs_authorization'],
    ['a wrong key', {}, { text: ' ', xi_api_key: 'sk_wrong' }, 'invalid_api_key'],
  ])('%s is refused with 1008', async (_title, headers, message, error) => {
    const { send, closed } = await connect('stream-input', { headers });
    send(message);
    const { messages, code } = await closed;
    expect(messages).toMatchObject([{ error, code: 1008, message: expect.any(String) }]);
    expect(code).toBe(1008);
  });

  describe('a single-use token in the address', () => {
    const makeToken = async (type = 'tts_websocket'): Promise<string> => {
      const answer = await app.fetch(`/v1/single-use-token/${type}`, { apiKey, method: 'POST' });
      return ((await answer.json()) as { token: string }).token;
    };
    const open = (token: string, path: 'stream-input' | 'multi-stream-input' = 'stream-input') =>
      connect(path, { headers: {}, query: `&single_use_token=${token}` });
    const isRefused = async ({ closed }: Conversation): Promise<void> => {
      expect(await closed).toMatchObject({
        messages: [{ error: 'invalid_single_use_token', code: 1008, message: expect.any(String) }],
        code: 1008,
      });
    };

    test.each(['stream-input', 'multi-stream-input'] as const)('authorizes on %s, once', async (path) => {
      const token = await makeToken();
      const { send, closed } = await open(token, path);
      send({ text: 'Hi there. ' });
      send(path === 'stream-input' ? { text: '' } : { close_socket: true });
      const { messages, code } = await closed;
      expect([code, spokenText(messages).trim()]).toEqual([1000, 'Hi there.']);
      await isRefused(await open(token, path));
    });

    test('is refused at the opening when expired, unknown or of another type', async () => {
      const [late, other] = [await makeToken(), await makeToken('realtime_scribe')];
      await isRefused(await open(other));
      await isRefused(await open('sutkn_nothing'));
      await isRefused(await open(apiKey));
      app.clock.advance(15 * 60_000);
      await isRefused(await open(late));
    });
  });

  test.each([
    ['no JSON', 'oops', 'invalid_request'],
    ['a wrong type', { text: 5 }, 'invalid_request'],
    ['settings out of bounds', { text: 'Hi ', voice_settings: { speed: 9 } }, 'invalid_request'],
  ])('%s is refused with 1008', async (_title, message, error) => {
    const { send, closed } = await connect('stream-input');
    send(message);
    const { messages, code } = await closed;
    expect([messages.at(-1)?.error, code]).toEqual([error, 1008]);
  });

  test('an unknown voice is told by name', async () => {
    const { send, closed } = await connect('stream-input', { voice: 'nobody' });
    send({ text: ' ' });
    expect((await closed).messages).toMatchObject([{ error: 'voice_not_found', code: 1008 }]);
  });

  test('a client that says nothing is left after its timeout', async () => {
    const { send, closed, socket } = await connect('stream-input', { query: '&inactivity_timeout=1' });
    send({ text: ' ' });
    await until(() => {
      app.clock.advance(1_000);
      expect(socket.readyState).toBe(WebSocket.CLOSED);
    });
    const { messages, code } = await closed;
    expect([messages.at(-1)?.error, code]).toEqual(['input_timeout_exceeded', 1008]);
  });

  test('a client that leaves frees the engine', async () => {
    const { send, socket, next } = await connect('stream-input');
    send({ text: 'This is a long text that goes on. '.repeat(40), flush: true });
    await next((message) => Boolean(message.audio));
    socket.terminate();
    const answer = await app.fetch(`/v1/text-to-speech/${voiceId}`, { apiKey, json: { text: 'Free?' } });
    expect(answer.status).toBe(200);
  });
});

describe('multi-stream-input', () => {
  test('speaks in contexts, ends each once, and closes with 1000', async () => {
    const { send, closed } = await connect('multi-stream-input');
    send({ text: 'First context. ', context_id: 'a', flush: true });
    send({ text: 'Second context. ', context_id: 'b' });
    send({ context_id: 'a', close_context: true });
    send({ close_socket: true });
    const { messages, code } = await closed;
    expect(code).toBe(1000);
    const of = (contextId: string) => messages.filter((message) => message.contextId === contextId);
    expect(spokenText(of('a')).trim()).toBe('First context.');
    expect(spokenText(of('b')).trim()).toBe('Second context.');
    expect(
      messages
        .filter((message) => message.isFinal)
        .map((message) => message.contextId)
        .sort(),
    ).toEqual(['a', 'b']);
  });

  test('a fault of one context leaves the others alone', async () => {
    const { send, closed, next } = await connect('multi-stream-input');
    send({ text: 'Good text. ', context_id: 'good' });
    send({ text: 7, context_id: 'bad' });
    expect(await next((message) => message.contextId === 'bad')).toMatchObject({ error: 'invalid_request' });
    send({ close_socket: true });
    const { messages, code } = await closed;
    expect(code).toBe(1000);
    expect(spokenText(messages).trim()).toBe('Good text.');
  });

  test('an idle context ends alone', async () => {
    const { send, next, socket } = await connect('multi-stream-input', { query: '&inactivity_timeout=1' });
    send({ text: 'Wait ', context_id: 'a' });
    const heard: ServerMessage[] = [];
    const ended = next((message) => message.contextId === 'a').then((message) => void heard.push(message));
    // what is refused is answered in its turn: by then, all that went before is known
    for (let turn = 0; heard.length === 0; turn++) {
      send({ text: 7, context_id: `refused ${turn}` });
      await next((message) => message.contextId === `refused ${turn}`);
      if (heard.length === 0) app.clock.advance(1_000);
    }
    await ended;
    expect(heard[0]).toMatchObject({
      error: 'input_timeout_exceeded',
    });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });
});
