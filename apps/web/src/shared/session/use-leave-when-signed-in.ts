import { useEffect } from 'react';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useRouter } from '#web/shared/routing/index.ts';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';
import { useSession } from '#web/shared/session/session.ts';

/** For the pages of people who are not inside yet: also when another tab signs in, or a signed-in user comes by. */
export function useLeaveWhenSignedIn(): void {
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { redirect } = useSearchValues(({ redirect }) => ({ redirect }));
  const router = useRouter();
  useEffect(() => {
    if (!isSignedIn) return;
    router.history.replace(resolveRedirect(redirect, { origin: location.origin }));
  }, [isSignedIn, redirect, router]);
}
