import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

const editKinds = ['add', 'edit'] as const;

/** Voices that were added or edited, for the cap of a billing month (BIL-058, BIL-059). */
export const voiceEdits = pgTable(
  'voice_edits',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id').notNull(),
    kind: text('kind', { enum: editKinds }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('voice_edits_workspace').on(table.workspaceId, table.createdAt),
    oneOf(table.kind, editKinds),
  ],
);
