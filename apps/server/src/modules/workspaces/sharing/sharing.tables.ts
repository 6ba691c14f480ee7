import { resourceRoles } from '@mynah/contract/workspaces/sharing';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

const principalTypes = ['user', 'group', 'api-key', 'workspace'] as const;

/** Who may do what with one resource, beside the one who made it and the admins (WSP-045, WSP-046). */
export const resourceShares = pgTable(
  'resource_shares',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The API's word: `voice`, `project`. */
    resourceType: text('resource_type').notNull(),
    resourceId: text('resource_id').notNull(),
    role: text('role', { enum: resourceRoles }).notNull(),
    principalType: text('principal_type', { enum: principalTypes }).notNull(),
    /** Of the workspace itself: its id. */
    principalId: text('principal_id').notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('resource_shares_principal').on(
      table.workspaceId,
      table.resourceType,
      table.resourceId,
      table.principalType,
      table.principalId,
    ),
    oneOf(table.role, resourceRoles),
    oneOf(table.principalType, principalTypes),
    index('resource_shares_by_principal').on(table.workspaceId, table.principalType, table.principalId),
  ],
);
