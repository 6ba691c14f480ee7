import { type CloneQuality, cloneStates } from '@mynah/contract/voices/voice-cloning';
import { doublePrecision, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { between, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

/** The work on an instant clone: usable from its first moment, refined in the background. */
export const voiceClones = pgTable(
  'voice_clones',
  {
    voiceId: text('voice_id')
      .primaryKey()
      .references(() => voices.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The work on it, while it is refined: whatever else still works on the voice stops. */
    runId: text('run_id').references(() => workflowRuns.id, { onDelete: 'set null' }),
    state: text('state', { enum: cloneStates }).notNull().default('ready'),
    /** 0 to 1; from where the work began, while it is refined: its run says how far it is. */
    progress: doublePrecision('progress').notNull().default(0),
    /** Where the work begins to search, as the engine gave it at once; null: at the recordings. */
    searchState: text('search_state'),
    message: text('message'),
    quality: jsonb('quality').$type<CloneQuality>(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('voice_clones_workspace').on(table.workspaceId),
    uniqueIndex('voice_clones_run').on(table.runId),
    oneOf(table.state, cloneStates),
    between(table.progress, 0, 1),
  ],
);
export type VoiceCloneRow = typeof voiceClones.$inferSelect;

/**
 * Who said yes to a clone, and to what. Not bound to the voice's row: the record outlives the voice, so that
 * somebody can show later what was allowed.
 */
export const voiceConsents = pgTable(
  'voice_consents',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id').notNull(),
    voiceName: text('voice_name').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name'),
    userEmail: text('user_email'),
    statement: text('statement').notNull(),
    sampleHashes: jsonb('sample_hashes').$type<string[]>().notNull(),
    clientAddress: text('client_address'),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('voice_consents_workspace').on(table.workspaceId, table.givenAt)],
);
export type VoiceConsentRow = typeof voiceConsents.$inferSelect;
