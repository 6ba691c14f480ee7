import type { PublicIdentityProvider } from '@mynah/contract/workspaces/single-sign-on';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

type FoundProvider = { identity_provider: PublicIdentityProvider | null; is_enforced: boolean };

export const findProvider = (email: string, signal?: AbortSignal): Promise<FoundProvider> =>
  call('GET /v1/workspace/find-sso-provider', { query: { email }, signal, anonymous: true });

export const ssoProviderQuery = (email: string) =>
  queryOptions({
    queryKey: ['sso-provider', email],
    queryFn: ({ signal }) => findProvider(email, signal),
    staleTime: 60_000,
    retry: false,
  });

/** Where the browser goes to sign in. */
export async function startAddress(identityProviderId: string, email?: string): Promise<string> {
  const { url } = await call('POST /v1/single-sign-on/start', {
    json: { identity_provider_id: identityProviderId, email },
    anonymous: true,
  });
  return url;
}

/** Spends the code: the session comes once. */
export const collectQuery = (code: string) =>
  queryOptions({
    queryKey: ['single-sign-on-session', code],
    queryFn: () => call('POST /v1/single-sign-on/collect', { json: { code }, anonymous: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
