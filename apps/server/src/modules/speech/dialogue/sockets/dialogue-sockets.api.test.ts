import type { HistoryItem } from '@mynah/contract/history/history';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;
let [anna, bram]: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  [anna, bram] = voices.map((voice) => voice.voice_id);
});
afterAll(() => app?.close());

interface ServerMessage {
  audio?: string;
  alignment?: { chars: string[]; char_start_times_ms: number[]; char_durations_ms: number[] } | null;
  is_final_audio_for_turn?: boolean;
  is_final?: boolean;
  context_id?: string;
  history_item_id?: string;
  warnings?: string[];
  error?: string;
}

/** Sends all at once; resolves with what came until the server closed. */
async function converse(
  path: string,
  messages: object[],
  headers: Record<string, string> = { 'xi-api-key': apiKey },
): Promise<{ messages: ServerMessage[]; code: number }> {
  const url = `${app.url.replace('http', 'ws')}/v1/text-to-dialogue/${path}`;
  const socket = new WebSocket(url, { headers });
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage));
  socket.once('open', () => {
    for (const message of messages) socket.send(JSON.stringify(message));
  });
  const code = await new Promise<number>((resolve) => socket.once('close', resolve));
  return { messages: heard, code };
}

const single = 'stream-input?output_format=pcm_16000&sync_alignment=true';
const multi = 'multi-stream-input?output_format=pcm_16000&sync_alignment=true';
const say = (voice_id: string | undefined, text: string, extra: object = {}) => ({
  voice_id,
  text,
  ...extra,
});
const written = (messages: readonly ServerMessage[]) =>
  messages.flatMap(({ alignment }) => alignment?.chars ?? []).join('');

describe('stream-input', () => {
  test('turns come back as one sound, each with its end, and as one item with its lines', async () => {
    const { messages, code } = await converse(single, [
      { voices: [anna, bram], voice_settings: { stability: 0.4, clone_strength: 0.5 } },
      { inputs: [say(anna, 'Are you '), say(anna, 'there?')] },
      { inputs: [say(bram, '[whispers] I am.')] },
      { keep_alive: true },
      { inputs: [say(bram, 'Right here.', { new_turn: true })], close_socket: true },
    ]);
    expect(code).toBe(1000);
    expect(written(messages)).toBe('Are you there?[whispers] I am.Right here.');
    expect(messages.filter((message) => message.is_final_audio_for_turn).length).toBe(3);
    expect(
      messages.every(
        ({ alignment }) => !alignment || alignment.chars.length === alignment.char_durations_ms.length,
      ),
    ).toBe(true);
    const last = messages.at(-1)!;
    expect(last.is_final).toBe(true);
    expect(JSON.stringify(last.warnings ?? [])).not.toContain('audio_tags');
    const item = (await (
      await app.fetch(`/v1/history/${last.history_item_id}`, { apiKey })
    ).json()) as HistoryItem;
    expect(item.dialogue?.map(({ text }) => text)).toEqual([
      'Are you there?',
      '[whispers] I am.',
      'Right here.',
    ]);
    const bytes = messages.reduce((sum, { audio }) => sum + Buffer.from(audio ?? '', 'base64').length, 0);
    expect(Math.abs(bytes / 32 - item.duration_ms!)).toBeLessThan(20);
    expect(item.character_count_change_to - item.character_count_change_from).toBe(written(messages).length);
  });

  test('a voice that was not named, a broken message and a stranger end the socket', async () => {
    const stranger = await converse(single, [{ voices: [anna] }, { inputs: [say(bram, 'Hi.')] }]);
    expect([stranger.code, stranger.messages.at(-1)?.error]).toEqual([1008, 'invalid_request']);
    const broken = await converse(single, [{ inputs: 'Hi' }]);
    expect([broken.code, broken.messages.at(-1)?.error]).toEqual([1008, 'invalid_request']);
    const nobody = await converse(single, [{ inputs: [say(anna, 'Hi.')] }], {});
    expect(nobody.code).toBe(1008);
    const unknown = await converse(single, [{ inputs: [say('nobody', 'Hi.')], flush: true }]);
    expect(unknown.messages.at(-1)?.error).toBe('voice_not_found');
  });

  test('the key may stand in the first message', async () => {
    const { code, messages } = await converse(
      single,
      [{ xi_api_key: apiKey, inputs: [say(anna, 'Let me in.')], close_socket: true }],
      {},
    );
    expect([code, written(messages)]).toEqual([1000, 'Let me in.']);
  });
});

describe('multi-stream-input', () => {
  test('dialogues run side by side, and each says its own end', async () => {
    const { messages, code } = await converse(multi, [
      { context_id: 'a', voices: [anna, bram], inputs: [say(anna, 'One?'), say(bram, 'Two.')], flush: true },
      { context_id: 'b', inputs: [say(bram, 'Elsewhere.')] },
      { context_id: 'a', close_context: true },
      { close_socket: true },
    ]);
    expect(code).toBe(1000);
    const of = (id: string) => messages.filter((message) => message.context_id === id);
    expect([written(of('a')), written(of('b'))]).toEqual(['One?Two.', 'Elsewhere.']);
    expect(of('a').filter((message) => message.is_final).length).toBe(1);
    expect(of('b').at(-1)?.is_final).toBe(true);
  });

  test('a fault of one context leaves the others alone', async () => {
    const { messages, code } = await converse(multi, [
      { context_id: 'good', inputs: [say(anna, 'All is well.')] },
      { context_id: 'bad', inputs: [say('nobody', 'Hi.')], flush: true },
      { close_socket: true },
    ]);
    expect(code).toBe(1000);
    expect(messages.find((message) => message.context_id === 'bad')?.error).toBe('voice_not_found');
    expect(written(messages)).toBe('All is well.');
  });
});
