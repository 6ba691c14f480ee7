import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok } from '../wire.ts';

export const deviceKinds = ['desktop', 'mobile', 'tablet', 'program'] as const;

export const session = z.object({
  session_id: z.string(),
  /** `Firefox on Linux` */
  device: z.string(),
  device_kind: z.enum(deviceKinds),
  /** Region and country, where known. */
  place: z.string().nullable(),
  ip_address: z.string().nullable(),
  /** The program that was let in by a sign-in request; null for the person's own browsers. */
  granted_to: z.string().nullable(),
  /** The session of this call. */
  is_current: z.boolean(),
  created_at_unix: z.int(),
  last_seen_unix: z.int(),
});
export type Session = z.infer<typeof session>;

export const sessionRoutes = {
  list: route({
    id: 'sessions.list',
    method: 'GET',
    path: '/v1/user/sessions',
    summary: 'List the account’s sessions and the programs with access to it',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ sessions: z.array(session) })),
  }),
  end: route({
    id: 'sessions.end',
    method: 'DELETE',
    path: '/v1/user/sessions/{session_id}',
    summary: 'End one session or revoke a program’s access',
    access: 'signed-in',
    internal: true,
    params: z.object({ session_id: id }),
    answer: json(ok),
  }),
  logOutOthers: route({
    id: 'sessions.log-out-others',
    method: 'POST',
    path: '/v1/user/log-out-other-sessions',
    summary: 'End all other sessions and stop trusting other devices',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ ended: z.int() })),
  }),
  recordDevice: route({
    id: 'sessions.record-device',
    method: 'POST',
    path: '/v1/user/record-device-fingerprint',
    summary: 'Register this browser, so that the account is notified of new ones (ACC-062)',
    access: 'signed-in',
    internal: true,
    answer: json(ok),
  }),
};
