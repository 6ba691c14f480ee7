import type { Notification } from '@mynah/contract/accounts/notifications';
import type { NotificationRow } from './notifications.store.ts';

export const toNotification = (row: NotificationRow): Notification => ({
  message_id: row.id,
  severity: row.severity,
  title: row.title,
  description: row.description,
  needs_attention: row.needsAttention,
  create_date_unix_ms: row.createdAt.getTime(),
  has_been_read: row.readAt !== null,
  link: row.link,
});
