import type { Permission } from '@mynah/contract';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

export const groups = pgTable(
  'groups',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What members of the group may do beside what every member may. */
    permissions: jsonb('permissions').$type<Permission[]>().notNull().default([]),
    /** The id that a directory gave the group (SCIM). */
    externalId: text('external_id'),
    /** Credits a month that its members may use together; null: as many as the workspace has. */
    usageLimit: bigint('usage_limit', { mode: 'number' }),
    /** Settled and running credits of the workspace's period that ends at `creditsPeriodEndsAt`. */
    creditsUsed: bigint('credits_used', { mode: 'number' }).notNull().default(0),
    creditsReserved: bigint('credits_reserved', { mode: 'number' }).notNull().default(0),
    creditsPeriodEndsAt: timestamp('credits_period_ends_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('groups_name').on(table.workspaceId, table.name),
    ...notNegative(table.usageLimit, table.creditsUsed, table.creditsReserved),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_user').on(table.userId),
  ],
);
