import { voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import { queryOptions, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronRight, Folder } from 'lucide-react';
import { useId } from 'react';
import { AddVoiceHost } from '#web/features/voice-library/add/add-voice-host.tsx';
import { LoadingCards, VoiceGrid } from '#web/features/voice-library/browse/voice-grid.tsx';
import { More } from '#web/features/voice-library/browse/voice-results.tsx';
import { Shelf } from '#web/features/voice-library/collections/shelf.tsx';
import { bookmarksQuery, shelfQuery } from '#web/features/voice-library/library.requests.ts';
import { LibraryBody, LibraryFrame } from '#web/features/voice-library/library-frame.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LIBRARY_PATH } from '#web/features/voice-library/paths.ts';
import { call } from '#web/shared/api/call.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

const OWN_COLLECTIONS_PATH = '/app/voice-lab/collections';

/** Voices of the library in groups: those one remembers, by what they are for, and one's own collections (RTE-126). */
export function Page() {
  return (
    <LibraryFrame>
      <LibraryBody>
        <div className="flex flex-col gap-10">
          <Bookmarks />
          <Shelves />
          <OwnCollections />
        </div>
      </LibraryBody>
      <AddVoiceHost />
    </LibraryFrame>
  );
}

const headingClass = 'mb-3 font-semibold text-15 tracking-[-0.01em]';

function Bookmarks() {
  const t = useMessages();
  const id = useId();
  const query = useInfiniteQuery(bookmarksQuery);
  const voices = query.data?.pages.flatMap((page) => page.voices) ?? [];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {t('bookmarks')}
      </h2>
      {query.isPending && <LoadingCards />}
      {query.isError && !query.data && (
        <ErrorState error={query.error} title={t('bookmarksFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && voices.length === 0 && (
        <EmptyState
          icon={<Bookmark aria-hidden />}
          title={t('noBookmarks')}
          text={t('noBookmarksText')}
          action={
            <Link to={LIBRARY_PATH} className={buttonClass({ variant: 'primary' })}>
              {t('toLibrary')}
            </Link>
          }
        />
      )}
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

function Shelves() {
  const t = useMessages();
  const id = useId();
  const counts = useQueries({ queries: voiceUseCases.map(shelfQuery) }).map(({ data }) => data?.total_count);
  // what has nothing on it is no shelf
  const useCases = voiceUseCases.filter((_, place) => counts[place] !== 0);
  if (useCases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {t('shelves')}
      </h2>
      <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {useCases.map((useCase) => (
          <Shelf key={useCase} useCase={useCase} />
        ))}
      </ul>
    </section>
  );
}

const collectionsQuery = queryOptions({
  queryKey: ['library-collections'],
  queryFn: ({ signal }) => call('GET /v1/voices/collections', { signal }),
});

/** What was added can be put into collections; those are looked after with one's own voices. */
function OwnCollections() {
  const t = useMessages();
  const id = useId();
  const hasPage = useHasPage(OWN_COLLECTIONS_PATH);
  const { data } = useQuery({ ...collectionsQuery, enabled: hasPage });
  if (!hasPage) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {t('ownCollections')}
      </h2>
      <ul className="overflow-hidden rounded-xl border bg-surface shadow-card">
        {data?.collections.map((collection) => (
          <li key={collection.collection_id}>
            <CollectionLink title={collection.title} count={collection.voice_count} />
          </li>
        ))}
        <li>
          <Link to={OWN_COLLECTIONS_PATH} className={rowClass}>
            <span className="flex-1 text-13 text-ink-2">{t('manageCollections')}</span>
            <ChevronRight aria-hidden className="size-4 text-ink-3" />
          </Link>
        </li>
      </ul>
    </section>
  );
}

const rowClass =
  'flex items-center gap-3 border-b px-4 py-3 transition-colors last:border-b-0 hover:bg-hover focus-visible:-outline-offset-2';

function CollectionLink({ title, count }: { title: string; count: number }) {
  const t = useMessages();
  return (
    <Link to={OWN_COLLECTIONS_PATH} className={rowClass}>
      <Folder aria-hidden className="size-4 text-ink-2" />
      <span className="min-w-0 flex-1 truncate font-medium text-13">{title}</span>
      <span className="text-12 text-ink-3">{t('found', { count })}</span>
    </Link>
  );
}
