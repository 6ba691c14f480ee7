import { testPayoutAccounts } from '@mynah/contract/billing/payouts';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty, oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';

/** Accounts at the built-in provider, as another company would keep them. */
export const testAccounts = pgTable(
  'test_payout_accounts',
  {
    /** `test_acct_…` */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** As its form was filled in; null: it was not. */
    state: text('state', { enum: testPayoutAccounts }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('test_payout_accounts_workspace').on(table.workspaceId),
    oneOf(table.state, testPayoutAccounts),
  ],
);
export type TestAccountRow = typeof testAccounts.$inferSelect;

/** Pages of it that somebody was sent to; the id is the secret that opens one. */
export const testPayoutSessions = pgTable(
  'test_payout_sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => testAccounts.id, { onDelete: 'cascade' }),
    returnUrl: text('return_url').notNull(),
    isDone: boolean('is_done').notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [index('test_payout_sessions_account').on(table.accountId), ...notEmpty(table.returnUrl)],
);
export type TestPayoutSessionRow = typeof testPayoutSessions.$inferSelect;
