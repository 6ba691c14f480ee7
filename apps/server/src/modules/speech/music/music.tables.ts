import type { MusicFacts, MusicPlan } from '@mynah/engine-spec/tasks';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import type { StoredActor } from '../../../platform/http/stored-actor.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import type { SectionSource } from './song-plan.ts';

const songStatuses = ['queued', 'composing', 'done', 'failed', 'cancelled'] as const;

/** A song: its plan and seed, and where its sound is once it is done. */
export const musicSongs = pgTable(
  'music_songs',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    status: text('status', { enum: songStatuses }).notNull(),
    prompt: text('prompt'),
    plan: jsonb('plan').$type<MusicPlan>().notNull(),
    /** By section: null where it is composed. */
    sources: jsonb('sources').$type<(SectionSource | null)[]>().notNull(),
    facts: jsonb('facts').$type<MusicFacts>().notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    engine: text('engine').notNull(),
    modelId: text('model_id').notNull(),
    outputFormat: text('output_format').notNull(),
    requestId: text('request_id').notNull(),
    /** What was asked for, on the wire's own names. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    /** Who pays; of songs that are made in the background. */
    actor: jsonb('actor').$type<StoredActor>(),
    error: text('error'),
    historyItemId: text('history_item_id'),
    /** SHA-256 of the file, hexadecimal: by it a file that comes back is known. */
    soundHash: text('sound_hash'),
    ...timestamps,
  },
  (table) => [
    index('music_songs_list').on(table.workspaceId, table.createdAt),
    index('music_songs_item').on(table.workspaceId, table.historyItemId),
    index('music_songs_audio').on(table.workspaceId, table.soundHash),
    oneOf(table.status, songStatuses),
  ],
);

/** The sound of one step of a song that is done, before the steps were joined: for changing sections later. */
export const musicSteps = pgTable(
  'music_steps',
  {
    songId: text('song_id')
      .notNull()
      .references(() => musicSongs.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    section: integer('section').notNull(),
    startMs: doublePrecision('start_ms').notNull(),
    /** 16-bit stereo, see `step-sound.ts`. */
    blob: text('blob').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.songId, table.place] }),
    index('music_steps_blob').on(table.blob),
    ...notNegative(table.place, table.section, table.startMs),
  ],
);

export type SongRow = typeof musicSongs.$inferSelect;
export type NewSong = typeof musicSongs.$inferInsert;
export type StepRow = typeof musicSteps.$inferSelect;
