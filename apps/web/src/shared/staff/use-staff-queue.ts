import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';

export interface StaffPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

type StaffQueueOptions<Row> = {
  queryKey: QueryKey;
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<StaffPage<Row>>;
};

/** Each page asked for is a look that is logged, so none is asked for but by opening, filtering or pressing. */
export const useStaffQueue = <Row>({ queryKey, fetchPage }: StaffQueueOptions<Row>) =>
  useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await fetchPage(pageParam, signal);
      renewStaffLog(client);
      return page;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    // a row whose dialog is open stays while another search is on its way
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Takes out of the lists below the key what was dealt with. */
export function dropFromQueue<Row>(
  client: QueryClient,
  queryKey: QueryKey,
  isDone: (row: Row) => boolean,
): void {
  client.setQueriesData<InfiniteData<StaffPage<Row>>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => !isDone(row)) })),
      },
  );
}

/** The log stands on the same page, and says at once what was looked at and done. */
export const renewStaffLog = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['staff', 'actions'] });
