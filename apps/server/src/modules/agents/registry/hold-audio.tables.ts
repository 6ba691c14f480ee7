import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { atLeast } from '../../../platform/db/checks.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { agents } from './agents.tables.ts';

/** What callers hear while an agent is busy. Older versions name older ones, so each stays as long as its agent. */
export const agentHoldAudio = pgTable(
  'agent_hold_audio',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    blob: text('blob').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_hold_audio_agent').on(table.agentId),
    index('agent_hold_audio_workspace').on(table.workspaceId),
    ...atLeast(1, table.sizeBytes),
  ],
);
export type AgentHoldAudioRow = typeof agentHoldAudio.$inferSelect;
