import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';

/** How the voices of speech engines sound, as a voice changer measured them once. Says nothing of any workspace. */
export const voiceFeatures = pgTable(
  'voice_features',
  {
    speechEngine: text('speech_engine').notNull(),
    engineVoice: text('engine_voice').notNull(),
    /** Which changer measured it: each keeps features in its own way. */
    measuredBy: text('measured_by').notNull(),
    features: jsonb('features').$type<VoiceFeatures>().notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.speechEngine, table.engineVoice, table.measuredBy] })],
);
