import { files, pcm } from '@mynah/audio';
import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
});
afterAll(() => app?.close());

/** Written conversations unless it says otherwise: these tests are about the line. */
async function makeAgent(config: object = {}, platformSettings: object = {}): Promise<string> {
  const answer = await app.fetch('/v1/convai/agents/create', {
    apiKey,
    json: {
      name: 'Reception',
      conversation_config: {
        agent: { first_message: 'Hello, this is the reception.', language: 'en' },
        conversation: { text_only: true },
        ...config,
      },
      platform_settings: platformSettings,
    },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { agent_id: string }).agent_id;
}

interface Client {
  socket: WebSocket;
  events: ServerEvent[];
  send(message: object | string): void;
  closed: Promise<{ code: number; reason: string }>;
  next<Type extends ServerEvent['type']>(type: Type): Promise<Extract<ServerEvent, { type: Type }>>;
}

const address = (path: string): string =>
  path.startsWith('ws') ? path : `${app.url.replace('http', 'ws')}${path}`;

async function connect(
  path: string,
  { headers = {}, protocols = [] as string[], begins = true as boolean | object } = {},
): Promise<Client> {
  const socket = new WebSocket(address(path), protocols, { headers });
  const events: ServerEvent[] = [];
  socket.on('message', (data) => events.push(JSON.parse(String(data)) as ServerEvent));
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const more = typeof begins === 'object' ? begins : {};
  if (begins) send({ type: 'conversation_initiation_client_data', ...more });
  return {
    socket,
    events,
    send,
    closed,
    next: (type) =>
      until(() => {
        const found = events.find((event) => event.type === type);
        expect(found).toBeDefined();
        return found as never;
      }),
  };
}

/** 440 Hz. */
function wavOfTone(sampleRateHz: number, seconds = 1): Uint8Array {
  const samples = Float32Array.from(
    { length: sampleRateHz * seconds },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / sampleRateHz),
  );
  const bytes = pcm.toPcm16(samples);
  return Buffer.concat([files.wavHeader(sampleRateHz, bytes.length), bytes]);
}

const at = (agentId: string, more = ''): string => `/v1/convai/conversation?agent_id=${agentId}${more}`;

async function sign(agentId: string, more = '') {
  const answer = await app.fetch(`/v1/convai/conversation/get-signed-url?agent_id=${agentId}${more}`, {
    apiKey,
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { signed_url: string; conversation_id?: string }),
  };
}

/** This server’s own address is another one in tests. */
const hereOf = (signed: string): string => signed.replace(/^wss?:\/\/[^/]+/, app.url.replace('http', 'ws'));

const conversationOf = async (client: Client): Promise<string> =>
  (await client.next('conversation_initiation_metadata')).conversation_initiation_metadata_event
    .conversation_id;

async function read(conversationId: string) {
  const answer = await app.fetch(`/v1/convai/conversations/${conversationId}`, { apiKey });
  return (await answer.json()) as {
    status: string;
    transcript: { role: string; message: string }[];
    metadata: { termination_reason: string; cost: number; authorization_method: string };
  };
}

