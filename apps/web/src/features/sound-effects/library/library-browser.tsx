import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { categoryTitle } from '#web/features/sound-effects/library/category-title.ts';
import { categoriesQuery, libraryQuery } from '#web/features/sound-effects/library/library.requests.ts';
import { LibraryCard } from '#web/features/sound-effects/library/library-card.tsx';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { scrollRowClass, useScrollRow } from '#web/ui/use-scroll-row.ts';

export type LibraryFilter = { search?: string; category?: string };

type BrowserProps = {
  filter: LibraryFilter;
  /** Where a filter has its address. */
  pathOf: (filter: LibraryFilter) => string;
};

/** The library with its search and categories, in the app and for everybody. */
export function LibraryBrowser({ filter, pathOf }: BrowserProps) {
  return (
    <div className="flex flex-col gap-5">
      <SearchField filter={filter} pathOf={pathOf} />
      <CategoryLinks filter={filter} pathOf={pathOf} />
      <Sounds filter={filter} />
    </div>
  );
}

function SearchField({ filter, pathOf }: BrowserProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const [text, setText] = useState(filter.search ?? '');
  const search = (next: string): void => {
    setText(next);
    const wanted = { ...filter, search: next || undefined };
    void navigate({ to: pathOf(wanted), search: wanted, replace: true });
  };
  return (
    <label className="flex h-11 items-center gap-2 rounded-lg border bg-surface px-3 shadow-card focus-within:border-line-strong">
      <Search aria-hidden className="size-4 text-ink-3" />
      <span className="sr-only">{t('search')}</span>
      <input
        type="search"
        value={text}
        maxLength={200}
        onChange={(event) => search(event.target.value)}
        placeholder={t('searchPlaceholder')}
        className="w-full bg-transparent text-15 text-ink outline-none"
      />
    </label>
  );
}

function CategoryLinks({ filter: { category: chosen }, pathOf }: BrowserProps) {
  const t = useMessages();
  const { data } = useQuery(categoriesQuery);
  const look = (isChosen: boolean): string =>
    buttonClass({ size: 'sm', variant: isChosen ? 'primary' : 'secondary' });
  const row = useScrollRow<HTMLElement>(`${chosen} ${data?.categories.length}`);
  return (
    <nav
      ref={row}
      aria-label={t('categories')}
      // a line that is moved sideways on phones, so that sounds are in sight
      className={classNames(
        scrollRowClass,
        'gap-1.5 max-sm:-mx-4 max-sm:-my-1 max-sm:px-4 max-sm:py-1 sm:min-h-8 sm:flex-wrap',
      )}
    >
      <Link
        to={pathOf({})}
        search={{}}
        aria-current={chosen === undefined ? 'true' : undefined}
        className={look(chosen === undefined)}
      >
        {t('all')}
      </Link>
      {data?.categories.map(({ name }) => (
        <Link
          key={name}
          to={pathOf({ category: name })}
          search={{ category: name }}
          className={look(chosen === name)}
        >
          {categoryTitle(name)}
        </Link>
      ))}
    </nav>
  );
}

function Sounds({ filter }: { filter: LibraryFilter }) {
  const t = useMessages();
  const query = useInfiniteQuery(libraryQuery(filter));
  if (query.isPending) return <LoadingCards />;
  if (query.isError)
    return <ErrorState error={query.error} title={t('libraryFailed')} onRetry={() => void query.refetch()} />;
  const sounds = query.data.pages.flatMap((page) => page.sounds);
  if (sounds.length === 0) return <NothingFound search={filter.search} />;
  return (
    <section aria-labelledby="library-sounds">
      <h2 id="library-sounds" className="sr-only">
        {t('explore')}
      </h2>
      <p role="status" className="mb-3 text-12 text-ink-3">
        {t('found', { count: query.data.pages[0]?.total ?? 0 })}
      </p>
      <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {sounds.map((sound) => (
          <LibraryCard key={sound.sound_id} sound={sound} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function NothingFound({ search }: { search: string | undefined }) {
  const t = useMessages();
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        search && (
          <Link to={GENERATE_PATH} search={{ text: search }} className={buttonClass({ variant: 'primary' })}>
            {t('makeIt', { text: search })}
          </Link>
        )
      }
    />
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

const LoadingCards = () => (
  <div aria-busy className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
    {placeholders.map((name) => (
      <Skeleton key={name} className="h-24 rounded-xl" />
    ))}
  </div>
);
