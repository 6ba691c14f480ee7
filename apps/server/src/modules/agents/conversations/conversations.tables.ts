import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { successResults } from '@mynah/contract/agents/conversations/analysis-results';
import {
  authorizationMethods,
  type ConversationAnalysis,
  type ConversationFeedback,
} from '@mynah/contract/agents/conversations/conversations';
import type { InitiationClientData } from '@mynah/contract/agents/conversations/initiation';
import {
  conversationStatuses,
  type NewTranscriptEntry,
} from '@mynah/contract/agents/conversations/transcript';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { between, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export const agentConversations = pgTable(
  'agent_conversations',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who made the agent: what was said to it is theirs to export and to erase. */
    ownerUserId: text('owner_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the version that was talked to; nothing holds the agent, which may be deleted before what was said to it. */
    agentId: text('agent_id').notNull(),
    branchId: text('branch_id').notNull(),
    versionId: text('version_id').notNull(),
    status: text('status', { enum: conversationStatuses }).notNull(),
    /** The client's own name for who was talking. */
    userId: text('user_id'),
    source: text('source').notNull(),
    sourceVersion: text('source_version'),
    authorization: text('authorization', { enum: authorizationMethods }).notNull(),
    initiation: jsonb('initiation').$type<InitiationClientData>().notNull(),
    environment: text('environment').notNull(),
    /** What the agent promised when it was talked to; holds where the agent is gone. */
    privacy: jsonb('privacy').$type<AgentPlatformSettings['privacy']>().notNull(),
    textOnly: boolean('text_only').notNull(),
    language: text('language').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Credits. */
    cost: integer('cost').notNull(),
    terminationReason: text('termination_reason').notNull(),
    error: jsonb('error').$type<{ code: number; reason: string }>(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    visitedAgents: jsonb('visited_agents').$type<{ agentId: string; branchId: string }[]>().notNull(),
    messageCount: integer('message_count').notNull(),
    toolNames: jsonb('tool_names').$type<string[]>().notNull(),
    /** Blob of the recording. */
    audioKey: text('audio_key'),
    audioBytes: integer('audio_bytes'),
    hasUserAudio: boolean('has_user_audio').notNull(),
    hasResponseAudio: boolean('has_response_audio').notNull(),
    feedback: jsonb('feedback').$type<ConversationFeedback>(),
    rating: integer('rating'),
    analysis: jsonb('analysis').$type<ConversationAnalysis>(),
    /** Of its agent's topics, as they were looked at last; null before. */
    topicId: text('topic_id'),
    successful: text('successful', { enum: successResults }).notNull(),
    /** What the agent's settings of privacy took away, and when. */
    transcriptDeletedAt: timestamp('transcript_deleted_at', { withTimezone: true }),
    audioDeletedAt: timestamp('audio_deleted_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('agent_conversations_workspace').on(table.workspaceId, table.startedAt),
    index('agent_conversations_agent').on(table.agentId, table.startedAt),
    index('agent_conversations_owner').on(table.ownerUserId),
    index('agent_conversations_status').on(table.status),
    oneOf(table.status, conversationStatuses),
    oneOf(table.authorization, authorizationMethods),
    oneOf(table.successful, successResults),
    between(table.rating, 1, 5),
    ...notNegative(table.durationMs, table.cost, table.messageCount, table.audioBytes),
  ],
);
export type ConversationRow = typeof agentConversations.$inferSelect;

/** What full text search looks at: words as they were said, of any language. */
export const wordsOf = (entry: AnyPgColumn) =>
  sql`to_tsvector('simple', coalesce(${entry} ->> 'message', ''))`;

export const transcriptEntries = pgTable(
  'agent_transcript_entries',
  {
    conversationId: text('conversation_id').notNull(),
    /** From 0, in the order in which they were said. */
    position: integer('position').notNull(),
    entry: jsonb('entry').$type<NewTranscriptEntry>().notNull(),
    /** What was said as a vector of length 1, made after the call. */
    vector: real('vector').array(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.position] }),
    index('agent_transcript_entries_words').using('gin', wordsOf(table.entry)),
    foreignKey({
      name: 'agent_transcript_entries_conversation_fk',
      columns: [table.conversationId],
      foreignColumns: [agentConversations.id],
    }).onDelete('cascade'),
    ...notNegative(table.position),
  ],
);
