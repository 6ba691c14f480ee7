import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { voiceFeatures } from './speech-to-speech.tables.ts';

export interface FeaturesKey {
  speechEngine: string;
  engineVoice: string;
  measuredBy: string;
}

export async function findFeatures(db: Queryable, key: FeaturesKey): Promise<VoiceFeatures | undefined> {
  const [found] = await db
    .select({ features: voiceFeatures.features })
    .from(voiceFeatures)
    .where(
      and(
        eq(voiceFeatures.speechEngine, key.speechEngine),
        eq(voiceFeatures.engineVoice, key.engineVoice),
        eq(voiceFeatures.measuredBy, key.measuredBy),
      ),
    )
    .limit(1);
  return found?.features;
}

/** Of two that measured at once, the first is kept: both found the same. */
export async function saveFeatures(db: Queryable, key: FeaturesKey, features: VoiceFeatures): Promise<void> {
  await db
    .insert(voiceFeatures)
    .values({ ...key, features })
    .onConflictDoNothing();
}
