import { z } from 'zod';
import { email } from '../accounts/accounts.ts';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { maxBulkInvites } from './invite-limits.ts';
import { usageLimit } from './members.ts';
import { seatType } from './seats.ts';

export const invite = z.object({
  invite_id: z.string(),
  /** Stands in the join link (WSP-020). */
  invite_code: z.string(),
  invite_url: z.string(),
  /** Null: a link, for one person, whoever has it. */
  email: z.string().nullable(),
  seat_type: seatType,
  group_ids: z.array(z.string()),
  usage_limit: z.int().nullable(),
  invited_by: z.string(),
  created_at_unix: z.int(),
  expires_at_unix: z.int(),
  is_expired: z.boolean(),
});
export type Invite = z.infer<typeof invite>;

export const joinInfo = z.object({
  workspace_name: z.string(),
  inviter_name: z.string(),
  /** Who alone may use it; null: anybody. */
  email: z.string().nullable(),
  expires_at_unix: z.int(),
});
export type JoinInfo = z.infer<typeof joinInfo>;

const code = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'Not an invite code');
const place = {
  seat_type: optional(seatType),
  group_ids: optional(z.array(id).max(50)),
  usage_limit: optional(usageLimit),
};
const ofInvite = z.object({ invite_id: id });

export const inviteRoutes = {
  list: route({
    id: 'invites.list',
    method: 'GET',
    path: '/v1/workspace/invites',
    summary: 'List pending invites',
    access: 'workspace_members_invite',
    answer: json(z.object({ invites: z.array(invite) })),
  }),
  add: route({
    id: 'invites.add',
    method: 'POST',
    path: '/v1/workspace/invites/add',
    summary: 'Invite one person by email',
    access: 'workspace_members_invite',
    body: z.object({
      email,
      /** The older name of `seat_type`. */
      workspace_permission: optional(z.string().max(60)),
      ...place,
    }),
    answer: json(ok.extend({ invite })),
  }),
  addBulk: route({
    id: 'invites.add-bulk',
    method: 'POST',
    path: '/v1/workspace/invites/add-bulk',
    summary: 'Invite several people by email: all or none',
    access: 'workspace_members_invite',
    body: z.object({ emails: z.array(email).min(1).max(maxBulkInvites), ...place }),
    answer: json(ok.extend({ invites: z.array(invite) })),
  }),
  addLink: route({
    id: 'invites.add-link',
    method: 'POST',
    path: '/v1/workspace/invites/add-link',
    summary: 'Create a link for one person to join with any email address',
    access: 'workspace_members_invite',
    body: z.object(place),
    answer: json(ok.extend({ invite })),
  }),
  delete: route({
    id: 'invites.delete',
    method: 'DELETE',
    path: '/v1/workspace/invites',
    summary: 'Revoke the invite of an email address',
    access: 'workspace_members_invite',
    body: z.object({ email }),
    answer: json(ok),
  }),
  revoke: route({
    id: 'invites.revoke',
    method: 'DELETE',
    path: '/v1/workspace/invites/{invite_id}',
    summary: 'Revoke an invite',
    access: 'workspace_members_invite',
    params: ofInvite,
    answer: json(ok),
  }),
  resend: route({
    id: 'invites.resend',
    method: 'POST',
    path: '/v1/workspace/invites/{invite_id}/resend',
    summary: 'Renew an invite and send its email again',
    access: 'workspace_members_invite',
    params: ofInvite,
    answer: json(ok.extend({ invite })),
  }),
  joinInfo: route({
    id: 'invites.join-info',
    method: 'GET',
    path: '/v1/workspace/join-info',
    summary: 'Get the workspace and the inviter of an invite code',
    access: 'public',
    query: z.object({ invite_code: code }),
    answer: json(joinInfo),
  }),
  accept: route({
    id: 'invites.accept',
    method: 'POST',
    path: '/v1/workspace/invites/{invite_code}/accept',
    summary: 'Join the workspace permanently, with everything the caller has created',
    access: 'signed-in',
    params: z.object({ invite_code: code }),
    answer: json(ok.extend({ workspace_id: z.string() })),
  }),
};
