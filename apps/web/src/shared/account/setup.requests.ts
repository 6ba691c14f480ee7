import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { adoptToken } from '#web/shared/session/session.ts';

export type OwnerForm = { token: string; first_name: string; email: string; password: string };

export const setupStatusQuery = queryOptions({
  queryKey: ['setup', 'status'],
  queryFn: ({ signal }) => call('GET /v1/setup/status', { signal, anonymous: true }),
});

/** Names the owner by the one-time link and signs in; the server keeps the address that this browser shows. */
export async function setUpOwner(form: OwnerForm): Promise<void> {
  adoptToken(await call('POST /v1/setup', { json: { ...form, address: location.origin }, anonymous: true }));
}
