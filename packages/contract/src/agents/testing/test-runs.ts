import { z } from 'zod';
import { json, route } from '../../route.ts';
import { asWritten, id, ok, optional, queryInteger } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { conversationalConfig } from '../config/conversational-config.ts';
import { agentPlatformSettings } from '../config/platform-settings.ts';
import { agentWorkflow } from '../config/workflow.ts';
import { transcriptEntry } from '../conversations/transcript.ts';
import { testDefinition } from './agent-tests.ts';
import { testLimits } from './test-limits.ts';

/** Runs of tests: an invocation runs some tests on one version of an agent, each so many times. */

export const conditionResult = z.object({
  result: z.enum(['success', 'failure', 'unknown']),
  rationale: z.object({ messages: z.array(z.string()), summary: z.string() }).nullable(),
});
export type ConditionResult = z.infer<typeof conditionResult>;

export const testRunStatuses = ['pending', 'passed', 'failed'] as const;

export const testRun = z.object({
  test_run_id: z.string(),
  test_info: testDefinition.nullable(),
  test_invocation_id: z.string(),
  agent_id: z.string(),
  branch_id: z.string().nullable(),
  version_id: z.string().nullable(),
  ran_against_draft: z.boolean(),
  workflow_node_id: z.string().nullable(),
  status: z.enum(testRunStatuses),
  agent_responses: z.array(transcriptEntry).nullable(),
  test_id: z.string(),
  test_name: z.string(),
  condition_result: conditionResult.nullable(),
  last_updated_at_unix: z.int(),
  metadata: z
    .object({
      workspace_id: z.string(),
      test_name: z.string(),
      ran_by_user_email: z.string(),
      test_type: z.enum(['llm', 'tool_call', 'simulation']),
    })
    .nullable(),
  root_folder_id: z.string().nullable(),
  root_folder_name: z.string().nullable(),
  environment: z.string().nullable(),
});
export type TestRun = z.infer<typeof testRun>;

export const testInvocation = z.object({
  id: z.string(),
  name: z.string(),
  agent_id: z.string().nullable(),
  branch_id: z.string().nullable(),
  version_id: z.string().nullable(),
  ran_against_draft: z.boolean(),
  created_at: z.int(),
  folder_id: z.string().nullable(),
  repeat_count: z.int(),
  bucketing_status: z.null(),
  result_groups: z.array(z.never()),
  test_runs: z.array(testRun),
});
export type TestInvocation = z.infer<typeof testInvocation>;

const invocationSummary = z.object({
  id: z.string(),
  agent_id: z.string().nullable(),
  branch_id: z.string().nullable(),
  version_id: z.string().nullable(),
  ran_against_draft: z.boolean(),
  runs_diverged_from_version: z.boolean(),
  created_at_unix_secs: z.int(),
  test_run_count: z.int(),
  passed_count: z.int(),
  failed_count: z.int(),
  cancelled_count: z.int(),
  pending_count: z.int(),
  title: z.string(),
  access_info: resourceAccessInfo.nullable(),
  repeat_count: z.int(),
});

/** Settings to be tried in place of those that stand. */
const configOverride = optional(
  asWritten(
    z.object({
      conversation_config: conversationalConfig,
      platform_settings: agentPlatformSettings,
      workflow: agentWorkflow.nullish(),
    }),
  ),
);

const ofInvocation = z.object({ test_invocation_id: id });

export const testRunRoutes = {
  run: route({
    id: 'agent-testing.run',
    method: 'POST',
    path: '/v1/convai/agents/{agent_id}/run-tests',
    summary: 'Run tests on an agent',
    access: 'convai_write',
    params: z.object({ agent_id: id }),
    body: z.object({
      tests: z
        .array(
          z.object({
            test_id: id,
            workflow_node_id: optional(z.string().max(200)),
            root_folder_id: optional(id),
            root_folder_name: optional(z.string().max(testLimits.name)),
          }),
        )
        .min(1)
        .max(testLimits.runs),
      agent_config_override: configOverride,
      branch_id: optional(id),
      repeat_count: z.int().min(1).max(50).default(1),
    }),
    answer: json(testInvocation),
  }),
  list: route({
    id: 'agent-testing.list-invocations',
    method: 'GET',
    path: '/v1/convai/test-invocations',
    summary: 'List runs of tests',
    access: 'convai_read',
    query: z.object({
      agent_id: optional(id),
      page_size: queryInteger(1, 100).default(30),
      search: optional(z.string().max(200)),
      cursor: optional(z.string().max(200)),
    }),
    answer: json(
      z.object({
        meta: z.object({
          total: z.int().nullable(),
          page: z.int().nullable(),
          page_size: z.int().nullable(),
        }),
        results: z.array(invocationSummary),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  get: route({
    id: 'agent-testing.get-invocation',
    method: 'GET',
    path: '/v1/convai/test-invocations/{test_invocation_id}',
    summary: 'Get a run of tests',
    access: 'convai_read',
    params: ofInvocation,
    answer: json(testInvocation),
  }),
  rename: route({
    id: 'agent-testing.rename-invocation',
    method: 'PATCH',
    path: '/v1/convai/test-invocations/{test_invocation_id}',
    summary: 'Rename a run of tests',
    access: 'convai_write',
    params: ofInvocation,
    body: z.object({ name: z.string().trim().min(1).max(testLimits.name) }),
    answer: json(testInvocation),
  }),
  resubmit: route({
    id: 'agent-testing.resubmit',
    method: 'POST',
    path: '/v1/convai/test-invocations/{test_invocation_id}/resubmit',
    summary: 'Run some tests of a run again',
    access: 'convai_write',
    params: ofInvocation,
    body: z.object({
      test_run_ids: z.array(id).min(1).max(testLimits.runs),
      agent_id: id,
      agent_config_override: configOverride,
      branch_id: optional(id),
    }),
    answer: json(ok),
  }),
  cancel: route({
    id: 'agent-testing.cancel',
    method: 'POST',
    path: '/v1/convai/test-invocations/{test_invocation_id}/cancel',
    summary: 'Cancel what of a run of tests is still to come',
    access: 'convai_write',
    params: ofInvocation,
    answer: json(ok),
  }),
};
