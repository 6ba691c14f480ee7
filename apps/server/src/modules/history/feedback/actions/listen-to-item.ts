import type { Actor, BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { historyItemNotFound } from '../../items/index.ts';
import { type AudioReading, readItemAudio } from '../../sound/index.ts';
import { findItemOfAnyWorkspace } from '../feedback.store.ts';

/** ACC-083: any item's audio. Each listening is kept, every part of one that is fetched in parts. */
export async function listenToItem(
  platform: Platform,
  staff: Actor,
  { historyItemId, ...reading }: AudioReading & { historyItemId: string },
): Promise<BytesAnswer> {
  const { db, clock } = platform;
  const item = await findItemOfAnyWorkspace(db, historyItemId);
  if (!item) throw historyItemNotFound(historyItemId);
  const { id: target, workspaceId } = item;
  await recordStaffAction(db, staff, { action: 'history.listen', target, workspaceId }, clock.now());
  return readItemAudio(platform, item, { ...reading, isPlayed: true });
}
