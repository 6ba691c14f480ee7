import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import { count, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../registry/index.ts';
import { sharedVoices, voiceBookmarks } from './library.tables.ts';
import { sharedPreviewUrl, toCopySharing, toOwnSharing } from './library.view.ts';
import { findOriginals } from './originals.store.ts';

/** What a voice answer says of sharing. */
export interface ReadSharing {
  sharing: VoiceSharing;
  /** Where everybody hears it; null: nobody does. */
  previewUrl: string | null;
}

/** How some voices of one workspace are shared, or what they are copies of; by the id of the row. */
export async function readSharing(
  { db, clock, publicUrl }: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  voices: readonly SettledVoice[],
): Promise<Map<string, ReadSharing>> {
  const copies = voices.filter(({ sourceVoiceId }) => sourceVoiceId !== null);
  const own = voices.filter(
    ({ workspaceId, sourceVoiceId }) => workspaceId !== null && sourceVoiceId === null,
  );
  const address = publicUrl();
  const read = await readOwn(db, address, own);
  const originals = await findOriginals(
    db,
    copies.map(({ rowId }) => rowId),
    clock.now(),
  );
  for (const copy of copies) {
    const original = originals.get(copy.rowId);
    const previewUrl = original?.isUsable ? sharedPreviewUrl(address, original.shared) : null;
    read.set(copy.rowId, { sharing: toCopySharing(copy, original), previewUrl });
  }
  return read;
}

async function readOwn(
  db: Queryable,
  publicUrl: string,
  voices: readonly SettledVoice[],
): Promise<Map<string, ReadSharing>> {
  const ids = voices.map(({ rowId }) => rowId);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(sharedVoices).where(inArray(sharedVoices.voiceId, ids));
  const likes = await countLikes(db, ids);
  const voiceOf = new Map(voices.map((voice) => [voice.rowId, voice]));
  return new Map(
    rows.map((shared) => {
      const voice = voiceOf.get(shared.voiceId)!;
      const isManager = voice.access.role !== 'viewer';
      const likedByCount = likes.get(shared.voiceId) ?? 0;
      const sharing = toOwnSharing({ shared, voice, likedByCount, isManager });
      return [
        shared.voiceId,
        { sharing, previewUrl: shared.isInLibrary ? sharedPreviewUrl(publicUrl, shared) : null },
      ];
    }),
  );
}

async function countLikes(db: Queryable, voiceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ voiceId: voiceBookmarks.voiceId, likes: count() })
    .from(voiceBookmarks)
    .where(inArray(voiceBookmarks.voiceId, [...voiceIds]))
    .groupBy(voiceBookmarks.voiceId);
  return new Map(rows.map(({ voiceId, likes }) => [voiceId, likes]));
}
