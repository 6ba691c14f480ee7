import { reviewStatuses } from '@mynah/contract/voices/voice-sharing';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { idOf } from '../../../platform/db/foreign-keys.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

/** How the owner shares a voice beyond the workspace: with addresses, and in the library. */
export const sharedVoices = pgTable(
  'shared_voices',
  {
    voiceId: text('voice_id')
      .primaryKey()
      .references(() => voices.id, { onDelete: 'cascade' }),
    /** Both null: a voice of the house, which nobody owns. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    ownerUserId: text('owner_user_id').references(() => users.id, { onDelete: 'cascade' }),
    publicOwnerId: text('public_owner_id').notNull(),
    /** By address alone: whoever signs in with one of them may open its page. */
    isShared: boolean('is_shared').notNull().default(false),
    emails: jsonb('emails').$type<string[]>().notNull().default([]),
    isInLibrary: boolean('is_in_library').notNull().default(false),
    reviewStatus: text('review_status', { enum: reviewStatuses }).notNull().default('not_requested'),
    reviewMessage: text('review_message'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** As the library shows it; the owner's own name of the voice may be another. */
    name: text('name').notNull(),
    description: text('description'),
    labels: jsonb('labels').$type<Record<string, string>>().notNull(),
    previewHistoryItemId: text('preview_history_item_id').references(idOf('history_items'), {
      onDelete: 'set null',
    }),
    previewBlob: text('preview_blob'),
    /** Days that users keep the voice after it was taken back. */
    noticePeriodDays: integer('notice_period_days').notNull().default(0),
    /** Multiplies the credits of a generation; null: none. */
    customRate: doublePrecision('custom_rate'),
    hasLiveModeration: boolean('has_live_moderation').notNull().default(false),
    freeUsersAllowed: boolean('free_users_allowed').notNull().default(true),
    mixingAllowed: boolean('mixing_allowed').notNull().default(false),
    readerAppEnabled: boolean('reader_app_enabled').notNull().default(false),
    readerRestrictedOn: jsonb('reader_restricted_on')
      .$type<{ resource_type: 'read' | 'collection'; resource_id: string }[]>()
      .notNull()
      .default([]),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** When copies stop to speak; set when it was taken back (VOI-067). */
    disableAt: timestamp('disable_at', { withTimezone: true }),
    /** Of what is left of a deleted voice: the id that it had. */
    formerVoiceId: text('former_voice_id'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    clonedByCount: integer('cloned_by_count').notNull().default(0),
    /** Characters of others in the last 365 and 7 days, counted anew each night. */
    charactersYear: bigint('characters_year', { mode: 'number' }).notNull().default(0),
    charactersWeek: bigint('characters_week', { mode: 'number' }).notNull().default(0),
    apiCharactersYear: bigint('api_characters_year', { mode: 'number' }).notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index('shared_voices_library').on(table.isInLibrary, table.reviewStatus, table.publishedAt),
    index('shared_voices_owner').on(table.publicOwnerId),
    index('shared_voices_workspace').on(table.workspaceId),
    index('shared_voices_owner_user').on(table.ownerUserId),
    index('shared_voices_preview_item').on(table.previewHistoryItemId),
    oneOf(table.reviewStatus, reviewStatuses),
    ...notNegative(
      table.noticePeriodDays,
      table.customRate,
      table.clonedByCount,
      table.charactersYear,
      table.charactersWeek,
      table.apiCharactersYear,
    ),
  ],
);
export type SharedVoiceRow = typeof sharedVoices.$inferSelect;

/** What others said with a shared voice, by day and workspace. */
export const sharedVoiceUsage = pgTable(
  'shared_voice_usage',
  {
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Whose it was. */
    workspaceId: text('workspace_id').notNull(),
    characters: bigint('characters', { mode: 'number' }).notNull().default(0),
    apiCharacters: bigint('api_characters', { mode: 'number' }).notNull().default(0),
    readerCharacters: bigint('reader_characters', { mode: 'number' }).notNull().default(0),
    credits: bigint('credits', { mode: 'number' }).notNull().default(0),
    /** What the owner earned, millionths of a US dollar. */
    earningsMicros: bigint('earnings_micros', { mode: 'number' }).notNull().default(0),
    copies: integer('copies').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.voiceId, table.day, table.workspaceId] }),
    ...notNegative(
      table.characters,
      table.apiCharacters,
      table.readerCharacters,
      table.credits,
      table.earningsMicros,
      table.copies,
    ),
  ],
);

/** Voices of the library that somebody remembers without having added them. */
export const voiceBookmarks = pgTable(
  'voice_bookmarks',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.voiceId] }),
    index('voice_bookmarks_user').on(table.userId),
    index('voice_bookmarks_voice').on(table.voiceId),
  ],
);
