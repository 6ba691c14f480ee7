import { tiers } from '@mynah/contract';
import { billingPeriods, currencies, soldTiers } from '@mynah/contract/billing/prices';
import { invoiceStatuses } from '@mynah/contract/billing/subscriptions';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { type ProviderInvoice, type ProviderSubscription, providerNames } from '../provider/index.ts';

const statuses = ['trialing', 'active', 'incomplete', 'past_due', 'ended'] as const;

/** Numbers readings at a provider in the order in which they begin. */
export const subscriptionReadings = pgSequence('subscription_readings');

/** What a workspace pays for, as its provider had it when it was last read: the provider alone decides. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerNames }).notNull(),
    /** The provider's names of the two. */
    customer: text('customer').notNull(),
    subscription: text('subscription').notNull().unique(),
    status: text('status', { enum: statuses }).notNull(),
    tier: text('tier', { enum: soldTiers }).notNull(),
    billingPeriod: text('billing_period', { enum: billingPeriods }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    priceCents: integer('price_cents').notNull(),
    periodEndsAt: timestamp('period_ends_at', { withTimezone: true }).notNull(),
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    isCancelling: boolean('is_cancelling').notNull(),
    nextTier: text('next_tier', { enum: soldTiers }),
    nextBillingPeriod: text('next_billing_period', { enum: billingPeriods }),
    card: jsonb('card').$type<NonNullable<ProviderSubscription['card']>>(),
    discount: jsonb('discount').$type<NonNullable<ProviderSubscription['discount']>>(),
    /** Since when a payment is missing. */
    pastDueAt: timestamp('past_due_at', { withTimezone: true }),
    /** The plan that it had before, and has again. */
    formerTier: text('former_tier', { enum: tiers }).notNull(),
    /** Its owner is being deleted: it is cancelled. */
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** The number of the reading that it stands as, and when that began. */
    reading: bigint('reading', { mode: 'number' }).notNull().default(0),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('subscriptions_period_end').on(table.periodEndsAt),
    index('subscriptions_customer').on(table.customer),
    oneOf(table.provider, providerNames),
    oneOf(table.status, statuses),
    oneOf(table.tier, soldTiers),
    oneOf(table.billingPeriod, billingPeriods),
    oneOf(table.currency, currencies),
    oneOf(table.nextTier, soldTiers),
    oneOf(table.nextBillingPeriod, billingPeriods),
    oneOf(table.formerTier, tiers),
    ...notNegative(table.priceCents, table.reading),
    ...notEmpty(table.customer, table.subscription),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Of all subscriptions that a workspace ever had; amounts are cents of the invoice's currency. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The provider's names of the two. */
    invoice: text('invoice').notNull().unique(),
    subscription: text('subscription').notNull(),
    number: text('number').notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    subtotalCents: bigint('subtotal_cents', { mode: 'number' }).notNull(),
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull(),
    taxCents: bigint('tax_cents', { mode: 'number' }).notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
    lines: jsonb('lines').$type<ProviderInvoice['lines']>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('invoices_workspace').on(table.workspaceId, table.issuedAt),
    oneOf(table.status, invoiceStatuses),
    oneOf(table.currency, currencies),
    ...notNegative(
      table.subtotalCents,
      table.discountCents,
      table.taxCents,
      table.totalCents,
      table.refundedCents,
    ),
    ...notEmpty(table.invoice, table.subscription),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** Checkouts that were opened: what is the same order is the same checkout until it is over. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** The provider's name of it. */
    session: text('session').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [index('checkouts_workspace').on(table.workspaceId)],
);
