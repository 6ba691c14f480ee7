import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import type { StoredActor } from '../../../platform/http/stored-actor.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { withProject } from '../projects/projects.tables.ts';

/** A block that could not be spoken. */
export interface BlockFailure {
  chapterId: string;
  blockId: string;
  /** What it said then: once it says something else the failure is of no matter. */
  contentHash: string;
  message: string;
}

export const conversionStates = ['queued', 'converting', 'done', 'failed', 'cancelled'] as const;

/** Chapters of a project that are spoken, or were, in the background. */
export const studioConversions = pgTable(
  'studio_conversions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    chapterIds: jsonb('chapter_ids').$type<string[]>().notNull(),
    /** It ends with a snapshot of the project, and not of its chapters alone. */
    isOfProject: boolean('is_of_project').notNull(),
    /** Who pays. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    state: text('state', { enum: conversionStates }).notNull(),
    error: text('error'),
    /** Blocks that could not be spoken, and why. */
    failures: jsonb('failures').$type<BlockFailure[]>().notNull(),
    /** Of which the sound is being made. */
    speakingBlockIds: text('speaking_block_ids').array().notNull().default([]),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    // one at a time
    uniqueIndex('studio_conversions_open')
      .on(table.projectId)
      .where(sql`${table.state} in ('queued', 'converting')`),
    index('studio_conversions_project').on(table.projectId, table.createdAt),
    index('studio_conversions_workspace').on(table.workspaceId),
    index('studio_conversions_waiting').on(table.state, table.createdAt),
    oneOf(table.state, conversionStates),
  ],
);
export type ConversionRow = typeof studioConversions.$inferSelect;
export type NewConversion = typeof studioConversions.$inferInsert;
