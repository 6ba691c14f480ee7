import { useMessages } from '#web/features/history/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function LoadingRows() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 border-b px-5 py-3">
          <Skeleton isRound className="size-9" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3.5 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
