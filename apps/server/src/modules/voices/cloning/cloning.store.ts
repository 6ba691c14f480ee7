import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type VoiceCloneRow, type VoiceConsentRow, voiceClones, voiceConsents } from './cloning.tables.ts';

export type NewClone = typeof voiceClones.$inferInsert;
export type NewConsent = typeof voiceConsents.$inferInsert;
type Key = Pick<VoiceCloneRow, 'workspaceId' | 'voiceId'>;

const isOne = ({ workspaceId, voiceId }: Key) =>
  and(eq(voiceClones.workspaceId, workspaceId), eq(voiceClones.voiceId, voiceId));

/** In place of the one that the voice had: it was cloned anew. */
export const putClone = (transaction: Transaction, clone: NewClone) =>
  transaction
    .insert(voiceClones)
    .values(clone)
    .onConflictDoUpdate({ target: voiceClones.voiceId, set: { ...clone, updatedAt: new Date() } });

export async function findClone(db: Queryable, key: Key): Promise<VoiceCloneRow | undefined> {
  const [row] = await db.select().from(voiceClones).where(isOne(key));
  return row;
}

/** The clone that a job works on, in whichever workspace it is by now. */
export async function findCloneOfJob(
  db: Queryable,
  { voiceId, jobId }: { voiceId: string; jobId: string },
): Promise<VoiceCloneRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceClones)
    .where(and(eq(voiceClones.voiceId, voiceId), eq(voiceClones.jobId, jobId)));
  return row;
}

/** False when the voice has gone, or its refinement was begun anew by another job. */
export async function moveClone(
  db: Queryable,
  { jobId, ...key }: Key & { jobId: string | null },
  change: Partial<NewClone>,
): Promise<boolean> {
  const ofJob = jobId === null ? undefined : eq(voiceClones.jobId, jobId);
  const moved = await db
    .update(voiceClones)
    .set({ ...change, updatedAt: new Date() })
    .where(and(isOne(key), ofJob))
    .returning({ voiceId: voiceClones.voiceId });
  return moved.length === 1;
}

export const insertConsent = (transaction: Transaction, consent: NewConsent) =>
  transaction.insert(voiceConsents).values(consent);

/** Newest first. */
export const listConsents = (
  db: Queryable,
  workspaceId: string,
  { voiceId }: { voiceId?: string } = {},
): Promise<VoiceConsentRow[]> =>
  db
    .select()
    .from(voiceConsents)
    .where(
      and(
        eq(voiceConsents.workspaceId, workspaceId),
        voiceId === undefined ? undefined : eq(voiceConsents.voiceId, voiceId),
      ),
    )
    .orderBy(desc(voiceConsents.givenAt), desc(voiceConsents.id));
