import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

export type Crawl = Answered<'GET /v1/convai/knowledge-base/crawl'>['crawl_jobs'][number];

export const crawlsKey = ['knowledge-crawls'] as const;
const soonMs = 2000;

export const isUnderWay = ({ status }: Crawl): boolean => status === 'queued' || status === 'processing';

/** Newest first; looks again while a website is being read. */
export const crawlsQuery = queryOptions({
  queryKey: crawlsKey,
  queryFn: async ({ signal }) => (await call('GET /v1/convai/knowledge-base/crawl', { signal })).crawl_jobs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? soonMs : false),
});

export const startCrawl = (json: JsonOf<'POST /v1/convai/knowledge-base/crawl'>) =>
  call('POST /v1/convai/knowledge-base/crawl', { json });

export const stopCrawl = (id: string) =>
  call('POST /v1/convai/knowledge-base/crawl/{crawl_job_id}/cancel', { params: { crawl_job_id: id } });
