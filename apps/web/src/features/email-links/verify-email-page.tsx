import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { verifyEmailQuery } from '#web/features/email-links/email-links.requests.ts';
import { useMessages } from '#web/features/email-links/messages.ts';
import { SignInButton } from '#web/features/email-links/sign-in-link.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useRouter } from '#web/shared/routing/index.ts';
import { redirectOf, resolveContinueUrl, resolveRedirect } from '#web/shared/session/redirect-target.ts';
import { adoptToken } from '#web/shared/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The link of a verification mail: applied when it opens; the browser that signed up goes straight in. */
export function Page() {
  const t = useMessages();
  return (
    <FrontDoor title={t('verifyTitle')} text="">
      <Card aria-live="polite">
        <Verification />
      </Card>
    </FrontDoor>
  );
}

function Verification() {
  const t = useMessages();
  const { code = '', continue_url } = useSearchValues(({ code, continue_url }) => ({ code, continue_url }));
  const continueUrl = resolveContinueUrl(continue_url);
  const { data, error, refetch } = useQuery(verifyEmailQuery(code));
  useGoOn(data?.session ?? null, continueUrl);
  if (data && !data.session) {
    return (
      <EmptyState
        icon={<BadgeCheck aria-hidden />}
        title={t('verifiedTitle', { email: data.email })}
        text={t('verifiedText')}
        action={<SignInButton continueUrl={continueUrl} />}
      />
    );
  }
  if (error && !isUnknownError(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (error) {
    return (
      <EmptyState
        icon={<Unlink aria-hidden />}
        title={t('verifyFailedTitle')}
        text={t('verifyFailedText')}
        action={<SignInButton continueUrl={continueUrl} />}
      />
    );
  }
  return (
    <p className="flex items-center justify-center gap-2 px-6 py-12 text-13 text-ink-2">
      <Spinner /> {t('verifying')}
    </p>
  );
}

/** Signed in by the link: on to where the sign-in page would have led. */
function useGoOn(session: Parameters<typeof adoptToken>[0] | null, continueUrl: string): void {
  const router = useRouter();
  useEffect(() => {
    if (!session) return;
    adoptToken(session);
    router.history.replace(resolveRedirect(redirectOf(continueUrl), { origin: location.origin }));
  }, [session, continueUrl, router]);
}

/** The one failure of a verification (ACC-028); a broken line may be tried again. */
const isUnknownError = (error: Error): boolean =>
  error instanceof ApiError && error.reason === 'unknown_error';
