import { keepPreviousData, type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { finders } from '#web/app/palette/features.ts';
import { useMessages } from '#web/app/palette/messages.ts';
import { itemOfHit, type PaletteGroup, type PaletteItem } from '#web/app/palette/palette-item.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { Finder, Searcher, SearchHit } from '#web/shared/search/feature-search.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';

const PAUSE_MS = 180;
const STALE_MS = 5_000;

interface Found {
  groups: PaletteGroup[];
  /** Something that was typed is not answered yet. */
  isBusy: boolean;
  /** The lists that could not be searched. */
  failed: Finder[];
  retry: () => void;
}

/** What the server finds, some time after the last key; what is asked for no more is cancelled. */
export function useFound(query: string, searcher: Searcher): Found {
  const t = useMessages();
  const client = useQueryClient();
  const words = useDebounced(query, PAUSE_MS);
  const isWanted = isEnough(query) && isEnough(words);
  const asked = finders.filter(({ isFor }) => isFor?.(searcher) ?? true);
  const answers = useQueries({
    queries: asked.map((finder) => queryOf({ finder, words, client, isWanted })),
  });
  const pairs = asked.flatMap((finder, at) => {
    const answer = answers[at];
    return answer ? [{ finder, answer }] : [];
  });
  if (!isWanted) return { groups: [], isBusy: isEnough(query), failed: [], retry: () => undefined };
  return {
    groups: pairs.flatMap(({ finder, answer }) => groupOf(finder, answer.data ?? [], words, t)),
    isBusy: words !== query || pairs.some(({ answer }) => answer.isFetching),
    failed: pairs.filter(({ answer }) => answer.isError).map(({ finder }) => finder),
    retry: () => {
      for (const { answer } of pairs) if (answer.isError) void answer.refetch();
    },
  };
}

/** One letter says too little, where it is a letter and no whole word. */
const isEnough = (query: string): boolean => [...query].length > 1 || /\p{Lo}/u.test(query);

type Asking = { finder: Finder; words: string; client: QueryClient; isWanted: boolean };

const queryOf = ({ finder, words, client, isWanted }: Asking) => ({
  queryKey: ['search', finder.id, words],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    finder.find({ words, signal, client }).catch(nothingWhereRefused),
  enabled: isWanted,
  staleTime: STALE_MS,
  placeholderData: keepPreviousData<SearchHit[]>,
});

/** A workspace may narrow what its members see: what is refused is not there for them. */
function nothingWhereRefused(error: unknown): SearchHit[] {
  if (error instanceof ApiError && error.status === 403) return [];
  throw error;
}

function groupOf(
  finder: Finder,
  hits: readonly SearchHit[],
  words: string,
  t: ReturnType<typeof useMessages>,
): PaletteGroup[] {
  if (hits.length === 0) return [];
  const { id, label, icon, listOf } = finder;
  const all: PaletteItem[] = listOf
    ? [{ key: `${id} all`, title: t('allIn', { list: label }), icon, target: listOf(words) }]
    : [];
  return [{ id, label, items: [...hits.map((hit) => itemOfHit(finder, hit)), ...all] }];
}
