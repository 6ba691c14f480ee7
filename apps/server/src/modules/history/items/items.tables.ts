import { type DialogueLine, historyFileNames } from '@mynah/contract/history/history';
import { historySources } from '@mynah/contract/history/history-sources';
import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { inOrder, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export interface StoredAlignments {
  alignment: CharacterAlignment;
  normalizedAlignment: CharacterAlignment;
}

export const historyItems = pgTable(
  'history_items',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    requestId: text('request_id').notNull(),
    source: text('source', { enum: historySources }).notNull(),
    /** Null where no voice took part. */
    voiceId: text('voice_id'),
    voiceName: text('voice_name'),
    voiceCategory: text('voice_category'),
    modelId: text('model_id'),
    /** What was spoken, or the prompt; of a dialogue its lines, one under the other. */
    text: text('text'),
    /** The lines of a dialogue with who says them. */
    dialogue: jsonb('dialogue').$type<DialogueLine[]>(),
    settings: jsonb('settings').$type<VoiceSettings>(),
    /** What was asked for beyond these columns, on the wire's own names: the page that made it restores it. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull().default({}),
    /** Of the book that it is a part of: its files are named after it (HIS-071). */
    isbnNumber: text('isbn_number'),
    outputFormat: text('output_format').notNull(),
    contentType: text('content_type').notNull(),
    engine: text('engine').notNull(),
    audioBlob: text('audio_blob').notNull(),
    audioBytes: bigint('audio_bytes', { mode: 'number' }).notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    /** One byte for each of 800 buckets: the waveform of the list and the player. */
    peaks: bytea('peaks'),
    alignments: jsonb('alignments').$type<StoredAlignments>(),
    credits: integer('credits').notNull(),
    characterCountFrom: bigint('character_count_from', { mode: 'number' }).notNull(),
    characterCountTo: bigint('character_count_to', { mode: 'number' }).notNull(),
    /** Since when it lies in the bin, from where it can be restored. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('history_items_list').on(table.workspaceId, table.createdAt, table.id),
    index('history_items_voice').on(table.workspaceId, table.voiceId, table.createdAt),
    index('history_items_model').on(table.workspaceId, table.modelId, table.createdAt),
    index('history_items_source').on(table.workspaceId, table.source, table.createdAt),
    index('history_items_request').on(table.workspaceId, table.requestId),
    index('history_items_blob').on(table.audioBlob),
    index('history_items_user').on(table.userId),
    index('history_items_bin')
      .on(table.workspaceId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    oneOf(table.source, historySources),
    ...notNegative(table.audioBytes, table.durationMs, table.credits, table.characterCountFrom),
    inOrder(table.characterCountFrom, table.characterCountTo),
  ],
);

/** What belongs to an item beside its sound: the recording that it was made from, the film that it is the sound of. */
export const historyFiles = pgTable(
  'history_files',
  {
    historyItemId: text('history_item_id')
      .notNull()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    name: text('name', { enum: historyFileNames }).notNull(),
    contentType: text('content_type').notNull(),
    blob: text('blob').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** As for the item itself; of sound only. */
    peaks: bytea('peaks'),
  },
  (table) => [
    primaryKey({ columns: [table.historyItemId, table.name] }),
    index('history_files_blob').on(table.blob),
    oneOf(table.name, historyFileNames),
    ...notNegative(table.sizeBytes),
  ],
);

export type HistoryFileRow = typeof historyFiles.$inferSelect;
export type HistoryRow = typeof historyItems.$inferSelect;
