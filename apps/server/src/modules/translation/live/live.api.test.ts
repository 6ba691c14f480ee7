import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { rest, wordsOf } from '../../dubbing/test/dubbed.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app?.close());

interface Message {
  message_type: string;
  text: string;
  error: string;
  data: string;
  sample_rate: number;
  segment_id: string;
  start_s: number;
  end_s: number;
  session_id: string;
  client_session_id: string;
  status: string;
}

interface Connection {
  path?: string;
  query?: string;
  headers?: Record<string, string>;
}

function connect({ path = '/v1/dubbing/live', query = 'target_language=pt', headers }: Connection = {}) {
  const bearer = { authorization: `Bearer ${owner.accessToken}` };
  const url = `${app.url.replace('http', 'ws')}${path}?${query}`;
  const socket = new WebSocket(url, { headers: headers ?? bearer });
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  return {
    messages,
    closed,
    socket,
    opened: new Promise((resolve) => socket.once('open', resolve)),
    send,
    say: (bytes: Uint8Array, more: object = {}) => {
      for (let at = 0; at < bytes.length; at += 6400)
        send({
          message_type: 'input_audio_chunk',
          audio_base_64: Buffer.from(bytes.subarray(at, at + 6400)).toString('base64'),
          ...more,
        });
    },
    end: () => send({ message_type: 'end_of_stream' }),
    types: () => messages.map(({ message_type }) => message_type),
    next: (type: string) =>
      until(() => {
        const found = messages.find(({ message_type }) => message_type === type);
        if (!found)
          throw new Error(`no ${type} among ${messages.map((each) => JSON.stringify(each).slice(0, 200))}`);
        return found;
      }),
  };
}

async function credits(): Promise<{ used: number; reserved: number }> {
  const { workspaceId } = owner.actor;
  const { rows } = await app.platform.db.execute<{ used: number; reserved: number }>(
    sql`select used, reserved from credit_accounts where workspace_id = ${workspaceId}`,
  );
  return rows[0] ?? { used: 0, reserved: 0 };
}

const soundOf = (messages: readonly Message[]): number =>
  messages
    .filter(({ message_type }) => message_type === 'audio')
    .reduce((sum, { data }) => sum + Buffer.from(data, 'base64').length, 0);

test('live dubbing: each stretch is heard, translated and spoken while the next one is said; charged once, by the second', async () => {
  const live = connect({
    query: 'source_language=en&target_language=pt&output_format=pcm_16000&client_session_id=mine',
  });
  expect(await live.next('session_started')).toMatchObject({
    client_session_id: 'mine',
    session_id: expect.any(String),
  });
  expect((await live.next('status')).status).toBe('started');
  live.say(wordsOf(210, 4));
  live.say(rest(1));
  // the client says no more before it has heard the first stretch: it is not behind by more than that one
  const first = await live.next('audio');
  expect(first.sample_rate).toBe(16_000);
  const before = await credits();
  expect([before.used, before.reserved]).toEqual([0, 2000]);
  live.say(wordsOf(210, 2));
  live.end();
  expect(await live.closed).toBe(1000);
  const of = (type: string) => live.messages.filter(({ message_type }) => message_type === type);
  const [one, two] = of('committed_transcript');
  expect([one?.segment_id, two?.segment_id]).toEqual(['segment_0', 'segment_1']);
  expect(two!.start_s).toBeGreaterThan(one!.end_s);
  expect(of('translation').map(({ text }) => text)).toEqual([`[pt] ${one!.text}`, `[pt] ${two!.text}`]);
  // both sides of 16 bits: more than a second of sound
  expect(soundOf(live.messages)).toBeGreaterThan(64_000);
  expect(soundOf(live.messages) % 4).toBe(0);
  const types = live.types();
  expect(types.indexOf('audio')).toBeLessThan(types.lastIndexOf('committed_transcript'));
  expect(live.messages.at(-1)).toMatchObject({ message_type: 'status', status: 'stopped' });
  // 4 s of sound at 2,000 credits a minute
  expect(await credits()).toMatchObject({ used: 134, reserved: 0 });
});

test('realtime translation has words of its own; the language is heard, and what needs no translation is said as it is', async () => {
  const live = connect({
    path: '/v1/translation/realtime',
    query: 'target_language=en&eagerness=high&output_format=ulaw_8000',
    headers: {},
  });
  await live.opened;
  live.say(wordsOf(210, 3), { authorization: `Bearer ${owner.accessToken}` });
  live.end();
  expect(await live.closed).toBe(1000);
  const final = await live.next('final_transcript');
  expect((await live.next('translation')).text).toBe(final.text);
  expect((await live.next('audio')).sample_rate).toBe(8000);
});

test('speech without a pause is not kept waiting for one', async () => {
  const live = connect({ query: 'source_language=en&target_language=pt&eagerness=high' });
  await live.next('session_started');
  // words of 0.4 s with 0.1 s between: nothing that ends what is said
  live.say(wordsOf(210, 16));
  await live.next('audio');
  live.socket.close();
  await live.closed;
  await until(async () => expect((await credits()).reserved).toBe(0));
  expect((await credits()).used).toBeGreaterThan(0);
});

test.each([
  ['target_language=pt&input_format=mp3', 'invalid_request'],
  ['', 'invalid_request'],
  ['target_language=auto', 'invalid_request'],
  ['source_language=en&target_language=ta', 'invalid_request'],
  ['source_language=eng&target_language=en-GB', 'invalid_request'],
  ['source_language=en&target_language=pt&voice_id=nobody', 'invalid_request'],
])('refuses %s before anything is held', async (query, type) => {
  const live = connect({ query });
  expect((await live.next(type)).error).toEqual(expect.any(String));
  expect(await live.closed).toBe(1008);
  expect(await credits()).toMatchObject({ used: 0, reserved: 0 });
});

test('the other socket has no word for a bad request', async () => {
  const live = connect({ path: '/v1/translation/realtime', query: 'source_language=en&target_language=ta' });
  expect((await live.next('input_error')).error).toContain('Tamil');
  expect(await live.closed).toBe(1008);
});

test('strangers, foreign words and broken sound end a session with a word', async () => {
  for (const credential of [{}, { xi_api_key: 'sk_nobody' }]) {
    const stranger = connect({ headers: {} });
    await stranger.opened;
    stranger.say(wordsOf(210, 1).subarray(0, 6400), credential);
    expect((await stranger.next('auth_error')).error).toEqual(expect.any(String));
    expect(await stranger.closed).toBe(1008);
  }
  for (const message of [
    { message_type: 'commit' },
    { message_type: 'input_audio_chunk', audio_base_64: '§' },
  ]) {
    const live = connect();
    await live.next('session_started');
    live.send(message);
    expect((await live.next('input_error')).error).toEqual(expect.any(String));
    expect(await live.closed).toBe(1008);
    await until(async () => expect((await credits()).reserved).toBe(0));
  }
});

test('who cannot pay for a minute is told so before anything is heard', async () => {
  const { key } = await createApiKey(app.platform, owner.actor, { name: 'poor', characterLimit: 5 });
  const headers = { 'xi-api-key': key };
  const live = connect({ path: '/v1/translation/realtime', headers });
  expect((await live.next('quota_exceeded')).error).toEqual(expect.any(String));
  expect(await live.closed).toBe(1008);
  // which live dubbing has no word for
  const other = connect({ headers });
  expect((await other.next('error')).error).toEqual(expect.any(String));
  expect(await credits()).toMatchObject({ used: 0, reserved: 0 });
});
