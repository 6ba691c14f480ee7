import type { Example, ExampleTool } from '@mynah/contract/examples';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

const base = '/v1/examples';

export const exampleQuery = (tool: ExampleTool) =>
  queryOptions({
    queryKey: ['examples', tool],
    queryFn: ({ signal }) => requestJson<Example>(`${base}/${tool}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Media elements fetch the sounds themselves. */
export const exampleAddresses = (tool: ExampleTool) => ({
  before: `${base}/${tool}/before`,
  after: `${base}/${tool}/after`,
});
