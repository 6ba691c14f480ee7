import type { Tier } from '@mynah/contract/billing/plans';
import type { Somebody, SomeWorkspace, WorkspaceCredits } from '@mynah/contract/operations';
import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';
import { renewStaffLog, type StaffPage, useStaffQueue } from '#web/shared/staff/use-staff-queue.ts';

const peopleKey = 'staff-people';
const workspacesKey = 'staff-workspaces';

const textOf = (cursor: number | null): string | null => (cursor === null ? null : String(cursor));

export const usePeople = (search: string) =>
  useStaffQueue({
    queryKey: [peopleKey, search],
    fetchPage: async (cursor, signal): Promise<StaffPage<Somebody>> => {
      const query = {
        search: search || undefined,
        cursor: cursor === undefined ? undefined : Number(cursor),
      };
      const page = await call('GET /v1/admin/people', { signal, query });
      return { rows: page.people, nextCursor: textOf(page.next_cursor) };
    },
  });

export const useWorkspaces = (search: string) =>
  useStaffQueue({
    queryKey: [workspacesKey, search],
    fetchPage: async (cursor, signal): Promise<StaffPage<SomeWorkspace>> => {
      const query = {
        search: search || undefined,
        cursor: cursor === undefined ? undefined : Number(cursor),
      };
      const page = await call('GET /v1/admin/workspaces', { signal, query });
      return { rows: page.workspaces, nextCursor: textOf(page.next_cursor) };
    },
  });

/** The row is changed where it stands: to ask for the list again would be another look. */
export function useSetStaff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, isStaff }: { userId: string; isStaff: boolean }) =>
      call('POST /v1/admin/people/{user_id}/staff', {
        params: { user_id: userId },
        json: { is_staff: isStaff },
      }),
    onSuccess: (_, { userId, isStaff }) => {
      const changed = (person: Somebody): Somebody =>
        person.user_id === userId ? { ...person, is_staff: isStaff || person.is_staff_by_address } : person;
      client.setQueriesData<InfiniteData<StaffPage<Somebody>>>(
        { queryKey: [peopleKey] },
        (data) =>
          data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
      );
      renewStaffLog(client);
      // it may have been oneself
      void client.invalidateQueries({ queryKey: ['user'] });
    },
  });
}

const creditsKey = (workspaceId: string) => ['staff-credits', workspaceId];

export const useCredits = (workspaceId: string) =>
  useQuery({
    queryKey: creditsKey(workspaceId),
    queryFn: ({ signal }) =>
      call('GET /v1/admin/workspaces/{workspace_id}/credits', {
        signal,
        params: { workspace_id: workspaceId },
      }),
  });

export type CreditsChange =
  | { kind: 'grant'; credits: number; reason: string; expiresInDays: number | undefined }
  | { kind: 'refund'; entryId: string; reason: string };

export function useChangeCredits(workspaceId: string) {
  const client = useQueryClient();
  const params = { workspace_id: workspaceId };
  return useMutation({
    mutationFn: (change: CreditsChange) => withFreshFactor(() => send(change)),
    onSuccess: (credits: WorkspaceCredits) => {
      client.setQueryData(creditsKey(workspaceId), credits);
      renewStaffLog(client);
    },
  });

  function send(change: CreditsChange) {
    return change.kind === 'grant'
      ? call('POST /v1/admin/workspaces/{workspace_id}/credits', {
          params,
          json: { credits: change.credits, reason: change.reason, expires_in_days: change.expiresInDays },
        })
      : call('POST /v1/admin/workspaces/{workspace_id}/refunds', {
          params,
          json: { entry_id: change.entryId, reason: change.reason },
        });
  }
}

type Contract = { tier: Tier; character_limit: number | null; ends_at_unix?: number; reason: string };

/** A plan by contract; the row is changed where it stands. */
export function useSetPlan(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contract: Contract) =>
      withFreshFactor(() =>
        call('PUT /v1/admin/workspaces/{workspace_id}/plan', {
          params: { workspace_id: workspaceId },
          json: contract,
        }),
      ),
    onSuccess: (_, { tier }) => {
      const changed = (row: SomeWorkspace): SomeWorkspace =>
        row.workspace_id === workspaceId ? { ...row, tier } : row;
      client.setQueriesData<InfiniteData<StaffPage<SomeWorkspace>>>(
        { queryKey: [workspacesKey] },
        (data) =>
          data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
      );
      renewStaffLog(client);
      void client.invalidateQueries({ queryKey: creditsKey(workspaceId) });
    },
  });
}

const invoicesKey = (workspaceId: string) => ['staff-invoices', workspaceId];

export const useInvoices = (workspaceId: string) =>
  useQuery({
    queryKey: invoicesKey(workspaceId),
    queryFn: ({ signal }) =>
      call('GET /v1/admin/workspaces/{workspace_id}/invoices', {
        signal,
        params: { workspace_id: workspaceId },
      }),
    select: ({ invoices }) => invoices,
  });

type MoneyRefund = { invoiceId: string; amount_cents: number; reason: string };

export function useRefundInvoice(workspaceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ invoiceId, ...json }: MoneyRefund) =>
      withFreshFactor(() =>
        call('POST /v1/admin/workspaces/{workspace_id}/invoices/{invoice_id}/refunds', {
          params: { workspace_id: workspaceId, invoice_id: invoiceId },
          json,
        }),
      ),
    onSuccess: (answer) => {
      client.setQueryData(invoicesKey(workspaceId), answer);
      renewStaffLog(client);
    },
  });
}
