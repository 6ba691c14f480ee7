import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deliverEvent } from '../../../workspaces/webhooks/index.ts';
import type { VoiceRow } from '../../registry/voices.tables.ts';
import { notifyRemoval, type RemovalNotice } from '../library.jobs.ts';
import { listCopies } from '../library.store.ts';

const atATime = 100;

/** Tells some of those who have copies, and leaves the others to the next run: a crash costs one stretch. */
export async function notifyOfRemoval(platform: Platform, notice: RemovalNotice): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const { sourceVoiceId, afterCopyId } = notice;
    const copies = await listCopies(transaction, { voiceId: sourceVoiceId, afterCopyId, limit: atATime });
    for (const copy of copies) await notifyOne(platform, transaction, { copy, notice });
    const last = copies.at(-1);
    if (copies.length < atATime || !last) return;
    await platform.jobs.enqueue(notifyRemoval, { ...notice, afterCopyId: last.id }, { transaction });
  });
}

/** The workspace's webhook of removals (WSP-018), its people, and whoever made the copy. */
async function notifyOne(
  platform: Platform,
  transaction: Transaction,
  { copy, notice }: { copy: VoiceRow; notice: RemovalNotice },
): Promise<void> {
  const { workspaceId, creatorUserId } = copy;
  if (workspaceId === null) return;
  const data = {
    voice_id: copy.id,
    voice_name: copy.name,
    original_voice_id: notice.sourceVoiceId,
    original_voice_name: notice.name,
    public_owner_id: notice.publicOwnerId,
    notice_period: notice.noticePeriodDays,
    disable_at_unix: notice.disableAt,
  };
  await deliverEvent(platform, transaction, { workspaceId, type: 'voice_removal_notice', data });
  const payload = { ...data, ...(creatorUserId !== null && { user_id: creatorUserId }) };
  await platform.events.append(transaction, { name: 'voice.removal-noticed', workspaceId, payload });
}
