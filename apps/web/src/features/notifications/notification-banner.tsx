import { Suspense } from 'react';
import { useNotifications } from '#web/features/notifications/notifications.requests.ts';
import { lazy } from '#web/shared/connection/lazy.ts';

const Banner = lazy(async () => ({
  default: (await import('#web/features/notifications/banner.tsx')).Banner,
}));

/** The newest message that needs attention, under the header until it is read. */
export function NotificationBanner() {
  const { messages } = useNotifications();
  const urgent = messages.find((one) => one.needs_attention && !one.has_been_read);
  if (!urgent) return null;
  return (
    <Suspense>
      <Banner key={urgent.message_id} message={urgent} />
    </Suspense>
  );
}
