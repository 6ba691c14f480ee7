import { separationStates } from '@mynah/contract/voices/voice-samples';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { inOrder, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

/** Recordings that a voice was made of. They are personal data of the speaker: gone with the voice. */
export const voiceSamples = pgTable(
  'voice_samples',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the file, hexadecimal. */
    hash: text('hash').notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    /** As it was uploaded. */
    soundBlob: text('sound_blob').notNull(),
    /** The voice without what was behind it; null: not asked for, or not made yet. */
    cleanBlob: text('clean_blob'),
    removeBackgroundNoise: boolean('remove_background_noise').notNull().default(false),
    trimStartMs: integer('trim_start_ms'),
    trimEndMs: integer('trim_end_ms'),
    /** One byte for each of 800 stretches. */
    peaks: bytea('peaks').notNull(),
    separationState: text('separation_state', { enum: separationStates }).notNull().default('not_started'),
    speakers: jsonb('speakers').$type<SampleSpeaker[]>(),
    selectedSpeakerIds: jsonb('selected_speaker_ids').$type<string[]>(),
    ...timestamps,
  },
  (table) => [
    index('voice_samples_voice').on(table.voiceId, table.createdAt),
    index('voice_samples_workspace').on(table.workspaceId),
    oneOf(table.separationState, separationStates),
    ...notNegative(table.sizeBytes, table.durationMs, table.trimStartMs),
    inOrder(table.trimStartMs, table.trimEndMs),
  ],
);
export type VoiceSampleRow = typeof voiceSamples.$inferSelect;
export type NewSample = typeof voiceSamples.$inferInsert;

export interface SampleSpeaker {
  speakerId: string;
  utterances: { startMs: number; endMs: number }[];
}
