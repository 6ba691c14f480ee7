import { taxFormStates, transferStatuses } from '@mynah/contract/billing/payouts';
import { currencies } from '@mynah/contract/billing/prices';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { needs, notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { providerNames } from '../provider/index.ts';

/** What a workspace is paid through; the lock of all that is transferred to it. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null: none is connected, and staff have decided something of the workspace all the same. */
    provider: text('provider', { enum: providerNames }),
    /** The provider's name of it. */
    account: text('account').unique(),
    isSubmitted: boolean('is_submitted').notNull().default(false),
    takesTransfers: boolean('takes_transfers').notNull().default(false),
    paysOut: boolean('pays_out').notNull().default(false),
    requirements: jsonb('requirements').$type<string[]>().notNull().default([]),
    taxForm: text('tax_form', { enum: taxFormStates }).notNull().default('missing'),
    closedFor: text('closed_for'),
    /** When the reading began that it stands as. */
    readAt: timestamp('read_at', { withTimezone: true }),
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    pauseReason: text('pause_reason'),
    /** Until then nothing is held. */
    trustedUntil: timestamp('trusted_until', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    oneOf(table.provider, providerNames),
    oneOf(table.taxForm, taxFormStates),
    ...notEmpty(table.account, table.pauseReason),
  ],
);
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** Money on its way to a connected account, and what became of it: whole cents. */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerNames }).notNull(),
    account: text('account').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    status: text('status', { enum: transferStatuses }).notNull().default('pending'),
    /** The provider's name of it, once it knows of it. */
    name: text('name').unique(),
    problem: text('problem'),
    ...timestamps,
  },
  (table) => [
    index('payout_transfers_workspace').on(table.workspaceId, table.createdAt),
    index('payout_transfers_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    oneOf(table.provider, providerNames),
    oneOf(table.currency, currencies),
    oneOf(table.status, transferStatuses),
    check('payout_transfers_amount_cents_some', sql`${table.amountCents} > 0`),
    needs(table.status, 'paid', table.name),
    ...notEmpty(table.account),
  ],
);
export type TransferRow = typeof payoutTransfers.$inferSelect;

/**
 * - `use`: somebody spoke with the workspace's voice; `reversal`: what they paid was given back;
 * - `transfer`: it went to the connected account; `return`: it came back from there.
 */
export const earningKinds = ['use', 'reversal', 'transfer', 'return'] as const;

/**
 * The ledger of what people earn by their voices: no entry is ever changed. Amounts are millionths of a US dollar, of
 * one provider's money each: test money never becomes another. The balance is their sum.
 */
export const earningEntries = pgTable(
  'earning_entries',
  {
    /** Made of what it is for, so that the same is written once. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerNames }).notNull(),
    kind: text('kind', { enum: earningKinds }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    amountMicros: bigint('amount_micros', { mode: 'number' }).notNull(),
    /** It may be transferred from then on; what is taken off counts like what it is taken from. */
    availableAt: timestamp('available_at', { withTimezone: true }).notNull(),
    voiceId: text('voice_id'),
    /** Whose credits were spent, and by which entry of the ledger of credits. */
    spender: text('spender'),
    spending: text('spending'),
    characters: bigint('characters', { mode: 'number' }),
    credits: bigint('credits', { mode: 'number' }),
    transferId: text('transfer_id').references(() => payoutTransfers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('earning_entries_workspace').on(table.workspaceId, table.createdAt),
    index('earning_entries_spending').on(table.spender, table.spending).where(sql`${table.kind} = 'use'`),
    index('earning_entries_transfer').on(table.transferId),
    oneOf(table.provider, providerNames),
    oneOf(table.kind, earningKinds),
    oneOf(table.currency, currencies),
    needs(table.kind, 'use', table.spending),
    check(
      'earning_entries_voice_id_needed',
      sql`${table.kind} in ('transfer', 'return') or ${table.voiceId} is not null`,
    ),
    needs(table.kind, 'transfer', table.transferId),
    ...notNegative(table.characters, table.credits),
    check(
      'earning_entries_amount_micros_sign',
      sql`case when ${table.kind} in ('use', 'return') then ${table.amountMicros} >= 0 else ${table.amountMicros} <= 0 end`,
    ),
  ],
);
export type EarningRow = typeof earningEntries.$inferSelect;
