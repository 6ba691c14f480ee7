import { X509Certificate } from 'node:crypto';
import type {
  IdentityProvider,
  PublicIdentityProvider,
  SingleSignOnState,
} from '@mynah/contract/workspaces/single-sign-on';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { serviceAddresses } from '../service-addresses.ts';
import type { ProviderRow } from './providers.store.ts';
import type { OidcSettings, SamlSettings } from './single-sign-on.tables.ts';

export function toPublicProvider({ id, name, settings }: ProviderRow): PublicIdentityProvider {
  const head = { identity_provider_id: id, name };
  return settings.kind === 'saml'
    ? { ...head, kind: 'saml', identity_provider_entity_id: settings.identityProviderEntityId }
    : { ...head, kind: 'oidc', client_id: settings.clientId };
}

export function toProvider(row: ProviderRow): IdentityProvider {
  const administered = {
    identity_provider_id: row.id,
    name: row.name,
    is_disabled: row.isDisabled,
    default_role: row.defaultRole,
    group_mapping: row.groupMapping,
    created_at_unix: unixSeconds(row.createdAt),
  };
  return row.settings.kind === 'saml'
    ? { ...administered, ...samlPart(row.settings) }
    : { ...administered, ...oidcPart(row.settings) };
}

const samlPart = (settings: SamlSettings) => ({
  kind: 'saml' as const,
  identity_provider_entity_id: settings.identityProviderEntityId,
  sign_in_url: settings.signInUrl,
  certificates: settings.certificates.map(toCertificate),
  metadata_url: settings.metadataUrl ?? null,
  allows_provider_start: settings.allowsProviderStart,
});

const oidcPart = (settings: OidcSettings) => ({
  kind: 'oidc' as const,
  issuer: settings.issuer,
  client_id: settings.clientId,
  has_client_secret: settings.sealedClientSecret !== undefined,
});

function toCertificate(pem: string) {
  const { subject, fingerprint256, validTo } = new X509Certificate(pem);
  return {
    subject: subject ?? '',
    fingerprint: fingerprint256,
    expires_at_unix: unixSeconds(new Date(validTo)),
  };
}

interface StateParts {
  platform: Platform;
  workspaceId: string;
  isAvailable: boolean;
  isEnforced: boolean;
  providers: readonly ProviderRow[];
}

export function toState({
  platform,
  workspaceId,
  isAvailable,
  isEnforced,
  providers,
}: StateParts): SingleSignOnState {
  const addresses = serviceAddresses(platform, workspaceId);
  return {
    is_available: isAvailable,
    is_enforced: isEnforced,
    identity_providers: providers.map(toProvider),
    service_provider: {
      saml_entity_id: addresses.samlMetadata,
      saml_metadata_url: addresses.samlMetadata,
      saml_acs_url: addresses.samlAcs,
      oidc_redirect_url: addresses.oidcRedirect,
      scim_base_url: addresses.scim,
    },
  };
}
