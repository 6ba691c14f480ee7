import { bigint, date, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';

/** Names in links that staff have given to people, with a reward of their own. */
export const referralPartners = pgTable(
  'referral_partners',
  {
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rewardCredits: bigint('reward_credits', { mode: 'number' }).notNull(),
    /** Null: its link counts. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('referral_partners_user').on(table.userId),
    ...notNegative(table.rewardCredits),
    ...notEmpty(table.key),
  ],
);
export type PartnerRow = typeof referralPartners.$inferSelect;

/** How often links were opened, by whose they are and the day: nothing of who opened them. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    clicks: bigint('clicks', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), ...notNegative(table.clicks)],
);

/**
 * - `signed_up`: they have an account, and paid for nothing yet; `rewarded`: they paid, and the reward was given;
 * - `customer`: they paid, and there is no reward; `refused`: they are no others than who sent them.
 */
export const referralStates = ['signed_up', 'rewarded', 'customer', 'refused'] as const;

/** Who made an account by whose link. */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    /** Null: the account is gone, and stays counted. */
    referredUserId: text('referred_user_id').references(() => users.id, { onDelete: 'set null' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: by the link that everybody has. */
    partnerKey: text('partner_key').references(() => referralPartners.key, { onDelete: 'set null' }),
    /** The partner program’s own name of the visit (`ps_xid`). */
    visit: text('visit'),
    state: text('state', { enum: referralStates }).notNull().default('signed_up'),
    credits: bigint('credits', { mode: 'number' }).notNull().default(0),
    signedUpAt: timestamp('signed_up_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('referrals_referred_user').on(table.referredUserId),
    index('referrals_user').on(table.userId, table.signedUpAt),
    index('referrals_partner').on(table.partnerKey),
    oneOf(table.state, referralStates),
    ...notNegative(table.credits),
  ],
);
export type ReferralRow = typeof referrals.$inferSelect;
