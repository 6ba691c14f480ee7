import { workspaceRoles } from '@mynah/contract';
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

/** A user belongs to one workspace. */
export const memberships = pgTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: workspaceRoles }).notNull(),
    /** A locked member is let in nowhere, keys included. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** Credits a month that the member may use; null: as many as the workspace has. */
    usageLimit: bigint('usage_limit', { mode: 'number' }),
    /** Settled and running credits of the workspace's period that ends at `creditsPeriodEndsAt`. */
    creditsUsed: bigint('credits_used', { mode: 'number' }).notNull().default(0),
    creditsReserved: bigint('credits_reserved', { mode: 'number' }).notNull().default(0),
    creditsPeriodEndsAt: timestamp('credits_period_ends_at', { withTimezone: true }),
    /** The id that a directory gave the person (SCIM). */
    externalId: text('external_id'),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('memberships_user').on(table.userId),
    index('memberships_workspace').on(table.workspaceId),
    oneOf(table.role, workspaceRoles),
    ...notNegative(table.usageLimit, table.creditsUsed, table.creditsReserved),
  ],
);
