import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Captions, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { TranscriptRow } from '#web/features/speech-to-text/transcript-row.tsx';
import { transcriptsQuery } from '#web/features/speech-to-text/transcripts.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What was transcribed before, newest first. */
export function TranscriptList() {
  const t = useMessages();
  const { search, text, setText } = useListSearch();
  return (
    <section aria-label={t('transcripts')} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-15">{t('transcripts')}</h2>
        <div className="relative w-60 max-sm:w-full">
          <Search aria-hidden className="absolute top-2.5 start-2.5 size-4 text-ink-3" />
          <Input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-8!"
          />
        </div>
      </header>
      <Items search={search} />
    </section>
  );
}

/** What is looked for stands in the address. */
function useListSearch() {
  const navigate = useNavigate();
  const { search = '' } = useSearchValues(({ search }) => ({ search }));
  const [text, setText] = useState(search);
  const change = (next: string) => {
    setText(next);
    void navigate({
      to: '.',
      search: (former: object) => ({ ...former, search: next || undefined }),
      replace: true,
    });
  };
  return { search: useDebounced(text.trim(), 250), text, setText: change };
}

function useList(search: string) {
  const list = useInfiniteQuery({ ...transcriptsQuery(search), placeholderData: keepPreviousData });
  return { ...list, items: list.data?.pages.flatMap((page) => page.transcripts) ?? [] };
}

function Items({ search }: { search: string }) {
  const t = useMessages();
  const { items, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useList(search);
  if (isPending) return <LoadingRows />;
  if (isError && items.length === 0)
    return <ErrorState error={error} title={t('listFailed')} onRetry={() => void refetch()} />;
  if (items.length === 0) {
    return search ? (
      <EmptyState icon={<SearchX aria-hidden />} title={t('noneTitle', { search })} />
    ) : (
      <EmptyState icon={<Captions aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border bg-surface">
        {items.map((item) => (
          <TranscriptRow key={item.transcription_id} item={item} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="self-center">
          {t('more')}
        </Button>
      )}
    </>
  );
}

const LoadingRows = () => (
  <div aria-busy className="flex flex-col gap-px overflow-hidden rounded-xl border bg-surface">
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex h-17 flex-col justify-center gap-2 px-4">
        <Skeleton className="h-3.5 w-48" />
        <Skeleton className="h-3 w-full max-w-90" />
      </div>
    ))}
  </div>
);
