import { z } from 'zod';
import { empty, json, route } from '../../route.ts';
import { asWritten, id, ok, optional, queryBoolean, queryInteger, queryList } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { conversationInitiationSource } from '../config/agent.ts';
import { modelName } from '../config/prompt.ts';
import { transcriptEntry } from '../conversations/transcript.ts';
import { parameterCheck, toolResponseMock } from '../tools/response-mocks.ts';
import { testLimits } from './test-limits.ts';

/** Tests of agents: what is said before, what the agent does next, and how that is judged. */

const expectedToolCall = z.object({
  parameters: z.array(parameterCheck).default([]),
  referenced_tool: z
    .object({
      id: z.string(),
      type: z.enum(['system', 'webhook', 'client', 'workflow', 'api_integration_webhook', 'mcp', 'code']),
    })
    .nullable()
    .default(null),
  /** The tool must not be called. */
  verify_absence: z.boolean().default(false),
  workflow_node_transition: z
    .object({
      type: z.literal('node_id').default('node_id'),
      agent_id: z.string(),
      target_node_id: z.string(),
    })
    .nullable()
    .default(null),
});

const fields = {
  from_conversation_metadata: z.record(z.string(), z.unknown()).nullable().default(null),
  dynamic_variables: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .default({}),
  chat_history: z.array(transcriptEntry).max(testLimits.history).default([]),
  conversation_initiation_source: conversationInitiationSource.nullable().default(null),
  environment: z.string().nullable().default(null),
};

const example = <Type extends string>(type: Type) =>
  z.array(z.object({ response: z.string(), type: z.literal(type) })).max(5);

export const responseTest = z.object({
  ...fields,
  type: z.literal('llm'),
  success_condition: z.string().default(''),
  success_examples: example('success').default([]),
  failure_examples: example('failure').default([]),
});

export const toolCallTest = z.object({
  ...fields,
  type: z.literal('tool'),
  tool_call_parameters: expectedToolCall.nullable().default(null),
  /** Any tool that the agent calls may be the one, not the first alone. */
  check_any_tool_matches: z.boolean().nullable().default(null),
});

export const simulationTest = z.object({
  ...fields,
  type: z.literal('simulation'),
  success_condition: z.string().nullable().default(null),
  success_conditions: z.array(z.string()).max(30).default([]),
  simulation_scenario: z.string().default(''),
  simulation_max_turns: z.int().min(1).max(50).default(5),
  simulation_environment: z.string().nullable().default(null),
  tool_mock_config: z
    .object({
      mocking_strategy: z.enum(['all', 'selected', 'none']).default('none'),
      fallback_strategy: z.enum(['call_real_tool', 'raise_error']).default('raise_error'),
      mocked_tool_ids: z.array(z.string()).default([]),
    })
    .prefault({}),
  tool_mock_overrides: z.record(z.string(), z.array(toolResponseMock)).default({}),
  evaluation_model: modelName.nullable().default('claude-sonnet-4-6'),
  simulated_user_model: modelName.nullable().default('claude-sonnet-4-6'),
});

/** A test that names no kind is one of a response, as the first tests were. */
const withKind = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !('type' in value) ? { type: 'llm', ...value } : value;

export const testDefinition = z.discriminatedUnion('type', [responseTest, toolCallTest, simulationTest]);
export type TestDefinition = z.output<typeof testDefinition>;

const name = z.string().trim().min(1).max(testLimits.name);
const named = { name, parent_folder_id: optional(id) };
const givenTest = asWritten(
  z.preprocess(
    withKind,
    z.discriminatedUnion('type', [
      responseTest.extend(named),
      toolCallTest.extend(named),
      simulationTest.extend(named),
    ]),
  ),
);

export const agentTest = z.discriminatedUnion('type', [
  responseTest.extend({ id: z.string(), name: z.string() }),
  toolCallTest.extend({ id: z.string(), name: z.string() }),
  simulationTest.extend({ id: z.string(), name: z.string() }),
]);
export type AgentTest = z.output<typeof agentTest>;

const pathSegment = z.object({ id: z.string(), name: z.string() });

export const testSummary = z.object({
  id: z.string(),
  name: z.string(),
  access_info: resourceAccessInfo.nullable(),
  created_at_unix_secs: z.int(),
  last_updated_at_unix_secs: z.int(),
  type: z.enum(['llm', 'tool', 'simulation', 'folder']),
  entity_type: z.enum(['test', 'folder']),
  folder_parent_id: z.string().nullable(),
  folder_path: z.array(pathSegment),
  children_count: z.int().nullable(),
  conversation_initiation_source: conversationInitiationSource.nullable(),
});
export type TestSummary = z.infer<typeof testSummary>;

