import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** One-time links, codes and challenges: set-up, verification, password reset, change of address, factors. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the link carries out: the new address of a change. */
    payload: jsonb('payload').$type<Record<string, string>>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [index('one_time_tokens_user').on(table.userId, table.purpose)],
);
