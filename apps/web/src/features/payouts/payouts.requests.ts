import type { Payouts } from '@mynah/contract/billing/payouts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';

export const payoutsKey = ['payouts'];

export const usePayouts = (isEnabled: boolean) =>
  useQuery({
    queryKey: [...payoutsKey, 'state'],
    queryFn: ({ signal }) => call('GET /v1/payouts', { signal }),
    enabled: isEnabled,
  });

export const useStatement = (month: string | undefined) =>
  useQuery({
    queryKey: [...payoutsKey, 'statement', month ?? null],
    queryFn: ({ signal }) => call('GET /v1/payouts/statement', { query: { month }, signal }),
    // the last month stays until the next one is there
    placeholderData: (shown) => shown,
  });

function useKeep() {
  const client = useQueryClient();
  return async (state: Payouts) => {
    client.setQueryData([...payoutsKey, 'state'], state);
    await client.invalidateQueries({ queryKey: [...payoutsKey, 'statement'] });
  };
}

export const useTransfer = () => {
  const keep = useKeep();
  return useMutation({ mutationFn: () => call('POST /v1/payouts/transfers'), onSuccess: keep });
};

/** Asks the provider what the account is like now. */
export const useSync = () => {
  const keep = useKeep();
  return useMutation({ mutationFn: () => call('POST /v1/payouts/sync'), onSuccess: keep });
};

/** Goes on to the form of the account, which leads back here (BIL-026). */
export const useConnect = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await call('POST /create-connect-account', {
        json: { relative_redirect_path: '/app/payouts?connected=done' },
      });
      location.assign(url);
    },
  });

export const useManage = () =>
  useMutation({
    mutationFn: async () => location.assign((await call('POST /create-connect-account-management-link')).url),
  });

export const useStaffPayouts = () =>
  useQuery({
    queryKey: ['staff', 'payouts'],
    queryFn: ({ signal }) => call('GET /v1/admin/payouts', { signal }),
    select: ({ workspaces }) => workspaces,
  });

type Decision = { kind: 'pause'; reason: string } | { kind: 'resume' } | { kind: 'trust'; days: number };

export function useDecision(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => withFreshFactor(() => decide(workspaceId, decision)),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}

function decide(workspaceId: string, decision: Decision) {
  const params = { workspace_id: workspaceId };
  if (decision.kind === 'pause')
    return call('POST /v1/admin/payouts/{workspace_id}/pause', {
      params,
      json: { reason: decision.reason },
    });
  if (decision.kind === 'trust')
    return call('POST /v1/admin/payouts/{workspace_id}/trust', { params, json: { days: decision.days } });
  return call('POST /v1/admin/payouts/{workspace_id}/resume', { params });
}
