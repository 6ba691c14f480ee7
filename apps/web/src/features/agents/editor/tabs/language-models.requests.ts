import { queryOptions } from '@tanstack/react-query';
import { exchange } from '#web/shared/api/client.ts';

/** Names of the language models that the server knows. */
export const languageModelsQuery = queryOptions({
  queryKey: ['language-models'],
  queryFn: async ({ signal }): Promise<string[]> => {
    const { llms } = (await (await exchange('/v1/convai/llm/list', { signal })).json()) as {
      llms: readonly { llm: string }[];
    };
    return llms.map(({ llm }) => llm);
  },
  staleTime: 300_000,
  retry: false,
});
