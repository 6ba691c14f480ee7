import type { AgentTest, TestDefinition, TestSummary } from '@mynah/contract/agents/testing/agent-tests';
import type { TestInvocation, TestRun } from '@mynah/contract/agents/testing/test-runs';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { call } from '#web/shared/api/call.ts';

export type { AgentTest, TestDefinition, TestInvocation, TestRun, TestSummary };

export const testsKey = ['agent-tests'] as const;
export const runsKey = ['agent-test-runs'] as const;

/** A folder at a time, or, where something is searched, all of them. */
export const entriesQuery = (folderId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...testsKey, 'entries', folderId, search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/convai/agent-testing', {
        query: {
          types: ['folder', 'llm', 'tool', 'simulation'],
          sort_mode: 'folders_first',
          ...(search ? { search } : { parent_folder_id: folderId }),
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** Of those that are there still, in the order of their ids. */
export const summariesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...testsKey, 'summaries', ...ids],
    queryFn: async ({ signal }): Promise<readonly TestSummary[]> => {
      if (ids.length === 0) return [];
      const json = { test_ids: ids };
      const { tests } = await call('POST /v1/convai/agent-testing/summaries', { json, signal });
      return ids.flatMap((id) => tests[id] ?? []);
    },
    placeholderData: (former) => former,
  });

export const foldersQuery = queryOptions({
  queryKey: [...testsKey, 'folders'],
  queryFn: async ({ signal }): Promise<readonly TestSummary[]> =>
    (await call('GET /v1/convai/agent-testing', { query: { types: ['folder'], page_size: 100 }, signal }))
      .tests,
});

export const testQuery = (id: string) =>
  queryOptions({
    queryKey: [...testsKey, 'one', id],
    // every field is answered, those with a default too
    queryFn: async ({ signal }): Promise<AgentTest> =>
      (await call('GET /v1/convai/agent-testing/{test_id}', {
        params: { test_id: id },
        signal,
      })) as AgentTest,
  });

export type NamedTest = TestDefinition & { name: string };

export const createTest = async (test: NamedTest, folderId?: string): Promise<string> =>
  (
    await call('POST /v1/convai/agent-testing/create', {
      json: { ...test, parent_folder_id: folderId === 'root' ? undefined : folderId },
    })
  ).id;
export const replaceTest = (id: string, test: NamedTest) =>
  call('PUT /v1/convai/agent-testing/{test_id}', { params: { test_id: id }, json: test });
export const deleteTest = (id: string) =>
  call('DELETE /v1/convai/agent-testing/{test_id}', { params: { test_id: id } });

export const createFolder = (name: string, parentId: string) =>
  call('POST /v1/convai/agent-testing/folders', {
    json: { name, parent_folder_id: parentId === 'root' ? undefined : parentId },
  });
export const renameFolder = (id: string, name: string) =>
  call('PATCH /v1/convai/agent-testing/folders/{folder_id}', { params: { folder_id: id }, json: { name } });
export const deleteFolder = (id: string) =>
  call('DELETE /v1/convai/agent-testing/folders/{folder_id}', {
    params: { folder_id: id },
    query: { force: true },
  });
export const moveEntry = (id: string, folderId: string) =>
  call('POST /v1/convai/agent-testing/bulk-move', { json: { entity_ids: [id], move_to: folderId } });

/** On what tests are run: a branch as it is published, or what somebody has changed of it. */
export interface Target {
  branchId: string;
  draft?: AgentContent | undefined;
}

const overrideOf = ({ draft }: Target) =>
  draft && {
    conversation_config: draft.conversation_config,
    platform_settings: draft.platform_settings,
    workflow: draft.workflow,
  };

export const runTests = (agentId: string, testIds: readonly string[], target: Target) =>
  call('POST /v1/convai/agents/{agent_id}/run-tests', {
    params: { agent_id: agentId },
    json: {
      tests: testIds.map((test_id) => ({ test_id })),
      branch_id: target.branchId,
      agent_config_override: overrideOf(target),
    },
  });

export const invocationsQuery = (agentId: string) =>
  infiniteQueryOptions({
    queryKey: [...runsKey, 'list', agentId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/convai/test-invocations', {
        query: { agent_id: agentId, page_size: 10, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

const pollMs = 1500;
const isPending = ({ status }: Pick<TestRun, 'status'>): boolean => status === 'pending';

export const invocationQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, 'one', id],
    queryFn: async ({ signal }): Promise<TestInvocation> =>
      (await call('GET /v1/convai/test-invocations/{test_invocation_id}', {
        params: { test_invocation_id: id },
        signal,
      })) as TestInvocation,
    refetchInterval: ({ state }) => (state.data?.test_runs.some(isPending) ? pollMs : false),
  });

export const runAgain = (
  { id, agent_id }: TestInvocation,
  runs: readonly TestRun[],
  draft: AgentContent | undefined,
) =>
  call('POST /v1/convai/test-invocations/{test_invocation_id}/resubmit', {
    params: { test_invocation_id: id },
    json: {
      agent_id: agent_id ?? '',
      test_run_ids: runs.map(({ test_run_id }) => test_run_id),
      agent_config_override: overrideOf({ branchId: '', draft }),
    },
  });

export const cancelInvocation = (id: string) =>
  call('POST /v1/convai/test-invocations/{test_invocation_id}/cancel', {
    params: { test_invocation_id: id },
  });
