import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useMessages } from '#web/features/setup/messages.ts';
import { OwnerForm } from '#web/features/setup/owner-form.tsx';
import { setupStatusQuery } from '#web/shared/account/setup.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { Link } from '#web/shared/routing/index.ts';
import { SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  const t = useMessages();
  const isDone = useQuery(setupStatusQuery).data?.needs_setup === false;
  if (isDone) return <AlreadyDone />;
  return (
    <FrontDoor title={t('heading')} text={t('text')}>
      <Card>
        <SetupStep />
      </Card>
    </FrontDoor>
  );
}

function SetupStep() {
  const t = useMessages();
  const { token } = useSearchValues(({ token }) => ({ token }));
  const status = useQuery(setupStatusQuery);
  if (status.isPending) return <Skeleton className="m-6 h-72" />;
  if (status.isError) return <ErrorState error={status.error} onRetry={() => void status.refetch()} />;
  if (!token)
    return <EmptyState icon={<KeyRound aria-hidden />} title={t('tokenTitle')} text={t('tokenText')} />;
  return <OwnerForm token={token} />;
}

function AlreadyDone() {
  const t = useMessages();
  return (
    <FrontDoor title={t('doneTitle')} text={t('doneText')}>
      <Link
        to={SIGN_IN_PATH}
        className={classNames(buttonClass({ variant: 'primary', size: 'lg' }), 'w-full')}
      >
        {t('signIn')}
      </Link>
    </FrontDoor>
  );
}
