import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type VoicePart, voiceParts } from '../catalog/index.ts';
import { voices } from '../registry/voices.tables.ts';

/** Every sound and paper that is kept of some voices, for when they go. */
export async function voiceBlobs(
  db: Queryable,
  parts: readonly VoicePart[],
  voiceIds: readonly string[],
): Promise<string[]> {
  if (voiceIds.length === 0) return [];
  const previews = await db
    .select({ blob: voices.previewBlob })
    .from(voices)
    .where(inArray(voices.id, [...voiceIds]));
  const blobs = new Set(previews.flatMap(({ blob }) => blob ?? []));
  for (const part of parts) {
    for (const blob of (await part.listBlobs?.(db, voiceIds)) ?? []) blobs.add(blob);
  }
  return [...blobs];
}

/** Of all voices of a workspace, whoever made them. */
export const blobsOfVoices = async (
  { extensions }: Pick<Platform, 'extensions'>,
  db: Queryable,
  workspaceId: string,
): Promise<string[]> => {
  const rows = await db.select({ id: voices.id }).from(voices).where(eq(voices.workspaceId, workspaceId));
  const ids = rows.map(({ id }) => id);
  return voiceBlobs(db, extensions.at(voiceParts), ids);
};
