import type { LocalModel, ServerState } from '@mynah/contract/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

const localModelKey = ['staff-local-model'];

/** Looked at often while it is fetched. */
export const useLocalModel = () =>
  useQuery({
    queryKey: localModelKey,
    queryFn: ({ signal }) => call('GET /v1/admin/local-model', { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? busyMs : false),
  });

export function useChangeLocalModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: 'install' | 'remove') =>
      change === 'install' ? call('POST /v1/admin/local-model') : call('DELETE /v1/admin/local-model'),
    onSuccess: (model: LocalModel) => client.setQueryData(localModelKey, model),
  });
}
