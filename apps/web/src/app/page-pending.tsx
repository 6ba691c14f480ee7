import { useMessages } from '#web/app/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** While a page's code travels. */
export function PagePending() {
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
