import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Calls that were sent with an `Idempotency-Key`: one row for a caller, a path and a key, for 24 hours. Neither the key
 * nor anything of the request stands here; what was answered is a blob that opens with the key alone.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Follows from workspace, caller, path and key, for those who know the server's secret. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    /** Of the call that is being made or was made: who lost the row to another no longer writes it. */
    requestId: text('request_id').notNull(),
    /** Of query and body; what it is of can be found out with the key alone. */
    fingerprint: text('fingerprint').notNull(),
    /** While the call runs, its process moves this on; behind it the call is dead. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    /** Null: it runs. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The sealed answer; null when nothing of it may be kept. */
    answerBlob: text('answer_blob'),
    /** The item of the history that the call made. Without it there is no answer to give again. */
    historyItemId: text('history_item_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires').on(table.expiresAt)],
);

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;
