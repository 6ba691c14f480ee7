import { z } from 'zod';
import { accessToken, email } from '../accounts/accounts.ts';
import { workspaceRoles } from '../permissions.ts';
import { json, redirect, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';

/** What people who sign in may know of a provider. SAML ones have an entity id, OIDC ones a client id (WSP-021, WSP-022). */
export const publicIdentityProvider = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saml'),
    identity_provider_id: z.string(),
    name: z.string(),
    identity_provider_entity_id: z.string(),
  }),
  z.object({
    kind: z.literal('oidc'),
    identity_provider_id: z.string(),
    name: z.string(),
    client_id: z.string(),
  }),
]);
export type PublicIdentityProvider = z.infer<typeof publicIdentityProvider>;

const administered = {
  is_disabled: z.boolean(),
  /** New people of verified domains become members with this role; null: only who was invited. */
  default_role: z.enum(workspaceRoles).nullable(),
  /** From a group's name at the provider to a group's id here. */
  group_mapping: z.record(z.string(), z.string()),
  created_at_unix: z.int(),
};

/** A provider as its admins see it; the client secret is never shown. */
export const identityProvider = z.discriminatedUnion('kind', [
  publicIdentityProvider.options[0].extend({
    ...administered,
    sign_in_url: z.string(),
    certificates: z.array(
      z.object({ subject: z.string(), fingerprint: z.string(), expires_at_unix: z.int() }),
    ),
    metadata_url: z.string().nullable(),
    /** May people start at the provider's own page (IdP-initiated)? */
    allows_provider_start: z.boolean(),
  }),
  publicIdentityProvider.options[1].extend({
    ...administered,
    issuer: z.string(),
    has_client_secret: z.boolean(),
  }),
]);
export type IdentityProvider = z.infer<typeof identityProvider>;

/** What an admin enters at the provider. */
const serviceProvider = z.object({
  saml_entity_id: z.string(),
  saml_metadata_url: z.string(),
  saml_acs_url: z.string(),
  oidc_redirect_url: z.string(),
  scim_base_url: z.string(),
});

export const singleSignOnState = z.object({
  /** Of the plan: only trial and enterprise (WSP-050). */
  is_available: z.boolean(),
  is_enforced: z.boolean(),
  identity_providers: z.array(identityProvider),
  service_provider: serviceProvider,
});
export type SingleSignOnState = z.infer<typeof singleSignOnState>;

const name = z.string().trim().min(1).max(100);
const url = z.url({ protocol: /^https?$/ }).max(2000);
const choices = {
  default_role: z.enum(workspaceRoles).nullable().optional(),
  group_mapping: optional(
    z
      .record(z.string().min(1).max(300), id)
      .refine((map) => Object.keys(map).length <= 200, 'At most 200 groups'),
  ),
};
const samlSettings = {
  /** The provider's metadata document. It, `metadata_url`, or the three fields that follow. */
  metadata_xml: optional(z.string().max(500_000)),
  metadata_url: optional(url),
  identity_provider_entity_id: optional(z.string().trim().min(1).max(1000)),
  sign_in_url: optional(url),
  /** PEM or the bare base64 of one. */
  certificates: optional(z.array(z.string().min(100).max(20_000)).min(1).max(5)),
  allows_provider_start: optional(z.boolean()),
};
const oidcSettings = {
  issuer: url,
  client_id: z.string().trim().min(1).max(500),
  /** Absent: a public client, which has only PKCE. */
  client_secret: optional(z.string().trim().min(1).max(1000)),
};

const base = '/v1/workspace/single-sign-on';
const providerParams = z.object({ identity_provider_id: id });
const inviteCode = optional(z.string().max(200));
const workspaceParams = z.object({ workspace_id: id });

