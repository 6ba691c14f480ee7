import { Conversation, createConnection, SessionConnectionError } from '@elevenlabs/client';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  type ChatAnswer,
  type ChatBody,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../apps/server/test/language-model-server.ts';
import { type McpCounterpart, startMcpServer } from '../../../apps/server/test/mcp-server.ts';
import { silence, speakPcm } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';

/** Browsers have it, and tell of each message in a task of its own. */
class BrowserSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols, { allowSynchronousEvents: false });
  }
}

/** The official client of browsers with only the address changed, talking over the socket. */
let app: TestApp;
let mcp: McpCounterpart;
let model: LanguageModelServer;
let agents: ElevenLabsClient['conversationalAi'];
let apiKey: string;
let says: (body: ChatBody) => ChatAnswer;

beforeAll(async () => {
  vi.stubGlobal('WebSocket', BrowserSocket);
  // the client tells of refusals there too
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  mcp = await startMcpServer();
  model = await startLanguageModelServer((body) => says(body));
  app = await startTestApp({
    environment: {
      MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model`,
      MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
    },
  });
  ({ apiKey } = await app.owner());
  agents = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 }).conversationalAi;
});
beforeEach(() => {
  says = () => ({ text: 'We are open nine to five.' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await app?.close();
  await model?.close();
  await mcp?.close();
});

type AgentRequest = Parameters<typeof agents.agents.create>[0];
type Agent = NonNullable<AgentRequest['conversationConfig']['agent']>;

async function makeAgent(agent: Agent = {}, more: Partial<AgentRequest> = {}): Promise<string> {
  const { agentId } = await agents.agents.create({
    name: 'Reception',
    conversationConfig: {
      agent: { firstMessage: 'Hello, this is the reception.', language: 'en', ...agent },
      conversation: {
        textOnly: true,
        clientEvents: [
          ...(['audio', 'interruption', 'agent_response', 'user_transcript', 'mcp_tool_call'] as const),
          ...(['agent_chat_response_part', 'agent_tool_request', 'agent_tool_response'] as const),
          ...(['mcp_connection_status', 'context_usage'] as const),
        ],
      },
    },
    ...more,
  });
  return agentId;
}

type Options = Parameters<typeof Conversation.startSession>[0];

/** A written conversation, with everything that the client was told. */
async function talk(options: Partial<Options>) {
  const said: string[] = [];
  const told: string[] = [];
  const ended: { reason: string; message?: string }[] = [];
  const origin = app.url.replace('http', 'ws');
  const conversation = await Conversation.startSession({
    connectionType: 'websocket',
    textOnly: true,
    origin,
    onMessage: ({ role, message }) => said.push(`${role}: ${message}`),
    onError: (message) => told.push(`error: ${message}`),
    onDisconnect: (details) => ended.push(details as (typeof ended)[number]),
    onAgentChatResponsePart: ({ type, text }) => told.push(`part ${type}: ${text}`),
    onAgentToolRequest: ({ tool_name }) => told.push(`request: ${tool_name}`),
    onAgentToolResponse: ({ tool_name, is_error }) => told.push(`response: ${tool_name} ${is_error}`),
    onMCPConnectionStatus: ({ integrations }) =>
      told.push(
        `servers: ${integrations.map(({ is_connected, tool_count }) => `${is_connected} ${tool_count}`)}`,
      ),
    onContextUsage: ({ model: name, context_tokens }) => told.push(`context: ${name} ${context_tokens}`),
    onMCPToolCall: ({ state }) => told.push(`mcp: ${state}`),
    ...options,
  } as Options);
  return { conversation, said, told, ended };
}

const overrides = (allowed: object) => ({
  platformSettings: { overrides: { conversationConfigOverride: allowed } },
});

test('[AGT-001] [AGT-008] written from the first message to what is kept of it', async () => {
  const agentId = await makeAgent({}, overrides({ conversation: { textOnly: true } }));
  const { conversation, said, told, ended } = await talk({ agentId, userId: 'ada' });
  await until(() => expect(said).toEqual(['agent: Hello, this is the reception.']));
  conversation.sendUserActivity();
  conversation.sendContextualUpdate('The caller looks at the opening hours.');
  conversation.sendUserMessage('When are you open?');
  await until(() => expect(said.at(-1)).toBe('agent: We are open nine to five.'));
  expect(told).toEqual(expect.arrayContaining(['part delta: open ', 'context: test-model 15']));
  expect(JSON.stringify(model.requests.at(-1))).toContain('The caller looks at the opening hours.');
  conversation.sendFeedback(true);
  const conversationId = conversation.getId();
  await until(async () => expect((await agents.analytics.liveCount.get({ agentId })).count).toBe(1));
  await conversation.endSession();
  expect(ended).toEqual([{ reason: 'user' }]);

  expect(await over(conversationId)).toMatchObject({
    ...{ agentId, userId: 'ada' },
    transcript: [
      { role: 'agent', message: 'Hello, this is the reception.' },
      { role: 'user', message: 'When are you open?' },
      { role: 'agent', message: 'We are open nine to five.', feedback: { score: 'like' } },
    ],
    metadata: { terminationReason: 'Client disconnected', conversationInitiationSource: 'js_sdk' },
  });
  await keeps(conversationId, agentId);
});

const over = (conversationId: string) =>
  until(async () => {
    const found = await agents.conversations.get(conversationId);
    expect(found.status).toBe('done');
    return found;
  });

/** Every other call about a conversation that is over. */
async function keeps(conversationId: string, agentId: string): Promise<void> {
  const { conversations } = agents;
  expect((await conversations.list({ agentId, pageSize: 5 })).conversations).toMatchObject([
    { conversationId, status: 'done', messageCount: 3 },
  ]);
  expect(await conversations.getSummary(conversationId)).toMatchObject({ conversationId });
  await conversations.feedback.create(conversationId, { feedback: 'like' });
  await conversations.analysis.run(conversationId);
  const found = await conversations.messages.textSearch({ textQuery: 'nine to five', agentId });
  expect(found.results.map((result) => result.conversationId)).toEqual([conversationId]);
  const { tagId } = await conversations.tags.create({ title: 'Hours', description: 'Asks for hours' });
  await conversations.tags.update(tagId, { title: 'Opening hours' });
  expect((await conversations.tags.list()).conversationTags).toMatchObject([
    { tagId, title: 'Opening hours' },
  ]);
  await conversations.tags.assign(conversationId, { tagIds: [tagId] });
  await conversations.tags.unassign(conversationId, tagId);
  await conversations.tags.delete(tagId);
  expect((await agents.users.list({ agentId })).users).toMatchObject([{ userId: 'ada' }]);
  const { agentqaTicketId: ticketId } = await agents.triageTickets.create({ conversationId, title: 'Look' });
  expect(await agents.triageTickets.get(ticketId)).toMatchObject({ title: 'Look' });
  expect(await agents.triageTickets.update(ticketId, { title: 'Seen' })).toMatchObject({ title: 'Seen' });
  await agents.triageTickets.delete(ticketId);
  await conversations.delete(conversationId);
  await expect(conversations.get(conversationId)).rejects.toMatchObject({ statusCode: 404 });
}

test('[AGT-001] by a signed address, with variables, its own first message and its own words to the model', async () => {
  const allowed = { agent: { firstMessage: true, language: true, prompt: { prompt: true } } };
  const agentId = await makeAgent(
    { prompt: { prompt: 'Answer {{name}}.' } },
    {
      platformSettings: {
        auth: { enableAuth: true },
        overrides: { conversationConfigOverride: { ...allowed, conversation: { textOnly: true } } },
      },
    },
  );
  await expect(talk({ agentId })).rejects.toMatchObject({ closeCode: 1008 });
  const { signedUrl } = await agents.conversations.getSignedUrl({ agentId });
  const { conversation, said } = await talk({
    signedUrl: signedUrl.replace(/^wss?:\/\/[^/]+/, app.url.replace('http', 'ws')),
    dynamicVariables: { name: 'Ada', visits: 3, regular: true },
    overrides: { agent: { firstMessage: 'Hello {{name}}.', language: 'de' } },
    customLlmExtraBody: { mood: 'calm' },
  });
  await until(() => expect(said).toEqual(['agent: Hello Ada.']));
  conversation.sendUserMessage('Hi.');
  await until(() => expect(said).toHaveLength(2));
  expect(JSON.stringify(model.requests.at(-1))).toContain('Answer Ada.');
  await conversation.endSession();
});

test('a refusal is the client’s error, with the reason', async () => {
  const agentId = await makeAgent();
  const refused = talk({ agentId, overrides: { agent: { prompt: { prompt: 'Be rude.' } } } });
  await expect(refused).rejects.toBeInstanceOf(SessionConnectionError);
  await expect(refused).rejects.toMatchObject({ closeCode: 1008 });
  await expect(talk({ agentId: 'agent_nowhere' })).rejects.toMatchObject({ closeCode: 1008 });
});

const tool = { type: 'client', description: 'Shows a room', expectsResponse: true } as const;

test('[AGT-020] tools of the client answer, or tell that they cannot', async () => {
  const { id } = await agents.tools.create({
    toolConfig: {
      ...tool,
      name: 'show_room',
      parameters: { type: 'object', properties: { room: { type: 'string', description: 'Which' } } },
    },
  });
  const agentId = await makeAgent(
    { prompt: { toolIds: [id] } },
    overrides({ conversation: { textOnly: true } }),
  );
  says = ({ messages }) =>
    messages.at(-1)!.role === 'tool'
      ? { text: `I see ${messages.at(-1)!.content}` }
      : { calls: [{ name: 'show_room', arguments: { room: 'blue' } }] };
  const shown: unknown[] = [];
  const clientTools = {
    show_room: (given: { room: string }) => {
      shown.push(given);
      return `the ${given.room} room`;
    },
  };
  const { conversation, said, told } = await talk({ agentId, clientTools });
  conversation.sendUserMessage('Show me the blue room.');
  await until(() => expect(said.at(-1)).toBe('agent: I see the blue room'));
  expect(shown).toEqual([{ room: 'blue' }]);
  expect(told).toEqual(expect.arrayContaining(['request: show_room', 'response: show_room false']));
  await conversation.endSession();

  const without = await talk({ agentId });
  without.conversation.sendUserMessage('Show me the blue room.');
  await until(() => expect(without.said.at(-1)).toContain('is not defined on client'));
  expect(without.told).toContain('response: show_room true');
  await without.conversation.endSession();
});

test('[AGT-020] a tool of an MCP server is called when the caller allows it', async () => {
  const server = await agents.mcpServers.create({
    config: {
      name: 'Sums',
      url: mcp.url,
      transport: 'STREAMABLE_HTTP',
      approvalPolicy: 'require_approval_all',
    },
  });
  const agentId = await makeAgent(
    { prompt: { mcpServerIds: [server.id] } },
    overrides({ conversation: { textOnly: true } }),
  );
  says = ({ messages, tools }) => {
    const name = tools?.find((tool) => tool.function.name.endsWith('add'))?.function.name;
    if (messages.at(-1)!.role === 'tool') return { text: `It is ${messages.at(-1)!.content}` };
    return name ? { calls: [{ name, arguments: { a: 2, b: 3 } }] } : { text: 'No such tool.' };
  };
  for (const isAllowed of [true, false]) {
    const { conversation, said, told } = await talk({ agentId, onMCPToolApprovalRequest: () => isAllowed });
    conversation.sendUserMessage('Two and three?');
    await until(() => expect(said.at(-1)).toMatch(isAllowed ? /5/ : /did not allow/));
    expect(told).toContain('servers: true 3');
    const states = told.filter((line) => line.startsWith('mcp'));
    expect(states).toEqual([
      'mcp: loading',
      'mcp: awaiting_approval',
      isAllowed ? 'mcp: success' : 'mcp: failure',
    ]);
    await conversation.endSession();
  }
});

test('an agent that ends the call ends it for the client', async () => {
  const endCall = { type: 'system', name: 'end_call', params: { systemToolType: 'end_call' } } as const;
  const agentId = await makeAgent(
    { prompt: { builtInTools: { endCall } } },
    overrides({ conversation: { textOnly: true } }),
  );
  says = () => ({ calls: [{ name: 'end_call', arguments: { reason: 'Goodbye', message: 'Goodbye.' } }] });
  const { conversation, ended } = await talk({ agentId });
  conversation.sendUserMessage('Goodbye.');
  await until(() => expect(ended).toMatchObject([{ reason: 'agent' }]));
});

test('[AGT-001] spoken: sound goes in, words and sound come out', async () => {
  const speech = await speakPcm(app, apiKey, 'Good morning, when are you open today?');
  const agentId = await makeAgent(
    {},
    { conversationConfig: { agent: { firstMessage: '', language: 'en' } } },
  );
  const connection = await createConnection({
    ...{ agentId, connectionType: 'websocket', origin: app.url.replace('http', 'ws') },
  });
  const events: { type: string }[] = [];
  connection.onMessage((event) => events.push(event));
  expect(connection.outputFormat).toEqual({ format: 'pcm', sampleRate: 16_000 });
  for (const sound of [speech, silence(1.5)])
    for (let at = 0; at < sound.length; at += 3200) {
      const chunk = Buffer.from(sound.subarray(at, at + 3200)).toString('base64');
      connection.sendMessage({ user_audio_chunk: chunk });
    }
  await until(() => {
    app.clock.advance(50);
    const types = events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['user_transcript', 'agent_response', 'audio']));
  });
  connection.close();
  await over(connection.conversationId);
});
