import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, queryInteger } from '../wire.ts';

export const staffAction = z.object({
  staff_user_id: z.string(),
  staff_email: z.string().nullable(),
  /** `alpha-access.grant` */
  action: z.string(),
  target: z.string().nullable(),
  workspace_id: z.string().nullable(),
  reason: z.string().nullable(),
  created_at_unix: z.int(),
});
export type StaffAction = z.infer<typeof staffAction>;

export const alphaRequest = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  requested_at_unix: z.int(),
});
export type AlphaRequest = z.infer<typeof alphaRequest>;

/** For the people who run the service (ACC-081 to ACC-084). Every act is kept. */
export const staffRoutes = {
  listActions: route({
    id: 'staff.list-actions',
    method: 'GET',
    path: '/v1/admin/staff-actions',
    summary: 'List staff actions, newest first',
    access: 'staff',
    internal: true,
    query: z.object({
      page_size: queryInteger(1, 200).default(50),
      cursor: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    answer: json(z.object({ actions: z.array(staffAction), next_cursor: z.int().nullable() })),
  }),
  listAlphaRequests: route({
    id: 'staff.list-alpha-requests',
    method: 'GET',
    path: '/v1/admin/alpha-access-requests',
    summary: 'List open requests for alpha access, oldest first',
    access: 'staff',
    internal: true,
    answer: json(z.object({ requests: z.array(alphaRequest) })),
  }),
  decideAlphaRequest: route({
    id: 'staff.decide-alpha-request',
    method: 'POST',
    path: '/v1/admin/alpha-access-requests/{user_id}',
    summary: 'Grant or deny alpha access',
    access: 'staff',
    internal: true,
    params: z.object({ user_id: id }),
    body: z.object({ grant: z.boolean(), reason: z.string().trim().max(500).optional() }),
    answer: json(ok),
  }),
  restoreAccount: route({
    id: 'staff.restore-account',
    method: 'POST',
    path: '/v1/admin/accounts/{user_id}/restore',
    summary: 'Restore an account deleted within the last 14 days',
    access: 'staff',
    internal: true,
    params: z.object({ user_id: id }),
    body: z.object({ reason: z.string().trim().max(500).optional() }).optional(),
    answer: json(ok),
  }),
};
