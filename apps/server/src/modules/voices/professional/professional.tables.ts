import { trainingStates } from '@mynah/contract/voices/professional-voices';
import { doublePrecision, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { between, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

const trainingStages = [
  'waiting',
  'cleaning',
  'listening',
  'fitting',
  'correcting',
  'judging',
  'done',
] as const;
export type TrainingStage = (typeof trainingStages)[number];

/** The training of a professional clone. */
export const voiceTrainings = pgTable(
  'voice_trainings',
  {
    voiceId: text('voice_id')
      .primaryKey()
      .references(() => voices.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    modelId: text('model_id'),
    state: text('state', { enum: trainingStates }).notNull().default('draft'),
    stage: text('stage', { enum: trainingStages }).notNull().default('waiting'),
    /** 0 to 1; of one that is being worked on the run says it. */
    progress: doublePrecision('progress').notNull().default(0),
    message: text('message'),
    similarity: doublePrecision('similarity'),
    instantSimilarity: doublePrecision('instant_similarity'),
    datasetMs: doublePrecision('dataset_ms'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('voice_trainings_workspace').on(table.workspaceId),
    oneOf(table.state, trainingStates),
    oneOf(table.stage, trainingStages),
    between(table.progress, 0, 1),
    ...notNegative(table.datasetMs),
  ],
);
export type VoiceTrainingRow = typeof voiceTrainings.$inferSelect;
