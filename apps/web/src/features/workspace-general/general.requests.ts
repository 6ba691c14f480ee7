import type { Workspace } from '@mynah/contract/workspace';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { message } from '#web/features/workspace-general/messages.ts';
import { workspaceQuery } from '#web/shared/account/workspace.requests.ts';
import { requestJson } from '#web/shared/api/client.ts';
import { toast } from '#web/ui/toast.tsx';

type Change = { name?: string; session_inactivity_timeout?: number | null };

const path = '/v1/workspace/update-workspace';

export function useUpdateWorkspace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => requestJson<Workspace>(path, { method: 'PUT', json: change }),
    onSuccess: (workspace) => queryClient.setQueryData(workspaceQuery.queryKey, workspace),
  });
}

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
