import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keptForCopies, type VoiceRow, voices } from '../registry/voices.tables.ts';
import { endOfNotice } from './library.policy.ts';
import { countCopies, findShareOf } from './library.store.ts';
import { type SharedVoiceRow, sharedVoices } from './library.tables.ts';
import { announceRemoval } from './take-back.ts';

/**
 * In the transaction that deletes a voice, before its row goes: who added it is told, and if a notice was promised the
 * copies go on by a nameless row, which goes when the notice ends.
 */
export async function withdrawVoice(
  platform: Platform,
  transaction: Transaction,
  voice: VoiceRow,
): Promise<void> {
  const share = await findShareOf(transaction, voice.id);
  if (!share) return;
  const now = platform.clock.now();
  const copies = await countCopies(transaction, voice.id);
  const wasShown = share.publishedAt !== null && copies > 0;
  const isAnnounced = share.disableAt !== null;
  const disableAt = share.disableAt ?? endOfNotice(now, share.noticePeriodDays);
  const livesOn = wasShown && disableAt > now && voice.safetyControl !== 'BAN';
  const sourceVoiceId = livesOn ? await detach(transaction, { voice, share, disableAt }) : voice.id;
  if (wasShown && !isAnnounced)
    await announceRemoval(platform, transaction, { share, disableAt, sourceVoiceId });
}

interface Detached {
  voice: VoiceRow;
  share: SharedVoiceRow;
  disableAt: Date;
}

async function detach(transaction: Transaction, { voice, share, disableAt }: Detached): Promise<string> {
  const id = newId();
  await transaction.insert(voices).values({
    ...voice,
    id,
    workspaceId: keptForCopies,
    creatorUserId: null,
    name: share.name,
    description: null,
    speakerVector: null,
    previewBlob: null,
  });
  await transaction.insert(sharedVoices).values({
    ...share,
    voiceId: id,
    formerVoiceId: voice.id,
    isInLibrary: false,
    isShared: false,
    emails: [],
    previewBlob: null,
    previewHistoryItemId: null,
    disableAt,
  });
  await transaction.update(voices).set({ sourceVoiceId: id }).where(eq(voices.sourceVoiceId, voice.id));
  return id;
}

/** What was kept for copies whose notice has ended. */
export async function purgeKept({ db, clock, blobs }: Platform): Promise<void> {
  const ended = await db
    .select({ id: voices.id, preview: voices.previewBlob })
    .from(voices)
    .leftJoin(sharedVoices, eq(sharedVoices.voiceId, voices.id))
    .where(
      and(
        eq(voices.workspaceId, keptForCopies),
        or(
          isNull(sharedVoices.voiceId),
          isNull(sharedVoices.disableAt),
          lte(sharedVoices.disableAt, clock.now()),
        ),
      ),
    );
  for (const { id, preview } of ended) {
    await db.delete(voices).where(and(eq(voices.workspaceId, keptForCopies), eq(voices.id, id)));
    if (preview !== null) await blobs.remove(preview);
  }
}

/** Of a person who is erased: their voice goes at once, whatever was promised. */
export async function deleteKeptOf(db: Queryable, userId: string): Promise<void> {
  const theirs = db
    .select({ id: sharedVoices.voiceId })
    .from(sharedVoices)
    .where(eq(sharedVoices.ownerUserId, userId));
  await db.delete(voices).where(and(eq(voices.workspaceId, keptForCopies), inArray(voices.id, theirs)));
}
