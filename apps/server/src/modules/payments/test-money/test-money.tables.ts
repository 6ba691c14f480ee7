import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import type { CheckoutOrder } from '../provider/index.ts';
import type { TestSubscription } from './test-subscription.ts';

/** Subscriptions at the test-money provider, as another company would keep them. */
export const testSubscriptions = pgTable(
  'test_money_subscriptions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    state: jsonb('state').$type<TestSubscription>().notNull(),
    /** When something happens to it next; null: never. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('test_money_subscriptions_workspace').on(table.workspaceId),
    index('test_money_subscriptions_due').on(table.dueAt),
  ],
);
export type TestSubscriptionRow = typeof testSubscriptions.$inferSelect;

const sessionKinds = ['checkout', 'card', 'portal'] as const;
const sessionStates = ['open', 'done'] as const;

/** Pages of it that somebody was sent to; the id is the secret that opens one. */
export const testSessions = pgTable(
  'test_money_sessions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Two orders of one key are one session. */
    key: text('key').notNull().unique(),
    kind: text('kind', { enum: sessionKinds }).notNull(),
    state: text('state', { enum: sessionStates }).notNull().default('open'),
    /** Of a checkout. */
    order: jsonb('order').$type<CheckoutOrder>(),
    returnUrl: text('return_url').notNull(),
    /** The card that waits for a confirmation by its bank. */
    last4: text('last4'),
    problem: text('problem'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('test_money_sessions_workspace').on(table.workspaceId),
    oneOf(table.kind, sessionKinds),
    oneOf(table.state, sessionStates),
  ],
);
export type TestSessionRow = typeof testSessions.$inferSelect;
