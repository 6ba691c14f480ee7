import { Conversation } from '@elevenlabs/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  // the client is written for browsers: this is all that it wants of one where it has no sound
  Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket });
  app = await startTestApp();
  ({ apiKey } = await app.owner());
});
afterAll(() => app?.close());

async function makeAgent(more: object = {}): Promise<string> {
  const config = {
    agent: {
      first_message: 'Welcome to the hotel.',
      prompt: { prompt: 'Breakfast is served from seven to ten in the morning.' },
    },
    conversation: { client_events: ['agent_response', 'agent_chat_response_part', 'user_transcript'] },
  };
  const overrides = { conversation_config_override: { conversation: { text_only: true } } };
  const json = { name: 'Hotel', conversation_config: config, platform_settings: { overrides, ...more } };
  const answer = await app.fetch('/v1/convai/agents/create', { apiKey, json });
  return ((await answer.json()) as { agent_id: string }).agent_id;
}

interface Noted {
  messages: { source: string; message: string }[];
  parts: string[];
  errors: string[];
  statuses: string[];
  left: unknown[];
}

async function talk(options: { agentId: string; connectionType: 'websocket' } | { signedUrl: string }) {
  const noted: Noted = { messages: [], parts: [], errors: [], statuses: [], left: [] };
  const conversation = await Conversation.startSession({
    ...options,
    origin: app.url.replace('http', 'ws') as never,
    textOnly: true,
    overrides: { conversation: { textOnly: true } },
    onMessage: ({ source, message }) => noted.messages.push({ source, message }),
    onAgentChatResponsePart: ({ type, text }) => noted.parts.push(`${type}: ${text}`),
    onError: (message) => noted.errors.push(message),
    onStatusChange: ({ status }) => noted.statuses.push(status),
    onDisconnect: (details) => noted.left.push(details),
  });
  return { conversation, noted };
}

test('the official client talks in text: first message, question, answer, end', async () => {
  const { conversation, noted } = await talk({ agentId: await makeAgent(), connectionType: 'websocket' });
  expect(conversation.getId()).toMatch(/^conv_/);
  await until(() => expect(noted.messages[0]).toEqual({ source: 'ai', message: 'Welcome to the hotel.' }));
  conversation.sendContextualUpdate('The guest is on the stairs.');
  conversation.sendUserActivity();
  conversation.sendUserMessage('When is breakfast served?');
  await until(() => expect(noted.messages.filter(({ source }) => source === 'ai')).toHaveLength(2));
  expect(noted.parts.filter((part) => part.startsWith('start'))).toHaveLength(2);
  await conversation.endSession();
  await until(async () => {
    const answer = await app.fetch(`/v1/convai/conversations/${conversation.getId()}`, { apiKey });
    expect(await answer.json()).toMatchObject({
      status: 'done',
      transcript: [
        { role: 'agent' },
        { role: 'user', message: 'When is breakfast served?' },
        { role: 'agent' },
      ],
    });
  });
  expect(noted.errors).toEqual([]);
});

test('and by a signed address where the agent asks for authorization', async () => {
  const agentId = await makeAgent({ auth: { enable_auth: true } });
  const answer = await app.fetch(`/v1/convai/conversation/get-signed-url?agent_id=${agentId}`, { apiKey });
  const { signed_url: signed } = (await answer.json()) as { signed_url: string };
  const here = signed.replace(/^wss?:\/\/[^/]+/, app.url.replace('http', 'ws'));
  const { conversation, noted } = await talk({ signedUrl: here });
  await until(() => expect(noted.messages).toHaveLength(1));
  await conversation.endSession();
  await expect(talk({ agentId, connectionType: 'websocket' })).rejects.toBeDefined();
});