describe('who may talk to an agent', () => {
  test('anybody where it asks for no authorization; the metadata come first, the first message after', async () => {
    const agentId = await makeAgent();
    const client = await connect(at(agentId, '&source=js_sdk&version=1.25.0'), {
      protocols: ['convai', 'bearer.x'],
    });
    expect(client.socket.protocol).toBe('convai');
    client.socket.close();
    const plain = await connect(at(agentId, '&source=js_sdk&version=1.25.0'), { protocols: ['convai'] });
    const { agent_response_event: response } = await plain.next('agent_response');
    expect(response.agent_response).toBe('Hello, this is the reception.');
    expect(plain.events[0]?.type).toBe('conversation_initiation_metadata');
    plain.socket.close(1000);
    const conversationId = await conversationOf(plain);
    await until(async () =>
      expect(await read(conversationId)).toMatchObject({
        status: 'done',
        transcript: [{ role: 'agent', message: 'Hello, this is the reception.' }],
        metadata: { termination_reason: 'Client disconnected', cost: 20, authorization_method: 'public' },
      }),
    );
  });

  test('only members and the invited where it does', async () => {
    const agentId = await makeAgent({}, { auth: { enable_auth: true } });
    const stranger = await connect(at(agentId));
    expect((await stranger.closed).code).toBe(1008);
    const keyed = await connect(at(agentId), { headers: { 'xi-api-key': apiKey } });
    await keyed.next('agent_response');
    keyed.socket.close();
    const inProtocol = await connect(at(agentId), { protocols: ['convai', `bearer.${apiKey}`] });
    await inProtocol.next('agent_response');
    inProtocol.socket.close();
    const invited = await connect(hereOf((await sign(agentId)).signed_url));
    await invited.next('agent_response');
    invited.socket.close();
  });

  test('a signed address is good for its agent, for a quarter of an hour, and once where it names the conversation', async () => {
    const agentId = await makeAgent({}, { auth: { enable_auth: true } });
    const other = await makeAgent({}, { auth: { enable_auth: true } });
    const { signed_url: signed } = await sign(agentId);
    expect(signed).toMatch(/^wss?:\/\/.*conversation_signature=/);
    const elsewhere = await connect(hereOf(signed).replace(agentId, other));
    expect((await elsewhere.closed).code).toBe(1008);
    const named = await sign(agentId, '&include_conversation_id=true');
    const first = await connect(hereOf(named.signed_url));
    expect(await conversationOf(first)).toBe(named.conversation_id);
    const second = await connect(hereOf(named.signed_url));
    expect((await second.closed).code).toBe(1008);
    first.socket.close();
    app.clock.advance(16 * 60_000);
    const late = await connect(hereOf(signed));
    expect(await late.closed).toMatchObject({ code: 1008, reason: expect.stringContaining('expired') });
  });

  test('both spellings of the call sign, and only for members', async () => {
    const agentId = await makeAgent();
    const old = await app.fetch(`/v1/convai/conversation/get_signed_url?agent_id=${agentId}`, { apiKey });
    expect(old.status).toBe(200);
    expect((await app.fetch(`/v1/convai/conversation/get-signed-url?agent_id=${agentId}`)).status).toBe(401);
    expect((await sign('agent_nowhere')).status).toBe(404);
  });

  test('the widget of an agent that is not public is shown to whoever has a signed address, or its link', async () => {
    const auth = { enable_auth: true, shareable_token: 'the-token-of-the-link' };
    const agentId = await makeAgent({}, { auth });
    const other = await makeAgent({}, { auth: { enable_auth: true } });
    const show = async (signature?: string, agent = agentId) => {
      const query = signature === undefined ? '' : `?conversation_signature=${encodeURIComponent(signature)}`;
      const answer = await app.fetch(`/v1/convai/agents/${agent}/widget${query}`);
      return [answer.status, ((await answer.json()) as { detail?: { status: string } }).detail?.status];
    };
    const signed = new URL((await sign(agentId)).signed_url).searchParams.get('conversation_signature') ?? '';
    expect(await show()).toEqual([401, 'needs_authorization']);
    expect(await show(signed)).toEqual([200, undefined]);
    expect(await show('the-token-of-the-link')).toEqual([200, undefined]);
    expect((await show('made up'))[1]).toBe('conversation_signature_invalid');
    expect((await show(signed, other))[1]).toBe('conversation_signature_invalid');
    expect((await show('', other))[1]).toBe('needs_authorization');
    const linked = await connect(at(agentId, '&conversation_signature=the-token-of-the-link'));
    const conversationId = await conversationOf(linked);
    linked.socket.close(1000);
    await until(async () =>
      expect((await read(conversationId)).metadata.authorization_method).toBe('shareable_link'),
    );
    const guessed = await connect(at(agentId, '&conversation_signature=the-token-of-the-lin'));
    expect((await guessed.closed).code).toBe(1008);
  });

  test('a link opens an agent that is not public, to everybody, for a week', async () => {
    const agentId = await makeAgent({}, { auth: { enable_auth: true } });
    const open = await makeAgent();
    interface Link {
      conversation_token: string;
      expiration_time_unix_secs: number;
    }
    const linkOf = async (id: string): Promise<Link | null> => {
      const answer = await app.fetch(`/v1/convai/agents/${id}/link`, { apiKey });
      return ((await answer.json()) as { token: Link | null }).token;
    };
    expect(await linkOf(open)).toBeNull();
    const token = await linkOf(agentId);
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(token).toMatchObject({ purpose: 'shareable_link', expiration_time_unix_secs: now + 7 * 86_400 });
    const query = `conversation_signature=${encodeURIComponent(token?.conversation_token ?? '')}`;
    const show = async (id: string) => (await app.fetch(`/v1/convai/agents/${id}/widget?${query}`)).status;
    expect(await show(agentId)).toBe(200);
    const other = await makeAgent({}, { auth: { enable_auth: true } });
    expect(await show(other)).toBe(401);
    for (const _ of ['one', 'another']) {
      const talked = await connect(at(agentId, `&${query}`));
      await conversationOf(talked);
      talked.socket.close(1000);
      await talked.closed;
    }
    app.clock.advance(7 * 86_400_000 + 1000);
    expect(await show(agentId)).toBe(401);
    expect((await app.fetch(`/v1/convai/agents/${agentId}/link`)).status).toBe(401);
    expect((await app.fetch('/v1/convai/agents/agent_nowhere/link', { apiKey })).status).toBe(404);
  });

  test('the widget is shown to the pages of the agent’s list alone', async () => {
    const agentId = await makeAgent({}, { auth: { allowlist: [{ hostname: 'shop.example' }] } });
    const statusFrom = async (origin: string) =>
      (await app.fetch(`/v1/convai/agents/${agentId}/widget`, { headers: { origin } })).status;
    expect(await statusFrom('https://shop.example')).toBe(200);
    expect(await statusFrom('https://evil.example')).toBe(403);
  });

  test('pages of other origins are refused', async () => {
    const auth = { allowlist: [{ hostname: 'shop.example' }], require_origin_header: true };
    const agentId = await makeAgent({}, { auth });
    const there = await connect(at(agentId), { headers: { origin: 'https://shop.example' } });
    await there.next('agent_response');
    there.socket.close();
    for (const headers of [{ origin: 'https://evil.example' }, {}]) {
      const refused = await connect(at(agentId), { headers });
      expect((await refused.closed).code).toBe(1008);
    }
  });

  test('an agent that is not there', async () => {
    expect((await (await connect(at('agent_nowhere'))).closed).code).toBe(1008);
  });

  test('no more at once, and in a day, than the agent may have', async () => {
    const agentId = await makeAgent({}, { call_limits: { agent_concurrency_limit: 1 } });
    const first = await connect(at(agentId));
    await first.next('agent_response');
    const second = await connect(at(agentId));
    expect((await second.closed).code).toBe(1008);
    first.socket.close();
    const daily = await makeAgent({}, { call_limits: { daily_limit: 0 } });
    expect((await (await connect(at(daily))).closed).code).toBe(1008);
  });

  test('who may wait hears the hold audio, comes in turn, and is told when it takes too long', async () => {
    const agentId = await makeAgent(
      { conversation: { text_only: false } },
      {
        call_limits: { agent_concurrency_limit: 1 },
        queueing_config: { enabled: true, wait_timeout_seconds: 20 },
        overrides: { conversation_config_override: { conversation: { text_only: true } } },
      },
    );
    const hold = `/v1/convai/agents/${agentId}/hold-audio`;
    const form = new FormData();
    form.append('hold_audio_file', new Blob([wavOfTone(8_000) as BlobPart]), 'hold.wav');
    const set = await app.fetch(hold, { method: 'POST', apiKey, body: form });
    const { hold_audio: kept } = (await set.json()) as { hold_audio: Record<string, unknown> };
    expect(kept).toMatchObject({ original_filename: 'hold.wav', duration_secs: 1 });
    const { pathname } = new URL(String(kept.audio_url));
    expect((await (await app.fetch(pathname)).arrayBuffer()).byteLength).toBe(kept.size_bytes);
    // no other call changes it
    const patched = await app.fetch(`/v1/convai/agents/${agentId}`, {
      ...{ method: 'PATCH', apiKey },
      json: { platform_settings: { queueing_config: { hold_audio: null } } },
    });
    expect(await patched.json()).toMatchObject({
      platform_settings: { queueing_config: { enabled: true, hold_audio: kept } },
    });

    const written = { conversation_config_override: { conversation: { text_only: true } } };
    const first = await connect(at(agentId), { begins: written });
    await first.next('agent_response');
    const second = await connect(at(agentId));
    await second.next('conversation_initiation_metadata');
    const { audio_event: heard } = await second.next('audio');
    expect(
      Math.max(...new Int16Array(Uint8Array.from(Buffer.from(heard.audio_base_64!, 'base64')).buffer)),
    ).toBeGreaterThan(5_000);
    expect(heard.event_id).toBe(0);
    const third = await connect(at(agentId), { begins: written });
    await third.next('conversation_initiation_metadata');
    const leaver = await connect(at(agentId), { begins: written });
    await leaver.next('conversation_initiation_metadata');
    leaver.socket.close();
    await leaver.closed;

    const firstId = await conversationOf(first);
    first.socket.close();
    await until(async () => expect((await read(firstId)).status).not.toBe('in-progress'));
    app.clock.advance(500);
    await second.next('agent_response');
    expect(second.events.filter(({ type }) => type === 'conversation_initiation_metadata')).toHaveLength(1);
    expect(third.events.map(({ type }) => type)).not.toContain('agent_response');
    app.clock.advance(20_000);
    expect((await third.closed).code).toBe(1008);
    second.socket.close();

    expect((await app.fetch(hold, { method: 'DELETE', apiKey })).status).toBe(200);
    const shown = await app.fetch(`/v1/convai/agents/${agentId}`, { apiKey });
    const { platform_settings: settings } = (await shown.json()) as {
      platform_settings: { queueing_config: object };
    };
    expect(settings.queueing_config).toMatchObject({ enabled: true, hold_audio: null });
    const wrong = new FormData();
    wrong.append('hold_audio_file', new Blob(['no sound at all']), 'hold.mp3');
    expect((await app.fetch(hold, { method: 'POST', apiKey, body: wrong })).status).toBe(400);
    const long = new FormData();
    long.append('hold_audio_file', new Blob([wavOfTone(8_000, 181) as BlobPart]), 'long.wav');
    const refused = await app.fetch(hold, { method: 'POST', apiKey, body: long });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ detail: { status: 'audio_too_long' } });
  });

  test('who waits where nobody chose a sound hears a tone, and is not listened to', async () => {
    const agentId = await makeAgent(
      { conversation: { text_only: false, client_events: ['audio', 'user_transcript', 'agent_response'] } },
      {
        call_limits: { agent_concurrency_limit: 1 },
        queueing_config: { enabled: true },
        overrides: { conversation_config_override: { conversation: { text_only: true } } },
      },
    );
    const written = { conversation_config_override: { conversation: { text_only: true } } };
    const first = await connect(at(agentId), { begins: written });
    await first.next('agent_response');
    const second = await connect(at(agentId));
    const { audio_event: heard } = await second.next('audio');
    const samples = new Int16Array(Uint8Array.from(Buffer.from(heard.audio_base_64!, 'base64')).buffer);
    expect(Math.max(...samples)).toBeGreaterThan(3_000);
    const third = await connect(at(agentId));
    await third.next('conversation_initiation_metadata');
    // both hear the same
    app.clock.advance(400);
    await third.next('audio');
    // were it kept, it would be no sound at all when it is read
    second.send({ user_audio_chunk: 'not base64!' });
    const [firstId, secondId] = [await conversationOf(first), await conversationOf(second)];
    first.socket.close();
    await until(async () => expect((await read(firstId)).status).not.toBe('in-progress'));
    app.clock.advance(500);
    await second.next('agent_response');
    expect(second.events.map(({ type }) => type)).not.toContain('error');
    third.socket.close();
    second.socket.close();
    await until(async () => expect((await read(secondId)).status).not.toBe('in-progress'));
  });
});

