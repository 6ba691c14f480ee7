import { notificationRoutes as routes } from '@mynah/contract/accounts/notifications';
import { handle } from '../../platform/http/index.ts';
import { listMessages } from './actions/list-messages.ts';
import { readAllMessages, readMessage } from './actions/read-messages.ts';
import { countUnread } from './notifications.store.ts';
import { toNotification } from './notifications.view.ts';

const ok = { status: 'ok' as const };

export const notificationRoutes = [
  handle(routes.list, async (call) => {
    const { rows, nextCursor, unreadCount } = await listMessages(call.platform, call.actor, call.query);
    return {
      notifications: rows.map(toNotification),
      has_more: nextCursor !== null,
      next_cursor: nextCursor,
      unread_count: unreadCount,
    };
  }),
  handle(routes.unreadCount, async ({ platform, actor }) => ({
    unread_count: await countUnread(platform.db, actor.userId),
  })),
  handle(routes.read, async (call) => {
    await readMessage(call.platform, call.actor, call.params.messageId);
    return ok;
  }),
  handle(routes.readAll, async (call) => {
    await readAllMessages(call.platform, call.actor);
    return ok;
  }),
];
