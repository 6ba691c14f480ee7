import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import { deploymentSources } from '@mynah/contract/agents/registry/deployments';
import type { ProcedureAtVersion } from '@mynah/contract/agents/registry/procedures';
import type { SpeechEngineConfig } from '@mynah/contract/agents/registry/speech-engines';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atLeast, between, notEmpty, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** All that a version of an agent holds, on the wire's names. */
export interface AgentConfig {
  conversation_config: ConversationalConfig;
  platform_settings: AgentPlatformSettings;
  workflow: AgentWorkflow;
  procedures?: Record<string, ProcedureAtVersion>;
  /** Of a speech engine: the server that thinks, and what signs the calls to it. */
  speech_engine?: SpeechEngineConfig & { sealed_key: string | null };
}

export const agents = pgTable(
  'agents',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    archived: boolean('archived').notNull(),
    /** Its words come from a server of somebody's own. */
    isSpeechEngine: boolean('is_speech_engine').notNull().default(false),
    ...timestamps,
  },
  (table) => [
    index('agents_workspace').on(table.workspaceId, table.createdAt),
    index('agents_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
  ],
);
export type AgentRow = typeof agents.$inferSelect;

export const branchProtections = ['writer_perms_required', 'admin_perms_required'] as const;

export const agentBranches = pgTable(
  'agent_branches',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isMain: boolean('is_main').notNull(),
    isArchived: boolean('is_archived').notNull(),
    protection: text('protection', { enum: branchProtections }).notNull(),
    /** Of the conversations that name no branch, so many percent come here. */
    trafficPercentage: real('traffic_percentage').notNull(),
    parentBranchId: text('parent_branch_id').references((): AnyPgColumn => agentBranches.id, {
      onDelete: 'set null',
    }),
    /** Number of the newest version. */
    head: integer('head').notNull(),
    committedAt: timestamp('committed_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('agent_branches_name').on(table.agentId, table.name),
    index('agent_branches_workspace').on(table.workspaceId),
    index('agent_branches_creator').on(table.creatorUserId),
    index('agent_branches_parent').on(table.parentBranchId),
    oneOf(table.protection, branchProtections),
    between(table.trafficPercentage, 0, 100),
    ...atLeast(1, table.head),
    ...notEmpty(table.name),
  ],
);
export type AgentBranchRow = typeof agentBranches.$inferSelect;

/** A version never changes: who changes an agent makes another. */
export const agentVersions = pgTable(
  'agent_versions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    branchId: text('branch_id')
      .notNull()
      .references(() => agentBranches.id, { onDelete: 'cascade' }),
    /** From 1, within its branch. */
    number: integer('number').notNull(),
    description: text('description').notNull(),
    config: jsonb('config').$type<AgentConfig>().notNull(),
    /** The version before it, and of a merge the one that was merged in. */
    parentId: text('parent_id'),
    mergedId: text('merged_id'),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('agent_versions_number').on(table.branchId, table.number),
    index('agent_versions_agent').on(table.agentId),
    index('agent_versions_workspace').on(table.workspaceId),
    index('agent_versions_creator').on(table.creatorUserId),
    ...atLeast(1, table.number),
  ],
);
export type AgentVersionRow = typeof agentVersions.$inferSelect;

/** How conversations were shared out among the branches, each time that it changed. */
export const agentDeployments = pgTable(
  'agent_deployments',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: deploymentSources }).notNull(),
    /** Percent by the id of the branch; those that get nothing are left out. */
    shares: jsonb('shares').$type<Record<string, number>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_deployments_agent').on(table.agentId, table.createdAt),
    index('agent_deployments_workspace').on(table.workspaceId),
    index('agent_deployments_creator').on(table.creatorUserId),
    oneOf(table.source, deploymentSources),
  ],
);
export type AgentDeploymentRow = typeof agentDeployments.$inferSelect;

/** What somebody has changed and not published: one of a person on each branch. */
export const agentDrafts = pgTable(
  'agent_drafts',
  {
    branchId: text('branch_id')
      .notNull()
      .references(() => agentBranches.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    config: jsonb('config').$type<AgentConfig>().notNull(),
    /** Number of the version that it was made upon. */
    base: integer('base').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.userId] }),
    index('agent_drafts_user').on(table.userId),
    index('agent_drafts_workspace').on(table.workspaceId),
    ...atLeast(1, table.base),
    ...notEmpty(table.name),
  ],
);
export type AgentDraftRow = typeof agentDrafts.$inferSelect;
