import type { Group } from '@mynah/contract/groups';
import type { Invite } from '@mynah/contract/invites';
import type { Member, SeatsStatus } from '@mynah/contract/members';
import type { Permission } from '@mynah/contract/permissions';
import type { SeatType } from '@mynah/contract/seats';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RequestOptions, requestJson } from '#web/shared/api/client.ts';

/** Everything below is old when somebody changes people, invites or groups. */
export const PEOPLE_KEY = ['workspace-people'];

const people = <Answer>(name: string, path: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, name],
    queryFn: ({ signal }) => requestJson<Answer>(path, { signal }),
  });

const membersQuery = people<Member[]>('members', '/v1/workspace/members');
const seatsQuery = people<SeatsStatus>('seats', '/v1/workspace/seats-status');
const invitesQuery = people<{ invites: Invite[] }>('invites', '/v1/workspace/invites');
const groupsQuery = people<Record<string, Group>>('groups', '/v1/workspace/groups');

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

const call = <Answer = unknown>(method: RequestOptions['method'], path: string, json?: unknown) =>
  requestJson<Answer>(`/v1/workspace${path}`, { method, json });

type MemberChange = { email: string; is_locked?: boolean; workspace_seat_type?: SeatType };
export const useChangeMember = () => useChange((change: MemberChange) => call('POST', '/members', change));

type Removal = { userId: string; handOverTo: string };
export const useRemoveMember = () =>
  useChange(({ userId, handOverTo }: Removal) =>
    requestJson(`/v1/workspace/members/${userId}`, {
      method: 'DELETE',
      query: { hand_over_to_user_id: handOverTo },
    }),
  );

export const useSetUsageLimit = () =>
  useChange(({ userId, limit }: { userId: string; limit: number | null }) =>
    call('PUT', `/members/${userId}/usage-limit`, { usage_limit: limit }),
  );

export const useTransferOwnership = () =>
  useChange((userId: string) => call('POST', '/transfer-ownership', { user_id: userId }));

type Place = { seat_type: SeatType; group_ids: string[] };
export const useInviteByMail = () =>
  useChange((invites: Place & { emails: string[] }) => call('POST', '/invites/add-bulk', invites));

export const useInviteByLink = () =>
  useChange((place: Place) => call<{ invite: Invite }>('POST', '/invites/add-link', place));

export const useResendInvite = () => useChange((id: string) => call('POST', `/invites/${id}/resend`));
export const useRevokeInvite = () => useChange((id: string) => call('DELETE', `/invites/${id}`));

export type GroupChange = { name: string; permissions: Permission[] };
export const useCreateGroup = () =>
  useChange((group: GroupChange & { members_emails: string[] }) => call('POST', '/groups', group));

type GroupEdit = GroupChange & { id: string; added: string[]; removed: string[] };
/** The members one by one: each is an act of its own for the audit log. */
export const useEditGroup = () =>
  useChange(async ({ id, added, removed, ...change }: GroupEdit) => {
    await call('PATCH', `/groups/${id}`, change);
    for (const email of added) await call('POST', `/groups/${id}/members`, { email });
    for (const email of removed) await call('POST', `/groups/${id}/members/remove`, { email });
  });

export const useDeleteGroup = () => useChange((id: string) => call('DELETE', `/groups/${id}`));

export const usePermitEverybody = () =>
  useChange((permissions: Permission[]) =>
    call('PUT', '/update-workspace', { all_members_permissions: permissions }),
  );
