import type { SafetyControl } from '@mynah/contract/voice-safety';
import type { VoiceSettings } from '@mynah/contract/voices';
import type { VoiceDefinition } from '@mynah/engine-spec';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, timestamps } from '../../platform/db/database.ts';

/** Voices of a workspace, and the default ones (no workspace) that every workspace sees. */
export const voices = pgTable(
  'voices',
  {
    id: text('id').primaryKey(),
    /** Null: a default voice. */
    workspaceId: text('workspace_id'),
    /** The member who made it; null: nobody in particular, so everybody of the workspace sees it. */
    creatorUserId: text('creator_user_id'),
    name: text('name').notNull(),
    description: text('description'),
    category: text('category')
      .$type<'premade' | 'cloned' | 'generated' | 'professional' | 'high_quality' | 'famous'>()
      .notNull(),
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
    isMixed: boolean('is_mixed').notNull().default(false),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    /** Null: nothing stands against it (VOI-006). */
    safetyControl: text('safety_control').$type<SafetyControl>(),
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
    index('voices_source').on(table.sourceVoiceId),
  ],
);

/** A workspace's own settings of a voice; without a row the defaults hold. */
export const voiceSettings = pgTable(
  'voice_settings',
  {
    workspaceId: text('workspace_id').notNull(),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<VoiceSettings>().notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.voiceId] })],
);
