import { bigint, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { type BlockNode, type Delivery, withProject } from '../projects/projects.tables.ts';

/** The time of each character of what a take says, in order; ms from its beginning. */
export interface TakeTimes {
  characters: string[];
  startMs: number[];
  endMs: number[];
}

/** A recording of a block, known by what it says and how: the same is not spoken twice in a project. */
export const studioTakes = pgTable(
  'studio_takes',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    /** That it was spoken for; the block may be gone, and others that say the same use it too. */
    blockId: text('block_id').notNull(),
    /** SHA-256 of all that decides about its sound: texts, voices, settings, model, language, rules of dictionaries. */
    contentHash: text('content_hash').notNull(),
    nodes: jsonb('nodes').$type<BlockNode[]>().notNull(),
    delivery: jsonb('delivery').$type<Delivery>(),
    modelId: text('model_id').notNull(),
    engine: text('engine').notNull(),
    /** WAV, mono, 16 bits at the engine's rate. */
    audioBlob: text('audio_blob').notNull(),
    audioBytes: bigint('audio_bytes', { mode: 'number' }).notNull(),
    sampleRateHz: integer('sample_rate_hz').notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    peaks: bytea('peaks').notNull(),
    times: jsonb('times').$type<TakeTimes>().notNull(),
    credits: integer('credits').notNull(),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    index('studio_takes_content').on(table.projectId, table.contentHash, table.createdAt),
    index('studio_takes_block').on(table.blockId, table.createdAt),
    index('studio_takes_workspace').on(table.workspaceId),
    ...notEmpty(table.contentHash),
    ...notNegative(table.audioBytes, table.sampleRateHz, table.durationMs, table.credits),
  ],
);
export type TakeRow = typeof studioTakes.$inferSelect;
export type NewTake = typeof studioTakes.$inferInsert;
