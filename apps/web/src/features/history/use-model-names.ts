import { useQuery } from '@tanstack/react-query';
import { modelsQuery } from '#web/shared/models/models.requests.ts';

/** Ids and names of all models, speech to speech included, since old items may name any of them. */
export function useModelNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(modelsQuery);
  return new Map(data?.map(({ model_id, name }) => [model_id, name]));
}
