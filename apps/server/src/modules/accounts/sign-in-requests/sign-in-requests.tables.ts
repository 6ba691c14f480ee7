import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notBoth } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** A program asks for access to somebody's account; who is signed in lets it in by its code (ACC-035). */
export const signInRequests = pgTable(
  'sign_in_requests',
  {
    id: text('id').primaryKey(),
    /** As the program calls itself. */
    requester: text('requester').notNull(),
    codeHash: text('code_hash').notNull(),
    /** What the program shows to fetch its tokens once it is let in. */
    pollTokenHash: text('poll_token_hash').notNull(),
    /** Who let it in, or refused it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    ipAddress: text('ip_address'),
    /** City, region and country of the program, where they are known. */
    place: text('place'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    collectedAt: timestamp('collected_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('sign_in_requests_code').on(table.codeHash),
    index('sign_in_requests_user').on(table.userId),
    notBoth(table.verifiedAt, table.refusedAt),
  ],
);
