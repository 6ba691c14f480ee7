import { useEffect } from 'react';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useRouter } from '#web/shared/routing/index.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/destinations.ts';

/** Leads newcomers to the survey first (NOT-037). A user without the field has been through it (ACC-016). */
export function OnboardingGate() {
  const isNew = useUser().data?.is_onboarding_completed === false;
  const router = useRouter();
  useEffect(() => {
    if (!isNew) return;
    // read once: the address changes under way, and must not start this over
    const { href } = router.state().visit;
    const search = href === DEFAULT_DESTINATION ? {} : { redirect: href };
    void router.navigate({ to: '/app/onboarding', search, replace: true });
  }, [isNew, router]);
  return null;
}
