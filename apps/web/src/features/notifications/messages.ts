import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('notifications', {
  title: 'Notifications',
  open_one: 'Notifications, {{count}} unread',
  open_other: 'Notifications, {{count}} unread',
  openNone: 'Notifications',
  readAll: 'Mark all as read',
  emptyTitle: 'Nothing new',
  emptyText: 'What happens to your account and your workspace shows here.',
  failed: 'Your notifications could not be loaded',
  older: 'Show older ones',
  unread: 'Unread',
  view: 'View',
  dismiss: 'Dismiss',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Problem',
});
