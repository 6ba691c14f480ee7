import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { sharedVoices } from '../library/library.tables.ts';
import { type VoicePreviewRow, voicePreviews } from './design.tables.ts';

export type NewPreview = typeof voicePreviews.$inferInsert;

export async function insertPreviews(db: Queryable, rows: readonly NewPreview[]): Promise<void> {
  await db.insert(voicePreviews).values([...rows]);
}

interface PreviewKey {
  workspaceId: string;
  id: string;
}

const isOne = ({ workspaceId, id }: PreviewKey) =>
  and(eq(voicePreviews.workspaceId, workspaceId), eq(voicePreviews.id, id));

/** One that is not over its time. */
export async function findPreview(
  db: Queryable,
  key: PreviewKey,
  now: Date,
): Promise<VoicePreviewRow | undefined> {
  const [row] = await db
    .select()
    .from(voicePreviews)
    .where(and(isOne(key), gt(voicePreviews.expiresAt, now)));
  return row;
}

export const setPreviewSound = (
  db: Queryable,
  key: PreviewKey,
  sound: { soundBlob: string; durationMs: number },
) => db.update(voicePreviews).set(sound).where(isOne(key));

/** False when somebody else took it. */
export async function takePreview(db: Queryable, key: PreviewKey): Promise<boolean> {
  const gone = await db.delete(voicePreviews).where(isOne(key)).returning({ id: voicePreviews.id });
  return gone.length > 0;
}

/** Of every workspace, the oldest first. */
export const listExpiredPreviews = (
  db: Queryable,
  before: Date,
  limit: number,
): Promise<{ id: string; soundBlob: string | null }[]> =>
  db
    .select({ id: voicePreviews.id, soundBlob: voicePreviews.soundBlob })
    .from(voicePreviews)
    .where(lte(voicePreviews.expiresAt, before))
    .orderBy(voicePreviews.expiresAt)
    .limit(limit);

export async function deletePreviews(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.delete(voicePreviews).where(inArray(voicePreviews.id, [...ids]));
}

/** What the owner of a library voice says of mixing; undefined: it is not shared any more. */
export async function findMixingAllowed(db: Queryable, sourceVoiceId: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ mixingAllowed: sharedVoices.mixingAllowed })
    .from(sharedVoices)
    .where(eq(sharedVoices.voiceId, sourceVoiceId));
  return row?.mixingAllowed;
}
