import type { Webhook } from '@mynah/contract/webhooks';
import type { Workspace } from '@mynah/contract/workspace';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { message } from '#web/features/workspace-general/messages.ts';
import { workspaceQuery } from '#web/shared/account/workspace.requests.ts';
import { requestJson } from '#web/shared/api/client.ts';
import { toast } from '#web/ui/toast.tsx';

type Change = {
  name?: string;
  session_inactivity_timeout?: number | null;
  history_retention_days?: number | null;
  voice_library_removal_notice_webhook_id?: string | null;
};

const path = '/v1/workspace/update-workspace';

export function useUpdateWorkspace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => requestJson<Workspace>(path, { method: 'PUT', json: change }),
    onSuccess: (workspace) => queryClient.setQueryData(workspaceQuery.queryKey, workspace),
  });
}

/** How many items would go at once if they were kept for so many days. */
export const fetchExpiringCount = async (days: number): Promise<number> =>
  (await requestJson<{ count: number }>('/v1/history/expiring', { query: { days } })).count;

const webhooksPath = '/v1/workspace/webhooks';

/** Under the key of the webhooks page, so that a change there is seen here. */
export const useNoticeWebhooks = (isEnabled: boolean) =>
  useQuery({
    queryKey: ['webhooks', webhooksPath],
    queryFn: ({ signal }) => requestJson<{ webhooks: Webhook[] }>(webhooksPath, { signal }),
    select: ({ webhooks }) => webhooks,
    enabled: isEnabled,
  });

/** Says when it is saved; a failure is only logged (WSP-081 to WSP-083). */
export function useTrainingOptOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOptedOut: boolean) =>
      requestJson<Workspace>(path, { method: 'PUT', query: { training_opt_out: isOptedOut } }),
    onSuccess: (workspace) => {
      queryClient.setQueryData(workspaceQuery.queryKey, workspace);
      toast.success(message('trainingSaved'));
    },
    onError: (cause) => console.error('the training opt-out was not changed', cause),
  });
}
