import type { ShownAuthSettings } from '@mynah/contract/agents/secrets/auth-connections';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ValueScope, valueInEnvironment } from '../secrets/index.ts';
import { changeConnection, findConnection } from './auth-connections.store.ts';
import type { AuthConnectionRow } from './auth-connections.tables.ts';
import { openValues } from './sealed-values.ts';
import { signClaims } from './sign-claims.ts';
import { type AuthToken, fetchToken, TokenRefused, type TokenRequest } from './tokens/fetch-token.ts';
import { FreshTokens } from './tokens/fresh-tokens.ts';

export type AuthConnectionLocator = { auth_connection_id: string } | { env_var_label: string };
type Scope = Pick<ValueScope, 'workspaceId' | 'environment'>;

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const tokens = new FreshTokens();

/**
 * The headers by which a connection identifies the caller. A token of an OAuth2 server is fetched where there is none
 * that is good still. @throws Failure `auth_connection_not_found`, `unprocessable` where the server gives no token
 */
export async function authHeaders(
  platform: Platform,
  scope: Scope,
  locator: AuthConnectionLocator,
): Promise<Record<string, string>> {
  const connection = await requireNamed(platform, scope, locator);
  const values = openValues(platform, connection);
  const { settings } = connection;
  switch (settings.auth_type) {
    case 'basic_auth':
      return { authorization: basic(settings.username, values.password!) };
    case 'bearer_auth':
      return { authorization: `Bearer ${values.token}` };
    case 'custom_header_auth':
      return { [settings.header_name.toLowerCase()]: values.token! };
    default: {
      // written anew, it is sealed anew: an old token is never taken for it
      const key = `${connection.id} ${connection.sealedValues}`;
      const now = platform.clock.now();
      const token = await tokens.get(key, now, () => makeToken(platform, connection, values));
      return { authorization: `Bearer ${token}` };
    }
  }
}

async function requireNamed(
  platform: Platform,
  scope: Scope,
  locator: AuthConnectionLocator,
): Promise<AuthConnectionRow> {
  const id =
    'auth_connection_id' in locator
      ? locator.auth_connection_id
      : await idInEnvironment(platform, scope, locator.env_var_label);
  const { workspaceId } = scope;
  const connection = await findConnection(platform.db, { workspaceId, id });
  if (connection) return connection;
  throw new Failure('auth_connection_not_found', 'An auth connection that is needed here was deleted.');
}

async function idInEnvironment(platform: Platform, scope: Scope, label: string): Promise<string> {
  const value = await valueInEnvironment(platform, scope, label);
  if (typeof value === 'object' && 'auth_connection_id' in value) return value.auth_connection_id;
  throw new Failure('unprocessable', `The environment variable ${label} is no auth connection.`);
}

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

type TokenSettings = Exclude<
  ShownAuthSettings,
  { auth_type: 'basic_auth' | 'bearer_auth' | 'custom_header_auth' }
>;

/** Signed here, or fetched; how that went is kept with the connection. */
async function makeToken(
  platform: Platform,
  connection: AuthConnectionRow,
  values: Readonly<Record<string, string>>,
): Promise<AuthToken> {
  const settings = connection.settings as TokenSettings;
  try {
    const token =
      settings.auth_type === 'private_key_jwt'
        ? {
            value: await signClaims(settings, values.secret_key!, platform.clock.now()),
            lastsSeconds: settings.expiration_seconds,
          }
        : await fetchToken(platform, await tokenRequest(platform, settings, values));
    if (connection.status !== 'active') await setStatus(platform, connection, 'active', null);
    return token;
  } catch (cause) {
    const isRefused =
      cause instanceof TokenRefused || (cause instanceof Failure && cause.code === 'unprocessable');
    const detail = cause instanceof Error ? cause.message.slice(0, 500) : null;
    await setStatus(platform, connection, isRefused ? 'credential_invalid' : 'refresh_failed', detail);
    throw cause instanceof TokenRefused ? new Failure('unprocessable', cause.message) : cause;
  }
}

async function tokenRequest(
  platform: Platform,
  settings: Exclude<TokenSettings, { auth_type: 'private_key_jwt' }>,
  values: Readonly<Record<string, string>>,
): Promise<TokenRequest> {
  const scope = settings.scopes.join(' ');
  const withScope: Record<string, string> = scope ? { scope } : {};
  if (settings.auth_type === 'oauth2_jwt') {
    const assertion = await signClaims(settings, values.secret_key!, platform.clock.now());
    const form = { grant_type: jwtBearer, assertion, ...withScope };
    return { url: settings.token_url, headers: {}, form, field: settings.token_response_field };
  }
  const { client_id, basic_auth_in_header: isInHeader, extra_params, custom_headers } = settings;
  const client_secret = values.client_secret!;
  return {
    url: settings.token_url,
    headers: {
      ...custom_headers,
      ...(isInHeader && {
        authorization: basic(encodeURIComponent(client_id), encodeURIComponent(client_secret)),
      }),
    },
    form: {
      grant_type: 'client_credentials',
      ...withScope,
      ...extra_params,
      ...(!isInHeader && { client_id, client_secret }),
    },
    field: 'access_token',
  };
}

const setStatus = (
  platform: Platform,
  connection: AuthConnectionRow,
  status: AuthConnectionRow['status'],
  statusDetail: string | null,
) =>
  changeConnection(platform.db, connection, { status, statusDetail, statusUpdatedAt: platform.clock.now() });
