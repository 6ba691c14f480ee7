import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type VoiceCloneRow, type VoiceConsentRow, voiceClones, voiceConsents } from './cloning.tables.ts';

export type NewClone = typeof voiceClones.$inferInsert;
export type NewConsent = typeof voiceConsents.$inferInsert;
export type CloneKey = Pick<VoiceCloneRow, 'workspaceId' | 'voiceId'>;

const isOne = ({ workspaceId, voiceId }: CloneKey) =>
  and(eq(voiceClones.workspaceId, workspaceId), eq(voiceClones.voiceId, voiceId));

/** In place of the one that the voice had: it was cloned anew. */
export const putClone = (transaction: Transaction, clone: NewClone) =>
  transaction
    .insert(voiceClones)
    .values(clone)
    .onConflictDoUpdate({ target: voiceClones.voiceId, set: { ...clone, updatedAt: new Date() } });

export async function findClone(db: Queryable, key: CloneKey): Promise<VoiceCloneRow | undefined> {
  const [row] = await db.select().from(voiceClones).where(isOne(key));
  return row;
}

/** The clone that a run works on, in whichever workspace it is by now; undefined when it has gone, or is cloned anew. */
export async function findCloneOfRun(db: Queryable, runId: string): Promise<VoiceCloneRow | undefined> {
  const [row] = await db.select().from(voiceClones).where(eq(voiceClones.runId, runId));
  return row;
}

/** Resolves to whose it is; undefined as `findCloneOfRun`. */
export async function changeCloneOfRun(
  transaction: Transaction,
  runId: string,
  change: Partial<NewClone>,
): Promise<CloneKey | undefined> {
  const [changed] = await transaction
    .update(voiceClones)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(voiceClones.runId, runId))
    .returning({ workspaceId: voiceClones.workspaceId, voiceId: voiceClones.voiceId });
  return changed;
}

export async function listCloneRuns(db: Queryable, voiceIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ runId: voiceClones.runId })
    .from(voiceClones)
    .where(inArray(voiceClones.voiceId, [...voiceIds]));
  return rows.flatMap(({ runId }) => runId ?? []);
}

export const insertConsent = (transaction: Transaction, consent: NewConsent) =>
  transaction.insert(voiceConsents).values(consent);

/** All of a workspace, those of voices that are gone as well. */
export const moveConsents = (transaction: Transaction, fromWorkspaceId: string, toWorkspaceId: string) =>
  transaction
    .update(voiceConsents)
    .set({ workspaceId: toWorkspaceId })
    .where(eq(voiceConsents.workspaceId, fromWorkspaceId));

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
