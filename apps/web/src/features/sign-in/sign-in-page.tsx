import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#web/features/sign-in/messages.ts';
import { SetupNotice } from '#web/features/sign-in/setup-notice.tsx';
import { SignInForm } from '#web/features/sign-in/sign-in-form.tsx';
import { useBrandName } from '#web/shared/app-config.ts';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';
import { useSession } from '#web/shared/session/session.ts';
import { FrontDoor } from '#web/ui/front-door.tsx';

export function Page() {
  const t = useMessages();
  const brand = useBrandName();
  useLeaveWhenSignedIn();
  return (
    <FrontDoor title={t('heading')} text={t('text', { brand })}>
      <SetupNotice />
      <SignInForm />
    </FrontDoor>
  );
}

/** Also when another tab signs in, or when a signed-in user comes by. */
function useLeaveWhenSignedIn(): void {
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const router = useRouter();
  useEffect(() => {
    if (!isSignedIn) return;
    const target = resolveRedirect(redirect, { origin: location.origin });
    router.history.replace(target);
  }, [isSignedIn, redirect, router]);
}
