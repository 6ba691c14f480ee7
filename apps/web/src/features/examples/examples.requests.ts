import type { ExampleTool } from '@mynah/contract/speech/examples';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#web/shared/api/address-of.ts';
import { call } from '#web/shared/api/call.ts';

export const exampleQuery = (tool: ExampleTool) =>
  queryOptions({
    queryKey: ['examples', tool],
    queryFn: ({ signal }) => call('GET /v1/examples/{tool}', { params: { tool }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Media elements fetch the sounds themselves. */
export const exampleAddresses = (tool: ExampleTool) => ({
  before: addressOf('GET /v1/examples/{tool}/{side}', { params: { tool, side: 'before' } }),
  after: addressOf('GET /v1/examples/{tool}/{side}', { params: { tool, side: 'after' } }),
});
