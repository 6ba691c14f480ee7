import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { atLeast, inOrder, notNegative } from '../../platform/db/checks.ts';
import { timestamps } from '../../platform/db/database.ts';
import { users } from '../accounts/users/users.tables.ts';
import { apiKeys } from '../workspaces/access/api-keys/api-keys.tables.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';

/**
 * Credits of a workspace in its current period. `used` holds what is settled, `reserved` what runs now. What is derived
 * from the ledger (`used`, `granted`) stands here so that one row decides about a request; `checkBalances` compares.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('free'),
    /** The plan's limit unless the operator set another. */
    characterLimit: bigint('character_limit', { mode: 'number' }),
    used: bigint('used', { mode: 'number' }).notNull().default(0),
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
    /** Credits beside those of the plan, which stay when the period ends: granted and bought ones that are left. */
    granted: bigint('granted', { mode: 'number' }).notNull().default(0),
    canExtend: boolean('can_extend').notNull().default(false),
    /** Credits of a period that the workspace's own people allow it; null: all that it has. */
    budget: bigint('budget', { mode: 'number' }),
    /** Professional voices beside those of the plan (BIL-055, BIL-056). */
    extraProfessionalVoices: integer('extra_professional_voices').notNull().default(0),
    allowedToExtend: boolean('allowed_to_extend').notNull().default(false),
    /** Credits that may be used beyond the limit; null: as many as it takes. */
    maxExtension: bigint('max_extension', { mode: 'number' }),
    /** The day of the month that periods begin on. */
    periodAnchorAt: timestamp('period_anchor_at', { withTimezone: true }).notNull(),
    periodEndsAt: timestamp('period_ends_at', { withTimezone: true }).notNull(),
    /** When the subscription ends, once it is cancelled (BIL-012); null: it goes on. */
    cancelsAt: timestamp('cancels_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    ...notNegative(
      table.characterLimit,
      table.used,
      table.reserved,
      table.granted,
      table.budget,
      table.extraProfessionalVoices,
      table.maxExtension,
    ),
    inOrder(table.periodAnchorAt, table.periodEndsAt),
  ],
);

/**
 * Credits held for a generation that runs; settled or released. Held until `expires_at`, which the process moves on
 * meanwhile; what no process holds belongs to work that goes on after a crash.
 */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    apiKeyId: text('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    credits: bigint('credits', { mode: 'number' }).notNull(),
    /** Groups of the person that it is held for as well. */
    groupIds: jsonb('group_ids').$type<string[]>().notNull().default([]),
    /** Whose process holds it. */
    serverId: text('server_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('credit_reservations_expiry').on(table.expiresAt),
    index('credit_reservations_workspace').on(table.workspaceId),
    index('credit_reservations_user').on(table.userId),
    index('credit_reservations_api_key').on(table.apiKeyId),
    ...notNegative(table.credits),
  ],
);

/**
 * Slots for the generations that a workspace may run at once, numbered from 1 to what its plan allows: the primary
 * key keeps two processes from taking the same one. Held until `expires_at`, which the process moves on meanwhile.
 */
export const concurrencySlots = pgTable(
  'concurrency_slots',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    slot: integer('slot').notNull(),
    leaseId: text('lease_id').notNull(),
    /** Whose process holds it. */
    serverId: text('server_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.slot] }), ...atLeast(1, table.slot)],
);
