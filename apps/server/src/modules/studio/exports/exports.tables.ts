import { exportFormats, exportStates } from '@mynah/contract/studio/project-values';
import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import type { StoredActor } from '../../../platform/http/stored-actor.ts';
import { studioProjects } from '../projects/projects.tables.ts';

/** What was measured on the file of a chapter. */
export interface StoredReport {
  chapterId: string;
  name: string;
  durationSeconds: number;
  rmsDb: number;
  peakDb: number;
  noiseFloorDb: number;
  headSeconds: number;
  tailSeconds: number;
  sampleRateHz: number;
  bitrateKbps: number | null;
  faults: string[];
}

/** Files of a project, each made once of the newest audio of then. It goes where its project goes. */
export const studioExports = pgTable(
  'studio_exports',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => studioProjects.id, { onDelete: 'cascade' }),
    format: text('format', { enum: exportFormats }).notNull(),
    /** None: all that are not muted. */
    chapterIds: jsonb('chapter_ids').$type<string[]>().notNull(),
    isByChapter: boolean('is_by_chapter').notNull(),
    /** Who ordered it. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    state: text('state', { enum: exportStates }).notNull(),
    error: text('error'),
    fileName: text('file_name'),
    fileBlob: text('file_blob'),
    contentType: text('content_type'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    report: jsonb('report').$type<StoredReport[]>().notNull(),
    ...timestamps,
  },
  (table) => [
    index('studio_exports_project').on(table.projectId, table.createdAt),
    oneOf(table.format, exportFormats),
    oneOf(table.state, exportStates),
    ...notNegative(table.sizeBytes),
  ],
);
export type ExportRow = typeof studioExports.$inferSelect;
