import { voiceoverFileKinds } from '@mynah/contract/studio/project-values';
import { bigint, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { withProject } from '../projects/projects.tables.ts';
import type { Clip, Track } from './timeline.ts';

/** The timeline of a studio project that is a voiceover. */
export const studioVoiceovers = pgTable(
  'studio_voiceovers',
  {
    projectId: text('project_id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Counts the changes of the timeline, so that nobody writes over what they have not seen. */
    revision: integer('revision').notNull(),
    tracks: jsonb('tracks').$type<Track[]>().notNull(),
    clips: jsonb('clips').$type<Clip[]>().notNull(),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    index('studio_voiceovers_workspace').on(table.workspaceId),
    ...notNegative(table.revision),
  ],
);
export type VoiceoverRow = typeof studioVoiceovers.$inferSelect;

/** A film or a sound that a voiceover is made of. */
export const studioVoiceoverFiles = pgTable(
  'studio_voiceover_files',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: voiceoverFileKinds }).notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    blob: text('blob').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    /** Of its sound, mixed to two at most; 0: it has none. */
    channels: integer('channels').$type<0 | 1 | 2>().notNull(),
    /** One byte for each of 800 stretches; null where there is no sound. */
    peaks: bytea('peaks'),
    ...timestamps,
  },
  (table) => [
    ...withProject(table),
    index('studio_voiceover_files_project').on(table.projectId, table.createdAt),
    index('studio_voiceover_files_workspace').on(table.workspaceId),
    oneOf(table.kind, voiceoverFileKinds),
    ...notEmpty(table.name),
    ...notNegative(table.sizeBytes, table.durationMs, table.channels),
  ],
);
export type VoiceoverFileRow = typeof studioVoiceoverFiles.$inferSelect;
