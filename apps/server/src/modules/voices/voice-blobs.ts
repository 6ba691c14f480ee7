import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { sharedVoices } from './library/library.tables.ts';
import { verificationAttempts, voiceReviews } from './safety/safety.tables.ts';
import { sampleBlobs } from './samples/samples.store.ts';
import { voices } from './voices.tables.ts';

/** Every sound and paper that is kept of some voices, for when they go. */
export async function voiceBlobs(db: Queryable, voiceIds: readonly string[]): Promise<string[]> {
  if (voiceIds.length === 0) return [];
  const ids = [...voiceIds];
  const samples = await sampleBlobs(db, ids);
  const previews = await db.select({ blob: voices.previewBlob }).from(voices).where(inArray(voices.id, ids));
  const shared = await db
    .select({ blob: sharedVoices.previewBlob })
    .from(sharedVoices)
    .where(inArray(sharedVoices.voiceId, ids));
  const attempts = await db
    .select({ blob: verificationAttempts.soundBlob })
    .from(verificationAttempts)
    .where(inArray(verificationAttempts.voiceId, ids));
  const reviews = await db
    .select({ files: voiceReviews.files })
    .from(voiceReviews)
    .where(inArray(voiceReviews.voiceId, ids));
  const single = [...previews, ...shared, ...attempts].flatMap(({ blob }) => blob ?? []);
  const papers = reviews.flatMap(({ files }) => files.map(({ blob }) => blob));
  return [...new Set([...samples, ...single, ...papers])];
}
