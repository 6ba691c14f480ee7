import { brand } from '@mynah/contract/brand';
import type { AppConfig } from '@mynah/contract/site';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: ({ signal }) => requestJson<AppConfig>('/v1/app-config', { signal }),
});

export const useAppConfig = () => useQuery(appConfigQuery);

/** The operator's name for this place; our own until the server has said it. */
export function useBrandName(): string {
  return useAppConfig().data?.brand.name ?? brand.name;
}
