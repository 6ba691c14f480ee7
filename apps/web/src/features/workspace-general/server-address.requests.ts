import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { appConfigQuery, useAppConfig } from '#web/shared/app-config.ts';

const serverAddressQuery = queryOptions({
  queryKey: ['server-address'],
  queryFn: ({ signal }) => call('GET /v1/server-address', { signal }),
});

/** For the owner of the server alone; nothing for all others. */
export function useServerAddressSource() {
  const isOwner = useAppConfig().data?.owns_server === true;
  return useQuery({ ...serverAddressQuery, enabled: isOwner });
}

/** From then on all that is copied out of the app has it. */
export function useRecordAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => call('PUT /v1/server-address', { json: { address } }),
    onSuccess: (recorded) => {
      queryClient.setQueryData(serverAddressQuery.queryKey, recorded);
      return queryClient.invalidateQueries({ queryKey: appConfigQuery.queryKey });
    },
  });
}
