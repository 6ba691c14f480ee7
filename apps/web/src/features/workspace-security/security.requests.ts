import type { DomainVerification } from '@mynah/contract/domains';
import type { Group } from '@mynah/contract/groups';
import type { IdentityProvider, SingleSignOnState } from '@mynah/contract/single-sign-on';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

const base = '/v1/workspace/single-sign-on';
const domainBase = '/v1/workspace/domain-verifications';

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
  queryFn: ({ signal }) => requestJson<SingleSignOnState>(base, { signal }),
});
export const useSignOnState = () => useQuery(stateQuery);

const domainsQuery = queryOptions({
  queryKey: ['workspace-domains'],
  queryFn: ({ signal }) =>
    requestJson<{ domain_verifications: DomainVerification[] }>(domainBase, { signal }),
});
export const useDomains = () => useQuery(domainsQuery);

function useChange<Input, Result>(queryKey: readonly unknown[], send: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}

export const useAddOidc = () =>
  useChange(stateQuery.queryKey, (json: NewOidcProvider) =>
    requestJson<IdentityProvider>(`${base}/oidc-providers`, { method: 'POST', json }),
  );

export const useAddSaml = () =>
  useChange(stateQuery.queryKey, (json: NewSamlProvider) =>
    requestJson<IdentityProvider>(`${base}/saml-providers`, { method: 'POST', json }),
  );

type ProviderChange = { default_role: DefaultRole; group_mapping: Record<string, string> };
export const useEditProvider = () =>
  useChange(stateQuery.queryKey, ({ id, ...json }: ProviderChange & { id: string }) =>
    requestJson<IdentityProvider>(`${base}/providers/${id}`, { method: 'PATCH', json }),
  );

/** The groups that those of a provider can be mapped to. */
export const useMappableGroups = () =>
  useQuery({
    queryKey: ['workspace-people', 'groups'],
    queryFn: ({ signal }) => requestJson<Record<string, Group>>('/v1/workspace/groups', { signal }),
  });

export const useSwitchProvider = () =>
  useChange(stateQuery.queryKey, ({ id, isDisabled }: { id: string; isDisabled: boolean }) =>
    requestJson(`${base}/providers/${id}`, { method: 'PATCH', json: { is_disabled: isDisabled } }),
  );

export const useRemoveProvider = () =>
  useChange(stateQuery.queryKey, (id: string) =>
    requestJson(`${base}/providers/${id}`, { method: 'DELETE' }),
  );

export const useEnforce = () =>
  useChange(stateQuery.queryKey, (isEnforced: boolean) =>
    requestJson(base, { method: 'PUT', json: { is_enforced: isEnforced } }),
  );

export async function testAddress(providerId: string): Promise<string> {
  const { url } = await requestJson<{ url: string }>(`${base}/providers/${providerId}/test`, {
    method: 'POST',
    json: {},
  });
  return url;
}

/** Spends the code. */
export const testResultQuery = (code: string) =>
  queryOptions({
    queryKey: ['single-sign-on-test', code],
    queryFn: () => requestJson<TestResult>(`${base}/test-result`, { method: 'POST', json: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useStartDomain = () =>
  useChange(domainsQuery.queryKey, (domain: string) =>
    requestJson<DomainVerification>(domainBase, { method: 'POST', json: { domain } }),
  );

export const useCheckDomain = () =>
  useChange(domainsQuery.queryKey, (id: string) =>
    requestJson<DomainVerification>(`${domainBase}/${id}/check`, { method: 'POST', json: {} }),
  );

export const useRemoveDomain = () =>
  useChange(domainsQuery.queryKey, (id: string) => requestJson(`${domainBase}/${id}`, { method: 'DELETE' }));
