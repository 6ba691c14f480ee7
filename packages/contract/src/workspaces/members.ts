import { z } from 'zod';
import { email } from '../accounts/accounts.ts';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { seatType } from './seats.ts';

export const member = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  seat_type: seatType,
  /** Exactly one member is (WSP-047). */
  is_owner: z.boolean(),
  /** Let in nowhere, keys included. */
  is_locked: z.boolean(),
  /** Credits that the member may use a month; null: as many as the workspace has. */
  usage_limit: z.int().nullable(),
  /** Credits that the member used in the running period. */
  character_count: z.int(),
  joined_at_unix: z.int(),
});
export type Member = z.infer<typeof member>;

export const seatsStatus = z.object({
  max_seats: z.int(),
  /** Members and pending invites. */
  used_seats: z.int(),
  members: z.int(),
  pending_invites: z.int(),
  available_seats: z.int(),
});
export type SeatsStatus = z.infer<typeof seatsStatus>;

/** Credits a month; null lifts the limit. */
export const usageLimit = z.int().min(0).max(1_000_000_000_000).nullable();

const ofMember = z.object({ user_id: id });

export const memberRoutes = {
  list: route({
    id: 'members.list',
    method: 'GET',
    path: '/v1/workspace/members',
    summary: 'List the members of the workspace',
    access: 'workspace_members_read',
    answer: json(z.array(member)),
  }),
  update: route({
    id: 'members.update',
    method: 'POST',
    path: '/v1/workspace/members',
    summary: 'Change a member’s role, or lock them out',
    access: 'workspace_members_remove',
    body: z.object({
      email,
      is_locked: optional(z.boolean()),
      /** The older name of `workspace_seat_type`. */
      workspace_role: optional(seatType),
      workspace_seat_type: optional(seatType),
    }),
    answer: json(ok),
  }),
  remove: route({
    id: 'members.remove',
    method: 'DELETE',
    path: '/v1/workspace/members/{user_id}',
    summary: 'Remove a member; an admin takes over what they created here',
    access: 'workspace_members_remove',
    params: ofMember,
    /** Without one the owner takes it over. */
    query: z.object({ hand_over_to_user_id: optional(id) }),
    answer: json(ok),
  }),
  setUsageLimit: route({
    id: 'members.set-usage-limit',
    method: 'PUT',
    path: '/v1/workspace/members/{user_id}/usage-limit',
    summary: 'Limit a member’s monthly credits',
    access: 'workspace_members_remove',
    params: ofMember,
    body: z.object({ usage_limit: usageLimit }),
    answer: json(ok),
  }),
  seatsStatus: route({
    id: 'members.seats-status',
    method: 'GET',
    path: '/v1/workspace/seats-status',
    summary: 'Get how many seats the plan has and how many are taken',
    access: 'workspace_members_read',
    answer: json(seatsStatus),
  }),
  transferOwnership: route({
    id: 'members.transfer-ownership',
    method: 'POST',
    path: '/v1/workspace/transfer-ownership',
    summary: 'Transfer ownership to another member; only the owner can',
    access: 'signed-in',
    body: z.object({ user_id: id }),
    answer: json(ok),
  }),
  isAdmin: route({
    id: 'members.is-admin',
    method: 'GET',
    path: '/v1/workspace/is-admin',
    summary: 'Check whether the caller is a workspace admin',
    access: 'any',
    answer: json(z.object({ is_admin: z.boolean() })),
  }),
  canAccessSettings: route({
    id: 'members.can-access-workspace-settings',
    method: 'GET',
    path: '/v1/workspace/can-access-workspace-settings',
    summary: 'Check whether the caller can open the workspace settings',
    access: 'any',
    answer: json(z.object({ can_access_workspace_settings: z.boolean() })),
  }),
};
