import { z } from 'zod';
import { json, route } from '../../route.ts';
import { asWritten, id, ok, optional } from '../../wire.ts';
import { dependentResource } from '../dependents.ts';

/** How tools, MCP servers and language models of agents identify themselves to other servers. */

const name = z.string().trim().min(1).max(200);
const word = z.string().min(1).max(2000);
/** What nobody reads again. */
const secret = z.string().min(1).max(20_000);
const texts = z.record(z.string().max(200), z.string().max(10_000));
const headerName = z.string().regex(/^[!#$%&'*+.^_`|~\w-]{1,200}$/, 'Not the name of a header');
const address = z.url({ protocol: /^https?$/ }).max(2000);

export const jwtAlgorithms = ['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512'] as const;
export const authConnectionTypes = [
  'oauth2_client_credentials',
  'custom_header_auth',
  'basic_auth',
  'bearer_auth',
  'oauth2_jwt',
  'private_key_jwt',
] as const;
export type AuthConnectionType = (typeof authConnectionTypes)[number];
export const authConnectionStatuses = ['active', 'refresh_failed', 'revoked', 'credential_invalid'] as const;

const typed = <Type extends AuthConnectionType>(type: Type) => z.literal(type).default(type);
const claims = {
  algorithm: z.enum(jwtAlgorithms).default('HS256'),
  key_id: z.string().max(500).nullable().default(null),
  issuer: word,
  audience: word,
  subject: word,
  expiration_seconds: z.int().min(60).max(86_400).default(3600),
  extra_params: texts.default({}),
};

/** What an answer shows of each, beside its name. */
const shown = {
  oauth2_client_credentials: z.object({
    auth_type: typed('oauth2_client_credentials'),
    provider: word,
    client_id: word,
    token_url: address,
    scopes: z.array(word).max(100).default([]),
    extra_params: texts.default({}),
    basic_auth_in_header: z.boolean().default(false),
    custom_headers: texts.default({}),
  }),
  custom_header_auth: z.object({
    auth_type: typed('custom_header_auth'),
    provider: word,
    header_name: headerName,
  }),
  basic_auth: z.object({ auth_type: typed('basic_auth'), provider: word, username: word }),
  bearer_auth: z.object({ auth_type: typed('bearer_auth'), provider: word }),
  oauth2_jwt: z.object({
    auth_type: typed('oauth2_jwt'),
    provider: word,
    ...claims,
    token_url: address,
    scopes: z.array(word).max(100).default([]),
    token_response_field: z.enum(['access_token', 'id_token']).default('access_token'),
  }),
  private_key_jwt: z.object({ auth_type: typed('private_key_jwt'), provider: word, ...claims }),
};

/** What is sealed of each. */
const sealed = {
  oauth2_client_credentials: { client_secret: secret },
  custom_header_auth: { token: secret },
  basic_auth: { password: secret },
  bearer_auth: { token: secret },
  oauth2_jwt: { secret_key: secret },
  private_key_jwt: { secret_key: secret },
};

/** Both parts of a kind, to be read apart. */
export const authConnectionParts = {
  oauth2_client_credentials: {
    shown: shown.oauth2_client_credentials,
    sealed: z.object(sealed.oauth2_client_credentials),
  },
  custom_header_auth: { shown: shown.custom_header_auth, sealed: z.object(sealed.custom_header_auth) },
  basic_auth: { shown: shown.basic_auth, sealed: z.object(sealed.basic_auth) },
  bearer_auth: { shown: shown.bearer_auth, sealed: z.object(sealed.bearer_auth) },
  oauth2_jwt: { shown: shown.oauth2_jwt, sealed: z.object(sealed.oauth2_jwt) },
  private_key_jwt: { shown: shown.private_key_jwt, sealed: z.object(sealed.private_key_jwt) },
};
export type ShownAuthSettings = {
  [Type in AuthConnectionType]: z.output<(typeof shown)[Type]>;
}[AuthConnectionType];

/** In the order of the API: without `auth_type` it is the first whose fields are there. */
const newConnection = z.union([
  shown.oauth2_client_credentials.extend({ name, ...sealed.oauth2_client_credentials }),
  shown.custom_header_auth.extend({ name, ...sealed.custom_header_auth }),
  shown.basic_auth.extend({ name, ...sealed.basic_auth }),
  shown.bearer_auth.extend({ name, ...sealed.bearer_auth }),
  shown.oauth2_jwt.extend({ name, ...sealed.oauth2_jwt }),
  shown.private_key_jwt.extend({ name, ...sealed.private_key_jwt }),
]);
export type NewAuthConnection = z.output<typeof newConnection>;

/** What is named is changed; which fields a connection has is said by its type. */
const authConnectionChange = z.object({
  auth_type: optional(z.enum(authConnectionTypes)),
  provider: optional(word),
  username: optional(word),
  password: optional(secret),
  token: optional(secret),
  header_name: optional(headerName),
  client_id: optional(word),
  client_secret: optional(secret),
  scopes: optional(z.array(word).max(100)),
  extra_params: optional(texts),
  basic_auth_in_header: optional(z.boolean()),
  custom_headers: optional(texts),
  algorithm: optional(z.enum(jwtAlgorithms)),
  key_id: optional(z.string().max(500)),
  issuer: optional(word),
  audience: optional(word),
  subject: optional(word),
  expiration_seconds: optional(claims.expiration_seconds.unwrap()),
  token_response_field: optional(shown.oauth2_jwt.shape.token_response_field.unwrap()),
  secret_key: optional(secret),
});
export type AuthConnectionChange = z.output<typeof authConnectionChange>;

const state = {
  name: z.string(),
  id: z.string(),
  used_by: z
    .object({
      tools: z.array(dependentResource),
      mcp_servers: z.array(dependentResource),
      integration_connections: z.array(z.never()),
    })
    .nullable(),
  status: z.enum(authConnectionStatuses),
  status_detail: z.string().nullable(),
  /** ISO 8601. */
  status_updated_at: z.string().nullable(),
};
const authConnection = z.discriminatedUnion('auth_type', [
  shown.oauth2_client_credentials.extend(state),
  shown.custom_header_auth.extend(state),
  shown.basic_auth.extend(state),
  shown.bearer_auth.extend(state),
  shown.oauth2_jwt.extend(state),
  shown.private_key_jwt.extend(state),
]);
export type AuthConnection = z.input<typeof authConnection>;

const path = '/v1/workspace/auth-connections';
const ofConnection = z.object({ auth_connection_id: id });

export const authConnectionRoutes = {
  create: route({
    id: 'auth-connections.create',
    method: 'POST',
    path,
    summary: 'Store how tools identify themselves to a server',
    access: 'convai_write',
    body: asWritten(newConnection),
    answer: json(authConnection),
  }),
  list: route({
    id: 'auth-connections.list',
    method: 'GET',
    path,
    summary: 'List auth connections, without what is secret of them',
    access: 'convai_read',
    answer: json(z.object({ auth_connections: z.array(authConnection) })),
  }),
  update: route({
    id: 'auth-connections.update',
    method: 'PATCH',
    path: `${path}/{auth_connection_id}`,
    summary: 'Change an auth connection',
    access: 'convai_write',
    params: ofConnection,
    body: asWritten(authConnectionChange),
    answer: json(authConnection),
  }),
  remove: route({
    id: 'auth-connections.remove',
    method: 'DELETE',
    path: `${path}/{auth_connection_id}`,
    summary: 'Delete an auth connection that nothing uses',
    access: 'convai_write',
    params: ofConnection,
    answer: json(ok),
  }),
};
