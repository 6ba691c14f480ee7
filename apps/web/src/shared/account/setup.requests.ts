import type { AccessToken } from '@mynah/contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { adoptToken } from '#web/shared/session/session.ts';

export type OwnerForm = { token: string; first_name: string; email: string; password: string };

export const setupStatusQuery = queryOptions({
  queryKey: ['setup', 'status'],
  queryFn: ({ signal }) =>
    requestJson<{ needs_setup: boolean }>('/v1/setup/status', { signal, anonymous: true }),
});

/** Names the owner by the one-time link and signs in. */
export async function setUpOwner(form: OwnerForm): Promise<void> {
  adoptToken(await requestJson<AccessToken>('/v1/setup', { method: 'POST', json: form, anonymous: true }));
}
