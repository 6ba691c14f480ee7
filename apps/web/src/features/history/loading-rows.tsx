import { useMessages } from '#web/features/history/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

type LoadingRowsProps = {
  /** As the rows of the page, else as those of the panel. */
  isWide?: boolean;
};

export function LoadingRows({ isWide = false }: LoadingRowsProps) {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <div
          key={row}
          className={classNames(
            'flex items-center border-b px-5',
            isWide ? 'h-17 gap-4 max-sm:gap-3 max-sm:px-4' : 'gap-3 py-3',
          )}
        >
          {isWide && <Skeleton className="size-4" />}
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
