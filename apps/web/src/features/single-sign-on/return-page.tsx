import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirectWish } from '#web/features/single-sign-on/leave-for-provider.ts';
import { useMessages } from '#web/features/single-sign-on/messages.ts';
import { collectQuery } from '#web/features/single-sign-on/single-sign-on.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { Link, useRouter } from '#web/shared/routing/index.ts';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';
import { adoptToken } from '#web/shared/session/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Back from the provider. This page is of our own site again, so the cookie comes along with what it asks. */
export function Page() {
  const { code, error } = useSearchValues(({ code, error }) => ({ code, error }));
  const session = useQuery({ ...collectQuery(code ?? ''), enabled: code !== undefined });
  const router = useRouter();
  const answer = session.data;
  useEffect(() => {
    if (!answer) return;
    adoptToken(answer);
    router.history.replace(resolveRedirect(redirectWish(), { origin: location.origin }));
  }, [answer, router]);
  if (session.isError) return <Refused reason={reasonOf(session.error)} />;
  return code === undefined ? <Refused reason={error} /> : <Waiting />;
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.reason : undefined;

function Waiting() {
  const t = useMessages();
  return (
    <FrontDoor title={t('returnHeading')} text={t('returnText')}>
      <Card className="grid place-items-center p-8">
        <Spinner />
      </Card>
    </FrontDoor>
  );
}

const known = [
  'sso_failed',
  'sso_state_unknown',
  'sso_not_a_member',
  'sso_not_in_plan',
  'sso_domain_not_verified',
  'sso_other_workspace',
  'sso_no_seat',
  'sso_provider_unreachable',
  'member_locked',
  'account_deleted',
] as const;

/** Only our own sentences: anybody could write an address that leads here. */
function Refused({ reason }: { reason: string | undefined }) {
  const t = useMessages();
  const code = known.find((each) => each === reason);
  return (
    <FrontDoor title={t('failedHeading')} text={t('failedText')}>
      <Card className="flex flex-col gap-4 p-6">
        <FormError text={code ? t(`error_${code}`) : t('error_unknown')} />
        <Link to="/app/sign-in" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('back')}
        </Link>
      </Card>
    </FrontDoor>
  );
}
