import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamps } from '../../platform/db/database.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    /** argon2id; null for people who sign in elsewhere. */
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    isOnboardingCompleted: boolean('is_onboarding_completed').notNull().default(true),
    isOnboardingChecklistCompleted: boolean('is_onboarding_checklist_completed').notNull().default(true),
    ...timestamps,
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

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

/** One-time links: the owner's set-up; later verification and password reset. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  ...timestamps,
});

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

/** Flags of single people; what the operator switches on for everybody is a setting. */
export const featureFlags = pgTable(
  'feature_flags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    flag: text('flag').notNull(),
    enabled: boolean('enabled').notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.userId, table.flag] })],
);

/** Product events, kept on this server. */
export const productEvents = pgTable(
  'product_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id'),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Record<string, string | number | boolean>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('product_events_workspace').on(table.workspaceId, table.createdAt)],
);
