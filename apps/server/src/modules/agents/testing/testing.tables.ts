import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import { type ConditionResult, testRunStatuses } from '@mynah/contract/agents/testing/test-runs';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import type { ConfigOverride } from './config-override.ts';

export const agentTestFolders = pgTable(
  'agent_test_folders',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null at the top. */
    parentId: text('parent_id').references((): AnyPgColumn => agentTestFolders.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    ...timestamps,
  },
  (table) => [
    index('agent_test_folders_workspace').on(table.workspaceId, table.parentId),
    index('agent_test_folders_parent').on(table.parentId),
    index('agent_test_folders_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
  ],
);
export type TestFolderRow = typeof agentTestFolders.$inferSelect;

const testKinds = ['llm', 'tool', 'simulation'] as const;

export const agentTests = pgTable(
  'agent_tests',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    folderId: text('folder_id').references(() => agentTestFolders.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: testKinds }).notNull(),
    definition: jsonb('definition').$type<TestDefinition>().notNull(),
    ...timestamps,
  },
  (table) => [
    index('agent_tests_workspace').on(table.workspaceId, table.folderId),
    index('agent_tests_folder').on(table.folderId),
    index('agent_tests_creator').on(table.creatorUserId),
    oneOf(table.type, testKinds),
    ...notEmpty(table.name),
  ],
);
export type AgentTestRow = typeof agentTests.$inferSelect;

/** Some tests, run on one version of an agent. */
export const agentTestInvocations = pgTable(
  'agent_test_invocations',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What was run stays readable when the agent is gone. */
    agentId: text('agent_id').notNull(),
    branchId: text('branch_id').notNull(),
    versionId: text('version_id').notNull(),
    isDraft: boolean('is_draft').notNull(),
    /** Settings that were tried in place of the version's. */
    configOverride: jsonb('config_override').$type<ConfigOverride>(),
    title: text('title').notNull(),
    repeatCount: integer('repeat_count').notNull(),
    /** Counts its runs: one that was cancelled and resubmitted is another. */
    runId: text('run_id').notNull(),
    ...timestamps,
  },
  (table) => [
    index('agent_test_invocations_workspace').on(table.workspaceId, table.createdAt),
    index('agent_test_invocations_creator').on(table.creatorUserId),
    ...atLeast(1, table.repeatCount),
  ],
);
export type InvocationRow = typeof agentTestInvocations.$inferSelect;

export const agentTestRuns = pgTable(
  'agent_test_runs',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    invocationId: text('invocation_id')
      .notNull()
      .references(() => agentTestInvocations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    testId: text('test_id').notNull(),
    testName: text('test_name').notNull(),
    /** As it was when it was run. */
    definition: jsonb('definition').$type<TestDefinition>().notNull(),
    workflowNodeId: text('workflow_node_id'),
    rootFolderId: text('root_folder_id'),
    rootFolderName: text('root_folder_name'),
    status: text('status', { enum: testRunStatuses }).notNull(),
    responses: jsonb('responses').$type<TranscriptEntry[]>(),
    result: jsonb('result').$type<ConditionResult>(),
    ...timestamps,
  },
  (table) => [
    index('agent_test_runs_invocation').on(table.invocationId, table.position),
    index('agent_test_runs_workspace').on(table.workspaceId),
    oneOf(table.status, testRunStatuses),
    ...notNegative(table.position),
  ],
);
export type TestRunRow = typeof agentTestRuns.$inferSelect;
