import type { VoiceDefinition } from '@mynah/engine-spec';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { between, inOrder, notEmpty, notNegative } from '../../platform/db/checks.ts';
import { bytea, timestamps } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { withDubbing } from './dubbings.tables.ts';

const ofDubbing = {
  dubbingId: text('dubbing_id').notNull(),
  workspaceId: text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
};

/** Somebody who speaks in the source of a dubbing. */
export const dubbingSpeakers = pgTable(
  'dubbing_speakers',
  {
    id: text('id').primaryKey(),
    ...ofDubbing,
    name: text('name').notNull(),
    /** Place among the speakers, in the order in which they speak first. */
    position: integer('position').notNull(),
    /** `track-clone`, `clip-clone`, `similar`, or the id of a voice. */
    voice: text('voice').notNull(),
    /** Their own voice, once it was cloned: it is of this dubbing alone, and stands in no list. */
    ownVoice: jsonb('own_voice').$type<VoiceDefinition>(),
    /** Why they have none: too little was heard of them, or the law says no. */
    ownVoiceRefusal: text('own_voice_refusal'),
    /** Unit vector of the speaker-id encoder, float32. */
    speakerVector: bytea('speaker_vector'),
    stability: doublePrecision('stability'),
    similarity: doublePrecision('similarity'),
    style: doublePrecision('style'),
    ...timestamps,
  },
  (table) => [
    ...withDubbing(table),
    index('dubbing_speakers_dubbing').on(table.dubbingId, table.position),
    index('dubbing_speakers_workspace').on(table.workspaceId),
    ...notEmpty(table.name, table.voice),
    ...notNegative(table.position),
    between(table.stability, 0, 1),
    between(table.similarity, 0, 1),
    between(table.style, 0, 1),
  ],
);
export type SpeakerRow = typeof dubbingSpeakers.$inferSelect;
export type NewSpeaker = typeof dubbingSpeakers.$inferInsert;

/** What one speaker says without a longer pause. */
export const dubbingSegments = pgTable(
  'dubbing_segments',
  {
    id: text('id').primaryKey(),
    ...ofDubbing,
    speakerId: text('speaker_id')
      .notNull()
      .references(() => dubbingSpeakers.id, { onDelete: 'cascade' }),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    text: text('text').notNull(),
    /** Of the speech there, LUFS; null: nothing was measured. */
    loudness: doublePrecision('loudness'),
    /** How high it is spoken there, Hz; null: nothing was measured, or nothing is voiced. */
    pitchHz: doublePrecision('pitch_hz'),
    /** As whoever brought the transcript names it. */
    externalId: text('external_id'),
    ...timestamps,
  },
  (table) => [
    ...withDubbing(table),
    index('dubbing_segments_dubbing').on(table.dubbingId, table.startMs),
    index('dubbing_segments_workspace').on(table.workspaceId),
    index('dubbing_segments_speaker').on(table.speakerId),
    ...notNegative(table.startMs, table.pitchHz),
    inOrder(table.startMs, table.endMs),
    between(table.loudness, -200, 100),
  ],
);
export type SegmentRow = typeof dubbingSegments.$inferSelect;
export type NewSegment = typeof dubbingSegments.$inferInsert;
