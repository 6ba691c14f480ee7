import { brand } from '@mynah/contract/brand';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: ({ signal }) => call('GET /v1/app-config', { signal }),
});

export const useAppConfig = () => useQuery(appConfigQuery);

/** Whether an engine of this server hears laughter, applause or music in a recording. */
export const useMarksSounds = (): boolean => useAppConfig().data?.marks_sounds === true;

/** The operator's name for this place; our own until the server has said it. */
export function useBrandName(): string {
  return useAppConfig().data?.brand.name ?? brand.name;
}

/** The address for all that is copied out of the app; the one that this page is open at until the server has said it. */
export function useServerAddress(): string {
  return useAppConfig().data?.public_url ?? location.origin;
}
