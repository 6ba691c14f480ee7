import { useEffect } from 'react';
import { useNotifications } from '#web/features/notifications/notifications.requests.ts';

/** Tells the bell how many messages wait: the bell is there at once, and what counts them comes when the browser is idle. */
export function UnreadCounter({ onCount }: { onCount: (count: number) => void }): null {
  const { unreadCount } = useNotifications();
  useEffect(() => onCount(unreadCount), [unreadCount, onCount]);
  return null;
}