describe('what the first message may say', () => {
  test('overrides only where the agent allows them', async () => {
    const agentId = await makeAgent();
    const begins = { conversation_config_override: { agent: { first_message: 'Ahoy!' } } };
    const refused = await connect(at(agentId), { begins });
    expect((await refused.next('error')).error_event).toMatchObject({
      code: 1008,
      error_type: 'override_error',
    });
    expect((await refused.closed).code).toBe(1008);
    const overrides = { conversation_config_override: { agent: { first_message: true } } };
    const allowed = await connect(at(await makeAgent({}, { overrides })), { begins });
    expect((await allowed.next('agent_response')).agent_response_event.agent_response).toBe('Ahoy!');
    allowed.socket.close();
  });

  test('a variable that a text names must come', async () => {
    const agentId = await makeAgent({
      agent: { first_message: 'Hello {{name}}.' },
      conversation: { text_only: true },
    });
    const without = await connect(at(agentId));
    expect((await without.next('error')).error_event).toMatchObject({
      code: 1008,
      error_type: 'missing_dynamic_variable',
    });
    const given = await connect(at(agentId), { begins: { dynamic_variables: { name: 'Ada' } } });
    expect((await given.next('agent_response')).agent_response_event.agent_response).toBe('Hello Ada.');
    given.socket.close();
  });

  test('garbage, another message and a huge frame end it', async () => {
    const agentId = await makeAgent();
    for (const frame of ['garbage', { type: 'user_message', text: 'Hi' }]) {
      const client = await connect(at(agentId), { begins: false });
      client.send(frame);
      expect((await client.closed).code).toBe(1008);
    }
    const huge = await connect(at(agentId));
    huge.send({ user_audio_chunk: 'A'.repeat(2_000_000) });
    expect((await huge.closed).code).toBe(1009);
  });
});

