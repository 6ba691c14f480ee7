import { currencies } from '@mynah/contract/billing/prices';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { atLeast, between, notBoth, notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** One store for the codes of a checkout and of a running subscription (BIL-069). */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In small letters. */
    code: text('code').primaryKey(),
    percentOff: integer('percent_off'),
    amountOffCents: integer('amount_off_cents'),
    /** Of the amount. */
    currency: text('currency', { enum: currencies }),
    /** Null: for as long as the subscription lasts. */
    durationInMonths: integer('duration_in_months'),
    /** Null: any number of workspaces. */
    maxRedemptions: integer('max_redemptions'),
    redemptions: integer('redemptions').notNull().default(0),
    isSpecialOffer: boolean('is_special_offer').notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** By staff. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    between(table.percentOff, 1, 100),
    ...atLeast(1, table.amountOffCents, table.durationInMonths, table.maxRedemptions),
    ...notNegative(table.redemptions),
    oneOf(table.currency, currencies),
    notBoth(table.percentOff, table.amountOffCents),
    ...notEmpty(table.code),
  ],
);
export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** A workspace uses a code once. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => promoCodes.code, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.code, table.workspaceId] }),
    index('promo_redemptions_workspace').on(table.workspaceId),
  ],
);
