import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';
import { verificationAttempts, voiceReviews } from './safety.tables.ts';

type Safety = Pick<VoiceRow, 'safetyControl' | 'safetyReason' | 'requiresVerification' | 'verifiedAt'>;

export const setSafety = (transaction: Transaction, voiceId: string, change: Partial<Safety>) =>
  transaction
    .update(voices)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(voices.id, voiceId));

/** A voice that somebody made, of any workspace, or one of the house: for staff. Nobody else changes it until the transaction ends. */
export async function holdMadeVoice(
  transaction: Transaction,
  voiceId: string,
): Promise<VoiceRow | undefined> {
  const [voice] = await transaction
    .select()
    .from(voices)
    .where(and(eq(voices.id, voiceId), or(isNotNull(voices.workspaceId), eq(voices.isHouse, true))))
    .for('update');
  return voice;
}

/** What copies follow: the safety of the voices that they were made from, by id. */
export async function listSafety(db: Queryable, voiceIds: readonly string[]): Promise<Map<string, Safety>> {
  if (voiceIds.length === 0) return new Map();
  const { id, safetyControl, safetyReason, requiresVerification, verifiedAt } = voices;
  const rows = await db
    .select({ id, safetyControl, safetyReason, requiresVerification, verifiedAt })
    .from(voices)
    .where(inArray(voices.id, [...voiceIds]));
  return new Map(rows.map(({ id: voiceId, ...safety }) => [voiceId, safety]));
}

/** Copies of a voice that workspaces took from the library. */
export const listCopies = (db: Queryable, sourceVoiceId: string) =>
  db
    .select({ id: voices.id, workspaceId: voices.workspaceId })
    .from(voices)
    .where(eq(voices.sourceVoiceId, sourceVoiceId));

/** Readings and papers that are kept of some voices. */
export async function listSafetyBlobs(db: Queryable, voiceIds: readonly string[]): Promise<string[]> {
  const ids = [...voiceIds];
  const attempts = await db
    .select({ blob: verificationAttempts.soundBlob })
    .from(verificationAttempts)
    .where(inArray(verificationAttempts.voiceId, ids));
  const reviews = await db
    .select({ files: voiceReviews.files })
    .from(voiceReviews)
    .where(inArray(voiceReviews.voiceId, ids));
  return [
    ...attempts.flatMap(({ blob }) => blob ?? []),
    ...reviews.flatMap(({ files }) => files.map(({ blob }) => blob)),
  ];
}
