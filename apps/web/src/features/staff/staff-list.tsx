import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/staff/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type StaffListProps<Item> = {
  label: string;
  query: UseQueryResult<Item[]>;
  empty: string;
  failed: string;
  row: (item: Item) => ReactNode;
};

/** A card of rows with its loading, failed and empty states. */
export function StaffList<Item>({ label, query, empty, failed, row }: StaffListProps<Item>) {
  const loading = useMessages()('loading');
  if (query.data && query.data.length > 0) {
    return (
      <Card>
        <ul aria-label={label} className="divide-y">
          {query.data.map(row)}
        </ul>
      </Card>
    );
  }
  return (
    <Card>
      {query.data && <p className="p-4 text-13 text-ink-3">{empty}</p>}
      {query.isError && (
        <ErrorState error={query.error} title={failed} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <div role="status" aria-label={loading} className="flex flex-col gap-1.5 px-4 py-3">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-32" />
        </div>
      )}
    </Card>
  );
}
