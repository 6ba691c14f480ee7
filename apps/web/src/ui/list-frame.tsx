import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A query of a list, as far as its frame has to know it; one that comes in pages says how to go on. */
export interface ListQuery<Item> {
  data: readonly Item[] | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

type ListFrameProps<Item> = {
  query: ListQuery<Item>;
  /** What stands until the items come, in a card: `SkeletonRows`. */
  loading: ReactNode;
  /** What could not be done, as a title. */
  failed: string;
  /** In a card. */
  empty: ReactNode;
  /** What the button says that asks for the next page. */
  more?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** Every list of cards and tables: loading, failed, empty, full, and its next page. What was shown once stays shown. */
export function ListFrame<Item>({ query, loading, failed, empty, more, children }: ListFrameProps<Item>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) {
    return (
      <Card>
        {error ? <ErrorState error={error} title={failed} onRetry={() => void refetch()} /> : loading}
      </Card>
    );
  }
  if (data.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {children(data)}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage?.()}>
          {more}
        </Button>
      )}
    </>
  );
}