const folder = z.object({
  id: z.string(),
  name: z.string(),
  folder_path: z.array(pathSegment),
  children_count: z.int(),
});

const ofTest = z.object({ test_id: id });
const ofFolder = z.object({ folder_id: id });

export const agentTestRoutes = {
  create: route({
    id: 'agent-testing.create',
    method: 'POST',
    path: '/v1/convai/agent-testing/create',
    summary: 'Create a test of agents',
    access: 'convai_write',
    body: givenTest,
    answer: json(z.object({ id: z.string() })),
  }),
  createFolder: route({
    id: 'agent-testing.create-folder',
    method: 'POST',
    path: '/v1/convai/agent-testing/folders',
    summary: 'Create a folder of tests',
    access: 'convai_write',
    body: z.object({ name, parent_folder_id: optional(id) }),
    answer: json(z.object({ id: z.string(), name: z.string() })),
  }),
  getFolder: route({
    id: 'agent-testing.get-folder',
    method: 'GET',
    path: '/v1/convai/agent-testing/folders/{folder_id}',
    summary: 'Get a folder of tests',
    access: 'convai_read',
    params: ofFolder,
    answer: json(folder),
  }),
  renameFolder: route({
    id: 'agent-testing.rename-folder',
    method: 'PATCH',
    path: '/v1/convai/agent-testing/folders/{folder_id}',
    summary: 'Rename a folder of tests',
    access: 'convai_write',
    params: ofFolder,
    body: z.object({ name }),
    answer: json(folder),
  }),
  removeFolder: route({
    id: 'agent-testing.remove-folder',
    method: 'DELETE',
    path: '/v1/convai/agent-testing/folders/{folder_id}',
    summary: 'Delete a folder of tests',
    access: 'convai_write',
    params: ofFolder,
    query: z.object({ force: queryBoolean.default(false) }),
    answer: empty,
  }),
  move: route({
    id: 'agent-testing.move',
    method: 'POST',
    path: '/v1/convai/agent-testing/bulk-move',
    summary: 'Move tests and folders to a folder',
    access: 'convai_write',
    body: z.object({ entity_ids: z.array(id).min(1).max(100), move_to: optional(id) }),
    answer: json(ok),
  }),
  get: route({
    id: 'agent-testing.get',
    method: 'GET',
    path: '/v1/convai/agent-testing/{test_id}',
    summary: 'Get a test of agents',
    access: 'convai_read',
    params: ofTest,
    answer: json(agentTest),
  }),
  update: route({
    id: 'agent-testing.update',
    method: 'PUT',
    path: '/v1/convai/agent-testing/{test_id}',
    summary: 'Write a test of agents anew',
    access: 'convai_write',
    params: ofTest,
    body: givenTest,
    answer: json(agentTest),
  }),
  remove: route({
    id: 'agent-testing.remove',
    method: 'DELETE',
    path: '/v1/convai/agent-testing/{test_id}',
    summary: 'Delete a test of agents',
    access: 'convai_write',
    params: ofTest,
    answer: json(ok),
  }),
  summaries: route({
    id: 'agent-testing.summaries',
    method: 'POST',
    path: '/v1/convai/agent-testing/summaries',
    summary: 'Get what tests are called, by their ids',
    access: 'convai_read',
    body: z.object({ test_ids: z.array(id).max(500) }),
    answer: json(z.object({ tests: z.record(z.string(), testSummary) })),
  }),
  list: route({
    id: 'agent-testing.list',
    method: 'GET',
    path: '/v1/convai/agent-testing',
    summary: 'List tests of agents',
    access: 'convai_read',
    query: z.object({
      cursor: optional(z.string().max(200)),
      page_size: queryInteger(1, 100).default(30),
      search: optional(z.string().max(200)),
      parent_folder_id: optional(id),
      types: queryList.pipe(z.array(z.enum(['llm', 'tool', 'simulation', 'folder']))).optional(),
      include_folders: queryBoolean.optional(),
      sort_mode: z.enum(['default', 'folders_first']).default('default'),
      sharing_mode: z.enum(['all', 'shared_with_me']).default('all'),
    }),
    answer: json(
      z.object({ tests: z.array(testSummary), next_cursor: z.string().nullable(), has_more: z.boolean() }),
    ),
  }),
};
