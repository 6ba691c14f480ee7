import type { Somebody, SomeWorkspace, WorkspaceCredits } from '@mynah/contract/operations';
import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { renewStaffLog, type StaffPage, useStaffQueue } from '#web/shared/staff/use-staff-queue.ts';

const peopleKey = 'staff-people';

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
    queryKey: ['staff-workspaces', search],
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
    mutationFn: (change: CreditsChange) =>
      change.kind === 'grant'
        ? call('POST /v1/admin/workspaces/{workspace_id}/credits', {
            params,
            json: { credits: change.credits, reason: change.reason, expires_in_days: change.expiresInDays },
          })
        : call('POST /v1/admin/workspaces/{workspace_id}/refunds', {
            params,
            json: { entry_id: change.entryId, reason: change.reason },
          }),
    onSuccess: (credits: WorkspaceCredits) => {
      client.setQueryData(creditsKey(workspaceId), credits);
      renewStaffLog(client);
    },
  });
}
