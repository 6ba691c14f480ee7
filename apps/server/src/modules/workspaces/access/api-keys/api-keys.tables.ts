import type { Permission } from '@mynah/contract';
import { keyDisableReasons } from '@mynah/contract/workspaces/service-accounts';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative, oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

const keyOwners = ['user', 'workspace'] as const;

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 in hex: keys are random, so a slow hash would buy nothing. */
    keyHash: text('key_hash').notNull(),
    hint: text('hint').notNull(),
    /** `workspace`: made by an admin for the workspace; it acts as the one who made it. */
    owner: text('owner', { enum: keyOwners }).notNull().default('user'),
    /** Addresses and CIDR ranges that may use it; null: all. */
    allowedIps: jsonb('allowed_ips').$type<string[]>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** May whoever holds it disable it? Null: as the plan has it. */
    thirdPartyDisableAllowed: boolean('third_party_disable_allowed'),
    /** Null: all permissions of the owner of the key. */
    permissions: jsonb('permissions').$type<Permission[]>(),
    /** Credits a month that the key may use; null: as many as the workspace has. */
    characterLimit: bigint('character_limit', { mode: 'number' }),
    /** Settled and running credits of the workspace's period that ends at `creditsPeriodEndsAt`. */
    creditsUsed: bigint('credits_used', { mode: 'number' }).notNull().default(0),
    creditsReserved: bigint('credits_reserved', { mode: 'number' }).notNull().default(0),
    creditsPeriodEndsAt: timestamp('credits_period_ends_at', { withTimezone: true }),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Null while it may be used. */
    disableReason: text('disable_reason', { enum: keyDisableReasons }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.keyHash),
    index('api_keys_workspace').on(table.workspaceId),
    index('api_keys_user').on(table.userId),
    oneOf(table.owner, keyOwners),
    oneOf(table.disableReason, keyDisableReasons),
    ...notNegative(table.characterLimit, table.creditsUsed, table.creditsReserved),
    ...notEmpty(table.keyHash),
  ],
);
