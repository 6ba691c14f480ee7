import type { Invite, JoinInfo } from '@mynah/contract/workspaces/invites';
import { toSeatType } from '@mynah/contract/workspaces/seats';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { inviteCodeOf } from './invite-code.ts';
import type { findInviteToJoin, InviteRow } from './invites.store.ts';

export const joinUrl = (platform: Platform, code: string): string =>
  `${platform.publicUrl()}/app/join?invite_code=${code}`;

export function toInvite(platform: Platform, row: InviteRow): Invite {
  const code = inviteCodeOf(platform.keys, row.id);
  return {
    invite_id: row.id,
    invite_code: code,
    invite_url: joinUrl(platform, code),
    email: row.email,
    seat_type: toSeatType(row.role),
    group_ids: row.groupIds,
    usage_limit: row.usageLimit,
    invited_by: row.invitedBy,
    created_at_unix: unixSeconds(row.createdAt),
    expires_at_unix: unixSeconds(row.expiresAt),
    is_expired: row.expiresAt <= platform.clock.now(),
  };
}

type InviteToJoin = NonNullable<Awaited<ReturnType<typeof findInviteToJoin>>>;

export const toJoinInfo = ({ invite, workspaceName, inviter }: InviteToJoin): JoinInfo => ({
  workspace_name: workspaceName,
  inviter_name: inviter?.firstName ?? inviter?.email ?? workspaceName,
  email: invite.email,
  expires_at_unix: unixSeconds(invite.expiresAt),
});