describe('watching', () => {
  const watched = {
    conversation: { text_only: true, monitoring_enabled: true, client_events: ['agent_response'] },
  };
  const monitor = (conversationId: string, headers: Record<string, string> = { 'xi-api-key': apiKey }) =>
    connect(`/v1/convai/conversations/${conversationId}/monitor`, { headers, begins: false });

  test('copies events, and takes commands', async () => {
    const client = await connect(at(await makeAgent(watched)));
    await client.next('conversation_initiation_metadata');
    const watcher = await monitor(await conversationOf(client));
    await watcher.next('conversation_initiation_metadata');
    watcher.send({ command_type: 'enable_human_takeover' });
    await client.next('external_agent_connected');
    client.send({ type: 'user_message', text: 'Is anybody there?' });
    expect((await watcher.next('user_transcript')).user_transcription_event.user_transcript).toBe(
      'Is anybody there?',
    );
    watcher.send({ command_type: 'send_human_message', parameters: { text: 'A person is.' } });
    await until(() =>
      expect(client.events).toContainEqual(
        expect.objectContaining({
          agent_response_event: expect.objectContaining({ agent_response: 'A person is.' }),
        }),
      ),
    );
    watcher.send({ command_type: 'transfer_to_number', parameters: { phone_number: '+1' } });
    expect((await watcher.next('error')).error_event.error_type).toBe('value_error');
    watcher.send({ command_type: 'end_call' });
    expect(await client.closed).toEqual({ code: 1000, reason: 'Call ended by an operator' });
    expect((await watcher.closed).code).toBe(1000);
  });

  test('is for the workspace’s own, of agents that allow it, while it goes on', async () => {
    const client = await connect(at(await makeAgent()));
    const hidden = await monitor(await conversationOf(client));
    expect((await hidden.closed).code).toBe(1008);
    expect((await (await monitor('conv_nowhere')).closed).code).toBe(1008);
    expect((await (await monitor(await conversationOf(client), {})).closed).code).toBe(1008);
    client.socket.close();
    expect((await makeNeighbor(app)).workspaceId).not.toBe('');
  });
});

test('an answer of an agent without any model, from its own text', async () => {
  const prompt = { prompt: 'You answer for a small hotel. Breakfast is served from seven to ten.' };
  const client = await connect(at(await makeAgent({ agent: { prompt }, conversation: { text_only: true } })));
  await client.next('conversation_initiation_metadata');
  client.send({ type: 'user_message', text: 'When is breakfast served?' });
  const { agent_response_event: response } = await client.next('agent_response');
  expect(response.agent_response).not.toBe('');
  client.socket.close();
});
