import type { TrainingState } from '@mynah/contract/professional-voices';
import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { voices } from '../voices.tables.ts';

export type TrainingStage =
  | 'waiting'
  | 'cleaning'
  | 'listening'
  | 'fitting'
  | 'correcting'
  | 'judging'
  | 'done';

/** The training of a professional clone. */
export const voiceTrainings = pgTable('voice_trainings', {
  voiceId: text('voice_id')
    .primaryKey()
    .references(() => voices.id, { onDelete: 'cascade' }),
  workspaceId: text('workspace_id').notNull(),
  language: text('language').notNull(),
  modelId: text('model_id'),
  jobId: text('job_id'),
  state: text('state').$type<TrainingState>().notNull().default('draft'),
  stage: text('stage').$type<TrainingStage>().notNull().default('waiting'),
  /** 0 to 1 */
  progress: doublePrecision('progress').notNull().default(0),
  /** Where the search is, as the engine gave it after its last step. */
  searchState: text('search_state'),
  message: text('message'),
  similarity: doublePrecision('similarity'),
  instantSimilarity: doublePrecision('instant_similarity'),
  datasetMs: doublePrecision('dataset_ms'),
  startedAt: timestamp('started_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  ...timestamps,
});
export type VoiceTrainingRow = typeof voiceTrainings.$inferSelect;
