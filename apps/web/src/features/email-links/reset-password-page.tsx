import { useQuery } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { resetCodeQuery } from '#web/features/email-links/email-links.requests.ts';
import { useMessages } from '#web/features/email-links/messages.ts';
import { NewPasswordForm } from '#web/features/email-links/new-password-form.tsx';
import { ResetRequestForm } from '#web/features/email-links/reset-request-form.tsx';
import { BackToSignIn } from '#web/features/email-links/sign-in-link.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { Link, useLocation } from '#web/shared/routing/index.ts';
import { resolveContinueUrl } from '#web/shared/session/redirect-target.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Without a code it asks for the mail; with one it is checked first, then the new password is set. */
export function Page() {
  const t = useMessages();
  const search = useSearchValues(({ code, continue_url }) => ({ code, continue_url }));
  const { email = '' } = useLocation({ select: ({ state }) => state });
  const continueUrl = resolveContinueUrl(search.continue_url);
  if (search.code !== undefined) return <CodeStep code={search.code} continueUrl={continueUrl} />;
  return (
    <FrontDoor title={t('resetHeading')} text={t('resetText')}>
      <ResetRequestForm email={email} continueUrl={continueUrl} />
      <BackToSignIn />
    </FrontDoor>
  );
}

function CodeStep({ code, continueUrl }: { code: string; continueUrl: string }) {
  const t = useMessages();
  const { data, error, refetch } = useQuery(resetCodeQuery(code));
  const text = data ? t('newPasswordText', { email: data.email }) : '';
  return (
    <FrontDoor title={t('newPasswordHeading')} text={text}>
      <Card>
        {data && <NewPasswordForm code={code} email={data.email} continueUrl={continueUrl} />}
        {error && isInvalidCode(error) && <InvalidCode />}
        {error && !isInvalidCode(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="m-6 h-32" />}
      </Card>
    </FrontDoor>
  );
}

function InvalidCode() {
  const t = useMessages();
  return (
    <EmptyState
      icon={<Unlink aria-hidden />}
      title={t('resetCodeTitle')}
      text={t('resetCodeText')}
      action={
        <Link to="/app/reset-password" search={{}} className={buttonClass({ variant: 'primary' })}>
          {t('askAgain')}
        </Link>
      }
    />
  );
}

/** ACC-027. */
const isInvalidCode = (error: Error): boolean =>
  error instanceof ApiError && error.reason === 'invalidActionCode';
