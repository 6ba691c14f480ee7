import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyLibrary } from '#web/features/voice-library/browse/empty-library.tsx';
import { cleared, isWhole } from '#web/features/voice-library/browse/library-filter.ts';
import type { FilterState } from '#web/features/voice-library/browse/use-filter.ts';
import { LoadingCards, VoiceGrid } from '#web/features/voice-library/browse/voice-grid.tsx';
import { libraryQuery } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

const TYPING_MS = 250;

/** The voices that fit, page after page as one reads on. */
export function VoiceResults({ filter, change }: FilterState) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn) === true;
  const search = useDebounced(filter.search, TYPING_MS);
  const query = useInfiniteQuery(libraryQuery({ ...filter, search }, isSignedIn));
  if (query.isPending) return <LoadingCards />;
  if (query.isError) {
    return <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />;
  }
  const voices = query.data.pages.flatMap((page) => page.voices);
  if (voices.length === 0) {
    return isWhole(filter) ? (
      <EmptyLibrary />
    ) : (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('noneTitle')}
        text={t('noneText')}
        action={<Button onClick={() => change(cleared(filter))}>{t('clearFilters')}</Button>}
      />
    );
  }
  return (
    <section aria-labelledby="library-voices">
      <h2 id="library-voices" className="sr-only">
        {t('results')}
      </h2>
      <p role="status" className="mb-3 text-12 text-ink-3">
        {t('found', { count: query.data.pages[0]?.total_count ?? voices.length })}
      </p>
      <VoiceGrid voices={voices} />
      {query.hasNextPage && (
        <More
          isBusy={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </section>
  );
}

type MoreProps = { isBusy: boolean; hasFailed: boolean; onMore: () => void };

/** Fetches on when it comes near; the button does the same by hand, and after a failure. */
export function More({ isBusy, hasFailed, onMore }: MoreProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  const isWaiting = !isBusy && !hasFailed;
  useEffect(() => {
    if (!place.current || !isWaiting) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isWaiting]);
  return (
    <div ref={place} className="mt-5 text-center">
      <Button onClick={onMore} isBusy={isBusy}>
        {t(hasFailed ? 'moreFailed' : 'more')}
      </Button>
    </div>
  );
}
