import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

/** A domain of addresses that the workspace showed to be its own, by a DNS record. */
export const domainVerifications = pgTable(
  'domain_verifications',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Lower case, ASCII. */
    domain: text('domain').notNull(),
    dnsTxtRecord: text('dns_txt_record').notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    ...notEmpty(table.domain),
    uniqueIndex('domain_verifications_domain').on(table.workspaceId, table.domain),
    // of two workspaces only one can show that a domain is its own
    uniqueIndex('domain_verifications_verified').on(table.domain).where(sql`${table.verifiedAt} is not null`),
  ],
);
