import { useMessages } from '#web/features/onboarding/messages.ts';
import { SurveyForm } from '#web/features/onboarding/survey-form.tsx';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FrontDoor } from '#web/ui/front-door.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  const t = useMessages();
  const user = useUser();
  return (
    <FrontDoor title={t('heading')} text={t('text')}>
      <Card>
        {user.isPending && <Skeleton className="m-6 h-80" />}
        {user.isError && <ErrorState error={user.error} onRetry={() => void user.refetch()} />}
        {user.data && <SurveyForm firstName={user.data.first_name ?? ''} />}
      </Card>
    </FrontDoor>
  );
}
