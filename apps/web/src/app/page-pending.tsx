import { CloudOff } from 'lucide-react';
import { useMessages } from '#web/app/messages.ts';
import { tryNow, useConnection } from '#web/shared/connection/connection.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** While a page's code travels, or waits for the connection. */
export function PagePending() {
  const { isOnline, isServerGone } = useConnection();
  return isOnline && !isServerGone ? <LoadingPage /> : <WaitingPage isOnline={isOnline} />;
}

function LoadingPage() {
  const t = useMessages();
  return (
    <div
      role="status"
      aria-label={t('loadingPage')}
      className="mx-auto flex w-full max-w-240 flex-col gap-4 p-6"
    >
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function WaitingPage({ isOnline }: { isOnline: boolean }) {
  const t = useMessages();
  return (
    <div className="grid min-h-[60dvh] w-full place-items-center">
      <EmptyState
        icon={<CloudOff aria-hidden />}
        title={t('pageWaits')}
        text={t(isOnline ? 'pageWaitsServer' : 'pageWaitsOffline')}
        action={
          <Button size="sm" onClick={tryNow}>
            {t('tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
