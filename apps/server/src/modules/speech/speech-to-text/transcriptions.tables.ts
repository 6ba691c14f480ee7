import { transcriptStates } from '@mynah/contract/transcripts';
import type { HeardWord, TranscriptWord } from '@mynah/transcripts';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { atLeast, inOrder, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import type { Reservation } from '../../billing/index.ts';
import { workspaces } from '../../workspaces/workspace/index.ts';
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
    jobId: text('job_id'),
    state: text('state', { enum: transcriptStates }).notNull().default('waiting'),
    order: jsonb('order').$type<TranscriptionOrder>().notNull(),
    title: text('title').notNull(),
    /** The file that is transcribed; null when it is not kept any more. */
    soundBlob: text('sound_blob'),
    soundBytes: bigint('sound_bytes', { mode: 'number' }).notNull().default(0),
    contentType: text('content_type').notNull(),
    hasVideo: boolean('has_video').notNull().default(false),
    durationMs: doublePrecision('duration_ms').notNull(),
    /** Where the work is: channels that are done, and how far the next one is. */
    doneChannels: integer('done_channels').notNull().default(0),
    doneMs: doublePrecision('done_ms').notNull().default(0),
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
    ...notNegative(table.soundBytes, table.durationMs, table.doneChannels, table.doneMs, table.credits),
    ...atLeast(1, table.version),
  ],
);
export type TranscriptionRow = typeof transcriptions.$inferSelect;
export type NewTranscriptionRow = typeof transcriptions.$inferInsert;

export interface StoredVoice {
  startMs: number;
  endMs: number;
  /** Float32, base64. */
  vector: string;
}

/** What one finished step heard; gone when the transcription is done. */
export const transcriptionSteps = pgTable(
  'transcription_steps',
  {
    transcriptionId: text('transcription_id')
      .notNull()
      .references(() => transcriptions.id, { onDelete: 'cascade' }),
    channelIndex: integer('channel_index').notNull(),
    startMs: doublePrecision('start_ms').notNull(),
    endMs: doublePrecision('end_ms').notNull(),
    /** ISO 639-1; null where nobody speaks. */
    language: text('language'),
    languageProbability: doublePrecision('language_probability'),
    words: jsonb('words').$type<HeardWord[]>().notNull(),
    /** Where times of words were not wanted. */
    text: text('text'),
    speech: jsonb('speech').$type<{ startMs: number; endMs: number }[]>().notNull(),
    voices: jsonb('voices').$type<StoredVoice[]>().notNull(),
    /** One byte for each 50 ms. */
    peaks: bytea('peaks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptionId, table.channelIndex, table.startMs] }),
    ...notNegative(table.channelIndex, table.startMs, table.languageProbability),
    inOrder(table.startMs, table.endMs),
  ],
);
export type TranscriptionStepRow = typeof transcriptionSteps.$inferSelect;
