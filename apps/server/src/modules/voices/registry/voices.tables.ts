import { voiceCategories } from '@mynah/contract/voices/voice-categories';
import { safetyControls } from '@mynah/contract/voices/voice-verification';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import type { VoiceDefinition } from '@mynah/engine-spec';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/**
 * The workspace of what is left of a deleted voice while its notice runs: how the engine speaks it, and nothing else.
 * No reader is of this workspace, so it is in no list, and counts for nobody.
 */
export const keptForCopies = 'kept-for-copies';

/** Voices of a workspace, and those of the server (no workspace) that every workspace sees. */
export const voices = pgTable(
  'voices',
  {
    id: text('id').primaryKey(),
    /** Null: a voice of the server, a default one or one of the house. */
    workspaceId: text('workspace_id'),
    /** The workspace that must be there, and takes the voice along when it goes: none of what is kept for copies. */
    homeWorkspaceId: text('home_workspace_id')
      .generatedAlwaysAs(sql.raw(`nullif(workspace_id, '${keptForCopies}')`))
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The member who made it; null: nobody in particular, so everybody of the workspace sees it. */
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description'),
    category: text('category', { enum: voiceCategories }).notNull(),
    labels: jsonb('labels').$type<Record<string, string>>().notNull(),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    /** BCP 47 primary tags that it speaks, own first. */
    languages: jsonb('languages').$type<string[]>().notNull(),
    /** Which voice of which engine speaks: `kokoro`, `af_heart`. */
    engine: text('engine').notNull(),
    engineVoice: text('engine_voice').notNull(),
    /** How the engine is to speak it; null: with `engineVoice` as it is. */
    definition: jsonb('definition').$type<VoiceDefinition>(),
    /** The library voice that it is a copy of; null: its own. */
    sourceVoiceId: text('source_voice_id'),
    /** Designed for the library of every server; in it, and in no list of voices. */
    isHouse: boolean('is_house').notNull().default(false),
    isMixed: boolean('is_mixed').notNull().default(false),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    /** Null: nothing stands against it (VOI-006). */
    safetyControl: text('safety_control', { enum: safetyControls }),
    safetyReason: text('safety_reason'),
    /** May be used only after a check of whoever made it (VOI-076). */
    requiresVerification: boolean('requires_verification').notNull().default(false),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** Unit vector of the speaker-id encoder, float32; for similar voices. */
    speakerVector: bytea('speaker_vector'),
    previewText: text('preview_text').notNull(),
    previewBlob: text('preview_blob'),
    /** No engine carries it any more; listed only when asked for. */
    isLegacy: boolean('is_legacy').notNull().default(false),
    /** Place in lists. Default voices count up, best engine first; voices of a workspace take minus their second. */
    position: bigint('position', { mode: 'number' }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('voices_workspace').on(table.workspaceId),
    index('voices_home').on(table.homeWorkspaceId),
    index('voices_creator').on(table.creatorUserId),
    oneOf(table.category, voiceCategories),
    oneOf(table.safetyControl, safetyControls),
    index('voices_source').on(table.sourceVoiceId),
  ],
);

export type VoiceRow = typeof voices.$inferSelect;
export type NewVoice = typeof voices.$inferInsert;

/** What people call a voice, and may change. */
export type VoiceWords = Pick<VoiceRow, 'name' | 'description' | 'labels'>;
/** Of a new voice the name, and what else was given. */
export type GivenWords = Pick<VoiceWords, 'name'> & Partial<VoiceWords>;

/** A workspace's own settings of a voice; without a row the defaults hold. */
export const voiceSettings = pgTable(
  'voice_settings',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<VoiceSettings>().notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.voiceId] }),
    index('voice_settings_voice').on(table.voiceId),
  ],
);
