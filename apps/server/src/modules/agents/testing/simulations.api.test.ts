import type { Agent } from '@mynah/contract/agents/registry/agents';
import type { SimulationPart, SimulationResult } from '@mynah/contract/agents/testing/simulations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type ChatBody,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/language-model-server.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let model: LanguageModelServer;
let owner: Person;
let path: string;

const task = ({ messages }: ChatBody): string => messages[0]!.content!;
const isCaller = (body: ChatBody): boolean => task(body).startsWith('You play a person');
const isAnalysis = (body: ChatBody): boolean => task(body).startsWith('You analyze');

/** The caller asks twice and hangs up; the agent says how often it was asked. */
beforeAll(async () => {
  model = await startLanguageModelServer((body) => {
    const asked = body.messages.filter(({ role }) => role === 'user').length;
    if (isAnalysis(body)) {
      const met = { rationale: 'It did.', result: 'success' };
      return {
        text: JSON.stringify({ title: 'Hours', summary: 'Asked.', criteria: { polite: met }, data: {} }),
      };
    }
    if (isCaller(body)) return { text: asked > 2 ? '[HANG UP]' : `Question ${asked}` };
    if (body.messages.at(-1)!.content === 'Question 1' && body.tools?.length)
      return { calls: [{ name: 'look_up', arguments: {} }] };
    return { text: `Answer ${asked}` };
  });
  app = await startTestApp({ environment: { MYNAH_LANGUAGE_MODEL_URL: `${model.url}#test-model` } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const made = await owner.call('POST', '/v1/convai/agents/create', {
    conversation_config: { agent: { first_message: 'Hello' } },
  });
  path = `/v1/convai/agents/${(made.body as { agent_id: string }).agent_id}`;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const caller = { simulated_user_config: { prompt: { prompt: 'You want to know the hours.' } } };
const simulate = (body: object, query = '') =>
  owner.call('POST', `${path}/simulate-conversation${query}`, body);
const linesOf = ({ simulated_conversation }: SimulationResult) =>
  simulated_conversation.map(({ role, message }) => `${role}: ${message}`);

it('a model plays the caller until it hangs up, and the criteria given beside the agent’s are judged', async () => {
  const { status, body } = await simulate({
    simulation_specification: caller,
    extra_evaluation_criteria: [
      { id: 'polite', name: 'Polite', conversation_goal_prompt: 'The agent is polite' },
    ],
  });
  expect(status).toBe(200);
  const result = body as SimulationResult;
  expect(linesOf(result)).toEqual([
    'agent: Hello',
    'user: Question 1',
    'agent: Answer 1',
    'user: Question 2',
    'agent: Answer 2',
  ]);
  expect(result.analysis).toMatchObject({
    call_successful: 'success',
    evaluation_criteria_results: { polite: { result: 'success', rationale: 'It did.' } },
  });
  expect(task(model.requests.find(isCaller)!)).toContain('You want to know the hours.');
});

it('it goes on from what was said before, opens as it is told, and ends when it is long enough', async () => {
  const { body } = await simulate({
    simulation_specification: {
      simulated_user_config: { first_message: 'Are you open on Sundays?' },
      partial_conversation_history: [{ role: 'agent', message: 'Good day', time_in_call_secs: 0 }],
    },
    new_turns_limit: 2,
  });
  expect(linesOf(body as SimulationResult)).toEqual([
    'agent: Good day',
    'user: Are you open on Sundays?',
    'agent: Answer 1',
  ]);
});

it('tools that are mocked answer what they are told, and are not called', async () => {
  const { body: tool } = await owner.call('POST', '/v1/convai/tools', {
    tool_config: {
      type: 'webhook',
      name: 'look_up',
      description: 'Looks it up',
      api_schema: { url: 'https://nowhere.example/hours', method: 'GET' },
    },
  });
  const tool_ids = [(tool as { id: string }).id];
  await owner.call('PATCH', path, { conversation_config: { agent: { prompt: { tool_ids } } } });
  const mocks = { look_up: { default_return_value: 'Closed on Sundays.' } };
  const { body } = await simulate({
    simulation_specification: { ...caller, tool_mock_config: mocks },
    new_turns_limit: 3,
  });
  const { simulated_conversation: said } = body as SimulationResult;
  expect(said[2]!.tool_results).toMatchObject([{ result_value: 'Closed on Sundays.', is_error: false }]);
});

it('a stream brings each turn on a line of its own, and the analysis at last', async () => {
  const response = await app.fetch(`${path}/simulate-conversation/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.accessToken}` },
    json: { simulation_specification: caller },
  });
  const lines = (await response.text()).trimEnd().split('\n');
  const parts = lines.map((line) => JSON.parse(line) as SimulationPart);
  expect(parts.map((part) => Object.keys(part))).toEqual([
    ...Array.from({ length: 5 }, () => ['simulated_conversation']),
    ['analysis'],
  ]);
});

it('a draft is called by its author, a branch by its name', async () => {
  const agent = (await owner.call('GET', path)).body as Agent;
  const { conversation_config: config, platform_settings, workflow, name, branch_id } = agent;
  const conversation_config = { ...config, agent: { ...config.agent, first_message: 'Ahoy' } };
  const draft = { conversation_config, platform_settings, workflow, name };
  await owner.call('POST', `${path}/drafts?branch_id=${branch_id}`, draft);
  const body = { simulation_specification: caller, new_turns_limit: 1 };
  const of = (answer: { body: unknown }) => linesOf(answer.body as SimulationResult);
  expect(of(await simulate(body))).toEqual(['agent: Hello']);
  expect(of(await simulate(body, `?branch_id=${branch_id}&version_id=draft`))).toEqual(['agent: Ahoy']);
});

it('without a language model nobody plays the caller, and strangers, viewers and faults are refused', async () => {
  const body = { simulation_specification: caller };
  const noModel = { simulated_user_config: { prompt: { llm: 'mynah-responder' } } };
  const refused = await simulate({ simulation_specification: noModel });
  expect(refused).toMatchObject({ status: 503 });
  expect((await simulate({})).status).toBe(422);
  expect((await simulate({ ...body, new_turns_limit: 0 })).status).toBe(422);
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('POST', `${path}/simulate-conversation`, body)).status).toBe(403);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('POST', `${path}/simulate-conversation`, body)).status).toBe(404);
});
