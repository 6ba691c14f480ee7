import type { Permission } from '@mynah/contract/permissions';
import type { SeatType } from '@mynah/contract/workspaces/seats';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** Everything below is old when somebody changes people, invites or groups. */
export const PEOPLE_KEY = ['workspace-people'];

export const membersQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'members'],
  queryFn: ({ signal }) => call('GET /v1/workspace/members', { signal }),
});
const seatsQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'seats'],
  queryFn: ({ signal }) => call('GET /v1/workspace/seats-status', { signal }),
});
const invitesQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'invites'],
  queryFn: ({ signal }) => call('GET /v1/workspace/invites', { signal }),
});
const groupsQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'groups'],
  queryFn: ({ signal }) => call('GET /v1/workspace/groups', { signal }),
});

export const useMembers = () => useQuery(membersQuery);
export const useSeats = () => useQuery(seatsQuery);
export const useInvites = (isWanted: boolean) => useQuery({ ...invitesQuery, enabled: isWanted });
export const useGroups = () => useQuery(groupsQuery);

/** One change of the workspace, after which all that it may have changed is asked for again. */
function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all(
        [PEOPLE_KEY, ['workspace'], ['user']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

type MemberChange = { email: string; is_locked?: boolean; workspace_seat_type?: SeatType };
export const useChangeMember = () =>
  useChange((change: MemberChange) => call('POST /v1/workspace/members', { json: change }));

type Removal = { userId: string; handOverTo: string };
export const useRemoveMember = () =>
  useChange(({ userId, handOverTo }: Removal) =>
    call('DELETE /v1/workspace/members/{user_id}', {
      params: { user_id: userId },
      query: { hand_over_to_user_id: handOverTo },
    }),
  );

export const useSetUsageLimit = () =>
  useChange(({ userId, limit }: { userId: string; limit: number | null }) =>
    call('PUT /v1/workspace/members/{user_id}/usage-limit', {
      params: { user_id: userId },
      json: { usage_limit: limit },
    }),
  );

export const useTransferOwnership = () =>
  useChange((userId: string) => call('POST /v1/workspace/transfer-ownership', { json: { user_id: userId } }));

type Place = { seat_type: SeatType; group_ids: string[] };
export const useInviteByMail = () =>
  useChange((invites: Place & { emails: string[] }) =>
    call('POST /v1/workspace/invites/add-bulk', { json: invites }),
  );

export const useInviteByLink = () =>
  useChange((place: Place) => call('POST /v1/workspace/invites/add-link', { json: place }));

export const useResendInvite = () =>
  useChange((id: string) =>
    call('POST /v1/workspace/invites/{invite_id}/resend', { params: { invite_id: id } }),
  );
export const useRevokeInvite = () =>
  useChange((id: string) => call('DELETE /v1/workspace/invites/{invite_id}', { params: { invite_id: id } }));

export type GroupChange = { name: string; permissions: Permission[] };
export const useCreateGroup = () =>
  useChange((group: GroupChange & { members_emails: string[] }) =>
    call('POST /v1/workspace/groups', { json: group }),
  );

type GroupEdit = GroupChange & { id: string; added: string[]; removed: string[] };
/** The members one by one: each is an act of its own for the audit log. */
export const useEditGroup = () =>
  useChange(async ({ id, added, removed, ...change }: GroupEdit) => {
    const params = { group_id: id };
    await call('PATCH /v1/workspace/groups/{group_id}', { params, json: change });
    for (const email of added)
      await call('POST /v1/workspace/groups/{group_id}/members', { params, json: { email } });
    for (const email of removed)
      await call('POST /v1/workspace/groups/{group_id}/members/remove', { params, json: { email } });
  });

export const useDeleteGroup = () =>
  useChange((id: string) => call('DELETE /v1/workspace/groups/{group_id}', { params: { group_id: id } }));

export const usePermitEverybody = () =>
  useChange((permissions: Permission[]) =>
    call('PUT /v1/workspace/update-workspace', { json: { all_members_permissions: permissions } }),
  );
