import { dubbingExportStates, exportTypes } from '@mynah/contract/dubbing/dubbing-values';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../platform/db/checks.ts';
import { timestamps } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { withDubbing } from './dubbings.tables.ts';
import { dubbingTargets } from './targets.tables.ts';

/** Files of a dubbing, each made once of what a language was then. */
export const dubbingExports = pgTable(
  'dubbing_exports',
  {
    id: text('id').primaryKey(),
    dubbingId: text('dubbing_id').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null: of the source. */
    targetId: text('target_id').references(() => dubbingTargets.id, { onDelete: 'cascade' }),
    type: text('type', { enum: exportTypes }).notNull(),
    normalizesVolume: boolean('normalizes_volume').notNull(),
    /** Of the dubbing, when it was ordered. */
    version: integer('version').notNull(),
    state: text('state', { enum: dubbingExportStates }).notNull(),
    error: text('error'),
    fileName: text('file_name'),
    fileBlob: text('file_blob'),
    contentType: text('content_type'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    ...timestamps,
  },
  (table) => [
    ...withDubbing(table),
    index('dubbing_exports_dubbing').on(table.dubbingId, table.createdAt),
    index('dubbing_exports_workspace').on(table.workspaceId),
    index('dubbing_exports_target').on(table.targetId),
    oneOf(table.type, exportTypes),
    oneOf(table.state, dubbingExportStates),
    ...notNegative(table.version, table.sizeBytes),
  ],
);
export type DubbingExportRow = typeof dubbingExports.$inferSelect;
