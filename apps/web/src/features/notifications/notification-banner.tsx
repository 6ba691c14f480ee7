import { lazy } from '#web/shared/connection/lazy.ts';
import { OnceIdle } from '#web/ui/once-idle.tsx';

const load = () => import('#web/features/notifications/urgent-banner.tsx');
const UrgentBanner = lazy(async () => ({ default: (await load()).UrgentBanner }));

/** The newest message that needs attention, under the header until it is read. */
export function NotificationBanner() {
  return (
    <OnceIdle load={load}>
      <UrgentBanner />
    </OnceIdle>
  );
}
