import { type Permission, tiers } from '@mynah/contract';
import type { PronunciationLocator } from '@mynah/contract/dictionaries/pronunciation-locator';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { atLeast, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { idOf } from '../../../platform/db/foreign-keys.ts';
import { users } from '../../accounts/users/users.tables.ts';

export const workspaces = pgTable(
  'workspaces',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    /** Set by billing. */
    tier: text('tier', { enum: tiers }).notNull().default('free'),
    /** Honored for trial and enterprise only (WSP-049). */
    maxSeats: integer('max_seats'),
    /** Null: as the plan has it (WSP-014, WSP-015). */
    trainingOptOut: boolean('training_opt_out'),
    trainingOptOutAt: timestamp('training_opt_out_at', { withTimezone: true }),
    /** Seconds; null: no timeout (WSP-075). */
    sessionInactivityTimeout: integer('session_inactivity_timeout'),
    /** Empty: all that the plan has (WSP-016). */
    allMembersPermissions: jsonb('all_members_permissions').$type<Permission[]>().notNull().default([]),
    storingSharedFilesOnUser: boolean('storing_shared_files_on_user').notNull().default(true),
    voiceLibraryRemovalNoticeWebhookId: text('voice_library_removal_notice_webhook_id'),
    /** Members sign in through the identity provider only; the owner keeps the password. */
    enforcesSingleSignOn: boolean('enforces_single_sign_on').notNull().default(false),
    /** May a third party that finds a leaked key disable it? Null: as each key has it. */
    thirdPartyDisableAllowed: boolean('third_party_disable_allowed'),
    /** Dictionaries applied to whatever is spoken (PRN-006); those that are gone are passed over. */
    pronunciationDictionaryLocators: jsonb('pronunciation_dictionary_locators')
      .$type<PronunciationLocator[]>()
      .notNull()
      .default([]),
    /** Null: history items stay until somebody deletes them. */
    historyRetentionDays: integer('history_retention_days'),
    ...timestamps,
  },
  (table) => [
    index('workspaces_owner').on(table.ownerId),
    foreignKey({
      name: 'workspaces_removal_notice_webhook_fk',
      columns: [table.voiceLibraryRemovalNoticeWebhookId],
      foreignColumns: [idOf('webhooks')()],
    }).onDelete('set null'),
    index('workspaces_removal_notice_webhook').on(table.voiceLibraryRemovalNoticeWebhookId),
    oneOf(table.tier, tiers),
    ...atLeast(1, table.maxSeats, table.historyRetentionDays),
    ...notNegative(table.sessionInactivityTimeout),
  ],
);
