import type { IdentityProvider } from '@mynah/contract/workspaces/single-sign-on';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

export type DefaultRole = IdentityProvider['default_role'];
export type NewOidcProvider = {
  name: string;
  issuer: string;
  client_id: string;
  client_secret?: string;
  default_role: DefaultRole;
};
export type NewSamlProvider = {
  name: string;
  metadata_xml?: string;
  metadata_url?: string;
  allows_provider_start: boolean;
  default_role: DefaultRole;
};
export type TestResult = {
  failure: string | null;
  subject: string | null;
  email: string | null;
  first_name: string | null;
  groups: string[];
};

const stateQuery = queryOptions({
  queryKey: ['workspace-single-sign-on'],
  queryFn: ({ signal }) => call('GET /v1/workspace/single-sign-on', { signal }),
});
export const useSignOnState = () => useQuery(stateQuery);

const domainsQuery = queryOptions({
  queryKey: ['workspace-domains'],
  queryFn: ({ signal }) => call('GET /v1/workspace/domain-verifications', { signal }),
});
export const useDomains = () => useQuery(domainsQuery);

function useChange<Input, Result>(queryKey: readonly unknown[], send: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}

export const useAddOidc = () =>
  useChange(stateQuery.queryKey, (json: NewOidcProvider) =>
    call('POST /v1/workspace/single-sign-on/oidc-providers', { json }),
  );

export const useAddSaml = () =>
  useChange(stateQuery.queryKey, (json: NewSamlProvider) =>
    call('POST /v1/workspace/single-sign-on/saml-providers', { json }),
  );

type ProviderChange = { default_role: DefaultRole; group_mapping: Record<string, string> };
export const useEditProvider = () =>
  useChange(stateQuery.queryKey, ({ id, ...json }: ProviderChange & { id: string }) =>
    call('PATCH /v1/workspace/single-sign-on/providers/{identity_provider_id}', {
      params: { identity_provider_id: id },
      json,
    }),
  );

/** The groups that those of a provider can be mapped to. */
export const useMappableGroups = () =>
  useQuery({
    queryKey: ['workspace-people', 'groups'],
    queryFn: ({ signal }) => call('GET /v1/workspace/groups', { signal }),
  });

export const useSwitchProvider = () =>
  useChange(stateQuery.queryKey, ({ id, isDisabled }: { id: string; isDisabled: boolean }) =>
    call('PATCH /v1/workspace/single-sign-on/providers/{identity_provider_id}', {
      params: { identity_provider_id: id },
      json: { is_disabled: isDisabled },
    }),
  );

export const useRemoveProvider = () =>
  useChange(stateQuery.queryKey, (id: string) =>
    call('DELETE /v1/workspace/single-sign-on/providers/{identity_provider_id}', {
      params: { identity_provider_id: id },
    }),
  );

export const useEnforce = () =>
  useChange(stateQuery.queryKey, (isEnforced: boolean) =>
    call('PUT /v1/workspace/single-sign-on', { json: { is_enforced: isEnforced } }),
  );

export async function testAddress(providerId: string): Promise<string> {
  const { url } = await call('POST /v1/workspace/single-sign-on/providers/{identity_provider_id}/test', {
    params: { identity_provider_id: providerId },
  });
  return url;
}

/** Spends the code. */
export const testResultQuery = (code: string) =>
  queryOptions({
    queryKey: ['single-sign-on-test', code],
    queryFn: () => call('POST /v1/workspace/single-sign-on/test-result', { json: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useStartDomain = () =>
  useChange(domainsQuery.queryKey, (domain: string) =>
    call('POST /v1/workspace/domain-verifications', { json: { domain } }),
  );

export const useCheckDomain = () =>
  useChange(domainsQuery.queryKey, (id: string) =>
    call('POST /v1/workspace/domain-verifications/{domain_verification_id}/check', {
      params: { domain_verification_id: id },
    }),
  );

export const useRemoveDomain = () =>
  useChange(domainsQuery.queryKey, (id: string) =>
    call('DELETE /v1/workspace/domain-verifications/{domain_verification_id}', {
      params: { domain_verification_id: id },
    }),
  );
