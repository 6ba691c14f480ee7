import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { readRoomToken } from '../../../../platform/livekit/index.ts';
import { createApiKey } from '../../../workspaces/access/api-keys/actions/create-api-key.ts';

/** Answers like LiveKit that is asked for its health and for a token. */
const standIn = `#!${process.execPath}
const { port } = JSON.parse(process.env.LIVEKIT_CONFIG);
require('node:http').createServer((request, response) => {
  if (request.url.startsWith('/rtc/validate')) response.writeHead(request.url.includes('good') ? 200 : 401);
  response.end(request.url);
}).listen(port, '127.0.0.1');
`;

let app: TestApp;
let apiKey: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-livekit-'));
  const program = join(folder, 'livekit.cjs');
  await writeFile(program, standIn);
  await chmod(program, 0o755);
  app = await startTestApp({ environment: { MYNAH_LIVEKIT_BIN: program, MYNAH_WEBRTC_TCP_PORT: '0' } });
  ({ apiKey } = await app.owner());
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function makeAgent(platformSettings: object = {}, server = app, key = apiKey): Promise<string> {
  const answer = await server.fetch('/v1/convai/agents/create', {
    apiKey: key,
    json: { name: 'Reception', conversation_config: {}, platform_settings: platformSettings },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { agent_id: string }).agent_id;
}

async function ask(
  agentId: string,
  { more = '', ...init }: { more?: string; apiKey?: string; headers?: object } = {},
) {
  const answer = await app.fetch(`/v1/convai/conversation/token?agent_id=${agentId}${more}`, init as never);
  const json = (await answer.json()) as {
    token: string;
    conversation_id: string;
    detail?: { code: string; message: string };
  };
  return { status: answer.status, code: json.detail?.code, ...json };
}

describe('the token of a conversation by WebRTC', () => {
  test('anybody gets one for a public agent: it names the room, and the room the conversation', async () => {
    const agentId = await makeAgent();
    const { status, token, conversation_id } = await ask(agentId, { more: '&participant_name=Ada' });
    expect(status).toBe(200);
    expect(conversation_id).toMatch(/^conv_[A-Za-z0-9]+$/);
    const grant = await readRoomToken(await app.platform.liveKit.ready(), token);
    expect(grant).toMatchObject({ room: `room_${agentId}_${conversation_id}`, name: 'Ada' });
    // clients take who has `agent` in its name for the agent
    expect(grant?.identity).toMatch(/^user_/);
    expect((await ask(agentId)).conversation_id).not.toBe(conversation_id);
  });

  test('a private agent’s is for its workspace alone', async () => {
    const agentId = await makeAgent({ auth: { enable_auth: true } });
    expect(await ask(agentId)).toMatchObject({ status: 401, code: 'needs_authorization' });
    const neighbor = await makeNeighbor(app);
    const theirs = (await createApiKey(app.platform, neighbor, { name: 'theirs' })).key;
    expect(await ask(agentId, { apiKey: theirs })).toMatchObject({ status: 401 });
    expect((await ask(agentId, { apiKey })).status).toBe(200);
  });

  test('a draft is for its workspace alone', async () => {
    const agentId = await makeAgent();
    expect(await ask(agentId, { more: '&version_id=draft' })).toMatchObject({ code: 'needs_authorization' });
  });

  test('other websites and unknown agents are refused', async () => {
    const agentId = await makeAgent({ auth: { allowlist: [{ hostname: 'shop.example' }] } });
    const from = (origin: string) => ask(agentId, { headers: { origin } });
    expect(await from('https://evil.example')).toMatchObject({ status: 403, code: 'origin_not_allowed' });
    expect((await from('https://shop.example')).status).toBe(200);
    expect(await ask('agent_none')).toMatchObject({ status: 404, code: 'agent_not_found' });
  });

  test('where there is no LiveKit server, one sentence says so, with 503', async () => {
    const without = await startTestApp({ environment: { MYNAH_WEBRTC: 'off' } });
    try {
      const { apiKey: key } = await without.owner();
      const agentId = await makeAgent({}, without, key);
      const answer = await without.fetch(`/v1/convai/conversation/token?agent_id=${agentId}`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        detail: { code: 'livekit_missing', message: expect.stringContaining('connection type websocket') },
      });
    } finally {
      await without.close();
    }
  });
});

describe('signaling through this server', () => {
  test('what LiveKit says of a token comes back, to pages of other sites too', async () => {
    const good = await app.fetch('/rtc/validate?access_token=good&auto_subscribe=1');
    expect(good.status).toBe(200);
    expect(good.headers.get('access-control-allow-origin')).toBe('*');
    expect(await good.text()).toBe('/rtc/validate?access_token=good&auto_subscribe=1');
    expect((await app.fetch('/rtc/validate?access_token=bad')).status).toBe(401);
  });

  test('newer clients are told to come by the older way', async () => {
    expect((await app.fetch('/rtc/v1/validate?access_token=good')).status).toBe(404);
  });
});
