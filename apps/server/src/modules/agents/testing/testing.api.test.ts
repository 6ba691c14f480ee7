import type { AgentTest } from '@mynah/contract/agents/testing/agent-tests';
import type { TestInvocation } from '@mynah/contract/agents/testing/test-runs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type ChatAnswer,
  type ChatBody,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/language-model-server.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';

let app: TestApp;
let model: LanguageModelServer;
let owner: Person;
/** What the agent's model says; judges are answered beside it. */
let says: (body: ChatBody) => ChatAnswer = () => ({ text: 'Hello.' });

const isJudge = ({ messages }: ChatBody): boolean => messages[0]!.content!.startsWith('You judge');

beforeAll(async () => {
  model = await startLanguageModelServer((body) => {
    if (!isJudge(body)) return says(body);
    const isMet = body.messages[1]!.content!.includes('nine to five');
    return { text: JSON.stringify({ result: isMet ? 'success' : 'failure', reason: 'Read by the judge.' }) };
  });
  app = await startTestApp({ environment: { MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model` } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  says = () => ({ text: 'Hello.' });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function createAgent(config: object = {}, more: object = {}): Promise<string> {
  const { body } = await owner.call('POST', '/v1/convai/agents/create', {
    name: 'Front desk',
    conversation_config: config,
    ...more,
  });
  return (body as { agent_id: string }).agent_id;
}

async function createTest(test: object): Promise<string> {
  const { status, body } = await owner.call('POST', '/v1/convai/agent-testing/create', test);
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

const asked = (message: string) => [{ role: 'user', message, time_in_call_secs: 1 }];

async function run(agentId: string, testIds: string[], more: object = {}): Promise<TestInvocation> {
  const { status, body } = await owner.call('POST', `/v1/convai/agents/${agentId}/run-tests`, {
    tests: testIds.map((test_id) => ({ test_id })),
    ...more,
  });
  expect(status).toBe(200);
  return settled((body as TestInvocation).id);
}

const settled = (id: string): Promise<TestInvocation> =>
  until(async () => {
    const { body } = await owner.call('GET', `/v1/convai/test-invocations/${id}`);
    const invocation = body as TestInvocation;
    expect(invocation.test_runs.map(({ status }) => status)).not.toContain('pending');
    return invocation;
  });

it('a response is judged by the condition of its test', async () => {
  const agentId = await createAgent();
  const condition = { type: 'llm', name: 'Hours', success_condition: 'Says when it is open' };
  const testId = await createTest({ ...condition, chat_history: asked('When are you open?') });
  says = () => ({ text: 'We are open nine to five.' });
  const good = await run(agentId, [testId]);
  expect(good.test_runs[0]).toMatchObject({
    status: 'passed',
    test_name: 'Hours',
    agent_responses: [{ role: 'agent', message: 'We are open nine to five.', producing_llm: 'test-model' }],
    condition_result: { result: 'success', rationale: { summary: 'Read by the judge.' } },
  });
  says = () => ({ text: 'I do not know.' });
  const bad = await run(agentId, [testId], { repeat_count: 2 });
  expect(bad.test_runs.map(({ status }) => status)).toEqual(['failed', 'failed']);
});

it('an answer that is one of the examples needs no judge', async () => {
  const agentId = await createAgent();
  const testId = await createTest({
    type: 'llm',
    name: 'Greeting',
    chat_history: asked('Hi'),
    success_examples: [{ type: 'success', response: 'hello' }],
  });
  const before = model.requests.filter(isJudge).length;
  expect((await run(agentId, [testId])).test_runs[0]!.status).toBe('passed');
  expect(model.requests.filter(isJudge)).toHaveLength(before);
});

it('a tool call is judged by its tool and arguments, and the tool itself is not called', async () => {
  const { body: tool } = await owner.call('POST', '/v1/convai/tools', {
    tool_config: {
      type: 'webhook',
      name: 'book_table',
      description: 'Books a table',
      api_schema: {
        url: 'https://restaurant.example/book',
        method: 'POST',
        request_body_schema: {
          type: 'object',
          required: ['guests'],
          properties: { guests: { type: 'integer', description: 'How many guests' } },
        },
      },
    },
  });
  const { id } = tool as { id: string };
  const agentId = await createAgent({ agent: { prompt: { tool_ids: [id] } } });
  says = ({ messages }) =>
    messages.at(-1)!.role === 'tool'
      ? { text: 'It is booked.' }
      : { calls: [{ name: 'book_table', arguments: { guests: 4 } }] };
  const expecting = (guests: string, more: object = {}) =>
    createTest({
      type: 'tool',
      name: `For ${guests}`,
      chat_history: asked('A table for four, please'),
      tool_call_parameters: {
        referenced_tool: { id, type: 'webhook' },
        parameters: [{ path: 'guests', eval: { type: 'exact', expected_value: guests } }],
        ...more,
      },
    });
  const tests = [await expecting('4'), await expecting('5'), await expecting('4', { verify_absence: true })];
  const { test_runs: runs } = await run(agentId, tests);
  expect(runs.map(({ status }) => status)).toEqual(['passed', 'failed', 'failed']);
  expect(runs[0]!.agent_responses![0]).toMatchObject({
    message: 'It is booked.',
    tool_calls: [{ tool_name: 'book_table', params_as_json: '{"guests":4}' }],
    tool_results: [{ result_value: 'Tool Called.', is_error: false }],
  });
  expect(runs[1]!.condition_result!.rationale!.messages).toEqual(['guests is 4; expected 5.']);
});

it('an agent that cannot answer has failed, and the report says why', async () => {
  const agentId = await createAgent({ agent: { prompt: { prompt: 'Be {{mood}}.' } } });
  const testId = await createTest({ type: 'llm', name: 'Mood', chat_history: asked('Hi') });
  const { test_runs } = await run(agentId, [testId]);
  expect(test_runs[0]).toMatchObject({ status: 'failed', condition_result: { result: 'failure' } });
  expect(test_runs[0]!.condition_result!.rationale!.summary).toContain('mood');
});

it('tests are written, read, written anew and deleted', async () => {
  const id = await createTest({ name: 'Old way', success_condition: 'Is polite' });
  const { body } = await owner.call('GET', `/v1/convai/agent-testing/${id}`);
  expect(body as AgentTest).toMatchObject({
    id,
    name: 'Old way',
    type: 'llm',
    success_condition: 'Is polite',
  });
  const changed = await owner.call('PUT', `/v1/convai/agent-testing/${id}`, {
    type: 'tool',
    name: 'New way',
  });
  expect(changed.body).toMatchObject({ id, name: 'New way', type: 'tool', tool_call_parameters: null });
  expect((await owner.call('DELETE', `/v1/convai/agent-testing/${id}`)).status).toBe(200);
  expect((await owner.call('GET', `/v1/convai/agent-testing/${id}`)).status).toBe(404);
});

it('folders hold tests and folders, and none holds itself', async () => {
  const folder = async (name: string, parent_folder_id?: string) =>
    (
      (await owner.call('POST', '/v1/convai/agent-testing/folders', { name, parent_folder_id })).body as {
        id: string;
      }
    ).id;
  const outer = await folder('Outer');
  const inner = await folder('Inner', outer);
  const testId = await createTest({ type: 'llm', name: 'Deep', parent_folder_id: inner });
  const list = async (query: string) =>
    (await owner.call('GET', `/v1/convai/agent-testing?${query}`)).body as {
      tests: { id: string; folder_path: object }[];
    };
  expect((await list('parent_folder_id=root&types=folder&types=llm')).tests.map(({ id }) => id)).toEqual([
    outer,
  ]);
  expect((await list(`parent_folder_id=${inner}`)).tests).toMatchObject([
    { id: testId, folder_path: [{ name: 'Outer' }, { name: 'Inner' }] },
  ]);
  const moved = { entity_ids: [outer], move_to: inner };
  expect((await owner.call('POST', '/v1/convai/agent-testing/bulk-move', moved)).status).toBe(422);
  expect((await owner.call('DELETE', `/v1/convai/agent-testing/folders/${outer}`)).status).toBe(409);
  expect((await owner.call('DELETE', `/v1/convai/agent-testing/folders/${outer}?force=true`)).status).toBe(
    204,
  );
  expect((await owner.call('GET', `/v1/convai/agent-testing/${testId}`)).status).toBe(404);
});

it('nobody sees or runs what another workspace has', async () => {
  const id = await createTest({ type: 'llm', name: 'Ours' });
  const stranger = await soloPerson(app, 'enterprise');
  for (const [method, path] of [
    ['GET', `/v1/convai/agent-testing/${id}`],
    ['DELETE', `/v1/convai/agent-testing/${id}`],
  ] as const)
    expect((await stranger.call(method, path)).status).toBe(404);
  const { body } = await stranger.call('POST', '/v1/convai/agents/create', { conversation_config: {} });
  const { agent_id: theirs } = body as { agent_id: string };
  const running = { tests: [{ test_id: id }] };
  expect((await stranger.call('POST', `/v1/convai/agents/${theirs}/run-tests`, running)).status).toBe(404);
});
