import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { needs, notNegative, oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../users/users.tables.ts';

const userId = text('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

const factorKinds = ['totp', 'sms'] as const;

/** What is asked for beside the password. One row a kind; it counts once confirmed by a code. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text('id').primaryKey(),
    userId,
    kind: text('kind', { enum: factorKinds }).notNull(),
    /** Of TOTP, sealed. */
    sealedSecret: text('sealed_secret'),
    /** Of SMS, E.164. */
    phoneNumber: text('phone_number'),
    /** The last time step whose code was used: no code counts twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('second_factors_user_kind').on(table.userId, table.kind),
    oneOf(table.kind, factorKinds),
    needs(table.kind, 'totp', table.sealedSecret),
    needs(table.kind, 'sms', table.phoneNumber),
    ...notNegative(table.lastStep),
  ],
);

export const backupCodes = pgTable(
  'backup_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId,
    usedAt: timestamp('used_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [index('backup_codes_user').on(table.userId)],
);

/** Browsers that are not asked for the second factor for 30 days. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: text('id').primaryKey(),
    userId,
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('trusted_devices_token').on(table.tokenHash),
    index('trusted_devices_user').on(table.userId),
  ],
);
