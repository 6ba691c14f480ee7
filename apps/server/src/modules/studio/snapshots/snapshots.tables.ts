import type { BlockType } from '@mynah/contract/studio/project-values';
import { bigint, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { type BlockNode, type Delivery, studioChapters, withProject } from '../projects/projects.tables.ts';

/** A block as it was spoken, and where in the sound of its chapter it is heard. */
export interface SpokenBlock {
  blockId: string;
  type: BlockType;
  nodes: BlockNode[];
  delivery: Delivery | null;
  /** Null: it has nothing to speak. */
  takeId: string | null;
  startMs: number;
  endMs: number;
}

/** A block that was spoken, on its way into the sound of its chapter. */
export type BlockToJoin = Omit<SpokenBlock, 'startMs' | 'endMs'>;

/** The sound of a chapter as it was then. */
export const studioChapterSnapshots = pgTable(
  'studio_chapter_snapshots',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    chapterId: text('chapter_id')
      .notNull()
      .references(() => studioChapters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    blocks: jsonb('blocks').$type<SpokenBlock[]>().notNull(),
    audioBlob: text('audio_blob').notNull(),
    audioBytes: bigint('audio_bytes', { mode: 'number' }).notNull(),
    outputFormat: text('output_format').notNull(),
    contentType: text('content_type').notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    peaks: bytea('peaks').notNull(),
    /** JSON of the times of all characters (the API's `character_alignments`), gzipped: a chapter may have 200,000. */
    timesBlob: text('times_blob').notNull(),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    index('studio_chapter_snapshots_chapter').on(table.chapterId, table.createdAt),
    index('studio_chapter_snapshots_project').on(table.projectId),
    index('studio_chapter_snapshots_workspace').on(table.workspaceId),
    ...notNegative(table.audioBytes, table.durationMs),
  ],
);
export type ChapterSnapshotRow = typeof studioChapterSnapshots.$inferSelect;

/** The sound of a project as it was then: that of its chapters, one after the other. */
export const studioProjectSnapshots = pgTable(
  'studio_project_snapshots',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    /** In their order; one of a chapter that was deleted is left out. */
    chapterSnapshotIds: jsonb('chapter_snapshot_ids').$type<string[]>().notNull(),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    index('studio_project_snapshots_project').on(table.projectId, table.createdAt),
    index('studio_project_snapshots_workspace').on(table.workspaceId),
  ],
);
export type ProjectSnapshotRow = typeof studioProjectSnapshots.$inferSelect;
