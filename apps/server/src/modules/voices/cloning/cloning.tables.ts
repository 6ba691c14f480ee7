import { type CloneQuality, cloneStates } from '@mynah/contract/voices/voice-cloning';
import { doublePrecision, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { between, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/index.ts';
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
    jobId: text('job_id'),
    state: text('state', { enum: cloneStates }).notNull().default('ready'),
    /** 0 to 1 */
    progress: doublePrecision('progress').notNull().default(0),
    /** Where the search is, as the engine gave it after its last step; null while it is refined: begin at the recordings. */
    searchState: text('search_state'),
    message: text('message'),
    quality: jsonb('quality').$type<CloneQuality>(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('voice_clones_workspace').on(table.workspaceId),
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
