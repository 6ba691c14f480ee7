import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional, queryInteger } from '../wire.ts';

export const notificationSeverities = ['success', 'info', 'warning', 'error'] as const;
export type NotificationSeverity = (typeof notificationSeverities)[number];

/** One message to one person (NOT-002), and where in the app it leads. */
export const notification = z.object({
  message_id: z.string(),
  severity: z.enum(notificationSeverities),
  title: z.string(),
  description: z.string(),
  needs_attention: z.boolean(),
  create_date_unix_ms: z.int(),
  has_been_read: z.boolean(),
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationListQuery = z.object({
  page_size: queryInteger(1, 100).default(30),
  cursor: optional(z.string().regex(/^\d{1,15}$/, 'Not a cursor of this list')),
});

export const notificationRoutes = {
  list: route({
    id: 'notifications.list',
    method: 'GET',
    path: '/v1/notifications',
    summary: 'List your notifications, newest first',
    access: 'signed-in',
    internal: true,
    query: notificationListQuery,
    answer: json(
      z.object({
        notifications: z.array(notification),
        has_more: z.boolean(),
        next_cursor: z.string().nullable(),
        unread_count: z.int(),
      }),
    ),
  }),
  unreadCount: route({
    id: 'notifications.unread-count',
    method: 'GET',
    path: '/v1/notifications/unread-count',
    summary: 'Count your unread notifications',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ unread_count: z.int() })),
  }),
  read: route({
    id: 'notifications.read',
    method: 'POST',
    path: '/v1/notifications/{message_id}/read',
    summary: 'Mark a notification as read',
    access: 'signed-in',
    internal: true,
    params: z.object({ message_id: id }),
    answer: json(ok),
  }),
  readAll: route({
    id: 'notifications.read-all',
    method: 'POST',
    path: '/v1/notifications/read-all',
    summary: 'Mark all notifications as read',
    access: 'signed-in',
    internal: true,
    answer: json(ok),
  }),
};
