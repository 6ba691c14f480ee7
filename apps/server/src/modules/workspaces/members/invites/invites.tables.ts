import type { WorkspaceRole } from '@mynah/contract';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../../platform/db/database.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

/** A place in the workspace for whoever shows the code. The code follows from the id, so it can be shown again. */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null: by link, for anybody who has it. */
    email: text('email'),
    role: text('role').$type<WorkspaceRole>().notNull(),
    groupIds: jsonb('group_ids').$type<string[]>().notNull().default([]),
    usageLimit: bigint('usage_limit', { mode: 'number' }),
    invitedBy: text('invited_by').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    acceptedBy: text('accepted_by'),
    ...timestamps,
  },
  (table) => [index('invites_workspace').on(table.workspaceId), index('invites_email').on(table.email)],
);
