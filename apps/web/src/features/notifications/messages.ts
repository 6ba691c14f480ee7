import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('notifications', {
  title: 'Notifications',
  open_one: 'Notifications, {{count}} unread',
  open_other: 'Notifications, {{count}} unread',
  openNone: 'Notifications',
  readAll: 'Mark all as read',
  emptyTitle: 'Nothing new',
  emptyText: 'You’ll see updates about your account and workspace here.',
  failed: 'Couldn’t load your notifications',
  older: 'Show older',
  unread: 'Unread',
  view: 'View',
  dismiss: 'Dismiss',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
});
