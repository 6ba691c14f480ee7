import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

/** What a directory says of a member beyond what the account itself holds. */
export interface DirectoryAttributes {
  userName?: string;
  familyName?: string;
  formattedName?: string;
  displayName?: string;
}

export const directoryUsers = pgTable(
  'directory_users',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    attributes: jsonb('attributes').$type<DirectoryAttributes>().notNull().default({}),
    /** The directory deleted them: it sees them no more, the workspace keeps a locked member. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [index('directory_users_workspace').on(table.workspaceId)],
);
