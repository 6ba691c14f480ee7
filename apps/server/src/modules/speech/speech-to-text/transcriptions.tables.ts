import { transcriptStates } from '@mynah/contract/speech/transcripts';
import type { TranscriptWord } from '@mynah/transcripts';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import type { Reservation } from '../../billing/index.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import type { TranscriptionOrder } from './order/transcription-order.ts';

/** What was heard on one channel; a recording whose channels were mixed has one. */
export interface StoredChannel {
  channelIndex: number;
  /** ISO 639-1. */
  language: string;
  languageProbability: number;
  words: TranscriptWord[];
}

export const transcriptions = pgTable(
  'transcriptions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    requestId: text('request_id').notNull(),
    state: text('state', { enum: transcriptStates }).notNull().default('waiting'),
    order: jsonb('order').$type<TranscriptionOrder>().notNull(),
    title: text('title').notNull(),
    /** The file that is transcribed; null when it is not kept any more. */
    soundBlob: text('sound_blob'),
    soundBytes: bigint('sound_bytes', { mode: 'number' }).notNull().default(0),
    contentType: text('content_type').notNull(),
    hasVideo: boolean('has_video').notNull().default(false),
    durationMs: doublePrecision('duration_ms').notNull(),
    engine: text('engine'),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    /** Credits that are held, till they are charged or given back. */
    reservation: jsonb('reservation').$type<Reservation>(),
    credits: integer('credits').notNull().default(0),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** When it is done. */
    channels: jsonb('channels').$type<StoredChannel[]>(),
    /** By speaker id, those that people gave. */
    speakerNames: jsonb('speaker_names').$type<Record<string, string>>().notNull().default({}),
    /** All that was said, for lists and the search in them. */
    text: text('text').notNull().default(''),
    language: text('language'),
    peaks: bytea('peaks'),
    /** Rises with every edit. */
    version: integer('version').notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index('transcriptions_list').on(table.workspaceId, table.createdAt, table.id),
    index('transcriptions_state').on(table.state, table.updatedAt),
    index('transcriptions_user').on(table.userId),
    oneOf(table.state, transcriptStates),
    ...notNegative(table.soundBytes, table.durationMs, table.credits),
    ...atLeast(1, table.version),
  ],
);
export type TranscriptionRow = typeof transcriptions.$inferSelect;
export type NewTranscriptionRow = typeof transcriptions.$inferInsert;
