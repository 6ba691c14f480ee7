import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
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
  /** Without cards of its own, for one that stands in a dialog or a popover. */
  isInset?: boolean;
  /** What stands until the items come: `SkeletonRows`. */
  loading: ReactNode;
  /** What could not be done, as a title. */
  failed: string;
  empty: ReactNode;
  /** What the button says that asks for the next page. */
  more?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** Every list of cards and tables: loading, failed, empty, full, and its next page. What was shown once stays shown. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { query, isInset, loading, failed, empty, more, children } = props;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) {
    const state = error ? (
      <ErrorState error={error} title={failed} onRetry={() => void refetch()} />
    ) : (
      loading
    );
    return isInset ? state : <Card>{state}</Card>;
  }
  if (data.length === 0) return isInset ? empty : <Card>{empty}</Card>;
  return (
    <>
      {children(data)}
      {hasNextPage && (
        <div className={classNames('flex justify-center', isInset && 'py-2')}>
          <Button
            size={isInset ? 'sm' : undefined}
            isBusy={isFetchingNextPage}
            onClick={() => void fetchNextPage?.()}
          >
            {more}
          </Button>
        </div>
      )}
    </>
  );
}
