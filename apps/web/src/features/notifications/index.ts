export { NotificationBanner } from '#web/features/notifications/notification-banner.tsx';
export { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
