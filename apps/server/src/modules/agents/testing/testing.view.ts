import type { AgentTest, TestSummary } from '@mynah/contract/agents/testing/agent-tests';
import type { TestInvocation, TestRun } from '@mynah/contract/agents/testing/test-runs';
import type { ResourceAccessInfo } from '@mynah/contract/workspaces/sharing';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { FolderTree } from '../../../platform/folders/folder-tree.ts';
import type { AgentTestRow, InvocationRow, TestFolderRow, TestRunRow } from './testing.tables.ts';

export const toTest = ({ id, name, definition }: AgentTestRow): AgentTest => ({ ...definition, id, name });

export const toTestSummary = (
  row: AgentTestRow,
  { access, tree }: { access: ResourceAccessInfo | undefined; tree: FolderTree },
): TestSummary => ({
  id: row.id,
  name: row.name,
  access_info: access ?? null,
  created_at_unix_secs: unixSeconds(row.createdAt),
  last_updated_at_unix_secs: unixSeconds(row.updatedAt),
  type: row.type,
  entity_type: 'test',
  folder_parent_id: row.folderId,
  folder_path: tree.pathOf(row.folderId),
  children_count: null,
  conversation_initiation_source: row.definition.conversation_initiation_source,
});

export const toFolderSummary = (
  row: TestFolderRow,
  { tree, count }: { tree: FolderTree; count: number },
): TestSummary => ({
  id: row.id,
  name: row.name,
  access_info: null,
  created_at_unix_secs: unixSeconds(row.createdAt),
  last_updated_at_unix_secs: unixSeconds(row.updatedAt),
  type: 'folder',
  entity_type: 'folder',
  folder_parent_id: row.parentId,
  folder_path: tree.pathOf(row.parentId),
  children_count: count,
  conversation_initiation_source: null,
});

export const toFolder = (row: TestFolderRow, { tree, count }: { tree: FolderTree; count: number }) => ({
  id: row.id,
  name: row.name,
  folder_path: tree.pathOf(row.id),
  children_count: count,
});

const kinds = { llm: 'llm', tool: 'tool_call', simulation: 'simulation' } as const;

export const toTestRun = (run: TestRunRow, invocation: InvocationRow, ranBy: string): TestRun => ({
  test_run_id: run.id,
  test_info: run.definition,
  test_invocation_id: invocation.id,
  agent_id: invocation.agentId,
  branch_id: invocation.branchId,
  version_id: invocation.versionId,
  ran_against_draft: invocation.isDraft,
  workflow_node_id: run.workflowNodeId,
  status: run.status,
  agent_responses: run.responses,
  test_id: run.testId,
  test_name: run.testName,
  condition_result: run.result,
  last_updated_at_unix: unixSeconds(run.updatedAt),
  metadata: {
    workspace_id: invocation.workspaceId,
    test_name: run.testName,
    ran_by_user_email: ranBy,
    test_type: kinds[run.definition.type],
  },
  root_folder_id: run.rootFolderId,
  root_folder_name: run.rootFolderName,
  environment: run.definition.environment,
});

export const toInvocation = (
  invocation: InvocationRow,
  runs: readonly TestRunRow[],
  ranBy: string,
): TestInvocation => ({
  id: invocation.id,
  name: invocation.title,
  agent_id: invocation.agentId,
  branch_id: invocation.branchId,
  version_id: invocation.versionId,
  ran_against_draft: invocation.isDraft,
  created_at: unixSeconds(invocation.createdAt),
  folder_id: null,
  repeat_count: invocation.repeatCount,
  bucketing_status: null,
  result_groups: [],
  test_runs: runs.map((run) => toTestRun(run, invocation, ranBy)),
});

export const toInvocationSummary = (
  invocation: InvocationRow,
  counts: { passed: number; failed: number; pending: number; cancelled: number },
) => ({
  id: invocation.id,
  agent_id: invocation.agentId,
  branch_id: invocation.branchId,
  version_id: invocation.versionId,
  ran_against_draft: invocation.isDraft,
  runs_diverged_from_version: invocation.configOverride !== null,
  created_at_unix_secs: unixSeconds(invocation.createdAt),
  test_run_count: counts.passed + counts.failed + counts.pending,
  passed_count: counts.passed,
  failed_count: counts.failed,
  cancelled_count: counts.cancelled,
  pending_count: counts.pending,
  title: invocation.title,
  access_info: null,
  repeat_count: invocation.repeatCount,
});
