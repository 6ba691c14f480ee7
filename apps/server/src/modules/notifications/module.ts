import type { Module } from '../../platform/http/index.ts';
import { notifyPeople } from './actions/notify-people.ts';
import { messages } from './messages.ts';
import { notificationRoutes } from './notifications.routes.ts';

/** What people are told, made from the events of other modules. */
export const notificationsModule: Module = {
  name: 'notifications',
  routes: notificationRoutes,
  handlers: (platform) =>
    Object.entries(messages).map(([event, message]) => ({
      event,
      name: `notifications.${event}`,
      handle: (stored) => notifyPeople(platform, stored, message),
    })),
};
