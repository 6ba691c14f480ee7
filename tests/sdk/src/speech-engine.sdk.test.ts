import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Conversation } from '@elevenlabs/client';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';

/** Browsers have it, and tell of each message in a task of its own. */
class BrowserSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols, { allowSynchronousEvents: false });
  }
}

/** The official client as the server that thinks, and as the page that talks, with only the address changed. */
let app: TestApp;
let client: ElevenLabsClient;
let thinker: Server;
let wsUrl: string;

beforeAll(async () => {
  vi.stubGlobal('WebSocket', BrowserSocket);
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  thinker = createServer();
  await new Promise<void>((resolve) => thinker.listen(0, '127.0.0.1', resolve));
  wsUrl = `ws://127.0.0.1:${(thinker.address() as AddressInfo).port}/think`;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  thinker?.close();
  await app?.close();
});

test('an engine is made, listed, changed, copied and deleted', async () => {
  const made = await client.speechEngine.create({
    name: 'Desk',
    speechEngine: { wsUrl, requestHeaders: { 'x-desk': 'one' } },
    tags: ['front'],
    turn: { turnEagerness: 'patient' },
    overrides: { firstMessage: true },
  });
  expect(made.engineId).toMatch(/^seng_/);
  expect(made.config).toMatchObject({
    name: 'Desk',
    speechEngine: { wsUrl, requestHeaders: { 'x-desk': 'one' } },
    turn: { turnEagerness: 'patient', turnTimeout: 7 },
    overrides: { firstMessage: true },
    language: 'en',
  });
  const changed = await client.speechEngine.update(made.engineId, {
    name: 'Front desk',
    turn: { turnTimeout: 4 },
    language: 'de',
  });
  expect(changed.config).toMatchObject({
    name: 'Front desk',
    turn: { turnEagerness: 'patient', turnTimeout: 4 },
    speechEngine: { wsUrl },
    language: 'de',
  });
  const copy = await client.speechEngine.duplicate(made.engineId, { name: 'Copy' });
  const { speechEngines } = await client.speechEngine.list({ search: 'desk' });
  expect(speechEngines.map(({ name }) => name)).toEqual(['Front desk']);
  // it is no agent
  expect((await client.conversationalAi.agents.list()).agents).toEqual([]);
  await expect(client.conversationalAi.agents.get(made.engineId)).rejects.toMatchObject({ statusCode: 404 });
  await client.speechEngine.delete(copy.engineId);
  await expect(client.speechEngine.get(copy.engineId)).rejects.toMatchObject({ statusCode: 404 });
});

test('their server thinks: it knows who calls, hears what is said, is interrupted, and is told of the end', async () => {
  const engine = await client.speechEngine.create({
    speechEngine: { wsUrl },
    overrides: { firstMessage: true },
    conversation: { textOnly: true, clientEvents: ['agent_response', 'user_transcript'] },
  });
  const heard: string[] = [];
  let conversationId = '';
  const attachment = engine.attach(thinker, '/think', {
    onInit: (id) => {
      conversationId = id;
    },
    async onTranscript(transcript, signal, session) {
      heard.push(transcript.map(({ role, content }) => `${role}: ${content}`).join(' | '));
      if (transcript.at(-1)?.content !== 'Count to ten.') {
        await session.sendResponse('We are open until five.');
        return;
      }
      signal.addEventListener('abort', () => heard.push('left'));
      await session.sendResponse(
        (async function* () {
          yield 'One, ';
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
        })(),
      );
    },
    onClose: () => heard.push('closed'),
  });
  const said: string[] = [];
  const conversation = await Conversation.startSession({
    agentId: engine.engineId,
    connectionType: 'websocket',
    origin: app.url.replace('http', 'ws'),
    textOnly: true,
    overrides: { agent: { firstMessage: 'Hello there.' } },
    onMessage: ({ role, message }) => said.push(`${role}: ${message}`),
  });
  await until(() => expect(said).toEqual(['agent: Hello there.']));
  conversation.sendUserMessage('When do you close?');
  await until(() => expect(said.at(-1)).toBe('agent: We are open until five.'));
  expect(heard).toEqual(['agent: Hello there. | user: When do you close?']);
  conversation.sendUserMessage('Count to ten.');
  await until(() => expect(heard.at(-1)).toContain('Count to ten.'));
  conversation.sendUserMessage('Stop, thanks.');
  await until(() => expect(said.at(-1)).toBe('agent: We are open until five.'));
  await until(() => expect(heard).toContain('left'));
  expect(conversation.getId()).toBe(conversationId);
  await conversation.endSession();
  await until(() => expect(heard.at(-1)).toBe('closed'));
  const kept = await client.conversationalAi.conversations.get(conversationId);
  expect(kept.agentId).toBe(engine.engineId);
  await attachment.close();
});

test('a server that does not know the key is not talked to, and the caller is told', async () => {
  const engine = await client.speechEngine.create({ speechEngine: { wsUrl: `${wsUrl}-other` } });
  const stranger = Object.assign(engine, { _options: { apiKey: 'sk_another' } });
  const opened: string[] = [];
  const attachment = stranger.attach(thinker, '/think-other', { onInit: (id) => opened.push(id) });
  const ended: string[] = [];
  const told: string[] = [];
  vi.spyOn(console, 'error').mockReturnValue();
  const conversation = await Conversation.startSession({
    agentId: engine.engineId,
    connectionType: 'websocket',
    origin: app.url.replace('http', 'ws'),
    textOnly: true,
    onError: (message) => told.push(message),
    onDisconnect: ({ reason }) => ended.push(reason),
  });
  conversation.sendUserMessage('Hello?');
  await until(() => expect([...told, ...ended]).not.toEqual([]));
  expect(opened).toEqual([]);
  await attachment.close();
  vi.restoreAllMocks();
});
