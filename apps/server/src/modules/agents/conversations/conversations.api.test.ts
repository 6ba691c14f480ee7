import type { Conversation } from '@mynah/contract/agents/conversations/conversations';
import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChatBody,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/language-model-server.ts';
import { startReceiver } from '../../../../test/receiver.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { makeWebhook } from '../../../../test/webhook-owner.ts';
import { findAgent } from '../registry/index.ts';
import { forgetOldVectors } from './actions/forget-vectors.ts';
import { keepNoLonger } from './actions/keep-no-longer.ts';
import { beginConversation, type ConversationEnd, endConversation, writeEntries } from './index.ts';
import { searchByVector, setVectors } from './message-search.store.ts';

let app: TestApp;
let model: LanguageModelServer;
let owner: Person;
let says: (body: ChatBody) => string = () => 'Not JSON at all';

beforeAll(async () => {
  model = await startLanguageModelServer((body) => ({ text: says(body) }));
  app = await startTestApp({
    environment: {
      MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model`,
      MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
    },
  });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  says = () => 'Not JSON at all';
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function createAgent(platformSettings: object = {}): Promise<string> {
  const { status, body } = await owner.call('POST', '/v1/convai/agents/create', {
    name: 'Front desk',
    conversation_config: {},
    platform_settings: platformSettings,
  });
  expect(status).toBe(200);
  return (body as { agent_id: string }).agent_id;
}

const usual: NewTranscriptEntry[] = [
  { role: 'agent', message: 'Hello, how can I help?', time_in_call_secs: 0 },
  { role: 'user', message: 'I want to book a table, my mail is ann@example.com', time_in_call_secs: 2 },
  {
    role: 'agent',
    message: 'The table is booked for seven.',
    time_in_call_secs: 5,
    tool_results: [
      {
        type: 'webhook',
        request_id: 'call_1',
        tool_name: 'book_table',
        result_value: '{"ok":true}',
        is_error: false,
        tool_has_been_called: true,
        tool_latency_secs: 0.3,
      },
    ],
    tool_calls: [
      {
        type: 'webhook',
        request_id: 'call_1',
        tool_name: 'book_table',
        params_as_json: '{}',
        tool_has_been_called: true,
        tool_details: null,
      },
    ],
    conversation_turn_metrics: { metrics: { convai_llm_service_ttfb: { elapsed_time: 0.4 } } },
  },
];

interface Talk {
  entries?: NewTranscriptEntry[];
  userId?: string;
  end?: Partial<ConversationEnd>;
}

async function begin(agentId: string, { entries = usual, userId }: Talk = {}): Promise<string> {
  app.clock.advance(1000);
  const agent = (await findAgent(app.platform, { agentId }))!;
  const id = await beginConversation(app.platform, {
    agent,
    source: 'js_sdk',
    sourceVersion: null,
    authorizationMethod: 'public',
    initiation: { dynamic_variables: { plan: 'gold' } },
    environment: 'production',
    userId: userId ?? null,
    textOnly: false,
    language: 'en',
  });
  await writeEntries(
    app.platform,
    id,
    entries.map((entry, index) => ({ index, entry })),
  );
  return id;
}

async function talk(agentId: string, given: Talk = {}): Promise<Conversation> {
  const id = await begin(agentId, given);
  await endConversation(app.platform, id, {
    terminationReason: 'Client disconnected',
    durationMs: 60_000,
    cost: 600,
    language: 'en',
    warnings: [],
    visitedAgents: [{ agentId, branchId: 'agtbrch_any' }],
    ...given.end,
  });
  return over(id);
}

const read = async (id: string) =>
  (await owner.call('GET', `/v1/convai/conversations/${id}`)).body as Conversation;

const over = (id: string): Promise<Conversation> =>
  until(async () => {
    const conversation = await read(id);
    expect(['done', 'failed']).toContain(conversation.status);
    return conversation;
  });

const listed = async (query: string): Promise<string[]> => {
  const { status, body } = await owner.call('GET', `/v1/convai/conversations?${query}`);
  expect(status).toBe(200);
  return (body as { conversations: { conversation_id: string }[] }).conversations.map(
    ({ conversation_id }) => conversation_id,
  );
};

const wishes = {
  evaluation: {
    criteria: [{ id: 'booked', name: 'Booked', conversation_goal_prompt: 'A table was booked.' }],
  },
  data_collection: {
    email: { type: 'string', description: 'E-mail of the caller' },
    guests: { type: 'integer' },
  },
};

describe('after the call', () => {
  it('[AGT-013] a language model sums up, judges and collects, and the analysis names it', async () => {
    says = () =>
      JSON.stringify({
        title: 'A table',
        summary: 'A table was booked.',
        criteria: { booked: { rationale: 'The tool said so.', result: 'success' } },
        data: {
          email: { rationale: 'Said.', value: 'ann@example.com' },
          guests: { rationale: '', value: 'many' },
        },
      });
    const { analysis } = await talk(await createAgent(wishes));
    expect(analysis).toMatchObject({
      analyzed_by: 'test-model',
      call_successful: 'success',
      transcript_summary: 'A table was booked.',
      evaluation_criteria_results: { booked: { result: 'success' } },
      data_collection_results: { email: { value: 'ann@example.com' }, guests: { value: null } },
    });
  });

  it('[AGT-013] rules take over where the model fails, and claim nothing that they cannot know', async () => {
    const { analysis, status } = await talk(await createAgent(wishes));
    expect(status).toBe('done');
    expect(analysis).toMatchObject({
      analyzed_by: 'rules',
      call_successful: 'unknown',
      evaluation_criteria_results: { booked: { result: 'unknown' } },
      data_collection_results: { email: { value: 'ann@example.com' }, guests: { value: null } },
    });
    expect(analysis!.transcript_summary).toContain('I want to book a table');
  });

  it('is judged again by one criterion, and refused for one that is not there or before the end', async () => {
    const agentId = await createAgent(wishes);
    const { conversation_id: id } = await talk(agentId);
    says = () =>
      JSON.stringify({ summary: 'x', criteria: { booked: { result: 'failure', rationale: 'No.' } } });
    const evaluate = (of: string, evaluation_id: string) =>
      owner.call('POST', `/v1/convai/conversations/${of}/analysis/evaluations/run`, { evaluation_id });
    const { body } = await evaluate(id, 'booked');
    expect((body as Conversation).analysis).toMatchObject({
      call_successful: 'failure',
      data_collection_results: { email: { value: 'ann@example.com' } },
    });
    expect((await evaluate(id, 'elsewhere')).status).toBe(404);
    const live = await begin(agentId);
    expect((await owner.call('POST', `/v1/convai/conversations/${live}/analysis/run`)).status).toBe(409);
  });

  it('takes out what the settings name, and keeps nothing where nothing may be kept', async () => {
    const redacted = await talk(
      await createAgent({
        privacy: { conversation_history_redaction: { enabled: true, entities: ['email_address'] } },
      }),
    );
    expect(redacted.transcript[1]!.message).toBe('I want to book a table, my mail is [EMAIL_ADDRESS]');
    const none = await talk(await createAgent({ privacy: { zero_retention_mode: true } }));
    expect(none).toMatchObject({ transcript: [], analysis: null, status: 'done' });
    expect(none.metadata.deletion_settings.deleted_transcript_at_time_unix_secs).not.toBeNull();
  });
});

it('[AGT-013] tells webhooks of the transcript and the recording, and of a call that never began', async () => {
  const receiver = await startReceiver();
  try {
    await makeWebhook(owner, { webhook_url: receiver.url });
    const agentId = await createAgent();
    const { key } = await app.platform.blobs.put(new Uint8Array([1, 2, 3]), agentId);
    const audio = { key, sizeBytes: 3, durationMs: 1, hasUserAudio: true, hasResponseAudio: true };
    const { conversation_id: id } = await talk(agentId, { end: { audio } });
    await receiver.until(2);
    const told = () =>
      receiver.received
        .map(({ body }) => JSON.parse(body) as { type: string; data: object })
        .sort((one, two) => one.type.localeCompare(two.type));
    expect(told()).toMatchObject([
      { type: 'post_call_audio', data: { conversation_id: id, full_audio: 'AQID' } },
      {
        type: 'post_call_transcription',
        data: { conversation_id: id, transcript: [{}, {}, {}], analysis: {} },
      },
    ]);
    expect(receiver.received[0]!.headers['elevenlabs-signature']).toMatch(/^t=\d+,v0=/);
    const error = { code: 1011, reason: 'No voice' };
    const failed = await talk(agentId, { entries: [], end: { error } });
    expect(failed.status).toBe('failed');
    await receiver.until(3);
    expect(told()[0]).toMatchObject({ type: 'call_initiation_failure', data: { agent_id: agentId } });
  } finally {
    receiver.close();
  }
});

it('takes away what its agent keeps no longer, once', async () => {
  const privacy = { retention_days: 0, delete_transcript_and_pii: true };
  const { conversation_id: id } = await talk(await createAgent({ privacy }), { userId: 'ann' });
  const kept = await talk(await createAgent());
  app.clock.advance(1000);
  await keepNoLonger(app.platform);
  await keepNoLonger(app.platform);
  expect(await read(id)).toMatchObject({ transcript: [], user_id: null, analysis: null, status: 'done' });
  expect((await read(kept.conversation_id)).transcript).toHaveLength(3);
});

it('[AGT-022] what was said is no longer found by its meaning after the days that the workspace has set', async () => {
  const agentId = await createAgent();
  await owner.call('PATCH', '/v1/convai/settings', { conversation_embedding_retention_days: 7 });
  const old = await begin(agentId);
  app.clock.advance(8 * 86_400_000);
  const fresh = await begin(agentId);
  for (const id of [old, fresh]) await setVectors(app.platform.db, id, [{ position: 1, vector: [1, 0] }]);
  await forgetOldVectors(app.platform);
  const { workspaceId } = owner.actor;
  const search = { vector: [1, 0], skip: 0, most: 10 };
  const found = await searchByVector(app.platform.db, workspaceId, search);
  expect(found.map(({ conversationId }) => conversationId)).toEqual([fresh]);
});

describe('lists', () => {
  it('[AGT-008] finds by what was said, done, wished and found out, and by nothing of others', async () => {
    const agentId = await createAgent(wishes);
    const { conversation_id: id } = await talk(agentId, { userId: 'ann' });
    const other = await talk(agentId, { entries: [{ role: 'user', message: 'Bye', time_in_call_secs: 0 }] });
    const alone = [
      'user_id=ann',
      'search=BOOK',
      'tool_names=book_table',
      'tool_names_successful=book_table',
      'data_collection_params=email:ann@example.com',
    ];
    for (const query of alone) expect(await listed(query), query).toEqual([id]);
    const both = [
      `visited_agent_ids=${agentId}`,
      'dynamic_variable_params=plan:gold',
      'evaluation_params=booked:unknown',
      'evaluation_criteria_ids=booked',
      'exclude_statuses=failed',
      'main_languages=en',
      'text_only=false',
    ];
    for (const query of both) expect(await listed(query), query).toEqual([other.conversation_id, id]);
    for (const query of ['tool_names_errored=book_table', 'has_feedback_comment=true', 'rating_min=1'])
      expect(await listed(query), query).toEqual([]);
    expect(await listed('sort_direction=asc')).toEqual([id, other.conversation_id]);
    expect((await owner.call('GET', '/v1/convai/conversations?evaluation_params=none')).status).toBe(422);
    const stranger = await soloPerson(app, 'enterprise');
    for (const path of ['', '/summary', '/audio'])
      expect((await stranger.call('GET', `/v1/convai/conversations/${id}${path}`)).status).toBe(404);
    const { body } = await stranger.call(
      'GET',
      '/v1/convai/conversations/messages/text-search?text_query=book',
    );
    expect(body).toMatchObject({ results: [] });
  });

  it('marks the words that were searched for, and finds by meaning', async () => {
    const { conversation_id: id } = await talk(await createAgent());
    const found = await owner.call('GET', '/v1/convai/conversations/messages/text-search?text_query=book');
    expect(found.body).toMatchObject({
      results: [
        {
          conversation_id: id,
          transcript_index: 1,
          chunk_highlights: [
            { value: 'I want to ', is_hit: false },
            { value: 'book', is_hit: true },
            { is_hit: false },
          ],
        },
      ],
      has_more: false,
    });
    const near = await owner.call(
      'GET',
      '/v1/convai/conversations/messages/smart-search?text_query=The+table+is+booked+for+seven.',
    );
    const [nearest] = (near.body as { results: object[] }).results;
    expect(nearest).toMatchObject({ conversation_id: id, transcript_index: 2 });
  });

  it('shows a summary, traces, who talked and what each day cost', async () => {
    const agentId = await createAgent();
    const { conversation_id: id } = await talk(agentId, { userId: 'ann' });
    const get = async (path: string) => (await owner.call('GET', `/v1/convai/${path}`)).body;
    expect(await get(`conversations/${id}/summary?max_messages=2`)).toMatchObject({
      message_count: 3,
      messages: [{ role: 'agent' }, { role: 'user' }],
      messages_omitted: true,
    });
    const traces = (await get(`conversations/${id}?format=opentelemetry`)) as {
      resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[];
    };
    expect(traces.resourceSpans[0]!.scopeSpans[0]!.spans.map(({ name }) => name)).toEqual([
      'conversation',
      'agent turn',
      'user turn',
      'agent turn',
      'execute_tool book_table',
    ]);
    expect(await get(`conversations/resolve?agent_id=${agentId}&reference=${id.slice(0, -4)}`)).toMatchObject(
      {
        conversation_id: id,
      },
    );
    expect(await get('users')).toMatchObject({
      users: [{ user_id: 'ann', conversation_count: 1, last_contact_conversation_id: id }],
    });
    expect(await get('analytics/days')).toMatchObject({
      days: [
        {
          agent_id: agentId,
          conversations: 1,
          minutes: 1,
          cost: 600,
          turn_seconds: { convai_llm_service_ttfb: 0.4 },
        },
      ],
    });
  });
});

it('tags are put on conversations, found by them and taken off', async () => {
  const { conversation_id: id } = await talk(await createAgent());
  const { body } = await owner.call('POST', '/v1/convai/tags', { title: 'Urgent' });
  const { tag_id } = body as { tag_id: string };
  const path = `/v1/convai/conversations/${id}/tags`;
  expect((await owner.call('POST', path, { tag_ids: [tag_id] })).status).toBe(204);
  expect((await owner.call('POST', path, { tag_ids: [tag_id, 'ctag_none'] })).status).toBe(404);
  expect(await listed(`tag_ids=${tag_id}`)).toEqual([id]);
  expect((await read(id)).tag_ids).toEqual([tag_id]);
  expect(
    (await owner.call('PATCH', `/v1/convai/tags/${tag_id}`, { description: 'Call back' })).body,
  ).toMatchObject({ title: 'Urgent', description: 'Call back' });
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('DELETE', `/v1/convai/tags/${tag_id}`)).status).toBe(404);
  expect((await owner.call('DELETE', `${path}/${tag_id}`)).status).toBe(204);
  expect(await listed(`tag_ids=${tag_id}`)).toEqual([]);
});
