import { Banner } from '#web/features/notifications/banner.tsx';
import { useNotifications } from '#web/features/notifications/notifications.requests.ts';

/** Nothing where no message needs attention. */
export function UrgentBanner() {
  const { messages } = useNotifications();
  const urgent = messages.find((one) => one.needs_attention && !one.has_been_read);
  return urgent ? <Banner key={urgent.message_id} message={urgent} /> : null;
}
