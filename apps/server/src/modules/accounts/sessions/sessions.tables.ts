import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** A signed-in browser. The refresh token rotates; one that is used twice ends the session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshTokenHash: text('refresh_token_hash').notNull(),
    /** The token before: a second use of it within seconds is a lost answer, later it ends the session. */
    previousTokenHash: text('previous_token_hash'),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    /** Region and country, where the location is known. */
    place: text('place'),
    /** The program that was authorized by a sign-in request; null for the person's own browsers. */
    grantedTo: text('granted_to'),
    /** Hash of what the web app makes of the device (ACC-062). */
    deviceFingerprint: text('device_fingerprint'),
    /** When its person last proved by password, code or passkey that it is them; null: not since the sign-in. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    /** When that was by something else than a password. */
    secondProvenAt: timestamp('second_proven_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('sessions_refresh_token').on(table.refreshTokenHash),
    index('sessions_previous_token').on(table.previousTokenHash),
    index('sessions_user').on(table.userId),
  ],
);
