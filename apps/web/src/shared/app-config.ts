import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { BRAND } from '#web/shared/brand.ts';

export type AppConfig = {
  brand: { name: string };
  feature_flags: Record<string, boolean>;
  feedback_enabled: boolean;
  engines: { fallback: boolean; message?: string };
};

export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: ({ signal }) => requestJson<AppConfig>('/v1/app-config', { signal, anonymous: true }),
});

export const useAppConfig = () => useQuery(appConfigQuery);

/** The operator's name for this place; our own until the server has said it. */
export function useBrandName(): string {
  return useAppConfig().data?.brand.name ?? BRAND.name;
}
