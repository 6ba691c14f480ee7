import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasNotification, markRead } from '../notifications.store.ts';

/** @throws Failure `notification_not_found`, for a message to somebody else too. */
export async function readMessage(platform: Platform, actor: Actor, messageId: string): Promise<void> {
  if (!(await hasNotification(platform.db, actor.userId, messageId))) {
    throw new Failure('notification_not_found', 'Notification not found.');
  }
  if (await markRead(platform.db, actor.userId, platform.clock.now(), messageId)) await tell(platform, actor);
}

export async function readAllMessages(platform: Platform, actor: Actor): Promise<void> {
  if (await markRead(platform.db, actor.userId, platform.clock.now())) await tell(platform, actor);
}

/** The person's other tabs show it as read too. */
async function tell({ db, events }: Platform, { userId, workspaceId }: Actor): Promise<void> {
  const event = { name: 'notification.read', workspaceId, payload: { user_id: userId } };
  await db.transaction((transaction) => events.append(transaction, event));
}
