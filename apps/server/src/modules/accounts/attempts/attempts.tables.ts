import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notNegative } from '../../../platform/db/checks.ts';

/** Tries at a secret, by what is counted: an account from one place, an account from everywhere, a place. */
export const secretAttempts = pgTable(
  'secret_attempts',
  {
    /** SHA-256: what people type into the wrong field stays unread. */
    keyHash: text('key_hash').primaryKey(),
    /** What all counts of one account share, so that they can be forgotten together. */
    subjectHash: text('subject_hash'),
    attempts: integer('attempts').notNull(),
    /** Then the count starts anew. */
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
    /** Guesses before this time are not looked at. */
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
  },
  (table) => [
    index('secret_attempts_window').on(table.windowEndsAt),
    index('secret_attempts_subject').on(table.subjectHash),
    ...notNegative(table.attempts),
  ],
);
