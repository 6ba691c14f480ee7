import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { message } from '#web/features/workspace-general/messages.ts';
import { workspaceQuery } from '#web/shared/account/workspace.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { toast } from '#web/ui/toast.tsx';

type Change = {
  name?: string;
  session_inactivity_timeout?: number | null;
  history_retention_days?: number | null;
  voice_library_removal_notice_webhook_id?: string | null;
};

export function useUpdateWorkspace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => call('PUT /v1/workspace/update-workspace', { json: change }),
    onSuccess: (workspace) => queryClient.setQueryData(workspaceQuery.queryKey, workspace),
  });
}

/** How many items would go at once if they were kept for so many days. */
export const fetchExpiringCount = async (days: number): Promise<number> =>
  (await call('GET /v1/history/expiring', { query: { days } })).count;

/** Under the key of the webhooks page, so that a change there is seen here. */
export const useNoticeWebhooks = (isEnabled: boolean) =>
  useQuery({
    queryKey: ['webhooks', 'workspace'],
    queryFn: ({ signal }) => call('GET /v1/workspace/webhooks', { signal }),
    select: ({ webhooks }) => webhooks,
    enabled: isEnabled,
  });

/** Says when it is saved; a failure is only logged (WSP-081 to WSP-083). */
export function useTrainingOptOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOptedOut: boolean) =>
      call('PUT /v1/workspace/update-workspace', { query: { training_opt_out: isOptedOut } }),
    onSuccess: (workspace) => {
      queryClient.setQueryData(workspaceQuery.queryKey, workspace);
      toast.success(message('trainingSaved'));
    },
    onError: (cause) => console.error('the training opt-out was not changed', cause),
  });
}
