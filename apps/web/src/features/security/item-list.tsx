import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/security/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ItemProps = { icon: ReactNode; title: ReactNode; text: ReactNode; action?: ReactNode };

export function Item({ icon, title, text, action }: ItemProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg border text-ink-2 [&_svg]:size-4">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-13">{title}</div>
        <div className="text-12 text-ink-3">{text}</div>
      </div>
      {action}
    </li>
  );
}

type ItemListProps<Data> = {
  label: string;
  query: UseQueryResult<Data>;
  /** How many rows its place is held for. */
  rows: number;
  /** What stands there when there are no items. */
  empty?: string;
  items: (data: Data) => readonly ReactNode[];
};

/** A card of rows with its loading, failed and empty states. */
export function ItemList<Data>({ label, query, rows, empty, items }: ItemListProps<Data>) {
  const t = useMessages();
  if (query.isError) {
    return (
      <Card>
        <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  if (query.isPending) return <ListSkeleton label={t('loading')} rows={rows} />;
  const shown = items(query.data);
  return (
    <Card>
      {shown.length > 0 ? (
        <ul aria-label={label} className="divide-y">
          {shown}
        </ul>
      ) : (
        <p className="px-4 py-5 text-13 text-ink-2">{empty}</p>
      )}
    </Card>
  );
}

function ListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Card role="status" aria-label={label} className="divide-y">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-9" />
          <div className="flex flex-col gap-1.5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-52" />
          </div>
        </div>
      ))}
    </Card>
  );
}
