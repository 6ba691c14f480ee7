import { sharingLevels } from '@mynah/contract/workspaces/service-accounts';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { groups } from '../../members/groups/groups.tables.ts';

/** With whom a service account shares what it makes. The account itself is a user of the kind `service-account`. */
export const serviceAccountGroups = pgTable(
  'service_account_groups',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    permissionLevel: text('permission_level', { enum: sharingLevels }).notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.groupId] }),
    index('service_account_groups_group').on(table.groupId),
    oneOf(table.permissionLevel, sharingLevels),
  ],
);
