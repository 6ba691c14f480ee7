import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries at a secret in the current window, by what is counted: an address, or where the caller is. */
export const secretAttempts = pgTable(
  'secret_attempts',
  {
    /** SHA-256: what people type into the wrong field stays unread. */
    keyHash: text('key_hash').primaryKey(),
    attempts: integer('attempts').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('secret_attempts_window').on(table.windowEndsAt)],
);
