import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countUnread, listNotifications, type NotificationRow } from '../notifications.store.ts';

interface Page {
  rows: NotificationRow[];
  nextCursor: string | null;
  unreadCount: number;
}

export async function listMessages(
  { db }: Platform,
  { userId }: Actor,
  { pageSize, cursor }: { pageSize: number; cursor?: string },
): Promise<Page> {
  const before = cursor === undefined ? undefined : Number(cursor);
  const [found, unreadCount] = await Promise.all([
    listNotifications(db, userId, { limit: pageSize + 1, before }),
    countUnread(db, userId),
  ]);
  const rows = found.slice(0, pageSize);
  const nextCursor = found.length > pageSize ? String(rows.at(-1)?.sequence) : null;
  return { rows, nextCursor, unreadCount };
}
