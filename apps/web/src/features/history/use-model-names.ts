import type { Model } from '@mynah/contract/models';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

/** Ids and names of all models, speech to speech included, since old items may name any of them. */
export function useModelNames(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => requestJson<Model[]>('/v1/models', { signal }),
    staleTime: 300_000,
  });
  return new Map(data?.map(({ model_id, name }) => [model_id, name]));
}
