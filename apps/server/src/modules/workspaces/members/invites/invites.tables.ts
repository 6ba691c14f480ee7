import { workspaceRoles } from '@mynah/contract';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
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
    role: text('role', { enum: workspaceRoles }).notNull(),
    groupIds: jsonb('group_ids').$type<string[]>().notNull().default([]),
    usageLimit: bigint('usage_limit', { mode: 'number' }),
    invitedBy: text('invited_by').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    index('invites_workspace').on(table.workspaceId),
    index('invites_email').on(table.email),
    index('invites_accepted_by').on(table.acceptedBy),
    oneOf(table.role, workspaceRoles),
    ...notNegative(table.usageLimit),
  ],
);
