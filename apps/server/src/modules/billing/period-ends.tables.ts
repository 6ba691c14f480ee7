import { tiers } from '@mynah/contract';
import { alertPercents } from '@mynah/contract/workspaces/budgets';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { atLeast, between, notEmpty, oneOf } from '../../platform/db/checks.ts';
import { timestamps } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';

/** What a period used beyond its plan and beside what was granted; whoever is paid for plans is paid for it. */
export const creditOverages = pgTable(
  'credit_overages',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    periodEndsAt: timestamp('period_ends_at', { withTimezone: true }).notNull(),
    credits: bigint('credits', { mode: 'number' }).notNull(),
    /** The plan of the period. */
    tier: text('tier', { enum: tiers }).notNull(),
    /** When it was put on an invoice, or found to be nobody's to pay. */
    billedAt: timestamp('billed_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.periodEndsAt] }),
    index('credit_overages_open').on(table.createdAt).where(sql`${table.billedAt} is null`),
    oneOf(table.tier, tiers),
    ...atLeast(1, table.credits),
  ],
);

/** What people were told of credits that go: each percentage of each thing once a period. */
export const creditAlerts = pgTable(
  'credit_alerts',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** `plan`, `extension`, `budget`, or whose limit it is: `group:…`. */
    subject: text('subject').notNull(),
    periodEndsAt: timestamp('period_ends_at', { withTimezone: true }).notNull(),
    percent: integer('percent').notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.subject, table.periodEndsAt, table.percent] }),
    index('credit_alerts_period').on(table.periodEndsAt),
    between(table.percent, alertPercents[0], 100),
    ...notEmpty(table.subject),
  ],
);
