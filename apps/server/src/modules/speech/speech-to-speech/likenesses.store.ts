import type { VoiceLikeness } from '@mynah/engine-spec/tasks';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { voiceLikenesses } from './speech-to-speech.tables.ts';

export interface LikenessKey {
  speechEngine: string;
  engineVoice: string;
  measuredBy: string;
}

export async function findLikeness(db: Queryable, key: LikenessKey): Promise<VoiceLikeness | undefined> {
  const [found] = await db
    .select({ likeness: voiceLikenesses.likeness })
    .from(voiceLikenesses)
    .where(
      and(
        eq(voiceLikenesses.speechEngine, key.speechEngine),
        eq(voiceLikenesses.engineVoice, key.engineVoice),
        eq(voiceLikenesses.measuredBy, key.measuredBy),
      ),
    )
    .limit(1);
  return found?.likeness;
}

/** Of two that measured at once, the first is kept: both found the same. */
export async function saveLikeness(db: Queryable, key: LikenessKey, likeness: VoiceLikeness): Promise<void> {
  await db
    .insert(voiceLikenesses)
    .values({ ...key, likeness })
    .onConflictDoNothing();
}