export const singleSignOnRoutes = {
  findSsoProvider: route({
    id: 'single-sign-on.find-sso-provider',
    method: 'GET',
    path: '/v1/workspace/find-sso-provider',
    summary: 'Get the identity provider for an email address or an invite, if any',
    access: 'public',
    query: z.object({ email: optional(email), invite_code: inviteCode }),
    answer: json(
      z.object({ identity_provider: publicIdentityProvider.nullable(), is_enforced: z.boolean() }),
    ),
  }),
  /** The address comes in the header `email` (WSP-053). */
  identityProviders: route({
    id: 'single-sign-on.identity-providers',
    method: 'GET',
    path: '/v1/workspace/identity-providers',
    summary: 'List the identity providers for the email address in the header `email`, or for an invite',
    access: 'public',
    query: z.object({ invite_code: inviteCode }),
    answer: json(z.object({ identity_providers: z.array(publicIdentityProvider) })),
  }),
  get: route({
    id: 'single-sign-on.get',
    method: 'GET',
    path: base,
    summary: 'Get the single sign-on settings of this server',
    access: 'workspace_write',
    answer: json(singleSignOnState),
  }),
  enforce: route({
    id: 'single-sign-on.enforce',
    method: 'PUT',
    path: base,
    summary: 'Require members to sign in through the identity provider; the owner keeps their password',
    access: 'workspace_write',
    body: z.object({ is_enforced: z.boolean() }),
    answer: json(ok),
  }),
  createSaml: route({
    id: 'single-sign-on.create-saml',
    method: 'POST',
    path: `${base}/saml-providers`,
    summary: 'Add a SAML identity provider',
    access: 'workspace_write',
    body: z.object({ name, ...samlSettings, ...choices }),
    answer: json(identityProvider),
  }),
  createOidc: route({
    id: 'single-sign-on.create-oidc',
    method: 'POST',
    path: `${base}/oidc-providers`,
    summary: 'Add an OpenID Connect identity provider',
    access: 'workspace_write',
    body: z.object({ name, ...oidcSettings, ...choices }),
    answer: json(identityProvider),
  }),
  edit: route({
    id: 'single-sign-on.edit',
    method: 'PATCH',
    path: `${base}/providers/{identity_provider_id}`,
    summary: 'Change an identity provider; missing fields stay unchanged',
    access: 'workspace_write',
    params: providerParams,
    body: z.object({
      name: optional(name),
      is_disabled: optional(z.boolean()),
      ...choices,
      ...samlSettings,
      issuer: optional(url),
      client_id: optional(oidcSettings.client_id),
      client_secret: oidcSettings.client_secret,
    }),
    answer: json(identityProvider),
  }),
  delete: route({
    id: 'single-sign-on.delete',
    method: 'DELETE',
    path: `${base}/providers/{identity_provider_id}`,
    summary: 'Remove an identity provider',
    access: 'workspace_write',
    params: providerParams,
    answer: json(ok),
  }),
  test: route({
    id: 'single-sign-on.test',
    method: 'POST',
    path: `${base}/providers/{identity_provider_id}/test`,
    summary: 'Start a test sign-in that only shows what the provider sends',
    access: 'workspace_write',
    params: providerParams,
    answer: json(z.object({ url: z.string() })),
  }),
  testResult: route({
    id: 'single-sign-on.test-result',
    method: 'POST',
    path: `${base}/test-result`,
    summary: 'Get what the provider sent in a test',
    access: 'workspace_write',
    internal: true,
    body: z.object({ code: z.string().max(100) }),
    answer: json(
      z.object({
        /** Null: the answer was accepted. */
        failure: z.string().nullable(),
        subject: z.string().nullable(),
        email: z.string().nullable(),
        first_name: z.string().nullable(),
        groups: z.array(z.string()),
      }),
    ),
  }),
  start: route({
    id: 'single-sign-on.start',
    method: 'POST',
    path: '/v1/single-sign-on/start',
    summary: 'Get the address for signing in through a provider',
    access: 'public',
    internal: true,
    body: z.object({ identity_provider_id: id, email: optional(email) }),
    answer: json(z.object({ url: z.string() })),
  }),
  oidcCallback: route({
    id: 'single-sign-on.oidc-callback',
    method: 'GET',
    path: '/v1/single-sign-on/oidc/callback',
    summary: 'Callback for OpenID Connect providers',
    access: 'public',
    internal: true,
    query: z.object({
      state: optional(z.string().max(500)),
      code: optional(z.string().max(4000)),
      iss: optional(z.string().max(2000)),
      error: optional(z.string().max(300)),
      error_description: optional(z.string().max(2000)),
    }),
    answer: redirect,
  }),
  samlMetadata: route({
    id: 'single-sign-on.saml-metadata',
    method: 'GET',
    path: '/v1/single-sign-on/saml/{workspace_id}/metadata',
    summary: 'Get this service provider’s metadata document',
    access: 'public',
    internal: true,
    params: workspaceParams,
    answer: { kind: 'bytes', contentTypes: ['application/samlmetadata+xml'] },
  }),
  samlCallback: route({
    id: 'single-sign-on.saml-callback',
    method: 'POST',
    path: '/v1/single-sign-on/saml/{workspace_id}/acs',
    summary: 'Callback for SAML providers’ assertions',
    access: 'public',
    internal: true,
    takesForm: true,
    params: workspaceParams,
    // the names are the protocol's
    body: z.object({
      SAMLResponse: z.string().min(1).max(1_000_000),
      RelayState: optional(z.string().max(2000)),
    }),
    answer: redirect,
  }),
  collect: route({
    id: 'single-sign-on.collect',
    method: 'POST',
    path: '/v1/single-sign-on/collect',
    summary: 'Get the session after returning from a provider',
    access: 'public',
    internal: true,
    body: z.object({ code: z.string().max(100) }),
    answer: json(accessToken),
  }),
};
