import type { ServerState } from '@mynah/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

const calmMs = 15_000;
const busyMs = 2_000;

/** Looked at anew while it is shown, oftener while something is fetched. */
export const useServerState = () =>
  useQuery({
    queryKey: ['staff-server'],
    queryFn: ({ signal }) => call('GET /v1/admin/server', { signal }),
    refetchInterval: ({ state }) => (isFetchingPacks(state.data) ? busyMs : calmMs),
  });

const isFetchingPacks = (state: ServerState | undefined): boolean =>
  state?.packs.some((pack) => pack.state === 'fetch' || pack.state === 'build') ?? false;

export const useStorage = () =>
  useQuery({
    queryKey: ['staff-storage'],
    queryFn: ({ signal }) => call('GET /v1/admin/storage', { signal }),
  });
